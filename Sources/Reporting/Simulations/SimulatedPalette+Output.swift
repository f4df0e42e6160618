internal import Audit
internal import ColorMath
internal import PaletteFiles
internal import Simulation

extension SimulatedPalette {
    /// The colours that change and the pairs that do no longer reach their ratio, for people.
    func lines(in style: TerminalStyle) -> [String] {
        results.flatMap { result in
            [style.paint(name.visible, as: .heading)] + result.chain.steps.map { "  \($0)" }
                + result.modes.flatMap { $0.lines(in: style) }
        }
    }
}

extension PaletteSimulation.Mode {
    fileprivate func lines(in style: TerminalStyle) -> [String] {
        let changed = colors.filter { $0.shows($0.before) != $0.shows($0.after) }
        let width = min(32, changed.map { $0.name.visible.count }.max() ?? 0)
        let stay = colors.count - changed.count
        return ["  \(mode)".visible]
            + changed.map { color in
                "    \(color.name.visible.trailing(width))  "
                    + "\(style.sample(of: DynamicColor(color.before))) → "
                    + style.sample(of: DynamicColor(color.shown))
            }
            + (stay > 0
                ? [
                    "    \(stay) \(stay == 1 ? "colour stays" : "colours stay") as \(stay == 1 ? "it is" : "they are")"
                ] : [])
            + pairLines
    }

    /// How the pairs fare: the sum of it, and those that fall below their ratio.
    private var pairLines: [String] {
        guard !pairs.isEmpty else { return [] }
        let fallen = pairs.filter { $0.passesBefore && !$0.passesAfter }
        let risen = pairs.count { !$0.passesBefore && $0.passesAfter }
        let below = pairs.count { !$0.passesBefore && !$0.passesAfter }
        let facts = [
            "\(fallen.count) of \(pairs.count) pairs \(fallen.count == 1 ? "falls" : "fall") below the required ratio",
            below > 0 ? "\(below) \(below == 1 ? "is" : "are") below it either way" : nil,
            risen > 0 ? "\(risen) \(risen == 1 ? "reaches" : "reach") it now" : nil,
        ]
        return ["    " + facts.compactMap(\.self).joined(separator: ", ")]
            + fallen.flatMap { pair in
                [
                    "      \(pair.ink.visible) on \(pair.backdrop.visible)",
                    "        \(ContrastRatio(pair.before.lowerBound)) → \(ContrastRatio(pair.after.lowerBound)), needs "
                        + "\(Figure(pair.required))",
                ]
            }
    }
}

extension PaletteSimulation.ColorChange {
    /// What is seen, in code values.
    fileprivate var shown: WithAlpha<SRGB> { SRGB(SRGB8(clipping: after.color)).withAlpha(after.alpha) }

    fileprivate func shows(_ color: WithAlpha<SRGB>) -> WithAlpha<SRGB> {
        SRGB(SRGB8(clipping: color.color)).withAlpha(color.alpha)
    }
}
