/// The indented syntax of Sass as the other one: lines end statements, and what lies further in is a block
/// (Sass specification, "The Indented Syntax").
///
/// The braces and semicolons are tokens without a byte, behind the last of their line. `=name` and `+name`
/// are `@mixin` and `@include`.
struct IndentedSyntax {
    private let sources: CSSSources
    private let text: SourceText
    private var result: [CSSToken] = []
    /// How far the blocks that are open lie in.
    private var indents = [0]

    /// The tokens of a file with braces and semicolons.
    static func braced(_ tokens: [CSSToken], in text: SourceText, of sources: CSSSources) -> [CSSToken] {
        var syntax = IndentedSyntax(sources: sources, text: text)
        syntax.read(tokens)
        return syntax.result
    }

    private init(sources: CSSSources, text: SourceText) {
        (self.sources, self.text) = (sources, text)
    }

    private mutating func read(_ tokens: [CSSToken]) {
        var depth = 0
        var newLine: CSSToken?
        for token in tokens {
            if token.kind == .whitespace {
                // Lists go on behind a comma, and what lies in parentheses on any line.
                let goesOn = depth > 0 || lastWord?.kind == .comma
                if !goesOn, text.bytes[token.bytes].contains(where: Self.isNewLine) { newLine = token }
                result.append(token)
                continue
            }
            let isFirst = newLine != nil || lastWord == nil
            if let space = newLine, lastWord != nil { endLine(to: indent(after: space)) }
            newLine = nil
            result.append(isFirst ? long(token) : token)
            if token.kind.closing != nil { depth += 1 }
            if [.closeParenthesis, .closeBracket, .closeBrace].contains(token.kind) {
                depth = max(0, depth - 1)
            }
        }
        endLine(to: 0)
    }

    /// The last token that is no white space.
    private var lastWord: CSSToken? { result.last { $0.kind != .whitespace } }

    private static func isNewLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0x0C }

    /// How far the line in lies that begins behind white space.
    private func indent(after space: CSSToken) -> Int {
        text.bytes[space.bytes].reversed().prefix { !Self.isNewLine($0) }.count
    }

    /// Ends the statement before a line.
    private mutating func endLine(to indent: Int) {
        guard let last = result.lastIndex(where: { $0.kind != .whitespace }) else { return }
        var marks: [CSSToken.Kind] = []
        if indent > indents[indents.count - 1] {
            indents.append(indent)
            marks.append(.openBrace)
        } else {
            marks.append(.semicolon)
            while indents.count > 1, indent < indents[indents.count - 1] {
                indents.removeLast()
                marks.append(.closeBrace)
            }
        }
        let end = result[last].bytes.upperBound
        let source = result[last].source
        result.insert(
            contentsOf: marks.map { CSSToken(kind: $0, source: source, bytes: end..<end) }, at: last + 1)
    }

    /// The long form of the first token of a line.
    private func long(_ token: CSSToken) -> CSSToken {
        for (sign, word) in [("=" as Unicode.Scalar, "@mixin"), ("+", "@include")]
        where sources.isDelimiter(token, sign) {
            return StyleWord.token(word, of: sources) ?? token
        }
        return token
    }
}
