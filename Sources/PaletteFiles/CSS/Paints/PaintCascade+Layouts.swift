/// Classes of the page that say how it is laid out, and nothing of its colours.
extension PaintCascade {
    /// The modes that classes of the page make by a backdrop alone, on which another lies: what
    /// `body.drawer` shows is behind `body.drawer > .page`, and text lies on that.
    ///
    /// - Parameter declared: The modes that custom properties are declared for.
    func layouts(declaring declared: Set<PaletteMode>) -> Set<PaletteMode> {
        var (pages, parts, others) = (Set<PaletteMode>(), Set<PaletteMode>(), declared)
        for rule in rules where rule.scope.mode.theme != nil {
            if rule.side == .ink {
                others.insert(rule.scope.mode)
            } else if rule.part.isEmpty {
                pages.insert(rule.scope.mode)
            } else if PartName(rule.part).parentCount == 0 {
                parts.insert(rule.scope.mode)
            }
        }
        return pages.intersection(parts).subtracting(others)
    }

    /// Whether a pair is on what the page itself shows in a layout.
    func isBehind(_ pair: Pair, in mode: PaletteMode, of layouts: Set<PaletteMode>) -> Bool {
        let backdrop = rules[pair.backdrop]
        return backdrop.part.isEmpty && layouts.contains(mode) && backdrop.scope.mode == mode
    }
}
