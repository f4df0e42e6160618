internal import FileSystem

/// The component that a stylesheet with `:host` is for (CSS Scoping Module Level 1, section 3.2, "Selecting
/// Shadow Hosts from within a Shadow Tree").
///
/// What it declares for its host, and all parts that it names, are that component's: `--color` of one and
/// of another are two properties. A stylesheet that names the host beside the page, `:root, :host`, or
/// beside a theme, `:host, .theme-dark`, is for pages as well, and none of these; nor is one that says
/// nothing but what the host is in themes.
enum ShadowHosts {
    /// The host as a part of a page, `:host(button)`, by the name of its file; empty where a stylesheet is
    /// for none.
    static func component(of tokens: [CSSToken], in sources: CSSSources) -> String {
        guard let first = tokens.first,
            isOfHost(tokens, in: sources)
        else { return "" }
        let parts = sources.texts[first.source].path.pathParts
        let stems = parts.suffix(2).map { part in part.prefix { $0 != "." }.drop { $0 == "_" } }
        guard let file = stems.last else { return "" }
        let isPlain = plainNames.contains(String(file)) && stems.count > 1
        return ":host(\(isPlain ? stems[0] : file))"
    }

    /// File names that say nothing of the component in whose folder they are.
    private static let plainNames: Set<String> = ["index", "style", "styles", "host", "component"]

    /// Whether the host stands in selectors, in none as another name of a page, and has parts or states.
    private static func isOfHost(_ tokens: [CSSToken], in sources: CSSSources) -> Bool {
        var (isFound, hasParts, isPage) = (false, false, false)
        tokens.forEachPrelude { prelude in
            let selectors = prelude.separatedByCommas.map(\.trimmed)
            hasParts = hasParts || !selectors.allSatisfy { isHostAlone($0, in: sources) }
            guard selectors.contains(where: { namesHost($0, in: sources) }) else { return }
            isFound = true
            isPage = isPage || selectors.contains { isOfPage($0, in: sources) }
        }
        return isFound && hasParts && !isPage
    }

    /// Whether a selector is the host's, in whichever theme: `:host`, `:host(.dark)`.
    private static func isHostAlone(_ selector: ArraySlice<CSSToken>, in sources: CSSSources) -> Bool {
        guard namesHost(selector, in: sources) else { return false }
        switch selector.count {
        case 2: return true
        case 5:
            let name = selector[selector.startIndex + 3]
            return name.kind == .ident && ThemeSelector.mode(ofClass: sources.name(name)) != nil
        default: return false
        }
    }

    private static func namesHost(_ selector: ArraySlice<CSSToken>, in sources: CSSSources) -> Bool {
        zip(selector, selector.dropFirst()).contains { colon, name in
            colon.kind == .colon && [.ident, .function].contains(name.kind)
                && ["host", "host-context"].contains(sources.name(name).lowercased())
        }
    }

    /// Whether a selector is the page's, or the single class or attribute of a theme.
    private static func isOfPage(_ selector: ArraySlice<CSSToken>, in sources: CSSSources) -> Bool {
        guard let first = selector.first, let last = selector.last, !namesHost(selector, in: sources) else {
            return false
        }
        if first.kind == .openBracket {
            return selector.end(ofBlockAt: selector.startIndex) == selector.endIndex - 1
        }
        guard last.kind == .ident else { return false }
        let name = sources.name(last)
        switch selector.count {
        case 1: return ["html", "body"].contains(name.lowercased())
        case 2 where first.kind == .colon: return SelectorReader.pageNames.contains(name.lowercased())
        case 2 where sources.isDelimiter(first, "."): return ThemeSelector.mode(ofClass: name) != nil
        default: return false
        }
    }
}
