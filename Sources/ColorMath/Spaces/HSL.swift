/// A colour of sRGB by hue, saturation and lightness, the `hsl()` of CSS.
///
/// A rearrangement of encoded sRGB, not a perceptual space: colours of equal lightness differ
/// widely in luminance.
public struct HSL: PolarSpace {
    /// The name in CSS.
    public static var name: String { "hsl" }

    /// The space as a value.
    public static var id: ColorSpaceID { .hsl }

    /// Hue, saturation and lightness.
    public static var componentKinds: [ComponentKind?] { [.hue, .colorfulness, .lightness] }

    /// The hue angle in degrees: 0 is red, 120 green, 240 blue.
    public var hue: Double
    /// The saturation, 0 (grey) … 1; above 1 outside sRGB.
    public var saturation: Double
    /// The mean of the largest and the smallest component, 0 (black) … 1 (white).
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

    /// Whether the saturation is at most 0.001 %, CSS Color 4's ε.
    public var isHuePowerless: Bool { abs(saturation) <= 1e-5 }

    /// Converts from sRGB; the hue lies in 0..<360, and is 0 where it is powerless.
    ///
    /// Far outside sRGB the quotient that saturation is can turn negative; the same colour is then described
    /// by the opposite hue with a positive one.
    public init(_ base: SRGB) {
        let (low, high) = (base.components.min(), base.components.max())
        lightness = (low + high) / 2
        let room = min(lightness, 1 - lightness)
        let signed = high - low <= RGBHue.noise || room == 0 ? 0 : (high - lightness) / room
        saturation = abs(signed)
        hue = RGBHue.angle(of: base, turnedBy: signed < 0 ? 180 : 0)
        if isHuePowerless { hue = 0 }
    }

    /// The colour in sRGB; any angle is accepted.
    public var base: SRGB {
        let reach = saturation * min(lightness, 1 - lightness)
        return SRGB(components: lightness + reach * (2 * RGBHue.pure(atAngle: hue) - 1))
    }
}

extension ColorSpaceID {
    /// ``HSL``.
    public static let hsl = ColorSpaceID(of: HSL.self)
}
