/// Sorts the parts of selectors into what they say about the mode and the component of the page that is left.
///
/// The page itself (`:root`, `html`, `body`, `:host`, `*`) and `:not()` say nothing; `:is()` and `:where()` are read through.
struct SelectorReader {
    private let sources: CSSSources

    init(in sources: CSSSources) {
        self.sources = sources
    }

    /// The scopes of a list of selectors nested in rules with other scopes.
    func scopes(of prelude: ArraySlice<CSSToken>, within parents: [StyleScope]) -> [StyleScope] {
        let scopes = list(prelude, depth: 0).flatMap { own in
            parents.prefix(64).map { parent in
                let isAttached = own.component.hasPrefix("&")
                let component = isAttached ? String(own.component.dropFirst()) : own.component
                let space = isAttached || parent.component.isEmpty || component.isEmpty ? "" : " "
                return StyleScope(
                    mode: parent.mode.overridden(by: own.mode),
                    component: parent.component + space + component)
            }
        }
        return scopes.simplified
    }

    private func list(_ tokens: ArraySlice<CSSToken>, depth: Int) -> [StyleScope] {
        guard depth < 8 else { return [StyleScope()] }
        let selectors = tokens.separatedByCommas.filter { !$0.isEmpty }
        return selectors.prefix(256).flatMap { complex($0, depth: depth) }
    }

    /// The scopes of one selector with combinators.
    private func complex(_ tokens: ArraySlice<CSSToken>, depth: Int) -> [StyleScope] {
        var scopes = [StyleScope()]
        var startsCompound = false
        func add(_ mode: PaletteMode) {
            for index in scopes.indices { scopes[index].mode = scopes[index].mode.overridden(by: mode) }
        }
        func add(_ component: String) {
            for index in scopes.indices {
                let isFirst = scopes[index].component.isEmpty || scopes[index].component == "&"
                scopes[index].component += (startsCompound && !isFirst ? " " : "") + component
            }
            startsCompound = false
        }
        var index = tokens.startIndex
        while index < tokens.endIndex {
            let token = tokens[index]
            let end = min(
                token.kind.closing == nil ? index : tokens.end(ofBlockAt: index), tokens.endIndex - 1)
            let isLast = end + 1 >= tokens.endIndex
            switch token.kind {
            case .whitespace: startsCompound = true
            case .ident where ["html", "body"].contains(sources.name(token).lowercased()): break
            case .ident, .hash: add(sources.text(token))
            case .openBracket:
                let block = tokens[index...end]
                if let mode = mode(ofAttribute: block) { add(mode) } else { add(sources.text(of: block)) }
            case .delimiter where sources.isDelimiter(token, ".") && !isLast:
                let name = sources.name(tokens[index + 1])
                if let mode = ThemeSelector.mode(ofClass: name) { add(mode) } else { add("." + name) }
                index += 1
            case .delimiter where sources.isDelimiter(token, "&"):
                // Only at the beginning does the parent's component come first.
                if index == tokens.startIndex, !isLast, tokens[index + 1].kind != .whitespace { add("&") }
            case .delimiter where sources.isDelimiter(token, "*"): break
            case .delimiter: startsCompound = true
            case .colon where !isLast && tokens[index + 1].kind == .ident:
                let name = sources.name(tokens[index + 1]).lowercased()
                if !SelectorReader.pageNames.contains(name) { add(":" + name) }
                index += 1
            case .function: scopes = function(tokens[index...end], over: scopes, depth: depth)
            default: break
            }
            index = max(index, end) + 1
        }
        return scopes
    }

    /// What a functional pseudo-class makes of the scopes before it.
    private func function(
        _ tokens: ArraySlice<CSSToken>, over scopes: [StyleScope], depth: Int
    ) -> [StyleScope] {
        guard let head = tokens.first else { return scopes }
        let name = sources.name(head).lowercased()
        let argument = tokens.dropFirst().dropLast(tokens.last?.kind == .closeParenthesis ? 1 : 0)
        switch name {
        case "not": return scopes
        case "is", "where", "host", "host-context", "-webkit-any", "-moz-any", "global":
            let inner = list(argument, depth: depth + 1)
            return scopes.prefix(64).flatMap { scope in
                inner.prefix(64).map { other in
                    StyleScope(
                        mode: scope.mode.overridden(by: other.mode),
                        component: scope.component + other.component)
                }
            }
        case "has":
            if let mode = mode(ofAnyIn: argument) {
                return scopes.map { StyleScope(mode: $0.mode.overridden(by: mode), component: $0.component) }
            }
        default: break
        }
        let text = ":" + sources.text(of: tokens)
        return scopes.map { StyleScope(mode: $0.mode, component: $0.component + text) }
    }

    /// Pseudo-classes and -elements that stand for the page, or for all of it.
    private static let pageNames: Set<String> = ["root", "host", "scope", "before", "after", "backdrop"]

    private func mode(ofAttribute block: ArraySlice<CSSToken>) -> PaletteMode? {
        guard let (name, value) = attribute(block) else { return nil }
        if name == "class" { return ThemeSelector.mode(ofClass: value) }
        return ThemeSelector.mode(ofAttribute: name, value: value)
    }

    private func mode(ofAnyIn argument: ArraySlice<CSSToken>) -> PaletteMode? {
        let text = sources.text(of: argument).lowercased()
        for index in argument.indices where argument[index].kind == .openBracket {
            let end = min(argument.end(ofBlockAt: index), argument.endIndex - 1)
            guard let (name, value) = attribute(argument[index...end]), name == "value" else { continue }
            return ThemeSelector.mode(ofValue: value, among: text)
        }
        let id = argument.first { $0.kind == .hash }
        return id.flatMap { PaletteMode(namedOnly: sources.name($0)) }
    }

    /// The name and the value of an attribute selector; an empty value where there is none.
    private func attribute(_ block: ArraySlice<CSSToken>) -> (name: String, value: String)? {
        let tokens = block.dropFirst().filter { $0.kind != .whitespace }
        guard let name = tokens.first, name.kind == .ident else { return nil }
        let value = tokens.dropFirst().first { [.ident, .string, .number, .dimension].contains($0.kind) }
        let written = value.map(sources.text) ?? ""
        let isQuoted = value?.kind == .string
        return (sources.name(name).lowercased(), isQuoted ? String(written.dropFirst().dropLast()) : written)
    }
}
