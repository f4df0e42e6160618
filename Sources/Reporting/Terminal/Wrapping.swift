extension String {
    /// The text broken at spaces into lines of at most `width` characters; a longer word has a line of its own.
    func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        for word in split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    /// The text with spaces before it, up to `width` characters.
    func leading(_ width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }

    /// The text with spaces after it, up to `width` characters.
    func trailing(_ width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
