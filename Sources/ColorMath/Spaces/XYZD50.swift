/// A colour in CIE 1931 XYZ relative to D50, the white of print and of CIE Lab in CSS.
///
/// White is (0.9643, 1, 0.8251): the D50 of CSS, from its chromaticity (0.3457, 0.3585). The profile
/// connection space of ICC rounds it to (0.9642, 1, 0.8249), so Lab values differ from those of a colour
/// management system by about 0.01.
public struct XYZD50: ColorSpace {
    /// The name in CSS.
    public static var name: String { "xyz-d50" }

    /// The space as a value.
    public static var id: ColorSpaceID { .xyzD50 }

    /// X, Y and Z, which CSS compares with red, green and blue.
    public static var componentKinds: [ComponentKind?] { [.red, .green, .blue] }

    /// The X tristimulus value; 0.9643 for white.
    public var x: Double
    /// The Y tristimulus value, the luminance; 1 for white.
    public var y: Double
    /// The Z tristimulus value; 0.8251 for white.
    public var z: Double

    /// Creates a colour from its tristimulus values.
    public init(x: Double, y: Double, z: Double) {
        self.x = x
        self.y = y
        self.z = z
    }

    /// Creates a colour from X, Y and Z in this order.
    public init(components: SIMD3<Double>) {
        self.init(x: components.x, y: components.y, z: components.z)
    }

    /// X, Y and Z in this order.
    public var components: SIMD3<Double> { SIMD3(x, y, z) }

    // The Bradford adaptation from D65 to D50 and back, as CSS Color 4 prints it.

    /// Adapts from D65.
    public init(_ base: XYZD65) {
        let matrix = Matrix3x3(
            [1.0479297925449969, 0.022946870601609652, -0.05019226628920524],
            [0.02962780877005599, 0.9904344267538799, -0.017073799063418826],
            [-0.009243040646204504, 0.015055191490298152, 0.7518742814281371])
        self.init(components: matrix * base.components)
    }

    /// The colour adapted to D65.
    public var base: XYZD65 {
        let matrix = Matrix3x3(
            [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
            [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
            [0.012314014864481998, -0.020507649298898964, 1.330365926242124])
        return XYZD65(components: matrix * components)
    }
}

extension ColorSpaceID {
    /// ``XYZD50``.
    public static let xyzD50 = ColorSpaceID(of: XYZD50.self)
}
