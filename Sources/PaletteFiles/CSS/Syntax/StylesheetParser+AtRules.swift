extension StylesheetParser {
    /// Parses an at-rule; returns where it ends.
    mutating func parseAtRule(
        _ tokens: ArraySlice<CSSToken>, at start: Int, in context: StyleContext
    ) -> Int {
        let name = sources.name(tokens[start]).lowercased()
        let end = endOfPrelude(tokens, from: start + 1, stopsAtSemicolon: true)
        let prelude = tokens[start + 1..<max(start + 1, end)].trimmed
        guard end < tokens.endIndex, tokens[end].kind == .openBrace else {
            switch name {
            case "layer": layers.declare(prelude, in: sources)
            case "import": parseImport(prelude, at: tokens[start], in: context)
            case "include": include(prelude, in: context)
            case "namespace": acceptsImports = false
            // What is no at-rule of CSS, as those of Tailwind, is no rule before which imports have to stand.
            default: break
            }
            return end
        }
        acceptsImports = false
        if name == "if", isSwitched(tokens, at: start, openedAt: end) {
            return parseBlock(tokens, openedAt: end, in: context)
        }
        // What only a compiler knows could be any condition.
        guard !sources.isCompiled(prelude) else { return tokens.end(ofBlockAt: end) + 1 }
        let location = sources.location(of: tokens[start])
        var inner = context
        switch name {
        case "media":
            let read = media.modes(of: prelude)
            inner.limit(to: context.scopes.narrowed(to: read.modes, cut: read.cut), at: location)
        case "variant":
            let variant = TailwindVariant(sources.text(of: prelude))
            switch variant {
            case .state(let state):
                inner.scopes = StyleScopes(
                    context.scopes.scopes.map { scope in
                        StyleScope(
                            mode: scope.mode, component: scope.component + ":" + state,
                            modeSpecificity: scope.modeSpecificity, switches: scope.switches)
                    })
            case .mode(let mode): inner.limit(to: context.scopes.narrowed(to: [mode]), at: location)
            }
        case "container":
            let mode = PaletteMode(theme: sources.text(of: prelude))
            inner.limit(to: context.scopes.narrowed(to: [mode]), at: location)
        case "supports":
            if isFallback(prelude) { inner.scopes = StyleScopes([]) }
        case "layer": inner.layer = layers.enter(prelude, in: sources)
        case "scope":
            let root =
                prelude.first?.kind == .openParenthesis
                ? prelude[
                    prelude.startIndex
                        + 1..<max(prelude.startIndex + 1, prelude.end(ofBlockAt: prelude.startIndex))] : []
            inner.limit(to: selectors.scopes(of: root, within: context.scopes), at: location)
        case "utility":
            // A class of Tailwind's.
            let name = "." + sources.text(of: prelude)
            inner.scopes = StyleScopes(
                context.scopes.scopes.map { StyleScope(mode: $0.mode, component: name) })
            inner.isRule = true
        case "theme":
            (inner.isRule, inner.isTheme) = (true, true)
            if inner.layer == CascadeLayers.none { inner.layer = layers.enterTheme() }
            inner.isInline = prelude.contains { $0.kind == .ident && sources.name($0) == "inline" }
        case "property":
            inner.isRule = true
            return parseProperty(tokens, named: prelude, openedAt: end, in: inner)
        default: return tokens.end(ofBlockAt: end) + 1
        }
        guard !inner.scopes.scopes.isEmpty || inner.cut != nil else { return tokens.end(ofBlockAt: end) + 1 }
        return parseBlock(tokens, openedAt: end, in: inner)
    }

    /// Whether a condition of Sass switches some properties on that nothing stands in the place of: what they
    /// are where they are there is known, whatever the condition.
    private func isSwitched(_ tokens: ArraySlice<CSSToken>, at start: Int, openedAt open: Int) -> Bool {
        guard sources.areCompiled[tokens[start].source] else { return false }
        let end = tokens.end(ofBlockAt: open)
        guard end < tokens.endIndex, !tokens[(open + 1)..<end].contains(where: { $0.kind == .openBrace })
        else { return false }
        let next = tokens[(end + 1)...].first { $0.kind != .whitespace }
        return next.map { $0.kind != .atKeyword || sources.name($0) != "else" } ?? true
    }

    /// Parses the stylesheet that an `@import` names, where it was read, under the conditions of the rule.
    /// One that leads back to a stylesheet which is being parsed adds nothing.
    private mutating func parseImport(
        _ prelude: ArraySlice<CSSToken>, at keyword: CSSToken, in context: StyleContext
    ) {
        guard acceptsImports, context.depth == 0, !context.isRule,
            let rule = ImportRule(prelude, in: sources),
            let source = library.imports[keyword.source][rule.address], !importing.contains(source),
            !(rule.supports.map(isFallback) ?? false)
        else { return }
        importCount += 1
        guard importCount <= Self.importLimit, importing.count < Self.depthLimit else {
            let message =
                "stylesheets are imported more than \(Self.importLimit) times, or more than \(Self.depthLimit) deep; "
                + "this one is not read"
            if faults.last?.message != message {
                faults.append(PaletteFault(at: sources.location(of: keyword), message))
            }
            return
        }
        var inner = context
        let location = sources.location(of: keyword)
        if !rule.media.isEmpty {
            let read = media.modes(of: rule.media)
            inner.limit(to: context.scopes.narrowed(to: read.modes, cut: read.cut), at: location)
        }
        if let layer = rule.layer, inner.layer == CascadeLayers.none {
            inner.layer = layers.enter(layer, in: sources)
        }
        guard !inner.scopes.scopes.isEmpty || inner.cut != nil else { return }
        parse(sheet: source, in: inner)
    }

    /// Parses what a mixin of Sass holds as if it stood here.
    private mutating func include(_ prelude: ArraySlice<CSSToken>, in context: StyleContext) {
        acceptsImports = false
        guard let name = prelude.last, name.kind == .ident, let content = library.mixins[sources.name(name)],
            sources.areCompiled[name.source],
            includeCount < Self.importLimit, context.depth < Self.depthLimit
        else { return }
        includeCount += 1
        var inner = context
        inner.depth += 1
        if inner.isRule {
            applyColorScheme(of: content, to: &inner)
            applyPaint(of: content, in: inner)
        }
        parse(content, in: inner)
    }

    /// Whether a condition of `@supports` asks for browsers that do not know something.
    private func isFallback(_ condition: ArraySlice<CSSToken>) -> Bool {
        condition.first.map { sources.text($0).lowercased() == "not" } == true
    }

    /// Records the `initial-value` of a registered property, which any declaration overrides.
    private mutating func parseProperty(
        _ tokens: ArraySlice<CSSToken>, named prelude: ArraySlice<CSSToken>, openedAt open: Int,
        in context: StyleContext
    ) -> Int {
        let end = tokens.end(ofBlockAt: open)
        var context = context
        context.layer = CascadeLayers.registration
        for declaration in tokens[min(open + 1, end)..<end].split(at: { $0.kind == .semicolon }) {
            guard let name = prelude.first, let descriptor = declaration.first, descriptor.kind == .ident,
                sources.name(descriptor).lowercased() == "initial-value",
                let colon = declaration.firstIndex(where: { $0.kind == .colon })
            else { continue }
            record(
                sources.name(name), named: descriptor, value: declaration[(colon + 1)...].trimmed, in: context
            )
        }
        return end + 1
    }
}
