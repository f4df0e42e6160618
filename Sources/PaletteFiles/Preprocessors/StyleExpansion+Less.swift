/// What Less takes in, and the conditions that it asks.
extension StyleExpansion {
    /// Expands the mixins that a statement includes, and says whether it includes any.
    mutating func includeLess(
        _ statement: ArraySlice<CSSToken>, _ variables: Variables, depth: Int
    ) -> Bool {
        let included = lessMixins.included(by: statement.trimmed)
        var candidates: [(mixin: LessMixins.Mixin, variables: Variables)] = []
        for (mixin, given) in included {
            var own = variables
            for (name, value) in given { own[name] = substitution.value(value, with: variables)[...] }
            candidates.append((mixin, own))
        }
        let hasOther = candidates.contains { mixin, own in
            mixin.condition.map { holds($0, own, isDefault: false) == true } ?? true
        }
        for (mixin, own) in candidates {
            var own = own
            let body = mixin.routine.body
            switch mixin.condition.map({ holds($0, own, isDefault: !hasOther) }) ?? true {
            case true?: expand(body, &own, nil, depth: depth + 1)
            case false?: break
            case nil: note(statement, body)
            }
        }
        return !included.isEmpty
    }

    /// Whether a condition behind `when` holds; `nil` where that is not worked out.
    mutating func holds(
        _ condition: ArraySlice<CSSToken>, _ variables: Variables, isDefault: Bool = true
    ) -> Bool? {
        let (files, mixins) = (files, mixins)
        let sources = sources
        let asked = LessGuard(
            sources: sources,
            isColor: { value in
                guard let first = value.first else { return false }
                let isVariable = first.kind == .atKeyword && value.count == 1
                let name = "@" + sources.name(first)
                let meant = isVariable ? mixins.value(of: name, usedIn: first.source) ?? value : value
                guard let file = meant.first?.source, files.indices.contains(file) else { return false }
                return files[file].isColor(meant)
            }, isDefault: isDefault)
        return asked.holds(substitution.value(condition, with: variables)[...])
    }
}
