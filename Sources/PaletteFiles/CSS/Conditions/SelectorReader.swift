/// Sorts the parts of selectors into what they say about the mode and the component of the page that is left.
///
/// The page itself (`:root`, `html`, `body`, `:host`, `*`) says nothing; `:is()` and `:where()` are read
/// through. Nor does `:not()`, unless it is the page that is not dark, or not light.
struct SelectorReader: Sendable {
    let sources: CSSSources
    /// The modes of each attribute of which some value is a theme of its own: no two of them hold at once.
    private(set) var modesApart: [Set<PaletteMode>] = []
    /// The modes that lists have beside the page itself, where these are several: `body, .theme-light` and
    /// `body, .theme-dark`. The later list is the page's, and the class of the earlier one is no less its
    /// own.
    private let modesOfPage: Set<PaletteMode>

    /// Reads selectors.
    ///
    /// - Parameters:
    ///   - sources: Where they are written.
    ///   - sheets: All stylesheets that are read together.
    init(in sources: CSSSources, among sheets: [[CSSToken]]) {
        self.sources = sources
        modesOfPage = PageModes(in: sources, among: sheets).modes
        var modes: [String: Set<PaletteMode>] = [:]
        for tokens in sheets {
            for index in tokens.indices where tokens[index].kind == .openBracket {
                // Brackets may lie in one another as often as there are tokens.
                let rest = tokens[index...].prefix(Self.longestAttribute)
                guard let end = rest.firstIndex(where: { $0.kind == .closeBracket }),
                    let (name, value) = attribute(rest[...end]), name != "class",
                    let mode = ThemeSelector.mode(ofAttribute: name, value: value)
                else { continue }
                modes[name, default: []].insert(mode)
            }
        }
        modesApart = modes.values.filter { $0.count > 1 && $0.contains { $0.theme != nil } }
    }

    /// The most tokens of an attribute that is looked at: `[ data-theme = "dark" i ]` has nine.
    private static let longestAttribute = 16

    /// What stands in a component for the parent's, where that does not come first: `.dark &`. No text of CSS
    /// has it.
    fileprivate static let parentMark: Character = "\0"

    /// How many of the selectors around are asked whether they are things: lists are of one kind.
    private static let parentsAsked = 4

    /// How deep selectors may lie in each other, as in `:is(:is(.dark))`.
    private static let depthLimit = 32

    /// The scopes of a list of selectors nested in rules with other scopes.
    func scopes(of prelude: ArraySlice<CSSToken>, within parents: StyleScopes) -> StyleScopes {
        let isInThing =
            prelude.contains { sources.isDelimiter($0, "&") }
            && parents.scopes.prefix(Self.parentsAsked).contains { PartName($0.component).isThing }
        return StyleScopes(list(prelude, isInThing: isInThing, depth: 0), parents) { own, parent in
            if own.component.contains(Self.parentMark) {
                return parent.and(own, component: own.component.withParent(parent.component))
            }
            let isAttached = own.component.hasPrefix("&")
            var component = isAttached ? String(own.component.dropFirst()) : own.component
            // Beside the page itself lies nothing, and any element in it is as the page is.
            if parent.component.isEmpty { component = component.withoutSiblingSign.withoutAnyElement }
            let space = isAttached || parent.component.isEmpty || component.isEmpty ? "" : " "
            var (whole, repeats) = (parent.component + space + component, 0)
            // A class that is said twice only makes the selector more specific: `&.button` in `.button`.
            if component.first == ".", isAttached {
                let name = PartName(whole)
                let once = name.withoutRepeats
                if once.text != name.text {
                    repeats = name.specificity - once.specificity
                    whole = once.text
                }
            }
            var both = parent.and(own, component: whole)
            both.modeSpecificity += repeats
            return both
        }.simplified(keeping: modesOfPage)
    }

    /// The scopes of a list of selectors.
    ///
    /// - Parameter isInThing: Whether what `&` stands for is one thing on a page.
    private func list(_ tokens: ArraySlice<CSSToken>, isInThing: Bool = false, depth: Int) -> StyleScopes {
        guard depth < Self.depthLimit else {
            return StyleScopes(
                [], cut: "selectors are nested more than \(Self.depthLimit) deep here; this rule is not read")
        }
        var scopes = StyleScopes([])
        for selector in tokens.separatedByCommas where !selector.isEmpty {
            let own = complex(selector, isInThing: isInThing, depth: depth)
            scopes.cut(for: own.cut)
            guard own.scopes.allSatisfy({ scopes.insert($0) }) else { break }
        }
        return scopes
    }

