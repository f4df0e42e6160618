extension [String] {
    /// The pieces joined into lines of at most `width` columns; a longer piece has a line of its own. Every
    /// line but the first is indented.
    func lines(joinedBy separator: String, width: Int, indent: Int = 0) -> [String] {
        var lines: [String] = []
        let gap = separator.count
        var used = 0
        for piece in self {
            let columns = piece.columns
            if !lines.isEmpty, used + gap + columns <= width {
                lines[lines.count - 1] += separator + piece
                used += gap + columns
            } else {
                used = columns + (lines.isEmpty ? 0 : indent)
                lines.append(lines.isEmpty ? piece : String(repeating: " ", count: indent) + piece)
            }
        }
        return lines
    }
}

extension [String] {
    /// The lines behind two spaces, and those that go on behind four.
    var indentedBehindFirst: [String] { prefix(1).map { "  " + $0 } + dropFirst().map { "    " + $0 } }
}

extension String {
    /// The text broken at spaces into lines of at most `width` columns.
    func wrapped(to width: Int) -> [String] {
        split(separator: " ").map(String.init).lines(joinedBy: " ", width: width)
    }

    /// The text with spaces before it, up to `width` characters.
    func leading(_ width: Int) -> String {
        String(repeating: " ", count: Swift.max(0, width - count)) + self
    }

    /// The text with spaces after it, up to `width` characters.
    func trailing(_ width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, width - count))
    }

    /// The text without the spaces at its end.
    var trimmingTrailingSpaces: String { String(reversed().drop { $0 == " " }.reversed()) }

    /// The number of characters, escape sequences for colours and links left out.
    fileprivate var columns: Int {
        var columns = 0
        var isColor = false
        var isLink = false
        var isEscape = false
        for character in self {
            switch character {
            case "\u{1B}": isEscape = true
            case "]" where isEscape: (isEscape, isLink) = (false, true)
            case "[" where isEscape: (isEscape, isColor) = (false, true)
            case "\\" where isEscape: (isEscape, isLink) = (false, false)
            case "m" where isColor: isColor = false
            default: columns += isColor || isLink ? 0 : 1
            }
        }
        return columns
    }
}
