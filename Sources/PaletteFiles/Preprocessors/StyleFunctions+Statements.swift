extension StyleFunctions {
    /// A statement of a function.
    struct Statement {
        /// What its at-keyword is called; `nil` where a variable is set.
        let keyword: String?
        /// What stands behind the keyword.
        let head: ArraySlice<CSSToken>
        /// What is in its block.
        let body: ArraySlice<CSSToken>
        /// Whether nothing but complaints comes where its condition does not hold.
        private(set) var othersOnlyComplain = false

        /// The statements of a block.
        static func all(in block: ArraySlice<CSSToken>, of sources: CSSSources) -> [Statement] {
            var statements: [Statement] = []
            var index = block.startIndex
            while index < block.endIndex {
                guard ![.whitespace, .semicolon].contains(block[index].kind) else {
                    index += 1
                    continue
                }
                var end = index
                while end < block.endIndex, block[end].kind != .semicolon {
                    let isInterpolation = end > index && sources.isDelimiter(block[end - 1], "#")
                    if block[end].kind == .openBrace, !isInterpolation { break }
                    end = block[end].kind.closing == nil ? end + 1 : block.end(ofBlockAt: end) + 1
                }
                end = min(end, block.endIndex)
                let isKeyword = block[index].kind == .atKeyword
                let head = block[(isKeyword ? index + 1 : index)..<end].trimmed
                var body = block[end..<end]
                if end < block.endIndex, block[end].kind == .openBrace {
                    let close = block.end(ofBlockAt: end)
                    body = block[min(end + 1, close)..<close]
                    end = close
                }
                statements.append(
                    Statement(
                        keyword: isKeyword ? sources.name(block[index]) : nil, head: head, body: body))
                index = end + 1
            }
            for index in statements.indices where ["if", "else"].contains(statements[index].keyword) {
                let rest = statements[(index + 1)...]
                let branches = rest.prefix { $0.keyword == "else" }
                let hasLast = branches.contains { $0.head.isEmpty }
                let others = hasLast ? Array(branches.map(\.self)) : Array(rest)
                statements[index].othersOnlyComplain = others.allSatisfy { $0.complains(in: sources) }
            }
            return statements
        }

        /// The condition that it has; `nil` for an `@else` without one.
        func condition(in sources: CSSSources) -> ArraySlice<CSSToken>? {
            guard keyword == "else" else { return head }
            guard let first = head.first, sources.isIdentifier(first, "if") else { return nil }
            return head.dropFirst().trimmed
        }

        /// Whether nothing in its block does more than complain.
        func onlyComplains(in sources: CSSSources) -> Bool {
            Statement.all(in: body, of: sources).allSatisfy { $0.complains(in: sources) }
        }

        private func complains(in sources: CSSSources) -> Bool {
            switch keyword {
            case "error", "warn", "debug": true
            case "if", "else": onlyComplains(in: sources)
            default: false
            }
        }
    }

    /// Whether a condition holds whose variables are worked out; `nil` where that is not known.
    func isTrue(_ condition: ArraySlice<CSSToken>) -> Bool? {
        let words = condition.trimmed
        if let first = words.first, first.kind == .openParenthesis,
            words.end(ofBlockAt: words.startIndex) == words.endIndex - 1
        {
            return isTrue(words.dropFirst().dropLast())
        }
        for (operator_, decides) in [("or", true), ("and", false)] {
            let parts = words.split { sources.isIdentifier($0, operator_) }
            guard parts.count > 1 else { continue }
            let known = parts.map(isTrue)
            if known.contains(decides) { return decides }
            return known.contains(nil) ? nil : !decides
        }
        if let first = words.first, sources.isIdentifier(first, "not") {
            return isTrue(words.dropFirst()).map { !$0 }
        }
        if let place = words.indices.first(where: { isComparison(at: $0, of: words) }) {
            guard let one = word(words[..<place]), let other = word(words[(place + 2)...]) else { return nil }
            return (one == other) != sources.isDelimiter(words[place], "!")
        }
        return word(words).map { $0 != "null" && $0 != "false" }
    }

    /// Whether `==` or `!=` stands at an index.
    private func isComparison(at index: Int, of words: ArraySlice<CSSToken>) -> Bool {
        guard index + 1 < words.endIndex, sources.isDelimiter(words[index + 1], "=") else { return false }
        return sources.isDelimiter(words[index], "=") || sources.isDelimiter(words[index], "!")
    }

    /// What a value is in a comparison: one word, without quotes, or the type of one; `nil` for what is more.
    private func word(_ value: ArraySlice<CSSToken>) -> String? {
        var words = value.trimmed
        if let first = words.first, words.count > 2, first.kind == .ident,
            sources.isDelimiter(words[words.startIndex + 1], ".")
        {
            words = words.dropFirst(2)
        }
        guard let first = words.first else { return nil }
        if first.kind == .function, ["type-of", "type"].contains(sources.name(first)) {
            return type(of: words.dropFirst().dropLast().trimmed)
        }
        guard words.count == 1 else { return nil }
        switch first.kind {
        case .string: return String(sources.text(first).dropFirst().dropLast())
        case .ident, .number, .dimension, .percentage, .hash: return sources.text(first)
        default: return nil
        }
    }

    /// The type of a value of one word, as `meta.type-of()` calls it.
    private func type(of value: ArraySlice<CSSToken>) -> String? {
        guard value.count == 1, let word = value.first else { return nil }
        switch word.kind {
        case .string: return "string"
        case .hash: return "color"
        case .number, .dimension, .percentage: return "number"
        case .ident:
            switch sources.name(word) {
            case "null": return "null"
            case "true", "false": return "bool"
            default:
                let reader = CSSColorReader(in: sources, isDark: false)
                return (try? reader.color(of: value)) == nil ? "string" : "color"
            }
        default: return nil
        }
    }
}
