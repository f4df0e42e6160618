/// Splits source code of the family of C into tokens; comments are left out.
///
/// It reads whatever it is given: what is no such code gives tokens that mean nothing.
struct CodeLexer {
    private let bytes: [UInt8]
    private let language: CodeLanguage
    private(set) var tokens: [CodeToken] = []
    /// The bytes within each comment that is not in another.
    private(set) var comments: [Range<Int>] = []
    private var offset = 0
    private var beginsLine = true

    /// How deep strings may lie in the interpolations of strings.
    private static let maximumDepth = 16

    init(_ bytes: [UInt8], language: CodeLanguage) {
        self.bytes = bytes
        self.language = language
        while offset < bytes.count { readToken() }
    }

    private func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    private mutating func readToken() {
        if skipComment() { return }
        switch bytes[offset] {
        case 0x0A, 0x0D:
            beginsLine = true
            offset += 1
        case 0...0x20: offset += 1
        case UInt8(ascii: "/") where language.hasRegularExpressions && beginsExpression:
            skipRegularExpression()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): append(.number, to: numberEnd)
        case let quote where language.quotes.contains(quote): readString()
        case let first where CodeToken.isWord(first):
            append(.word, to: bytes[offset...].firstIndex { !CodeToken.isWord($0) } ?? bytes.count)
        case let other: append(.mark(Unicode.Scalar(other)), to: offset + 1)
        }
    }

    private mutating func append(_ kind: CodeToken.Kind, to end: Int) {
        tokens.append(CodeToken(kind: kind, bytes: offset..<end, beginsLine: beginsLine))
        beginsLine = false
        offset = end
    }

    /// The end of digits of any base, with one point that a digit follows.
    private var numberEnd: Int {
        var position = offset
        var hasPoint = false
        while position < bytes.count {
            let next = byte(at: position + 1)
            if bytes[position] == UInt8(ascii: "."), !hasPoint, (0x30...0x39).contains(next) {
                hasPoint = true
            } else if !CodeToken.isWord(bytes[position]) {
                break
            }
            position += 1
        }
        return position
    }

    /// Passes over a comment that begins here; says whether one did.
    private mutating func skipComment() -> Bool {
        if let line = CodeComment.line(in: bytes, at: offset) {
            comments.append(line.content)
            offset = line.end
        } else if let block = CodeComment.block(in: bytes, at: offset, nests: language.nestsComments) {
            if let content = block.content { comments.append(content) }
            offset = block.end
        } else {
            return false
        }
        return true
    }

    /// Whether a value may stand here, and not an operator.
    private var beginsExpression: Bool {
        switch tokens.last?.kind {
        case .number, .string, .interpolatedString, .mark(")"), .mark("]"), .mark("}"): false
        case .word: tokens.last.map { bytes[$0.bytes].elementsEqual("return".utf8) } ?? false
        case .mark, nil: true
        }
    }

    private mutating func skipRegularExpression() {
        var isClass = false
        offset += 1
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
            switch bytes[offset] {
            case UInt8(ascii: "\\"): offset += 1
            case UInt8(ascii: "["): isClass = true
            case UInt8(ascii: "]"): isClass = false
            case UInt8(ascii: "/") where !isClass:
                offset += 1
                return
            default: break
            }
            offset += 1
        }
        offset = min(offset, bytes.count)
    }

    private mutating func readString() {
        let string = scanString(from: offset, depth: Self.maximumDepth)
        let kind: CodeToken.Kind = string.isConstant ? .string : .interpolatedString
        tokens.append(CodeToken(kind: kind, bytes: string.text, beginsLine: beginsLine))
        beginsLine = false
        offset = string.end
    }

    /// The text of a string without quotes, and where the string ends. One that is not closed ends with its
    /// line, or with the file where it may have several lines.
    private func scanString(from start: Int, depth: Int) -> (text: Range<Int>, end: Int, isConstant: Bool) {
        let quote = bytes[start]
        let isTriple =
            language.hasTripleQuotes && byte(at: start + 1) == quote && byte(at: start + 2) == quote
        let quoteCount = isTriple ? 3 : 1
        let isLong = isTriple || quote == UInt8(ascii: "`")
        var (position, isConstant) = (start + quoteCount, true)
        let first = min(position, bytes.count)
        while position < bytes.count {
            let current = bytes[position]
            if !isLong, current == 0x0A || current == 0x0D { break }
            if (0..<quoteCount).allSatisfy({ byte(at: position + $0) == quote }) {
                return (first..<position, position + quoteCount, isConstant)
            }
            if current == UInt8(ascii: "\\") {
                position += 2
            } else if current == UInt8(ascii: "$"), byte(at: position + 1) == UInt8(ascii: "{"), depth > 0 {
                isConstant = false
                position = interpolationEnd(from: position + 1, depth: depth - 1)
            } else {
                position += 1
            }
        }
        let end = min(position, bytes.count)
        return (first..<max(first, end), max(first, end), false)
    }

    /// Where the braces of an interpolation close.
    private func interpolationEnd(from start: Int, depth: Int) -> Int {
        var (position, open) = (start, 0)
        while position < bytes.count {
            if language.quotes.contains(bytes[position]) {
                position = scanString(from: position, depth: depth).end
                continue
            }
            if bytes[position] == UInt8(ascii: "{") { open += 1 }
            if bytes[position] == UInt8(ascii: "}") { open -= 1 }
            position += 1
            if open == 0 { return position }
        }
        return position
    }
}

extension CodeTokens {
    /// Splits a file in a language.
    init(_ text: SourceText, language: CodeLanguage) {
        let lexer = CodeLexer(text.bytes, language: language)
        self.init(lexer.tokens, comments: lexer.comments, of: text.bytes)
    }

    /// The names at a token, with single points between them: `A.B.c`; empty where there is none.
    func names(at start: Int) -> (names: [String], end: Int) {
        var (names, index) = ([String](), start)
        while let name = word(at: index) {
            names.append(name)
            index += 1
            guard isMark(".", at: index), word(at: index + 1) != nil else { break }
            index += 1
        }
        return (names, index)
    }
}
