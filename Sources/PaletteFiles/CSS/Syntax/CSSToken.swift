/// One token of CSS Syntax Module Level 3, section 4, as a place in its stylesheet.
struct CSSToken: Sendable {
    enum Kind: UInt8, Sendable {
        case ident, function, atKeyword, hash
        case string, badString, url, badURL
        case number, percentage, dimension
        case whitespace, delimiter, htmlComment
        case colon, semicolon, comma
        case openParenthesis, closeParenthesis
        case openBracket, closeBracket
        case openBrace, closeBrace
    }

    // A large stylesheet has millions of tokens, and none has bytes beyond four gigabytes.
    private let kindAndSource: UInt32
    private let start: UInt32
    private let end: UInt32

    /// Describes a token; its bytes lie in the first four gigabytes of one of the first 16 million
    /// stylesheets.
    init(kind: Kind, source: Int, bytes: Range<Int>) {
        kindAndSource = UInt32(kind.rawValue) << 24 | UInt32(clamping: source) & 0xFF_FFFF
        start = UInt32(clamping: bytes.lowerBound)
        end = UInt32(clamping: bytes.upperBound)
    }

    var kind: Kind { Kind(rawValue: UInt8(kindAndSource >> 24)) ?? .delimiter }

    /// Which of the stylesheets read together the token is in.
    var source: Int { Int(kindAndSource & 0xFF_FFFF) }

    /// The bytes that it takes up there.
    var bytes: Range<Int> { Int(start)..<Int(end) }
}

extension CSSToken.Kind {
    /// The kind that closes the block that this one opens; `nil` where it opens none.
    var closing: CSSToken.Kind? {
        switch self {
        case .function, .openParenthesis: .closeParenthesis
        case .openBracket: .closeBracket
        case .openBrace: .closeBrace
        default: nil
        }
    }
}

extension ArraySlice<CSSToken> {
    /// The index of the token that closes the block opened at an index, or the end where nothing closes it.
    ///
    /// A closing token that matches no open block is passed over, as in CSS Syntax 3, 5.4.7–5.4.9.
    func end(ofBlockAt start: Int) -> Int {
        var open: [CSSToken.Kind] = []
        var index = start
        while index < endIndex {
            let kind = self[index].kind
            if let closing = kind.closing {
                open.append(closing)
            } else if kind == open.last {
                open.removeLast()
                if open.isEmpty { return index }
            }
            index += 1
        }
        return endIndex
    }

    /// The tokens without white space at either end.
    var trimmed: ArraySlice<CSSToken> {
        var trimmed = self
        while trimmed.first?.kind == .whitespace { trimmed.removeFirst() }
        while trimmed.last?.kind == .whitespace { trimmed.removeLast() }
        return trimmed
    }

    /// The parts between the separators that are in no block, without white space at their ends.
    func split(at isSeparator: (CSSToken) -> Bool) -> [ArraySlice<CSSToken>] {
        var parts: [ArraySlice<CSSToken>] = []
        var (index, partStart) = (startIndex, startIndex)
        while index < endIndex {
            if isSeparator(self[index]) {
                parts.append(self[partStart..<index].trimmed)
                partStart = index + 1
            } else if self[index].kind.closing != nil {
                index = end(ofBlockAt: index)
            }
            index += 1
        }
        parts.append(self[Swift.min(partStart, endIndex)..<endIndex].trimmed)
        return parts
    }

    /// The declarations of a block, without the rules that are nested in it.
    var declarations: [ArraySlice<CSSToken>] {
        var parts: [ArraySlice<CSSToken>] = []
        var (index, partStart) = (startIndex, startIndex)
        while index < endIndex {
            if self[index].kind == .semicolon {
                parts.append(self[partStart..<index].trimmed)
                partStart = index + 1
            } else if self[index].kind.closing != nil {
                let isRule = self[index].kind == .openBrace
                index = end(ofBlockAt: index)
                // What stands before the block is the selector.
                if isRule { partStart = index + 1 }
            }
            index += 1
        }
        parts.append(self[Swift.min(partStart, endIndex)..<endIndex].trimmed)
        return parts
    }

    /// The parts between commas.
    var separatedByCommas: [ArraySlice<CSSToken>] { split { $0.kind == .comma } }

    /// The component values: single tokens, and whole functions and blocks.
    var componentValues: [ArraySlice<CSSToken>] { split { $0.kind == .whitespace }.filter { !$0.isEmpty } }
}
