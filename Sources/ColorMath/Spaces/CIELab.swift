/// A colour in CIE 1976 L\*a\*b\* relative to D50, the `lab()` of CSS.
///
/// Source: CIE 15, with the exact constants ε = 216/24389 and κ = 24389/27, and the D50 of ``XYZD50``.
public struct CIELab: ColorSpace {
    /// The name in CSS.
    public static var name: String { "lab" }

    /// The space as a value.
    public static var id: ColorSpaceID { .lab }

    /// Lightness and two opponent axes.
    public static var componentKinds: [ComponentKind?] { [.lightness, .opponentA, .opponentB] }

    /// L\*, 0 (black) … 100 (white).
    public var lightness: Double
    /// a\*, green (negative) to red (positive); within about ±125 for real colours.
    public var a: Double
    /// b\*, blue (negative) to yellow (positive); within about ±125 for real colours.
    public var b: Double

    /// Creates a colour from L\* (0…100), a\* and b\*.
    public init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    /// Creates a colour from L\*, a\* and b\* in this order.
    public init(components: SIMD3<Double>) {
        self.init(lightness: components.x, a: components.y, b: components.z)
    }

    /// L\*, a\* and b\* in this order.
    public var components: SIMD3<Double> { SIMD3(lightness, a, b) }

    /// Converts from XYZ relative to D50.
    public init(_ base: XYZD50) {
        let relative = base.components / CIELab.white
        let response = CIELightness.response(relative)
        self.init(
            lightness: 116 * response.y - 16,
            a: 500 * (response.x - response.y),
            b: 200 * (response.y - response.z))
    }

    /// The colour in XYZ relative to D50.
    public var base: XYZD50 {
        let middle = (lightness + 16) / 116
        let relative = SIMD3(
            CIELightness.stimulus(middle + a / 500), CIELightness.stimulus(middle),
            CIELightness.stimulus(middle - b / 200))
        return XYZD50(components: relative * CIELab.white)
    }

    /// The tristimulus values of D50 from its chromaticity (0.3457, 0.3585).
    private static var white: SIMD3<Double> {
        SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    }
}

extension ColorSpaceID {
    /// ``CIELab``.
    public static let lab = ColorSpaceID(of: CIELab.self)
}
