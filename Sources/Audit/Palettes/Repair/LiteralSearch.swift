internal import ColorMath
internal import PaletteFiles

/// Finds the colour nearest to a literal's that settles every pair the literal has part in.
struct LiteralSearch {
    let literal: ColorLiteral
    let original: DynamicColor
    /// The pairs to settle, by mode.
    let failures: [RepairPlan.Failure]
    let pairs: [PalettePair]
    let colors: PaletteColors
    /// Where the literal is used.
    let cells: Set<LiteralUses.Place>

    /// The colour; `nil` where there is none. One of Display P3 where the original is such a colour and what
    /// screens of sRGB show of the answer settles the pairs too.
    var nearest: DynamicColor? {
        let isWide = !original.extended(to: SRGB.self).color.isInGamut(
            tolerance: PaletteColors.gamutTolerance)
        let wide = isWide || original.space == .displayP3 ? nearest(in: DisplayP3.self) : nil
        return wide ?? nearest(in: SRGB.self)
    }

    private func nearest<Gamut: RGBSpace>(in gamut: Gamut.Type) -> DynamicColor?
    where Gamut.Base: SRGBEncodedLight {
        if original.alpha == 1, let requirements {
            let outcome = ContrastRepair(meeting: requirements).nearest(
                to: original.extended(to: OKLCH.self).color, in: gamut)
            // Luminances of colours mixed on the way are rounded, so the answer is measured itself.
            if let color = outcome.color.map({ DynamicColor($0) }), settles(color) { return color }
            if outcome.color == nil { return nil }
        }
        return TranslucentSearch(original: original, settles: settles).nearest(in: gamut)
    }

    /// What the colour has to reach over each of the colours that it meets; `nil` where these are not opaque,
    /// so that how they are seen changes with the colour, or are the colour itself.
    private var requirements: [ContrastRepair.Requirement]? {
        var requirements: Set<ContrastRepair.Requirement> = []
        for failure in failures {
            let pair = pairs[failure.pair]
            let isInk = cells.contains(LiteralUses.Place(entry: pair.ink, mode: failure.mode))
            let isBackdrop = cells.contains(LiteralUses.Place(entry: pair.backdrop, mode: failure.mode))
            guard isInk != isBackdrop,
                let other = colors[isInk ? pair.backdrop : pair.ink, failure.mode]
            else {
                // A side that is not known asks for nothing; a colour on itself cannot be helped.
                if isInk && isBackdrop { return nil }
                continue
            }
            guard other.isOpaque else { return nil }
            for screen in colors.screens(in: failure.mode) {
                requirements.insert(
                    ContrastRepair.Requirement(
                        luminance: other.luminance(on: screen), ratio: pair.required))
            }
        }
        return Array(requirements)
    }

    /// Whether every pair passes with another colour in the literal's place.
    private func settles(_ color: DynamicColor) -> Bool {
        guard let cell = PaletteColors.Cell(color.extended(to: SRGB.self)) else { return false }
        return failures.allSatisfy { failure in
            let pair = pairs[failure.pair]
            let measure = PairMeasure(of: pair, on: colors.screens(in: failure.mode)) { entry in
                cells.contains(LiteralUses.Place(entry: entry, mode: failure.mode))
                    ? cell : colors[entry, failure.mode]
            }
            // What is not known cannot be helped here.
            return measure.map { $0.verdict(requiring: pair.required) == .pass } ?? true
        }
    }
}
