/// A colour of sRGB by hue, whiteness and blackness, the `hwb()` of CSS.
///
/// A rearrangement of encoded sRGB, not a perceptual space.
public struct HWB: PolarSpace {
    /// The name in CSS.
    public static var name: String { "hwb" }

    /// The space as a value.
    public static var id: ColorSpaceID { .hwb }

    /// Hue; whiteness and blackness are in no other space.
    public static var componentKinds: [ComponentKind?] { [.hue, nil, nil] }

    /// The hue angle in degrees: 0 is red, 120 green, 240 blue.
    public var hue: Double
    /// How much white is mixed in, 0…1: the smallest component.
    public var whiteness: Double
    /// How much black is mixed in, 0…1: what the largest component lacks of 1.
    public var blackness: Double

    /// Creates a colour from hue in degrees, whiteness (0…1) and blackness (0…1).
    public init(hue: Double, whiteness: Double, blackness: Double) {
        self.hue = hue
        self.whiteness = whiteness
        self.blackness = blackness
    }

    /// Creates a colour from hue, whiteness and blackness in this order.
    public init(components: SIMD3<Double>) {
        self.init(hue: components.x, whiteness: components.y, blackness: components.z)
    }

    /// Hue, whiteness and blackness in this order.
    public var components: SIMD3<Double> { SIMD3(hue, whiteness, blackness) }

    /// Whether white and black together leave at most 0.001 % for the hue, CSS Color 4's ε.
    public var isHuePowerless: Bool { whiteness + blackness >= 1 - 1e-5 }

    /// Converts from sRGB; the hue lies in 0..<360, and is 0 where it is powerless.
    public init(_ base: SRGB) {
        whiteness = base.components.min()
        blackness = 1 - base.components.max()
        hue = RGBHue.angle(of: base, turnedBy: 0)
        if isHuePowerless { hue = 0 }
    }

    /// The colour in sRGB; any angle is accepted.
    ///
    /// White and black that exceed 1 together are scaled down to it: a grey.
    public var base: SRGB {
        let sum = whiteness + blackness
        guard sum < 1 else { return SRGB(components: SIMD3(repeating: whiteness / sum)) }
        let pure = RGBHue.pure(atAngle: hue)
        return SRGB(components: whiteness * (1 - pure) + (1 - blackness) * pure)
    }
}

extension ColorSpaceID {
    /// ``HWB``.
    public static let hwb = ColorSpaceID(of: HWB.self)
}
