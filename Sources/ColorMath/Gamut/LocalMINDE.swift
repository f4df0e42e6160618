/// The binary search of CSS Color 4 with local clipping ("local MINDE").
///
/// Chroma is lowered in OKLCH until the clipped colour and the unclipped one are within a just noticeable difference.
/// Once one such chroma is found, the search goes on above it ("refinement") until the difference is all but used up.
struct LocalMINDE<Gamut: RGBSpace> {
    /// The colour inside the gamut.
    let mapped: Gamut

    private static var justNoticeable: Double { 0.02 }
    private static var precision: Double { 0.0001 }

    init(of color: OKLCH) {
        guard color.lightness < 1 else { mapped = Gamut(components: .one); return }
        guard color.lightness > 0 else { mapped = Gamut(components: .zero); return }

        // The hue stays, so its direction is worked out once.
        let direction = OKLCH(lightness: 0, chroma: 1, hue: color.hue).base.components
        func candidate(_ chroma: Double) -> (lab: OKLab, gamut: Gamut) {
            let lab = OKLab(components: SIMD3(color.lightness, 0, 0) + direction * chroma)
            return (lab, lab.extended(to: Gamut.self))
        }
        func difference(_ clipped: Gamut, _ lab: OKLab) -> Double { clipped.differenceOK(from: lab) }

        let origin = candidate(color.chroma)
        var clipped = origin.gamut.clipped
        guard !origin.gamut.isInGamut(), difference(clipped, origin.lab) >= Self.justNoticeable else {
            mapped = clipped
            return
        }
        var (low, high) = (0.0, color.chroma)
        var lowIsInGamut = true
        while high - low > Self.precision {
            let chroma = (low + high) / 2
            let (lab, gamut) = candidate(chroma)
            if lowIsInGamut, gamut.isInGamut() { low = chroma; continue }
            clipped = gamut.clipped
            let difference = difference(clipped, lab)
            if difference >= Self.justNoticeable { high = chroma; continue }
            if Self.justNoticeable - difference < Self.precision { break }
            lowIsInGamut = false
            low = chroma
        }
        mapped = clipped
    }
}
