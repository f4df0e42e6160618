/// Mixins, where they are included.
extension StyleExpansion {
    /// Expands a mixin where it is included.
    mutating func include(
        _ call: ArraySlice<CSSToken>, _ block: Content?, _ variables: Variables, _ content: Content?,
        depth: Int
    ) {
        let parts = call.trimmed
        // `kit.button`: the name stands behind the namespace.
        let place = parts.indices.first {
            [.ident, .function].contains(parts[$0].kind) && !isNamespace(at: $0, of: parts)
        }
        guard let place else { return }
        let head = parts[place]
        let namespace = place > parts.startIndex + 1 ? sources.name(parts[place - 2]) : nil
        guard let mixin = mixin(sources.name(head), in: namespace, usedIn: head.source) else {
            if let block { note(parts, block.tokens) }
            return
        }
        var arguments: [ArraySlice<CSSToken>] = []
        if head.kind == .function {
            let end = parts.end(ofBlockAt: place)
            arguments = parts[min(place + 1, end)..<end].separatedByCommas.filter { !$0.isEmpty }
        }
        var named: Variables = [:]
        var positional: [ArraySlice<CSSToken>] = []
        for argument in arguments {
            if let (name, value) = declaration(argument) {
                named[name] = substitution.value(value, with: variables)[...]
            } else {
                let value = substitution.value(argument, with: variables)[...]
                positional += StyleRoutine.spread(value, in: sources)
            }
        }
        guard var own = mixin.variables(named: named, positional: positional, in: sources) else {
            note(parts, mixin.body)
            return
        }
        for parameter in mixin.parameters where own[parameter.name] == nil {
            if let value = parameter.value { own[parameter.name] = substitution.value(value, with: own)[...] }
        }
        expand(mixin.body, &own, block, depth: depth + 1)
    }

    /// The mixin that a name means in a file: of several, its own, or that of what it loads.
    private func mixin(_ name: String, in namespace: String?, usedIn file: Int) -> StyleRoutine? {
        let all = mixins.all(name)
        guard all.count > 1, files.indices.contains(file) else { return all.first }
        if namespace == nil, let own = all.first(where: { $0.file == file }) { return own }
        let module = namespace.map { files[file].loads.named[$0] ?? $0 }
        var open = zip(files[file].files, targets[file]).compactMap { load, target in
            module == nil || SassModules.name(ofURL: load.url) == module ? target : nil
        }
        var seen: Set<Int> = []
        var next = 0
        while next < open.count {
            if let found = all.first(where: { $0.file == open[next] }) { return found }
            open += targets[open[next]].compactMap(\.self).filter { seen.insert($0).inserted }
            next += 1
        }
        return all.first
    }

    private func isNamespace(at place: Int, of parts: ArraySlice<CSSToken>) -> Bool {
        place + 1 < parts.endIndex && sources.isDelimiter(parts[place + 1], ".")
    }
}
