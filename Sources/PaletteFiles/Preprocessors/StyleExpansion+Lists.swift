/// Loops over lists that are written out, or chosen among such.
extension StyleExpansion {
    /// Expands the rounds of `@each $name, $color in $tones` and `@for $step from 1 through 9`.
    mutating func loop(
        _ head: ArraySlice<CSSToken>, _ body: ArraySlice<CSSToken>, _ variables: inout Variables,
        _ content: Content?, depth: Int
    ) {
        guard let rounds = functions?.rounds(of: head, with: variables) else {
            note(head, body)
            return
        }
        substitution.count(rounds.count)
        for round in rounds {
            var inner = variables
            for (name, value) in round {
                inner[name] = substitution.value(value, with: variables)[...]
            }
            expand(body, &inner, content, depth: depth + 1)
            for name in round.keys { inner[name] = variables[name] }
            variables.take(inner)
        }
    }
}

extension StyleExpansion.Variables {
    /// Takes over what a block that is no rule has set of the variables that there were before it.
    mutating func take(_ inner: Self) {
        for name in keys { self[name] = inner[name] ?? self[name] }
    }
}
