/// A colour in OKLab (Björn Ottosson, 2020): perceived lightness and two opponent axes, nearly uniform.
public struct OKLab: ColorSpace {
    /// The name in CSS.
    public static var name: String { "oklab" }

    /// The space as a value.
    public static var id: ColorSpaceID { .oklab }

    /// Lightness and two opponent axes.
    public static var componentKinds: [ComponentKind?] { [.lightness, .opponentA, .opponentB] }

    /// The perceived lightness, 0 (black) … 1 (white).
    public var lightness: Double
    /// Green (negative) to red (positive); within ±0.28 for sRGB.
    public var a: Double
    /// Blue (negative) to yellow (positive); within −0.32…0.20 for sRGB.
    public var b: Double

    /// Creates a colour from its lightness, 0…1, and its opponent components.
    public init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    /// Creates a colour from lightness, a and b in this order.
    public init(components: SIMD3<Double>) {
        self.init(lightness: components.x, a: components.y, b: components.z)
    }

    /// Lightness, a and b in this order.
    public var components: SIMD3<Double> { SIMD3(lightness, a, b) }

    // The matrices are those of CSS Color 4, recalculated for a D65 white of (0.3127, 0.3290) in double
    // precision; with the ones first published, white is not exactly neutral.

    /// Converts from XYZ.
    public init(_ base: XYZD65) {
        self.init(components: OKLab.opponent * OKLab.coneResponse(to: base).cubeRoot)
    }

    /// The cone responses (LMS) to a colour.
    @inline(__always)
    package static func coneResponse(to color: XYZD65) -> SIMD3<Double> {
        let matrix = Matrix3x3(
            [0.8190224379967030, 0.3619062600528904, -0.1288737815209879],
            [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
            [0.0481771893596242, 0.2642395317527308, 0.6335478284694309])
        return matrix * color.components
    }

    /// The colour in XYZ.
    public var base: XYZD65 {
        let roots = OKLab.coneRoots(of: components)
        return OKLab.tristimulus(ofCones: roots * roots * roots)
    }

    /// The colour that evokes some cone responses (LMS).
    @inline(__always)
    package static func tristimulus(ofCones cones: SIMD3<Double>) -> XYZD65 {
        let matrix = Matrix3x3(
            [1.2268798758459243, -0.5578149944602171, 0.2813910456659647],
            [-0.0405757452148008, 1.1122868032803170, -0.0717110580655164],
            [-0.0763729366746601, -0.4214933324022432, 1.5869240198367816])
        return XYZD65(components: matrix * cones)
    }

    /// The cube roots of the cone responses (L′M′S′) that OKLab components stand for.
    @inline(__always)
    package static func coneRoots(of components: SIMD3<Double>) -> SIMD3<Double> {
        let matrix = Matrix3x3(
            [1.0000000000000000, 0.3963377773761749, 0.2158037573099136],
            [1.0000000000000000, -0.1055613458156586, -0.0638541728258133],
            [1.0000000000000000, -0.0894841775298119, -1.2914855480194092])
        return matrix * components
    }

    /// The cube roots of cone responses (L′M′S′) to OKLab components.
    @inline(__always)
    package static var opponent: Matrix3x3 {
        Matrix3x3(
            [0.2104542683093140, 0.7936177747023054, -0.0040720430116193],
            [1.9779985324311684, -2.4285922420485799, 0.4505937096174110],
            [0.0259040424655478, 0.7827717124575296, -0.8086757549230774])
    }
}

extension ColorSpaceID {
    /// ``OKLab``.
    public static let oklab = ColorSpaceID(of: OKLab.self)
}
