/// What a list of media queries says about the mode, by Media Queries Level 5.
///
/// Light or dark, contrast and gamut become traits. A feature that says nothing of colours, such as a width,
/// makes a theme of its own, named as written, so that what it encloses does not pass for what holds
/// everywhere. Media other than screens, forced colours, and printing are left aside.
struct MediaQuery {
    private let sources: CSSSources
    private let custom: CustomMedia

    init(in sources: CSSSources, naming custom: CustomMedia) {
        self.sources = sources
        self.custom = custom
    }

    /// How deep conditions may lie in each other.
    private static let depthLimit = 32
    /// The most cases that conditions joined by `and` and `or` may come to.
    private static let caseLimit = 256

    /// The modes in any of which a condition holds.
    struct Reading {
        var modes: [PaletteMode]
        /// Why some modes are left out; `nil` where none is.
        var cut: String?
    }

    /// The modes in any of which a list of media queries holds; none where it cannot hold on a screen.
    func modes(of prelude: ArraySlice<CSSToken>) -> Reading { list(prelude, depth: 0) }

    private func list(_ prelude: ArraySlice<CSSToken>, depth: Int) -> Reading {
        let queries = prelude.separatedByCommas.filter { !$0.isEmpty }
        guard !queries.isEmpty else { return Reading(modes: [.base]) }
        let read = queries.map { condition($0, depth: depth) }
        return Reading(modes: read.flatMap(\.modes), cut: read.lazy.compactMap(\.cut).first)
    }

    /// The modes in any of which a condition holds: features and media types joined by `and`, `or` and `not`.
    private func condition(_ tokens: ArraySlice<CSSToken>, depth: Int) -> Reading {
        guard depth < Self.depthLimit else {
            let reason =
                "media conditions are nested more than \(Self.depthLimit) deep here; what holds for them is not read"
            return Reading(modes: [], cut: reason)
        }
        var modes = [PaletteMode.base]
        var alternatives: [PaletteMode] = []
        var isNegated = false
        var cut: String?
        func limit(_ modes: [PaletteMode]) -> [PaletteMode] {
            var seen: Set<PaletteMode> = []
            let distinct = modes.filter { seen.insert($0).inserted }
            if distinct.count > Self.caseLimit {
                cut = "media conditions come to more than \(Self.caseLimit) cases here; the rest is not read"
            }
            return Array(distinct.prefix(Self.caseLimit))
        }
        for value in tokens.componentValues {
            guard let first = value.first else { continue }
            if first.kind == .ident {
                switch sources.text(first).lowercased() {
                case "not": isNegated = true
                case "and", "only": break
                case "screen", "all": modes = isNegated ? [] : modes
                case "or":
                    alternatives = limit(alternatives + modes)
                    modes = [.base]
                default: modes = isNegated ? modes : []
                }
                continue
            }
            let found =
                first.kind == .openParenthesis
                ? block(value, isNegated: isNegated, depth: depth) : Reading(modes: [])
            cut = cut ?? found.cut
            modes = limit(modes.flatMap { mode in found.modes.map { mode.overridden(by: $0) } })
            isNegated = false
        }
        return Reading(modes: limit(alternatives + modes), cut: cut)
    }

    /// The modes in any of which what is in parentheses holds, or does not.
    private func block(_ block: ArraySlice<CSSToken>, isNegated: Bool, depth: Int) -> Reading {
        let inner = block.dropFirst().dropLast(block.last?.kind == .closeParenthesis ? 1 : 0).trimmed
        let startsCondition =
            inner.first?.kind == .openParenthesis
            || inner.first.map { sources.text($0).lowercased() == "not" } == true
        if startsCondition, !isNegated { return condition(inner, depth: depth + 1) }
        if inner.count == 1, let name = inner.first, let queries = custom.queries(named: sources.text(name)) {
            guard isNegated else { return list(queries, depth: depth + 1) }
            // What is not one of several is too much to say; of one feature it is the other side.
            if queries.componentValues.count == 1, queries.first?.kind == .openParenthesis {
                guard depth < Self.depthLimit else { return condition(queries, depth: depth) }
                return self.block(queries, isNegated: true, depth: depth + 1)
            }
        }
        return Reading(modes: modes(ofFeature: inner, in: block, isNegated: isNegated))
    }

    /// The modes in any of which a feature is as asked, or is not.
    private func modes(
        ofFeature inner: ArraySlice<CSSToken>, in block: ArraySlice<CSSToken>, isNegated: Bool
    ) -> [PaletteMode] {
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