    /// The scopes of one selector with combinators.
    private func complex(_ tokens: ArraySlice<CSSToken>, isInThing: Bool, depth: Int) -> StyleScopes {
        var scopes = StyleScopes([StyleScope()])
        // What follows the last function is the same for all scopes, and is added to them at once.
        var (rest, startsWithSpace) = (StyleScope(), false)
        var startsCompound = false
        // The sign of a selector for an element beside the one before: `+` or `~`.
        var sibling = ""
        // Whether this compound selector is of the page itself, and whether it says anything before a colon.
        var (isOfPage, isEmpty) = (false, true)
        // Whether it is for any element: `*`, `:not(.lead)`.
        var isOfAny = false
        func add(_ mode: PaletteMode, by text: String) {
            rest.mode = rest.mode.overridden(by: mode)
            rest.switches.insert(ThemeSwitches(named: text))
            rest.modeSpecificity += PartName.classSpecificity
            isEmpty = false
        }
        func add(_ component: String) {
            if rest.component.isEmpty {
                startsWithSpace = startsCompound
            } else if startsCompound, rest.component != "&" {
                rest.component += " "
            }
            rest.component += sibling + component
            (startsCompound, isEmpty, sibling) = (false, false, "")
        }
        /// Ends a compound selector: any element in a part is none of the part itself.
        func endCompound() {
            if isOfAny, isEmpty, !isOfPage, startsCompound, depth == 0 { add("*") }
            (startsCompound, isOfPage, isEmpty, isOfAny) = (true, false, true, false)
        }
        func addRest() {
            guard rest != StyleScope() else { return }
            scopes = StyleScopes(scopes, StyleScopes([rest])) { scope, rest in
                let isFirst = scope.component.isEmpty || scope.component == "&"
                let space = startsWithSpace && !isFirst ? " " : ""
                return scope.and(rest, component: scope.component + space + rest.component)
            }
            (rest, startsWithSpace) = (StyleScope(), false)
        }
        var index = tokens.startIndex
        while index < tokens.endIndex {
            let token = tokens[index]
            let end = min(
                token.kind.closing == nil ? index : tokens.end(ofBlockAt: index), tokens.endIndex - 1)
            let isLast = end + 1 >= tokens.endIndex
            switch token.kind {
            case .whitespace: endCompound()
            case .ident where ["html", "body"].contains(sources.name(token).lowercased()):
                isOfPage = true
            case .ident, .hash: add(sources.text(token))
            case .openBracket:
                let block = tokens[index...end]
                if let mode = mode(ofAttribute: block) {
                    let (name, value) = attribute(block) ?? ("", "")
                    add(mode, by: name == "class" ? value : "\(name)=\(value)")
                } else {
                    add(sources.text(of: block))
                }
            case .delimiter where sources.isDelimiter(token, ".") && !isLast:
                let name = sources.name(tokens[index + 1])
                // `.tag.is-dark` is a dark tag, whatever the theme.
                let isModifier = name.hasPrefix("is-") && !startsCompound && !rest.component.isEmpty
                if !isModifier, let mode = ThemeSelector.mode(ofClass: name),
                    !isVariant(at: index, of: tokens, isInThing)
                {
                    add(mode, by: name)
                } else if isOfPage, isOneCompound(tokens[(index + 1)...]) {
                    // What a page is as a whole holds for all of it: `html.dim`.
                    add(PaletteMode(theme: name), by: name)
                } else {
                    add("." + name)
                }
                index += 1
            case .delimiter where sources.isDelimiter(token, "&"):
                if index > tokens.startIndex {
                    add(String(Self.parentMark))
                } else if !isLast, tokens[index + 1].kind != .whitespace {
                    add("&")
                }
            case .delimiter where sources.isDelimiter(token, "*"): isOfAny = true
            case .delimiter:
                endCompound()
                let sign = sources.text(token)
                sibling = PartName.siblingSigns.contains(sign[...]) ? sign + " " : ""
            case .colon where !isLast && tokens[index + 1].kind == .ident:
                let name = sources.name(tokens[index + 1]).lowercased()
                if SelectorReader.pageNames.contains(name) {
                    isOfPage = true
                } else if !isEmpty || isOfPage || !SelectorReader.pseudoElements.contains(name) {
                    add(":" + name)
                }
                index += 1
            case .function:
                let excluded = excludedMode(by: tokens[index...end], ofPage: isOfPage || isEmpty)
                switch excluded.map(Function.mode) ?? function(tokens[index...end], depth: depth) {
                case .selectors(let inner):
                    addRest()
                    let (space, sign) = (startsCompound ? " " : "", sibling)
                    scopes = StyleScopes(scopes, inner) { scope, other in
                        let isFirst = scope.component.isEmpty || scope.component == "&"
                        let own = other.component.isEmpty ? "" : sign + other.component
                        return scope.and(
                            other,
                            component: scope.component + (isFirst || own.isEmpty ? "" : space) + own)
                    }
                    if inner.scopes.contains(where: { !$0.component.isEmpty }) {
                        (startsCompound, isEmpty, sibling) = (false, false, "")
                    }
                case .mode(let mode): add(mode, by: sources.text(of: tokens[index...end]))
                case .component(let text): rest.component += text
                case .nothing: isOfAny = true
                }
            default: break
            }
            index = max(index, end) + 1
        }
        endCompound()
        addRest()
        return scopes
    }

