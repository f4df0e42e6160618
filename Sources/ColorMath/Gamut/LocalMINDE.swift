/// The binary search of CSS Color 4 with local clipping ("local MINDE").
///
/// Chroma is lowered in OKLCH until the clipped colour and the unclipped one are within a just noticeable
/// difference. Once one such chroma is found, the search goes on above it ("refinement") until the difference
/// is all but used up.
enum LocalMINDE {
    private static var justNoticeable: Double { 0.02 }
    private static var precision: Double { 0.0001 }

    /// The linear light of a colour of lightness between 0 and 1, inside the gamut.
    static func map(_ color: OKLCH, into gamut: DisplayGamut) -> SIMD3<Double> {
        // Lightness and hue stay, so L′M′S′ move along a straight line with chroma.
        let slope = OKLab.coneRoots(of: OKLCH(lightness: 0, chroma: 1, hue: color.hue).base.components)
        let grey = SIMD3(repeating: color.lightness)

        var roots = grey + slope * color.chroma
        var light = gamut.light(ofConeRoots: roots)
        var clipped = light.clippedToUnit
        if DisplayGamut.contains(light) || difference(clipped, roots, gamut) < justNoticeable {
            return clipped
        }

        var (low, high) = (0.0, color.chroma)
        var lowIsInGamut = true
        while high - low > precision {
            let chroma = (low + high) / 2
            roots = grey + slope * chroma
            light = gamut.light(ofConeRoots: roots)
            if lowIsInGamut, DisplayGamut.contains(light) {
                low = chroma
                continue
            }
            clipped = light.clippedToUnit
            let difference = difference(clipped, roots, gamut)
            if difference >= justNoticeable {
                high = chroma
                continue
            }
            if justNoticeable - difference < precision { break }
            lowIsInGamut = false
            low = chroma
        }
        return clipped
    }

    /// ΔE OK of clipped light from the colour it was clipped from, which is given by L′M′S′.
    @inline(__always)
    private static func difference(
        _ clipped: SIMD3<Double>, _ roots: SIMD3<Double>, _ gamut: DisplayGamut
    ) -> Double {
        let offset = OKLab.opponent * (gamut.coneRoots(ofLight: clipped) - roots)
        return (offset * offset).sum().squareRoot()
    }
}
