/// A colour in the cylindrical form of ``CIELab``, the `lch()` of CSS: lightness, chroma and hue
/// relative to D50.
public struct CIELCh: PolarSpace {
    /// The name in CSS.
    public static var name: String { "lch" }

    /// The space as a value.
    public static var id: ColorSpaceID { .lch }

    /// Lightness, chroma and hue.
    public static var componentKinds: [ComponentKind?] { [.lightness, .colorfulness, .hue] }

    /// L\*, 0 (black) … 100 (white).
    public var lightness: Double
    /// The distance from grey, 0 or more; at most 132 in sRGB.
    public var chroma: Double
    /// The hue angle in degrees.
    public var hue: Double

    /// Creates a colour from L\* (0…100), chroma and hue in degrees.
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

    /// The chroma up to which a hue says nothing: CSS Color 4's ε for LCH, 0.0015.
    public static var powerlessChroma: Double { 0.0015 }

    /// Whether the colour is so near grey that its hue is only rounding error.
    public var isHuePowerless: Bool { chroma <= CIELCh.powerlessChroma }

    /// Converts to cylindrical form; the hue lies in 0..<360, and is 0 where it is powerless.
    public init(_ base: CIELab) {
        lightness = base.lightness
        chroma = (base.a * base.a + base.b * base.b).squareRoot()
        hue = chroma <= CIELCh.powerlessChroma ? 0 : direction(x: base.a, y: base.b)
    }

    /// The colour in rectangular form; any angle is accepted.
    public var base: CIELab {
        let (cosine, sine) = cosineAndSine(degrees: hue)
        return CIELab(lightness: lightness, a: chroma * cosine, b: chroma * sine)
    }
}

extension ColorSpaceID {
    /// ``CIELCh``.
    public static let lch = ColorSpaceID(of: CIELCh.self)
}
