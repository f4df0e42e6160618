/// A colour in ProPhoto RGB (ROMM RGB, ISO 22028-2), called `prophoto-rgb` in CSS: a
/// photographer's working space.
///
/// Its white is D50, and its green and blue primaries are no real colours.
public struct ProPhotoRGB: RGBSpace {
    /// The name in CSS.
    public static var name: String { "prophoto-rgb" }

    /// The space as a value.
    public static var id: ColorSpaceID { .proPhotoRGB }

    /// The encoded red component; 0…1 inside the gamut.
    public var red: Double
    /// The encoded green component; 0…1 inside the gamut.
    public var green: Double
    /// The encoded blue component; 0…1 inside the gamut.
    public var blue: Double

    /// Creates a colour from its encoded components, 0…1 inside the gamut.
    public init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Encodes what XYZ stands for in linear light.
    public init(_ base: XYZD50) {
        let matrix = Matrix3x3(
            [1.34578688164715830, -0.25557208737979464, -0.05110186497554526],
            [-0.54463070512490190, 1.50824774284514680, 0.02052744743642139],
            [0, 0, 1.21196754563894520])
        let linear = matrix * base.components
        self.init(
            red: ProPhotoRGB.encode(linear.x),
            green: ProPhotoRGB.encode(linear.y),
            blue: ProPhotoRGB.encode(linear.z))
    }

    /// The colour in XYZ.
    public var base: XYZD50 {
        let matrix = Matrix3x3(
            [0.79776664490064230, 0.13518129740053308, 0.03134773412839220],
            [0.28807482881940130, 0.71183523424187300, 0.00008993693872564],
            [0, 0, 0.82510460251046020])
        let linear = SIMD3(
            ProPhotoRGB.decode(red), ProPhotoRGB.decode(green), ProPhotoRGB.decode(blue))
        return XYZD50(components: matrix * linear)
    }

    // A straight line of slope 16 up to 1/512 in linear light, a power of 1.8 above (ISO 22028-2).

    private static func encode(_ linear: Double) -> Double {
        abs(linear) < 1.0 / 512 ? linear * 16 : signedPower(linear, 1 / 1.8)
    }

    private static func decode(_ encoded: Double) -> Double {
        abs(encoded) < 16.0 / 512 ? encoded / 16 : signedPower(encoded, 1.8)
    }
}

extension ColorSpaceID {
    /// ``ProPhotoRGB``.
    public static let proPhotoRGB = ColorSpaceID(of: ProPhotoRGB.self)
}
