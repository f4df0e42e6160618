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

        /// The most statements of a block that are held against what follows them.
        private static let judgedLimit = 2_000

        /// The statements of a block.
        ///
        /// - Parameter judgesBranches: Whether it is looked at what follows a condition.
        static func all(
            in block: ArraySlice<CSSToken>, of sources: CSSSources, judgesBranches: Bool = false
        ) -> [Statement] {
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
            let ifs = statements.indices.filter { ["if", "else"].contains(statements[$0].keyword) }
            guard judgesBranches, !ifs.isEmpty, statements.count <= judgedLimit else { return statements }
            let complain = statements.map { $0.complains(in: sources) }
            for index in ifs {
                let rest = statements[(index + 1)...]
                let branches = rest.prefix { $0.keyword == "else" }
                let hasLast = branches.contains { $0.head.isEmpty }
                let others = hasLast ? branches.indices : rest.indices
                statements[index].othersOnlyComplain = others.allSatisfy { complain[$0] }
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

    /// Whether a value that is worked out counts as true; `nil` where that is not known.
    func isTrue(_ value: ArraySlice<CSSToken>) -> Bool? {
        let collection = StyleCollection(value, of: sources)
        if collection.isEnclosed {
            return collection.isMap || collection.isEmpty || collection.members.count > 1
                ? true : isTrue(collection.content)
        }
        return word(value).map { $0 != "null" && $0 != "false" }
    }

    /// Whether two values that are worked out are the same; `nil` where that is not known.
    func areSame(_ one: ArraySlice<CSSToken>, _ other: ArraySlice<CSSToken>) -> Bool? {
        if let one = word(one), let other = word(other) { return one == other }
        let sides = [one, other].map { StyleCollection($0, of: sources) }
        guard sides.allSatisfy(\.isEnclosed) else {
            // A map or a list is no word.
            let areWordAndMore =
                sides.contains(where: \.isEnclosed) && [one, other].contains { word($0) != nil }
            return areWordAndMore ? false : nil
        }
        if sources.text(of: sides[0].content) == sources.text(of: sides[1].content) { return true }
        // What functions have made is written otherwise than what stands in a file.
        let areWritten = sides.allSatisfy { $0.content.allSatisfy { $0.source < sources.texts.count - 1 } }
        return areWritten ? false : nil
    }

    /// Whether `==` or `!=` stands at an index.
    func isComparison(at index: Int, of words: ArraySlice<CSSToken>) -> Bool {
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
        guard words.count == 1, let first = words.first else { return nil }
        switch first.kind {
        case .string: return String(sources.text(first).dropFirst().dropLast())
        case .ident, .number, .dimension, .percentage, .hash: return sources.text(first)
        default: return nil
        }
    }

    /// The type of a value of one word, as `meta.type-of()` calls it.
    func type(of value: ArraySlice<CSSToken>) -> String? {
        let collection = StyleCollection(value, of: sources)
        if collection.isMap { return "map" }
        if collection.isEnclosed {
            return collection.isEmpty || collection.members.count > 1 || value.contains { $0.kind == .comma }
                ? "list" : type(of: collection.content)
        }
        if value.count > 1, value.componentValues.count > 1 { return "list" }
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
