/// Where a declaration holds: in which mode, and for which part of a page.
struct StyleScope: Hashable, Sendable {
    /// The mode that selectors and at-rules ask for.
    var mode = PaletteMode.base
    /// What the selector says beyond the root of the page and the mode: `.card`; empty for the page itself.
    var component = ""

    /// Whether a declaration for this scope is of no use where one for another is made with it.
    func isCovered(by other: StyleScope) -> Bool {
        component == other.component && other.mode.holds(in: mode) && other != self
    }
}

extension [StyleScope] {
    /// The scopes once each, without those that a more general one covers; at most 64, as no stylesheet of use has more
    /// for one rule.
    var simplified: [StyleScope] {
        var kept: [StyleScope] = []
        for scope in prefix(256) where !kept.contains(scope) { kept.append(scope) }
        let simplified = kept.filter { scope in !kept.contains(where: scope.isCovered) }
        return Array(simplified.prefix(64))
    }
}

extension [StyleScope] {
    /// The scopes in any of some modes. What a selector says of the mode prevails: `.light` in a rule for dark screens is
    /// light.
    func narrowed(to modes: [PaletteMode]) -> [StyleScope] {
        flatMap { scope in
            modes.prefix(64).map { mode in
                StyleScope(mode: mode.overridden(by: scope.mode), component: scope.component)
            }
        }
        .simplified
    }
}
