/// Cuts a stylesheet into tokens by the algorithm of CSS Syntax Module Level 3, section 4.
///
/// Nothing is an error: what has no meaning becomes a delimiter or a bad string, and what is not closed
/// reaches to the end of the file. Comments are kept aside.
struct CSSTokenizer {
    private let bytes: [UInt8]
    private let source: Int
    private var offset = 0
    private(set) var tokens: [CSSToken] = []
    /// What lies between `/*` and `*/` of each comment.
    private(set) var comments: [Range<Int>] = []

    /// Tokenizes a text, which tokens will know by its number among the stylesheets read together.
    init(_ text: SourceText, source: Int) {
        bytes = text.bytes
        self.source = source
        // No fewer than a large file has: growing would take twice the room for a moment.
        tokens.reserveCapacity(bytes.count / 2)
        while offset < bytes.count { consumeToken() }
    }

    /// The byte at a distance from the next one; `nil` past the end.
    private func peek(_ distance: Int = 0) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    private func isNext(_ character: Unicode.Scalar, at distance: Int = 0) -> Bool {
        peek(distance) == UInt8(ascii: character)
    }

    private mutating func consumeToken() {
        let start = offset
        if isNext("/"), isNext("*", at: 1) { return consumeComment() }
        let kind = consume()
        tokens.append(CSSToken(kind: kind, source: source, bytes: start..<offset))
    }

    private mutating func consumeComment() {
        let start = offset + 2
        offset = start
        while offset < bytes.count, !(isNext("*") && isNext("/", at: 1)) { offset += 1 }
        comments.append(min(start, bytes.count)..<offset)
        offset = min(offset + 2, bytes.count)
    }

    private mutating func consume() -> CSSToken.Kind {
        let byte = bytes[offset]
        if byte.isCSSWhitespace {
            while peek()?.isCSSWhitespace == true { offset += 1 }
            return .whitespace
        }
        if startsNumber() { return consumeNumeric() }
        if isNext("-"), isNext("-", at: 1), isNext(">", at: 2) {
            offset += 3
            return .htmlComment
        }
        if startsIdentifier() { return consumeIdentifierLike() }
        offset += 1
        switch Unicode.Scalar(byte) {
        case "\"", "'": return consumeString(closing: byte)
        case "#" where peek()?.isCSSNameByte == true || startsEscape():
            consumeName()
            return .hash
        case "@" where startsIdentifier():
            consumeName()
            return .atKeyword
        case "<" where isNext("!") && isNext("-", at: 1) && isNext("-", at: 2):
            offset += 3
            return .htmlComment
        case ":": return .colon
        case ";": return .semicolon
        case ",": return .comma
        case "(": return .openParenthesis
        case ")": return .closeParenthesis
        case "[": return .openBracket
        case "]": return .closeBracket
        case "{": return .openBrace
        case "}": return .closeBrace
        default: return .delimiter
        }
    }

    private mutating func consumeString(closing quote: UInt8) -> CSSToken.Kind {
        while let byte = peek() {
            if byte == quote {
                offset += 1
                return .string
            }
            if byte.isCSSNewline { return .badString }
            offset += byte == UInt8(ascii: "\\") ? min(2, bytes.count - offset) : 1
        }
        return .string
    }

    private mutating func consumeNumeric() -> CSSToken.Kind {
        if isNext("+") || isNext("-") { offset += 1 }
        consumeDigits()
        if isNext("."), peek(1)?.isCSSDigit == true {
            offset += 1
            consumeDigits()
        }
        if isNext("e") || isNext("E") {
            let sign = isNext("+", at: 1) || isNext("-", at: 1) ? 1 : 0
            if peek(1 + sign)?.isCSSDigit == true {
                offset += 1 + sign
                consumeDigits()
            }
        }
        if startsIdentifier() {
            consumeName()
            return .dimension
        }
        guard isNext("%") else { return .number }
        offset += 1
        return .percentage
    }

    private mutating func consumeDigits() {
        while peek()?.isCSSDigit == true { offset += 1 }
    }

    private mutating func consumeIdentifierLike() -> CSSToken.Kind {
        let start = offset
        consumeName()
        guard isNext("(") else { return .ident }
        let name = bytes[start..<offset]
        offset += 1
        guard name.elementsEqual("url".utf8, by: { $0 | 0x20 == $1 }) else { return .function }
        var ahead = 0
        while peek(ahead)?.isCSSWhitespace == true { ahead += 1 }
        if isNext("\"", at: ahead) || isNext("'", at: ahead) { return .function }
        return consumeURL()
    }

    private mutating func consumeURL() -> CSSToken.Kind {
        var isBad = false
        while let byte = peek() {
            offset += 1
            if byte == UInt8(ascii: ")") { break }
            if byte == UInt8(ascii: "\\") { offset = min(offset + 1, bytes.count) }
            isBad =
                isBad || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
        }
        return isBad ? .badURL : .url
    }

    private mutating func consumeName() {
        while let byte = peek() {
            if byte.isCSSNameByte {
                offset += 1
            } else if startsEscape() {
                consumeEscape()
            } else {
                return
            }
        }
    }

    /// Consumes a backslash and what it escapes: up to six hexadecimal digits with a white space after them,
    /// or one byte.
    private mutating func consumeEscape() {
        offset += 2
        guard bytes[offset - 1].isHexDigit else { return }
        var digits = 1
        while digits < 6, peek()?.isHexDigit == true {
            offset += 1
            digits += 1
        }
        if peek()?.isCSSWhitespace == true { offset += 1 }
    }

    private func startsEscape(at distance: Int = 0) -> Bool {
        isNext("\\", at: distance) && peek(distance + 1)?.isCSSNewline == false
    }

    private func startsIdentifier() -> Bool {
        guard isNext("-") else { return peek()?.isCSSNameStart == true || startsEscape() }
        return peek(1)?.isCSSNameStart == true || isNext("-", at: 1) || startsEscape(at: 1)
    }

    private func startsNumber() -> Bool {
        let sign = isNext("+") || isNext("-") ? 1 : 0
        let point = isNext(".", at: sign) ? 1 : 0
        return peek(sign + point)?.isCSSDigit == true
    }
}
