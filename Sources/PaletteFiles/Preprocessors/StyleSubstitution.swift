/// Variables of Sass and Less put in where they stand, and interpolations: `#{$ink}`, `@{ink}`.
struct StyleSubstitution {
    /// What the variables of a block are set to.
    typealias Variables = [String: ArraySlice<CSSToken>]

    private let files: [StyleConstants]
    private let sources: CSSSources
    private let mixins: StyleMixins
    /// Stands for what only a compiler knows.
    private let mark: CSSToken
    /// How many tokens were looked at, each as often as it is put somewhere.
    private var work = 0

    /// The most tokens that are looked at.
    static let limit = 4_000_000

    /// Whether as many were looked at, so that no more are.
    var isSpent: Bool { work >= Self.limit }

    init(in files: [StyleConstants], mixins: StyleMixins, of sources: CSSSources) {
        (self.files, self.mixins, self.sources) = (files, mixins, sources)
        mark = StyleWord.mark(of: sources)
    }

    /// Counts tokens that are looked at.
    mutating func count(_ tokens: Int) { work += tokens }

    /// A value in which the variables of blocks are what they are set to, and calls what they return.
    mutating func value(_ value: ArraySlice<CSSToken>, with variables: Variables) -> [CSSToken] {
        var result: [CSSToken] = []
        var index = value.startIndex
        while index < value.endIndex, !isSpent {
            let token = value[index]
            work += 1
            if let (inner, end) = interpolation(at: index, of: value) {
                result += put(inner, afterSigil: token, variables)
                index = end
            } else if let name = sources.sassVariable(at: index, of: value),
                let found = known(name, of: token, variables)
            {
                result += found
                index += 2
            } else if sources.isDelimiter(token, "@"), index + 1 < value.endIndex,
                value[index + 1].kind == .atKeyword, let found = indirect(value[index + 1], variables)
            {
                result += found
                index += 2
            } else {
                let isLess = token.kind == .atKeyword
                let found = isLess ? known("@" + sources.name(token), of: token, variables) : nil
                result += found ?? [token]
                index += 1
            }
        }
        result = files.first?.functions.expanded(result[...]) ?? result
        work += result.count
        return result
    }

    /// What stands before a block, each thing that is put into it as its words; what is more is marked.
    mutating func prelude(_ head: ArraySlice<CSSToken>, with variables: Variables) -> [CSSToken] {
        var result: [CSSToken] = []
        var index = head.startIndex
        while index < head.endIndex {
            let token = head[index]
            guard let (inner, end) = interpolation(at: index, of: head) else {
                result.append(sources.isDelimiter(token, "$") ? mark : token)
                index += 1
                continue
            }
            let words = put(inner, afterSigil: token, variables)
            let areKnown = !words.isEmpty && words.allSatisfy { Self.words.contains($0.kind) }
            let isBehindName = result.last?.kind == .ident
            result += areKnown ? words.map { isBehindName ? name($0) : unquoted($0) } : [mark]
            index = end
        }
        return result
    }

    /// What may be put into a selector.
    private static let words: Set<CSSToken.Kind> = [
        .ident, .number, .dimension, .percentage, .string, .hash, .whitespace,
    ]

    /// What the variable is set to that another names: `@@name`.
    private func indirect(_ token: CSSToken, _ variables: Variables) -> [CSSToken]? {
        let name = "@" + sources.name(token)
        guard let word = (variables[name] ?? mixins.value(of: name, usedIn: token.source))?.last,
            [.string, .ident].contains(word.kind)
        else { return nil }
        var text = sources.text(unquoted(word))
        while let start = text.indices.first(where: { text[$0...].hasPrefix("@{") }),
            let end = text[start...].firstIndex(of: "}")
        {
            let inner = "@" + text[text.index(start, offsetBy: 2)..<end]
            guard let put = variables[inner], text.utf8.count < Self.nameLimit else { return nil }
            text.replaceSubrange(start...end, with: StyleCollection.text(of: put, in: sources))
        }
        return (variables["@" + text] ?? mixins.value(of: "@" + text, usedIn: token.source)).map(Array.init)
    }

    /// The most bytes of a name that is put together.
    private static let nameLimit = 256

    /// Whether a value names a variable of a block.
    func usesVariable(of variables: Variables, in value: ArraySlice<CSSToken>) -> Bool {
        value.indices.contains { index in
            let name = value[index].kind == .atKeyword ? "@" + sources.name(value[index]) : nil
            return (sources.sassVariable(at: index, of: value) ?? name).map { variables[$0] != nil } ?? false
        }
    }

    /// A name with all that is put into it; `nil` where that is not known.
    mutating func text(of words: ArraySlice<CSSToken>, with variables: Variables) -> String? {
        let put = prelude(words, with: variables)
        let text = put.reduce("") { $0 + sources.text($1) }
        let isKnown = !text.unicodeScalars.contains(CompiledStyles.mark)
        return isKnown && text.utf8.count < Self.nameLimit && !text.contains(" ") ? text : nil
    }

    /// What is put in at an index, and the index behind it.
    private func interpolation(
        at index: Int, of tokens: ArraySlice<CSSToken>
    ) -> (inner: ArraySlice<CSSToken>, end: Int)? {
        guard Self.sigils.contains(where: { sources.isDelimiter(tokens[index], $0) }),
            index + 1 < tokens.endIndex, tokens[index + 1].kind == .openBrace
        else { return nil }
        let end = tokens.end(ofBlockAt: index + 1)
        return (tokens[min(index + 2, end)..<end].trimmed, end + 1)
    }

    /// What an interpolation begins with, in Sass and in Less.
    static let sigils: [Unicode.Scalar] = ["#", "@"]

    private mutating func put(
        _ inner: ArraySlice<CSSToken>, afterSigil sigil: CSSToken, _ variables: Variables
    ) -> [CSSToken] {
        sources.isDelimiter(sigil, "@")
            ? known("@" + sources.text(of: inner), of: sigil, variables) ?? [mark]
            : value(inner, with: variables)
    }

    /// What a variable is set to in a block, or in a file where that is one word; `nil` where that is not
    /// known, or a colour of the palette.
    private func known(_ name: String, of token: CSSToken, _ variables: Variables) -> [CSSToken]? {
        if let value = variables[name] { return Array(value) }
        guard let value = mixins.value(of: name, usedIn: token.source), value.count == 1,
            let word = value.first,
            [.ident, .number, .dimension, .percentage, .string, .url].contains(word.kind),
            !files[word.source].isColor(value)
        else { return nil }
        return [word]
    }

    /// What goes on with a name: a number, too, `.step-1`.
    private func name(_ token: CSSToken) -> CSSToken {
        guard token.kind == .number else { return unquoted(token) }
        return CSSToken(kind: .ident, source: token.source, bytes: token.bytes)
    }

    /// A string as the word in it.
    private func unquoted(_ token: CSSToken) -> CSSToken {
        guard token.kind == .string, token.bytes.count > 2 else { return token }
        return CSSToken(
            kind: .ident, source: token.source,
            bytes: (token.bytes.lowerBound + 1)..<(token.bytes.upperBound - 1))
    }
}