    /// Whether the rest of a selector goes on with no part of what it has named.
    private func isOneCompound(_ tokens: ArraySlice<CSSToken>) -> Bool {
        tokens.allSatisfy { token in
            token.kind != .whitespace
                && (token.kind != .delimiter || sources.isDelimiter(token, "."))
        }
    }

    /// What a functional pseudo-class says.
    private enum Function {
        /// What any of some selectors says.
        case selectors(StyleScopes)
        case mode(PaletteMode)
        case component(String)
        case nothing
    }

    private func function(_ tokens: ArraySlice<CSSToken>, depth: Int) -> Function {
        guard let head = tokens.first else { return .nothing }
        let argument = tokens.dropFirst().dropLast(tokens.last?.kind == .closeParenthesis ? 1 : 0)
        switch sources.name(head).lowercased() {
        case "not": return .nothing
        case "is", "where", "host-context", "-webkit-any", "-moz-any", "global":
            return .selectors(list(argument, depth: depth + 1))
        case "host":
            // What it says is said of the host itself, and not of a part of it.
            let own = list(argument, depth: depth + 1)
            let attached = own.scopes.map { scope in
                var scope = scope
                if !scope.component.isEmpty { scope.component = "&" + scope.component }
                return scope
            }
            return .selectors(StyleScopes(attached, cut: own.cut))
        case "has":
            if let mode = mode(ofAnyIn: argument) { return .mode(mode) }
        default: break
        }
        return .component(":" + sources.text(of: tokens))
    }

    /// Pseudo-classes that stand for the page.
    static let pageNames: Set<String> = ["root", "host", "scope"]
    /// Pseudo-elements that stand for all of the page where they stand alone: `*, ::before, ::after`.
    private static let pseudoElements: Set<String> = ["before", "after", "backdrop"]

    func mode(ofAttribute block: ArraySlice<CSSToken>) -> PaletteMode? {
        guard let (name, value) = attribute(block) else { return nil }
        if name == "class" { return ThemeSelector.mode(ofClass: value) }
        return ThemeSelector.mode(ofAttribute: name, value: value)
    }

    private func mode(ofAnyIn argument: ArraySlice<CSSToken>) -> PaletteMode? {
        let text = sources.text(of: argument).lowercased()
        var next = argument.startIndex
        while let index = argument[next...].firstIndex(where: { $0.kind == .openBracket }) {
            let end = min(argument.end(ofBlockAt: index), argument.endIndex - 1)
            if let (name, value) = attribute(argument[index...end]), name == "value" {
                return ThemeSelector.mode(ofValue: value, among: text)
            }
            next = end + 1
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

extension String {
    /// A component with the parent's in each place that is left for it; beside or in the page itself lies
    /// nothing of its own.
    fileprivate func withParent(_ parent: String) -> String {
        let whole = split(separator: SelectorReader.parentMark, omittingEmptySubsequences: false)
            .joined(separator: parent)
        return parent.isEmpty
            ? whole.split(separator: " ").joined(separator: " ").withoutSiblingSign : whole
    }

    /// A selector without what is for any element before all else.
    fileprivate var withoutAnyElement: String {
        var rest = self[...]
        while rest == "*" || rest.hasPrefix("* ") { rest = rest.dropFirst(2) }
        return String(rest)
    }

    /// A selector without the sign that it is for an element beside another.
    fileprivate var withoutSiblingSign: String {
        guard let sign = first, PartName.siblingSigns.contains(String(sign)[...]) else { return self }
        return String(dropFirst().drop { $0 == " " })
    }
}
