internal import ColorMath
internal import PaletteFiles

/// Finds the colour nearest to a literal's that settles every pair the literal has part in.
struct LiteralSearch {
    let original: DynamicColor
    let trial: RepairTrial
    /// Where the literal is used.
    let places: Set<PalettePlace>

    /// A colour that differs in lightness alone, as its notation counts it, may be so much farther.
    private static let plainness = 1.25

    /// The colour; `nil` where there is none. One of Display P3 where the original is such a colour and what
    /// screens of sRGB show of the answer settles the pairs too.
    var nearest: DynamicColor? {
        let wide = isWide ? nearest(in: DisplayP3.self) : nil
        return wide ?? nearest(in: SRGB.self)
    }

    /// The colours from black to white at the literal's hue, without regard to any pair.
    func samples(_ count: Int) -> [DynamicColor] {
        let search = LightnessSearch(original: original) { _ in true }
        return isWide ? search.samples(count, in: DisplayP3.self) : search.samples(count, in: SRGB.self)
    }

    private var isWide: Bool {
        original.space == .displayP3
            || !original.extended(to: SRGB.self).color.isInGamut(tolerance: PaletteColors.gamutTolerance)
    }

    private func nearest<Gamut: RGBSpace>(in gamut: Gamut.Type) -> DynamicColor?
    where Gamut.Base: SRGBEncodedLight {
        let search = LightnessSearch(original: original, settles: settles)
        guard let found = solved(in: gamut) ?? search.nearest(in: gamut) else { return nil }
        guard let plain = search.nearestByOwnLightness(in: gamut),
            plain.difference(from: original) <= Self.plainness * found.difference(from: original)
        else { return found }
        return plain
    }

    /// The nearest colour of all, where what is required can be solved for.
    private func solved<Gamut: RGBSpace>(in gamut: Gamut.Type) -> DynamicColor?
    where Gamut.Base: SRGBEncodedLight {
        guard original.alpha == 1, let requirements else { return nil }
        let outcome = ContrastRepair(meeting: requirements).nearest(
            to: original.extended(to: OKLCH.self).color, in: gamut)
        // Luminances of colours mixed on the way are rounded, so the answer is measured itself.
        return outcome.color.map { DynamicColor($0) }.flatMap { settles($0) ? $0 : nil }
    }

    /// What the colour has to reach over each of the colours that it meets; `nil` where these are not opaque,
    /// so that how they are seen changes with the colour, or are the colour itself.
    private var requirements: [ContrastRepair.Requirement]? {
        var requirements: Set<ContrastRepair.Requirement> = []
        for meeting in trial.meetings {
            let pair = trial.pairs[meeting.pair]
            let isInk = places.contains(PalettePlace(entry: pair.ink, mode: meeting.mode))
            let isBackdrop = places.contains(PalettePlace(entry: pair.backdrop, mode: meeting.mode))
            guard isInk != isBackdrop,
                let other = trial.colors[isInk ? pair.backdrop : pair.ink, meeting.mode]
            else {
                // A side that is not known asks for nothing; a colour on itself cannot be helped.
                if isInk && isBackdrop { return nil }
                continue
            }
            guard other.isOpaque else { return nil }
            for screen in trial.colors.screens(in: meeting.mode) {
                requirements.insert(
                    ContrastRepair.Requirement(
                        luminance: other.luminance(on: screen), ratio: trial.ratio(of: meeting)))
            }
        }
        return Array(requirements)
    }

    /// Whether every pair passes with another colour in the literal's place.
    private func settles(_ color: DynamicColor) -> Bool {
        guard let cell = PaletteColors.Cell(color.extended(to: SRGB.self)) else { return false }
        return trial.settles { places.contains($0) ? cell : nil }
    }
}
