/// Loops over lists that are written out.
extension StyleExpansion {
    /// Expands the rounds of `@each $name, $color in $tones`.
    mutating func each(
        _ head: ArraySlice<CSSToken>, _ body: ArraySlice<CSSToken>, _ variables: Variables,
        _ content: Content?, depth: Int
    ) {
        guard let place = head.firstIndex(where: { sources.isIdentifier($0, "in") }), let first = head.first
        else {
            return
        }
        let names = head[..<place].filter { $0.kind == .ident }.map { "$" + sources.name($0) }
        guard let rounds = list(head[(place + 1)...].trimmed, variables, usedIn: first.source) else {
            note(head, body)
            return
        }
        for round in rounds {
            var inner = variables
            let values = names.count > 1 ? members(of: round) : [round]
            for (name, value) in zip(names, values) {
                inner[name] = substitution.value(value, with: variables)[...]
            }
            expand(body, &inner, content, depth: depth + 1)
        }
    }

    /// The members of a list that is written out, here or where its variable is set; `nil` for another.
    private func list(
        _ value: ArraySlice<CSSToken>, _ variables: Variables, usedIn file: Int
    ) -> [ArraySlice<CSSToken>]? {
        var value = value
        if let name = files[file].name(of: value) {
            guard let known = variables[name.key] ?? mixins.value(of: name.key, usedIn: file) else {
                return nil
            }
            value = known.trimmed
        }
        guard let first = value.first, !value.contains(where: { $0.kind == .function }) else { return nil }
        if first.kind == .openParenthesis, value.end(ofBlockAt: value.startIndex) == value.endIndex - 1 {
            value = value.dropFirst().dropLast()
        }
        let parts = value.separatedByCommas.filter { !$0.isEmpty }
        return parts.count > 1 ? parts : value.componentValues
    }

    /// The members of one round: a name and its value, or a list in parentheses.
    private func members(of round: ArraySlice<CSSToken>) -> [ArraySlice<CSSToken>] {
        if let colon = round.firstIndex(where: { $0.kind == .colon }), round[..<colon].trimmed.count == 1 {
            return [round[..<colon].trimmed, round[(colon + 1)...].trimmed]
        }
        guard round.first?.kind == .openParenthesis else { return round.componentValues }
        let inner = round.dropFirst().dropLast()
        let parts = inner.separatedByCommas.filter { !$0.isEmpty }
        return parts.count > 1 ? parts : inner.componentValues
    }
}
