/// A colour in OKLCH, the cylindrical form of ``OKLab``: perceived lightness, chroma and hue.
public struct OKLCH: PolarSpace {
    /// The name in CSS.
    public static var name: String { "oklch" }

    /// The space as a value.
    public static var id: ColorSpaceID { .oklch }

    /// Lightness, chroma and hue.
    public static var componentKinds: [ComponentKind?] { [.lightness, .colorfulness, .hue] }

    /// The perceived lightness, 0 (black) … 1 (white).
    public var lightness: Double
    /// The distance from grey, 0 or more; at most 0.33 in sRGB, 0.37 in Display P3.
    public var chroma: Double
    /// The hue angle in degrees: 29 is the hue of sRGB red, 142 of green, 264 of blue.
    public var hue: Double

    /// Creates a colour from lightness (0…1), chroma and hue in degrees.
    public init(lightness: Double, chroma: Double, hue: Double) {
        self.lightness = lightness
        self.chroma = chroma
        self.hue = hue
    }

    /// Creates a colour from lightness, chroma and hue in this order.
    public init(components: SIMD3<Double>) {
        self.init(lightness: components.x, chroma: components.y, hue: components.z)
    }

    /// Lightness, chroma and hue in this order.
    public var components: SIMD3<Double> { SIMD3(lightness, chroma, hue) }

    /// The chroma up to which a hue says nothing: CSS Color 4's ε for OKLCH, 4e-6.
    public static var powerlessChroma: Double { 4e-6 }

    /// Whether the colour is so near grey that its hue is only rounding error.
    public var isHuePowerless: Bool { chroma <= OKLCH.powerlessChroma }

    /// Converts to cylindrical form; the hue lies in 0..<360, and is 0 where it is powerless.
    public init(_ base: OKLab) {
        lightness = base.lightness
        chroma = (base.a * base.a + base.b * base.b).squareRoot()
        hue = chroma <= OKLCH.powerlessChroma ? 0 : direction(x: base.a, y: base.b)
    }

    /// The colour in rectangular form; any angle is accepted.
    public var base: OKLab {
        let (cosine, sine) = cosineAndSine(degrees: hue)
        return OKLab(lightness: lightness, a: chroma * cosine, b: chroma * sine)
    }
}

extension ColorSpaceID {
    /// ``OKLCH``.
    public static let oklch = ColorSpaceID(of: OKLCH.self)
}
