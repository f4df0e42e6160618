/// What a list of media queries says about the mode, by Media Queries Level 5.
///
/// Light or dark, contrast and gamut become traits. A feature that says nothing of colours, such as a width, makes a theme
/// of its own, named as written, so that what it encloses does not pass for what holds everywhere. Media other than screens,
/// forced colours, and printing are left aside.
struct MediaQuery {
    private let sources: CSSSources

    init(in sources: CSSSources) {
        self.sources = sources
    }

    /// The modes in any of which a list of media queries holds; none where it cannot hold on a screen.
    func modes(of prelude: ArraySlice<CSSToken>) -> [PaletteMode] {
        let queries = prelude.separatedByCommas.filter { !$0.isEmpty }
        return queries.isEmpty ? [.base] : queries.flatMap { condition($0, depth: 0) }
    }

    /// The modes in any of which a condition holds: features and media types joined by `and`, `or` and `not`.
    private func condition(_ tokens: ArraySlice<CSSToken>, depth: Int) -> [PaletteMode] {
        guard depth < 8 else { return [] }
        var modes = [PaletteMode.base]
        var alternatives: [PaletteMode] = []
        var isNegated = false
        for value in tokens.componentValues {
            guard let first = value.first else { continue }
            if first.kind == .ident {
                switch sources.text(first).lowercased() {
                case "not": isNegated = true
                case "and", "only": break
                case "screen", "all": modes = isNegated ? [] : modes
                case "or":
                    alternatives += modes
                    modes = [.base]
                default: modes = isNegated ? modes : []
                }
                continue
            }
            let found = first.kind == .openParenthesis ? block(value, isNegated: isNegated, depth: depth) : []
            modes = modes.flatMap { mode in found.map { mode.overridden(by: $0) } }
            isNegated = false
        }
        return alternatives + modes
    }

    /// The modes in any of which what is in parentheses holds, or does not.
    private func block(_ block: ArraySlice<CSSToken>, isNegated: Bool, depth: Int) -> [PaletteMode] {
        let inner = block.dropFirst().dropLast(block.last?.kind == .closeParenthesis ? 1 : 0).trimmed
        let startsCondition =
            inner.first?.kind == .openParenthesis
            || inner.first.map { sources.text($0).lowercased() == "not" } == true
        if startsCondition, !isNegated { return condition(inner, depth: depth + 1) }
        let parts = inner.split { $0.kind == .colon }.map { sources.text(of: $0).lowercased() }
        switch (parts.first, parts.dropFirst().first) {
        case ("prefers-color-scheme", "light"): return [PaletteMode(luminosity: isNegated ? .dark : .light)]
        case ("prefers-color-scheme", "dark"): return [PaletteMode(luminosity: isNegated ? .light : .dark)]
        case ("prefers-contrast", "more"), ("prefers-contrast", "high"):
            return [PaletteMode(contrast: isNegated ? .standard : .increased)]
        case ("prefers-contrast", "no-preference"):
            return [PaletteMode(contrast: isNegated ? .increased : .standard)]
        case ("color-gamut", "p3"), ("color-gamut", "rec2020"):
            return [PaletteMode(gamut: isNegated ? .sRGB : .displayP3)]
        case ("color-gamut", "srgb"), ("prefers-color-scheme", nil): return isNegated ? [] : [.base]
        case ("forced-colors", "active"), ("-ms-high-contrast", _): return isNegated ? [.base] : []
        case ("forced-colors", "none"): return isNegated ? [] : [.base]
        default: return [PaletteMode(theme: (isNegated ? "not " : "") + sources.text(of: block))]
        }
    }
}
