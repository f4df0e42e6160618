/// A colour in CIE 1931 XYZ relative to D65, the white of sRGB and Display P3: the root of all conversions.
///
/// Components are relative to a white of luminance 1: white is (0.9505, 1, 1.0891).
public struct XYZD65: ColorSpace {
    /// The name in CSS.
    public static var name: String { "xyz-d65" }

    /// The space as a value.
    public static var id: ColorSpaceID { .xyzD65 }

    /// X, Y and Z, which CSS compares with red, green and blue.
    public static var componentKinds: [ComponentKind?] { [.red, .green, .blue] }

    /// The X tristimulus value; 0.9505 for white.
    public var x: Double
    /// The Y tristimulus value, the luminance; 1 for white.
    public var y: Double
    /// The Z tristimulus value; 1.0891 for white.
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

    /// The colour itself: the root has no simpler space.
    public init(_ base: XYZD65) { self = base }

    /// The colour itself: the root has no simpler space.
    public var base: XYZD65 { self }
}

extension ColorSpaceID {
    /// ``XYZD65``.
    public static let xyzD65 = ColorSpaceID(of: XYZD65.self)
}
