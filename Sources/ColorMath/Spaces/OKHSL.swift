/// A colour of sRGB by hue, saturation and lightness, as colour pickers do, over the perceptual hue and
/// lightness of ``OKLab``.
///
/// Unlike those of ``HSL``, its lightness is a lightness: colours of equal lightness look equally light,
/// whatever their hue. Source: B. Ottosson: Okhsv and Okhsl (2021). CSS has no notation for it.
public struct OKHSL: PolarSpace {
    /// The name, with two hyphens before it in CSS, which has no notation for it.
    public static var name: String { "okhsl" }

    /// The space as a value.
    public static var id: ColorSpaceID { .okhsl }

    /// Hue, saturation and lightness.
    public static var componentKinds: [ComponentKind?] { [.hue, .colorfulness, .lightness] }

    /// The gamut that saturation is measured in.
    public static var gamut: ColorSpaceID? { .sRGB }

    /// The hue angle in degrees, that of ``OKLCH``.
    public var hue: Double
    /// The saturation, 0 (grey) … 1 (the edge of sRGB); above 1 outside it.
    public var saturation: Double
    /// The lightness, 0 (black) … 1 (white), on a scale close to that of L\*.
    public var lightness: Double

    /// Creates a colour from hue in degrees, saturation (0…1) and lightness (0…1).
    public init(hue: Double, saturation: Double, lightness: Double) {
        self.hue = hue
        self.saturation = saturation
        self.lightness = lightness
    }

    /// Creates a colour from hue, saturation and lightness in this order.
    public init(components: SIMD3<Double>) {
        self.init(hue: components.x, saturation: components.y, lightness: components.z)
    }

    /// Hue, saturation and lightness in this order.
    public var components: SIMD3<Double> { SIMD3(hue, saturation, lightness) }

    /// Whether the saturation is at most 0.001 %, as for ``HSL``.
    public var isHuePowerless: Bool { abs(saturation) <= 1e-5 }

    /// Converts from OKLab; the hue lies in 0..<360, and is 0 where it is powerless.
    ///
    /// Black, white and what is darker or lighter have no saturation.
    public init(_ base: OKLab) {
        lightness = OKHue.toe(base.lightness)
        let chroma = (base.a * base.a + base.b * base.b).squareRoot()
        guard base.lightness > 0, base.lightness < 1, chroma > OKLCH.powerlessChroma else {
            (hue, saturation) = (0, 0)
            return
        }
        let leaf = OKHue(direction: SIMD2(base.a, base.b) / chroma)
        let (low, middle, greatest) = leaf.chromas(atLightness: base.lightness)
        if chroma < middle {
            let start = 0.8 * low
            saturation = 0.8 * chroma / (start + (1 - start / middle) * chroma)
        } else {
            let start = 0.2 * middle * middle * 1.5625 / low
            let excess = chroma - middle
            saturation = 0.8 + 0.2 * excess / (start + (1 - start / (greatest - middle)) * excess)
        }
        hue = direction(x: base.a, y: base.b)
        if isHuePowerless { hue = 0 }
    }

    /// The colour in OKLab; any angle is accepted.
    public var base: OKLab {
        let level = OKHue.lightness(ofToe: lightness)
        guard level > 0, level < 1, saturation != 0 else { return OKLab(lightness: level, a: 0, b: 0) }
        let leaf = OKHue(degrees: hue)
        let (low, middle, greatest) = leaf.chromas(atLightness: level)
        let chroma: Double
        if saturation < 0.8 {
            let (share, start) = (saturation / 0.8, 0.8 * low)
            chroma = share * start / (1 - (1 - start / middle) * share)
        } else {
            let (share, start) = (5 * (saturation - 0.8), 0.2 * middle * middle * 1.5625 / low)
            chroma = middle + share * start / (1 - (1 - start / (greatest - middle)) * share)
        }
        return leaf.color(lightness: level, chroma: chroma)
    }
}

extension ColorSpaceID {
    /// ``OKHSL``.
    public static let okhsl = ColorSpaceID(of: OKHSL.self)
}
