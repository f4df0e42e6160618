internal import ColorMath
internal import PaletteFiles

/// What the other side of a pair could be, where a plan changes one of the two.
///
/// An answer settles every pair of the colour that it replaces, with all other colours as they are.
struct AlternativeRepairs {
    private var suggestions: [RepairPlan.Failure: PaletteFinding.Suggestion] = [:]

    init(to plan: RepairPlan, for scope: RepairScope) {
        let repaired = plan.outcomes.compactMap { failure, outcome -> (RepairPlan.Failure, Int)? in
            guard case .repaired(let entry, _, _) = outcome, failure.mode < scope.shownModeCount else {
                return nil
            }
            let pair = scope.pairs[failure.pair]
            return (failure, entry == pair.ink ? pair.backdrop : pair.ink)
        }
        guard !repaired.isEmpty else { return }
        let uses = plan.uses
        var found: [ColorLiteral: DynamicColor?] = [:]
        for (failure, entry) in repaired {
            guard let value = scope.palette.entries[entry].values[failure.mode], let literal = value.literal,
                case .color(let original) = value.content
            else { continue }
            let cells = Set(uses.cells(of: literal))
            let color =
                found[literal]
                ?? LiteralSearch(
                    literal: literal, original: original, failures: uses.meetings(of: literal),
                    pairs: scope.pairs, colors: scope.colors, cells: cells
                ).nearest
            found[literal] = color
            guard let color, let cell = PaletteColors.Cell(color.extended(to: SRGB.self)) else { continue }
            let measure = PairMeasure(
                of: scope.pairs[failure.pair], on: scope.colors.screens(in: failure.mode)
            ) { other in
                cells.contains(LiteralUses.Place(entry: other, mode: failure.mode))
                    ? cell : scope.colors[other, failure.mode]
            }
            guard let contrast = measure?.least else { continue }
            suggestions[failure] = PaletteFinding.Suggestion(
                name: scope.palette.entries[entry].name, color: color, contrast: contrast)
        }
    }

    /// What the other side of a pair could be; `nil` where there is no such colour, or no plan for the pair.
    func suggestion(for failure: RepairPlan.Failure) -> PaletteFinding.Suggestion? { suggestions[failure] }
}
