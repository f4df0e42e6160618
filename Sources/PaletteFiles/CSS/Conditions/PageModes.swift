/// The modes of a page that stylesheets name beside the page itself in lists of selectors.
struct PageModes {
    /// They, of files that name several; where a file names one, that of the page is the same, and another
    /// file is another page.
    let modes: Set<PaletteMode>

    init(in sources: CSSSources, among sheets: [[CSSToken]]) {
        var all: Set<PaletteMode> = []
        for tokens in sheets {
            var found: Set<PaletteMode> = []
            tokens.forEachPrelude { found.formUnion(Self.modes(of: $0, in: sources)) }
            if found.count > 1 { all.formUnion(found) }
        }
        modes = all
    }

    /// The modes that single classes of a list are, where another of its selectors is the page.
    private static func modes(of prelude: ArraySlice<CSSToken>, in sources: CSSSources) -> Set<PaletteMode> {
        guard prelude.contains(where: { $0.kind == .comma }) else { return [] }
        var (modes, hasPage) = (Set<PaletteMode>(), false)
        for selector in prelude.separatedByCommas.map(\.trimmed) {
            guard let last = selector.last, last.kind == .ident else { continue }
            let name = sources.name(last).lowercased()
            if selector.count == 1 {
                hasPage = hasPage || ["html", "body"].contains(name)
            } else if selector.count == 2, let first = selector.first {
                if first.kind == .colon {
                    hasPage = hasPage || SelectorReader.pageNames.contains(name)
                } else if sources.isDelimiter(first, "."),
                    let mode = ThemeSelector.mode(ofClass: sources.name(last)), mode.luminosity != nil
                {
                    modes.insert(mode)
                }
            }
        }
        return hasPage ? modes : []
    }
}

extension [CSSToken] {
    /// Hands out what stands before each opening brace: the selectors of a rule, or the condition of an
    /// at-rule.
    func forEachPrelude(_ body: (ArraySlice<CSSToken>) -> Void) {
        var start = startIndex
        for (index, token) in enumerated() {
            switch token.kind {
            case .openBrace:
                body(self[start..<index])
                start = index + 1
            case .closeBrace, .semicolon: start = index + 1
            default: break
            }
        }
    }
}
