/// Statements of functions, in their order.
extension StyleRun {
    /// What statements come to.
    enum Outcome {
        case returned([CSSToken])
        /// The statements end without returning something.
        case ended
        /// What is returned is not known.
        case unknown
    }

    typealias Statement = StyleFunctions.Statement

    mutating func run(
        _ block: ArraySlice<CSSToken>, _ variables: inout Variables, depth: Int
    ) -> Outcome {
        guard depth < Self.depthLimit else { return .unknown }
        var isPassed = false
        for statement in Statement.all(in: block, of: sources, judgesBranches: true) {
            switch statement.keyword {
            case nil:
                guard let (name, written) = StyleGlobals.setting(statement.head, sources),
                    let value = value(sources.withoutFlags(written).0, variables, depth: depth)
                else { return .unknown }
                variables[name] = value[...].trimmed
            case "return":
                return value(statement.head, variables, depth: depth).map { .returned($0) } ?? .unknown
            case "warn", "debug": break
            case "if", "else":
                if statement.keyword == "if" { isPassed = false }
                guard !isPassed else { continue }
                guard let isTaken = isTaken(statement, variables, depth) else { return .unknown }
                guard isTaken else { continue }
                isPassed = true
                let outcome = run(statement.body, &variables, depth: depth + 1)
                guard case .ended = outcome else { return outcome }
            case "each", "for":
                guard let rounds = rounds(of: statement, variables, depth: depth) else { return .unknown }
                for round in rounds {
                    variables.merge(round) { $1 }
                    let outcome = run(statement.body, &variables, depth: depth + 1)
                    guard case .ended = outcome else { return outcome }
                }
            default: return .unknown
            }
        }
        return .ended
    }

    /// Whether a block of a condition runs; `nil` where that is not known and both sides do something.
    private mutating func isTaken(
        _ statement: Statement, _ variables: Variables, _ depth: Int
    ) -> Bool? {
        guard let condition = statement.condition(in: sources) else { return true }
        if let isTrue = holds(condition, variables, depth: depth) { return isTrue }
        // Sources compile: what only complains does not run, and what is left does.
        if statement.onlyComplains(in: sources) { return false }
        return statement.othersOnlyComplain ? true : nil
    }

    /// What a condition comes to; `nil` where it is not worked out.
    mutating func holds(_ condition: ArraySlice<CSSToken>, _ variables: Variables, depth: Int) -> Bool? {
        guard depth < Self.depthLimit else { return nil }
        let condition = condition.trimmed
        for (word, decides) in [("or", true), ("and", false)] {
            let parts = condition.split(at: { sources.isIdentifier($0, word) })
            guard parts.count > 1 else { continue }
            var isKnown = true
            for part in parts {
                guard let holds = holds(part, variables, depth: depth + 1) else {
                    isKnown = false
                    continue
                }
                if holds == decides { return decides }
            }
            return isKnown ? !decides : nil
        }
        if let first = condition.first, sources.isIdentifier(first, "not") {
            let rest = condition.dropFirst()
            // `not` belongs to what is next to it: `not $a == $b` compares.
            guard let place = rest.indices.first(where: { functions.isComparison(at: $0, of: rest) }) else {
                return holds(rest, variables, depth: depth + 1).map { !$0 }
            }
            guard let left = holds(rest[..<place], variables, depth: depth + 1).map({ !$0 }),
                let other = value(rest[(place + 2)...], variables, depth: depth),
                let word = StyleWord.token("\(left)", of: sources),
                let isSame = functions.areSame([word], settled(other[...], depth: depth))
            else { return nil }
            return isSame != sources.isDelimiter(rest[place], "!")
        }
        guard let words = value(condition, variables, depth: depth)?[...].trimmed else { return nil }
        if let place = words.indices.first(where: { functions.isComparison(at: $0, of: words) }) {
            let sides = [words[..<place], words[(place + 2)...]].map { settled($0, depth: depth) }
            guard let isSame = functions.areSame(sides[0], sides[1]) else { return nil }
            return isSame != sources.isDelimiter(words[place], "!")
        }
        return functions.isTrue(settled(words, depth: depth))
    }

    /// What the variables of a loop are, round by round; `nil` where that is not known.
    mutating func rounds(
        of statement: Statement, _ variables: Variables, depth: Int
    ) -> [Variables]? {
        let head = statement.head
        if statement.keyword == "for" { return numbers(head, variables, depth: depth) }
        guard let place = head.firstIndex(where: { sources.isIdentifier($0, "in") }),
            let list = value(head[(place + 1)...].trimmed, variables, depth: depth),
            let collection = collection(list[...], depth: depth)
        else { return nil }
        let names = head[..<place].filter { $0.kind == .ident }.map { "$" + sources.name($0) }
        count(collection.content.count)
        if collection.isMap {
            return collection.pairs.map { pair in
                guard let name = names.first, names.count > 1 else {
                    return names.first.map { [$0: (Array(pair.key) + pair.value)[...]] } ?? [:]
                }
                return [name: pair.key, names[1]: pair.value]
            }
        }
        return collection.members.map { member in
            guard names.count > 1 else { return names.first.map { [$0: member] } ?? [:] }
            let parts = StyleCollection(member, of: sources).members
            return Dictionary(zip(names, parts), uniquingKeysWith: { $1 })
        }
    }

    /// `$i from 1 through 4`.
    private mutating func numbers(
        _ head: ArraySlice<CSSToken>, _ variables: Variables, depth: Int
    ) -> [Variables]? {
        guard let name = sources.sassVariable(at: head.startIndex, of: head),
            let from = head.firstIndex(where: { sources.isIdentifier($0, "from") }),
            let to = head.firstIndex(where: {
                sources.isIdentifier($0, "through") || sources.isIdentifier($0, "to")
            }), from < to, let first = number(head[(from + 1)..<to], variables, depth),
            let last = number(head[(to + 1)...], variables, depth)
        else { return nil }
        let includesLast = sources.isIdentifier(head[to], "through")
        let step = first <= last ? 1 : -1
        let end = includesLast ? last + step : last
        return stride(from: first, to: end, by: step).map { number in
            StyleWord.token("\(number)", of: sources).map { [name: [$0]] } ?? [:]
        }
    }

    private mutating func number(
        _ tokens: ArraySlice<CSSToken>, _ variables: Variables, _ depth: Int
    ) -> Int? {
        guard let value = value(tokens.trimmed, variables, depth: depth),
            let number = Int(sources.text(of: settled(value[...], depth: depth))),
            (0...StyleWord.greatestNumber).contains(number)
        else { return nil }
        return number
    }
}
