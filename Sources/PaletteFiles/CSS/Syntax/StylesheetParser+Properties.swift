extension StylesheetParser {
    /// Records a custom property that begins at an index; returns the index after its value, or `nil` where
    /// none begins.
    mutating func parseCustomProperty(
        _ tokens: ArraySlice<CSSToken>, at start: Int, in context: StyleContext
    ) -> Int? {
        guard tokens[start].kind == .ident else { return nil }
        let property = sources.name(tokens[start])
        guard property.hasPrefix("--"), property.utf8.count > 2 else { return nil }
        var colon = start + 1
        while colon < tokens.endIndex, tokens[colon].kind == .whitespace { colon += 1 }
        guard colon < tokens.endIndex, tokens[colon].kind == .colon else { return nil }
        var end = colon + 1
        while end < tokens.endIndex, tokens[end].kind != .semicolon {
            end = tokens[end].kind.closing == nil ? end + 1 : tokens.end(ofBlockAt: end) + 1
        }
        end = min(end, tokens.endIndex)
        record(property, named: tokens[start], value: tokens[colon + 1..<end].trimmed, in: context)
        return end
    }

    mutating func record(
        _ property: String, named name: CSSToken, value: ArraySlice<CSSToken>, in context: StyleContext
    ) {
        var value = value
        let isImportant =
            value.last.map { $0.kind == .ident && sources.name($0).lowercased() == "important" } == true
            && value.dropLast().trimmed.last.map { sources.isDelimiter($0, "!") } == true
        if isImportant { value = value.dropLast().trimmed.dropLast().trimmed }
        guard !value.isEmpty else {
            emptied.insert(property)
            return
        }
        guard !sources.isCompiled(CollectionOfOne(name)) else { return }
        // `--font-sans: var(--font-sans)` says that the utility is to use what the page declares.
        if context.isInline, isReference(value, to: property) { return }
        let ignored = library.ignored(name, value)
        if let cut = context.cut, faults.last != cut { faults.append(cut) }
        let property = names.insert(property).memberAfterInsert
        for (place, scope) in context.scopes.scopes.enumerated() {
            let length = scope.component.utf8.count + property.utf8.count
            if let refusal = budget.take(nameLength: length) {
                let fault = PaletteFault(at: sources.location(of: name), refusal)
                if faults.last != fault { faults.append(fault) }
                if budget.isSpent { return }
                continue
            }
            declarations.append(
                StyleDeclaration(
                    property, value: value, named: name, isImportant: isImportant,
                    of: origins.origin(of: scope, at: place, in: context), ignored: ignored))
        }
    }

    /// Says of what custom properties a compiler works out the values; they are none that would be a colour
    /// here.
    mutating func addCompiled() {
        let compiled = declarations.filter { sources.isCompiled($0.value) }
        guard let first = compiled.first else { return }
        let names = compiled.map { declaration in
            let key = CustomProperties.Key(
                component: declaration.scope.component, property: declaration.property)
            return EntryName(key.name, path: key.path)
        }
        let others = names.count > 1 ? " and \(names.count - 1) more" : ""
        faults.append(
            PaletteFault(
                at: sources.location(of: first.name),
                "\(first.property)\(others): worked out by a compiler, check the CSS that it gives",
                kind: .unresolved(names)))
    }

    /// Whether a value is nothing but `var()` of a property.
    private func isReference(_ value: ArraySlice<CSSToken>, to property: String) -> Bool {
        guard let first = value.first, first.kind == .function, sources.name(first).lowercased() == "var",
            let name = value.dropFirst().first(where: { $0.kind != .whitespace })
        else { return false }
        return name.kind == .ident && sources.name(name) == property
            && value.end(ofBlockAt: value.startIndex) >= value.endIndex - 1
    }

    /// Takes `color-scheme` for what it says of the rule: a theme is light or dark, and what else has one is
    /// a theme.
    mutating func applyColorScheme(of content: ArraySlice<CSSToken>, to context: inout StyleContext) {
        guard let luminosity = colorScheme(of: content) else { return }
        let scopes = context.scopes.scopes.map { scope in
            var scope = scope
            if scope.component.isEmpty, scope.mode == .base {
                isDarkAtRoot = luminosity == .dark
                return scope
            }
            if !scope.component.isEmpty {
                // `.ocean { color-scheme: dark }` is a theme, though its name alone does not say so.
                let isClass =
                    scope.component.hasPrefix(".")
                    && !scope.component.dropFirst().contains { " .:[#".contains($0) }
                guard isClass else { return scope }
                scope.mode = scope.mode.overridden(
                    by: PaletteMode(theme: String(scope.component.dropFirst())))
                scope.component = ""
            }
            scope.mode.luminosity = scope.mode.luminosity ?? luminosity
            return scope
        }
        context.scopes = StyleScopes(scopes)
    }

    /// The only scheme that a rule's own `color-scheme` names.
    private func colorScheme(of content: ArraySlice<CSSToken>) -> PaletteMode.Luminosity? {
        for declaration in content.declarations {
            guard let name = declaration.first, name.kind == .ident, sources.name(name) == "color-scheme"
            else { continue }
            let words = declaration.dropFirst().filter { $0.kind == .ident }.map(sources.name)
            return words.count == 1 || words.contains("only")
                ? words.compactMap(PaletteMode.Luminosity.init).first : nil
        }
        return nil
    }
}
