/// The stylesheets that are read together, which tokens refer to.
struct CSSSources: Sendable {
    let texts: [SourceText]
    /// Which of them are sources of Sass or Less.
    let areCompiled: [Bool]

    init(texts: [SourceText]) {
        self.texts = texts
        areCompiled = texts.map { CompiledStyles.mayBe(at: $0.path) }
    }

    /// A token as written.
    func text(_ token: CSSToken) -> String {
        texts[token.source].string(token.bytes)
    }

    /// The name of an identifier, function, hash or at-keyword, without its punctuation and with escapes
    /// resolved.
    func name(_ token: CSSToken) -> String {
        let bytes = token.bytes
        let isPrefixed = token.kind == .hash || token.kind == .atKeyword
        let start = isPrefixed ? bytes.lowerBound + 1 : bytes.lowerBound
        let end = token.kind == .function ? bytes.upperBound - 1 : bytes.upperBound
        return String(unescapingCSS: texts[token.source].string(start..<end))
    }

    /// Tokens as written, one space for any white space, without comments.
    func text(of tokens: ArraySlice<CSSToken>) -> String {
        var text = ""
        for token in tokens { text += token.kind == .whitespace ? " " : self.text(token) }
        return text
    }

    /// Where a token begins.
    func location(of token: CSSToken) -> SourceLocation {
        texts[token.source].location(of: token.bytes.lowerBound)
    }

    /// Whether a token is an identifier that is written so.
    func isIdentifier(_ token: CSSToken, _ name: String) -> Bool {
        token.kind == .ident && texts[token.source].bytes[token.bytes].elementsEqual(name.utf8)
    }

    /// Whether a token is one character that is no token of its own.
    func isDelimiter(_ token: CSSToken, _ character: Unicode.Scalar) -> Bool {
        token.kind == .delimiter
            && texts[token.source].bytes[token.bytes.lowerBound] == UInt8(ascii: character)
    }
}
