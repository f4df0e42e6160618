/// A colour in CAM16 as lightness J, colourfulness M and hue h, as it looks on a screen of sRGB in a room of
/// 64 lux.
///
/// Viewing conditions: D65, an adapting luminance of 64 / π · 0.2 = 4.07 cd/m², a background of 20 % and an
/// average surround, which is also what coloraide and Color.js take. Neutral colours keep a little
/// colourfulness, because the model's observer is not fully adapted.
///
/// Source: C. Li and others: Comprehensive color solutions: CAM16, CAT16, and CAM16-UCS (2017).
public struct CAM16: PolarSpace {
    /// The name, with two hyphens before it in CSS, which has no notation for it.
    public static var name: String { "cam16" }

    /// The space as a value.
    public static var id: ColorSpaceID { .cam16 }

    /// Lightness, colourfulness and hue.
    public static var componentKinds: [ComponentKind?] { [.lightness, .colorfulness, .hue] }

    /// J, 0 (black) … 100 (white).
    public var lightness: Double
    /// M, 0 or more; at most 98 in sRGB.
    public var colorfulness: Double
    /// The hue angle h in degrees.
    public var hue: Double

    /// Creates a colour from lightness J (0…100), colourfulness M and hue h in degrees.
    public init(lightness: Double, colorfulness: Double, hue: Double) {
        self.lightness = lightness
        self.colorfulness = colorfulness
        self.hue = hue
    }

    /// Creates a colour from J, M and h in this order.
    public init(components: SIMD3<Double>) {
        self.init(lightness: components.x, colorfulness: components.y, hue: components.z)
    }

    /// J, M and h in this order.
    public var components: SIMD3<Double> { SIMD3(lightness, colorfulness, hue) }

    /// Whether the colourfulness is at most 1e-5.
    public var isHuePowerless: Bool { abs(colorfulness) <= 1e-5 }

    /// Converts from XYZ; the hue lies in 0..<360, and is 0 where it is powerless.
    public init(_ base: XYZD65) {
        let appearance = CAM16.model.appearance(of: base)
        lightness = appearance.lightness
        colorfulness = appearance.chroma * CAM16.model.adaptationRoot
        hue = appearance.hue
        if isHuePowerless { hue = 0 }
    }

    /// The colour in XYZ; any angle is accepted. Lightness 0 is black, whatever its colourfulness.
    public var base: XYZD65 {
        CAM16.model.color(
            of: .init(lightness: lightness, chroma: colorfulness / CAM16.model.adaptationRoot, hue: hue))
    }

    private static let model = CAM16Model(adaptingLuminance: 64 / .pi * 0.2, background: 20)
}

extension ColorSpaceID {
    /// ``CAM16``.
    public static let cam16 = ColorSpaceID(of: CAM16.self)
}
