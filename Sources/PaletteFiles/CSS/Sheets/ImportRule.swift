/// An `@import` rule (CSS Cascade 5, section 2): a stylesheet, and what it holds under.
struct ImportRule {
    /// The address as it is written.
    let address: String
    /// The token that it is written in.
    let token: CSSToken
    /// The name of the cascade layer, empty for one without; `nil` where there is no layer.
    let layer: ArraySlice<CSSToken>?
    /// What the browser has to support.
    let supports: ArraySlice<CSSToken>?
    /// The media queries.
    let media: ArraySlice<CSSToken>

    /// Reads what stands between `@import` and the semicolon; `nil` where it begins with no address.
    init?(_ prelude: ArraySlice<CSSToken>, in sources: CSSSources) {
        var values = prelude.componentValues[...]
        guard let head = values.popFirst(), let token = head.first,
            let address = Self.address(head, in: sources)
        else { return nil }
        self.address = address
        self.token = token
        var (layer, supports): (ArraySlice<CSSToken>?, ArraySlice<CSSToken>?)
        if let first = values.first, let name = first.first, [.ident, .function].contains(name.kind),
            sources.name(name).lowercased() == "layer"
        {
            layer = name.kind == .ident ? [] : first.insideOfFunction
            values.removeFirst()
        }
        if let first = values.first, let name = first.first, name.kind == .function,
            sources.name(name).lowercased() == "supports"
        {
            supports = first.insideOfFunction
            values.removeFirst()
        }
        (self.layer, self.supports) = (layer, supports)
        media = values.first.map { prelude[$0.startIndex...] } ?? []
    }

    private static func address(_ head: ArraySlice<CSSToken>, in sources: CSSSources) -> String? {
        guard let token = head.first else { return nil }
        let text = sources.text(token)
        switch token.kind {
        case .string: return String(unescapingCSS: String(text.dropFirst().dropLast()))
        case .url:
            let inner = text.dropFirst(4).drop(while: \.isWhitespace)
            return String(unescapingCSS: String(inner.prefix { $0 != ")" && !$0.isWhitespace }))
        case .function where sources.name(token).lowercased() == "url":
            let inner = head.insideOfFunction
            return inner.first?.kind == .string ? address(inner, in: sources) : nil
        default: return nil
        }
    }
}

extension ArraySlice<CSSToken> {
    /// What stands between the parentheses of a function.
    fileprivate var insideOfFunction: ArraySlice<CSSToken> {
        dropFirst().dropLast(last?.kind == .closeParenthesis ? 1 : 0).trimmed
    }
}

extension ImportRule {
    /// The `@import` rules at the beginning of a stylesheet, before which nothing but `@charset` and `@layer`
    /// statements may stand.
    static func rules(in text: SourceText) -> [ImportRule] {
        guard text.mentionsImport else { return [] }
        let sources = CSSSources(texts: [text])
        let tokens = CSSTokenizer(text, source: 0).tokens[...]
        var rules: [ImportRule] = []
        var index = 0
        while index < tokens.endIndex {
            let token = tokens[index]
            guard token.kind == .atKeyword else {
                guard [.whitespace, .semicolon, .htmlComment].contains(token.kind) else { break }
                index += 1
                continue
            }
            let end =
                tokens[index...].firstIndex { [.semicolon, .openBrace].contains($0.kind) } ?? tokens.endIndex
            guard end == tokens.endIndex || tokens[end].kind == .semicolon else { break }
            if sources.name(token).lowercased() == "import",
                let rule = ImportRule(tokens[(index + 1)..<end].trimmed, in: sources)
            {
                rules.append(rule)
            }
            index = end + 1
        }
        return rules
    }
}

extension SourceText {
    /// Whether `@import` stands anywhere, in whatever case.
    fileprivate var mentionsImport: Bool {
        let word = Array("@import".utf8)
        return bytes.indices.contains { start in
            bytes[start] == word[0] && bytes.count - start >= word.count
                && zip(bytes[start...], word).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
        }
    }
}
