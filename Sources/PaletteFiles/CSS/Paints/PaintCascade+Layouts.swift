/// Classes of the page that say how it is laid out, and nothing of its colours.
extension PaintCascade {
    /// The modes that classes of the page make by a backdrop alone, on which another lies: what
    /// `body.drawer` shows is behind `body.drawer > .page`, and text lies on that.
    ///
    /// - Parameter declared: The modes that custom properties are declared for.
    func layouts(declaring declared: Set<PaletteMode>) -> Set<PaletteMode> {
        var (pages, others) = (Set<PaletteMode>(), declared)
        for rule in rules where rule.scope.mode.theme != nil {
            if rule.side == .backdrop, rule.part.isEmpty {
                pages.insert(rule.scope.mode)
            } else {
                others.insert(rule.scope.mode)
            }
        }
        return pages.subtracting(others).filter { mode in
            // The page in a layout names what lies in it: `.drawer .page`.
            let page = mode.theme.map { "." + $0 } ?? ""
            let parts = rules.filter { $0.part.hasPrefix(page + " ") }
            return parts.contains { PartName($0.part).parentCount == 1 }
                && parts.allSatisfy { $0.side == .backdrop }
        }
    }

    /// Whether a pair is on what the page itself shows in a layout.
    func isBehind(_ pair: Pair, in mode: PaletteMode, of layouts: Set<PaletteMode>) -> Bool {
        let backdrop = rules[pair.backdrop]
        return backdrop.part.isEmpty && layouts.contains(mode) && backdrop.scope.mode == mode
    }
}
