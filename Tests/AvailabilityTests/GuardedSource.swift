/// The releases that parts of a Swift file are for: what `@available`, `if #available` and `guard #available`
/// say.
///
/// It knows just enough of Swift's grammar to find them. Where it does not understand, it takes a part for
/// one that runs everywhere.
struct GuardedSource {
    private let bytes: [UInt8]
    private let lineStarts: [Int]
    private let parts: [(bytes: Range<Int>, platforms: Platforms)]

    /// Reads a file.
    init(_ source: String) {
        let bytes = Array(source.utf8)
        self.bytes = bytes
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        var reader = GuardReader(source)
        reader.read()
        parts = reader.parts
    }

    /// The releases that a place is for.
    func platforms(at place: SourceIndex.Place) -> Platforms {
        guard let offset = offset(of: place) else { return [:] }
        return parts.filter { $0.bytes.contains(offset) }
            .reduce(into: [:]) { $0.merge($1.platforms, uniquingKeysWith: max) }
    }

    /// Whether a keyword stands at a place.
    func begins(_ keyword: String, at place: SourceIndex.Place) -> Bool {
        offset(of: place).map { bytes[$0...].starts(with: (keyword + " ").utf8) } ?? false
    }

    private func offset(of place: SourceIndex.Place) -> Int? {
        guard lineStarts.indices.contains(place.line - 1) else { return nil }
        return min(lineStarts[place.line - 1] + place.column - 1, bytes.count)
    }
}

/// Goes through the words and brackets of a file once.
private struct GuardReader {
    private struct Token {
        let text: Substring
        let start: Int
        let beginsLine: Bool
    }

    private(set) var parts: [(bytes: Range<Int>, platforms: Platforms)] = []
    private let tokens: [Token]
    private let end: Int

    private static let declarations: Set<Substring> = [
        "actor", "case", "class", "deinit", "enum", "extension", "func", "import", "init", "let", "macro",
        "precedencegroup", "protocol", "struct", "subscript", "typealias", "var",
    ]

    init(_ source: String) {
        end = source.utf8.count
        // Comments, strings, words or versions, and anything else alone.
        let pattern =
            #/
            // [^\n]* | /\*(?s:.*?)\*/
            | (\#*)"""(?s:.*?)"""\1 | (\#*)"(?:\\[^\n]|[^"\\\n])*"\2
            | \w[\w.]* | [^\w\s]
            /#
        var tokens: [Token] = []
        var line = source.startIndex
        for match in source.matches(of: pattern) {
            let text = match.output.0
            guard !text.hasPrefix("//"), !text.hasPrefix("/*") else { continue }
            tokens.append(
                Token(
                    text: text,
                    start: source.utf8.distance(from: source.startIndex, to: match.range.lowerBound),
                    beginsLine: source[line..<match.range.lowerBound].contains(where: \.isNewline)))
            line = match.range.lowerBound
        }
        self.tokens = tokens
    }

    mutating func read() {
        // Where the braces that are open began.
        var open: [Int] = []
        for index in tokens.indices {
            switch tokens[index].text {
            case "{": open.append(index)
            case "}": _ = open.popLast()
            case "available" where index > 0:
                guard let (platforms, next) = versions(after: index) else { continue }
                switch tokens[index - 1].text {
                case "@": note(platforms, index..<endOfDeclaration(from: next))
                case "#": readCondition(platforms, at: index, isGuardIn: open.last)
                default: continue
                }
            default: continue
            }
        }
    }

    private mutating func note(_ platforms: Platforms, _ range: Range<Int>) {
        let start = tokens[range.lowerBound].start
        let end = range.upperBound < tokens.count ? tokens[range.upperBound].start : end
        parts.append((start..<max(start, end), platforms))
    }

    /// The releases between the brackets, and the token behind them.
    private func versions(after index: Int) -> (Platforms, Int)? {
        guard index + 1 < tokens.count, tokens[index + 1].text == "(" else { return nil }
        let close = tokens[index...].firstIndex { $0.text == ")" }
        guard let close, !tokens[index..<close].contains(where: { $0.text == ":" }) else { return nil }
        var platforms: Platforms = [:]
        for place in index + 2..<close {
            guard let version = PlatformVersion(tokens[place].text) else { continue }
            platforms[tokens[place - 1].text.lowercased()] = version
        }
        return (platforms, close + 1)
    }

    /// `if` and `while` guard the rest of the condition and the block after it, `guard` the rest of the block
    /// that it is in.
    private mutating func readCondition(_ platforms: Platforms, at index: Int, isGuardIn block: Int?) {
        let keywords: Set<Substring> = ["if", "while", "guard", "{", "}"]
        let keyword = tokens[..<index].last { keywords.contains($0.text) }?.text
        guard let opening = tokens[index...].firstIndex(where: { $0.text == "{" }),
            let close = closing(of: opening)
        else { return }
        switch keyword {
        case "if", "while": note(platforms, index..<close)
        case "guard":
            note(platforms, index..<opening)
            if let block, let blockEnd = closing(of: block) { note(platforms, close..<blockEnd) }
        default: return
        }
    }

    private func closing(of opening: Int) -> Int? {
        var depth = 0
        for index in opening..<tokens.count {
            switch tokens[index].text {
            case "{": depth += 1
            case "}": depth -= 1
            default: continue
            }
            if depth == 0 { return index }
        }
        return nil
    }

    /// A declaration ends with its first block, or before the next one.
    private func endOfDeclaration(from start: Int) -> Int {
        guard let keyword = tokens[start...].firstIndex(where: { Self.declarations.contains($0.text) }) else {
            return start
        }
        var index = keyword + 1
        while index < tokens.count {
            let token = tokens[index]
            if token.text == "{" { return closing(of: index).map { $0 + 1 } ?? index }
            if token.text == "}" { return index }
            // A condition of generics or a result type may go on in the next line; a word that declares may
            // not.
            if token.beginsLine, token.text == "@" || isDeclaration(at: index) { return index }
            index += 1
        }
        return index
    }

    /// Whether a declaration begins at a token, with or without modifiers.
    private func isDeclaration(at index: Int) -> Bool {
        let line = tokens[index...].prefix { $0.start == tokens[index].start || !$0.beginsLine }
        return line.prefix(6).contains { Self.declarations.contains($0.text) }
    }
}
