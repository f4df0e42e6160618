/// One hue from black to white in steps of known lightness, from which interfaces take the colours of their
/// parts.
///
/// A tone is the L\* of a step's luminance. So contrast follows from tones alone: steps at least 40 apart
/// reach 3:1, steps at least 51 apart 4.5:1. Every step keeps the hue in OKLCH, and the chroma as far as the
/// gamut reaches at that tone.
public struct TonalRamp: Hashable, Sendable {
    /// The colours by rising tone, inside the gamut.
    public let colors: [OKLCH]
    /// The tone of each colour, 0 (black) … 100 (white).
    public let tones: [Double]

    /// The tones of a ramp where none are asked for: the tens, 5, 95 and 99.
    public static let standardTones: [Double] = [0, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99, 100]

    /// Creates the ramp of a colour.
    ///
    /// - Parameters:
    ///   - seed: The colour that gives the hue and the chroma.
    ///   - tones: The tones, brought into 0…100 and sorted.
    ///   - gamut: The RGB space that every step lies in.
    public init<Gamut: RGBSpace>(
        of seed: some ColorConvertible, tones: [Double] = standardTones, in gamut: Gamut.Type = SRGB.self
    ) {
        let leaf = HueLeaf<Gamut>(through: seed.opaque(in: OKLCH.self))
        let chroma = seed.opaque(in: OKLCH.self).chroma
        self.tones = tones.map { max(0, min(100, $0)) }.sorted()
        colors = self.tones.map { tone in
            leaf.point(ofLuminance: CIELightness.stimulus((tone + 16) / 116), chroma: chroma)
        }
    }

    /// The step nearest to a colour by ΔE OK, its tone and how far away it is; nil where the ramp has no
    /// steps.
    public func nearest(
        to color: some ColorConvertible
    ) -> (color: OKLCH, tone: Double, difference: Double)? {
        colors.nearest(to: color).map { (colors[$0.index], tones[$0.index], $0.difference) }
    }
}

extension Collection where Element: ColorConvertible {
    /// The place of the colour nearest to another, and the difference; nil where there are none. Of two
    /// equally near the first.
    public func nearest(
        to color: some ColorConvertible, by formula: DifferenceFormula = .ok
    ) -> (index: Index, difference: Double)? {
        var nearest: (index: Index, difference: Double)?
        for index in indices {
            let difference = color.difference(from: self[index], by: formula)
            if difference < nearest?.difference ?? .infinity { nearest = (index, difference) }
        }
        return nearest
    }
}
