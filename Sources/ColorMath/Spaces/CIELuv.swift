/// A colour in CIE 1976 L\*u\*v\* relative to D65: additive mixtures lie on straight lines of equal
/// lightness, so lighting and displays are compared in it.
///
/// Source: CIE 15, with the exact constants ε = 216/24389 and κ = 24389/27. CSS has no notation for it.
public struct CIELuv: ColorSpace {
    /// The name, with two hyphens before it in CSS, which has no notation for it.
    public static var name: String { "luv" }

    /// The space as a value.
    public static var id: ColorSpaceID { .luv }

    /// Lightness; u\* and v\* are in no other space.
    public static var componentKinds: [ComponentKind?] { [.lightness, nil, nil] }

    /// L\*, 0 (black) … 100 (white).
    public var lightness: Double
    /// u\*, green (negative) to red (positive); −83…175 in sRGB.
    public var u: Double
    /// v\*, blue (negative) to yellow (positive); −134…107 in sRGB.
    public var v: Double

    /// Creates a colour from L\* (0…100), u\* and v\*.
    public init(lightness: Double, u: Double, v: Double) {
        self.lightness = lightness
        self.u = u
        self.v = v
    }

    /// Creates a colour from L\*, u\* and v\* in this order.
    public init(components: SIMD3<Double>) {
        self.init(lightness: components.x, u: components.y, v: components.z)
    }

    /// L\*, u\* and v\* in this order.
    public var components: SIMD3<Double> { SIMD3(lightness, u, v) }

    /// Converts from XYZ; what has no light is black.
    public init(_ base: XYZD65) {
        let lightness = CIELightness.lightness(ofLuminance: base.y)
        let offset = CIELuv.chromaticity(of: base.components) - CIELuv.white
        let isDark = base.x + 15 * base.y + 3 * base.z == 0
        let chroma = isDark ? .zero : 13 * lightness * offset
        self.init(lightness: lightness, u: chroma.x, v: chroma.y)
    }

    /// The colour in XYZ; lightness 0 is black, whatever u\* and v\* are.
    public var base: XYZD65 {
        guard lightness != 0 else { return XYZD65(x: 0, y: 0, z: 0) }
        let chromaticity = SIMD2(u, v) / (13 * lightness) + CIELuv.white
        let y = CIELightness.stimulus((lightness + 16) / 116)
        let x = y * 9 * chromaticity.x / (4 * chromaticity.y)
        let z = y * (12 - 3 * chromaticity.x - 20 * chromaticity.y) / (4 * chromaticity.y)
        return XYZD65(x: x, y: y, z: z)
    }

    /// u′ and v′ of the uniform chromaticity scale of 1976.
    private static func chromaticity(of xyz: SIMD3<Double>) -> SIMD2<Double> {
        SIMD2(4 * xyz.x, 9 * xyz.y) / (xyz.x + 15 * xyz.y + 3 * xyz.z)
    }

    private static var white: SIMD2<Double> { chromaticity(of: WhitePoint.d65.tristimulus) }
}

extension ColorSpaceID {
    /// ``CIELuv``.
    public static let luv = ColorSpaceID(of: CIELuv.self)
}
