/// A colour of sRGB by hue, saturation and value, as colour pickers do (also called HSB).
///
/// A rearrangement of encoded sRGB, not a perceptual space. CSS has no notation for it.
public struct HSV: PolarSpace {
    /// The name, with two hyphens before it in CSS, which has no notation for it.
    public static var name: String { "hsv" }

    /// The space as a value.
    public static var id: ColorSpaceID { .hsv }

    /// Hue and saturation; value is no lightness.
    public static var componentKinds: [ComponentKind?] { [.hue, .colorfulness, nil] }

    /// The hue angle in degrees: 0 is red, 120 green, 240 blue.
    public var hue: Double
    /// The saturation, 0 (grey) … 1.
    public var saturation: Double
    /// The largest component, 0 (black) … 1.
    public var value: Double

    /// Creates a colour from hue in degrees, saturation (0…1) and value (0…1).
    public init(hue: Double, saturation: Double, value: Double) {
        self.hue = hue
        self.saturation = saturation
        self.value = value
    }

    /// Creates a colour from hue, saturation and value in this order.
    public init(components: SIMD3<Double>) {
        self.init(hue: components.x, saturation: components.y, value: components.z)
    }

    /// Hue, saturation and value in this order.
    public var components: SIMD3<Double> { SIMD3(hue, saturation, value) }

    /// Whether the saturation is at most 0.001 %, as for ``HSL``.
    public var isHuePowerless: Bool { abs(saturation) <= 1e-5 }

    /// Converts from sRGB; the hue lies in 0..<360, and is 0 where it is powerless.
    public init(_ base: SRGB) {
        value = base.components.max()
        let range = value - base.components.min()
        saturation = range <= RGBHue.noise || value == 0 ? 0 : range / value
        hue = RGBHue.angle(of: base, turnedBy: 0)
        if isHuePowerless { hue = 0 }
    }

    /// The colour in sRGB; any angle is accepted.
    public var base: SRGB {
        SRGB(components: value * (1 - saturation * (1 - RGBHue.pure(atAngle: hue))))
    }
}

extension ColorSpaceID {
    /// ``HSV``.
    public static let hsv = ColorSpaceID(of: HSV.self)
}
