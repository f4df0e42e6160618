/// A colour in linear-light sRGB: amounts of the BT.709 primaries relative to D65 white.
public struct LinearSRGB: RGBSpace {
    /// The name in CSS.
    public static var name: String { "srgb-linear" }

    /// The space as a value.
    public static var id: ColorSpaceID { .linearSRGB }

    /// The amount of red light; 0…1 inside the gamut.
    public var red: Double
    /// The amount of green light; 0…1 inside the gamut.
    public var green: Double
    /// The amount of blue light; 0…1 inside the gamut.
    public var blue: Double

    /// Creates a colour from its amounts of light, 0…1 inside the gamut.
    public init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Converts from XYZ.
    public init(_ base: XYZD65) {
        // Exact rationals for the primaries and the white of BT.709 (CSS Color 4, sample
        // code for conversions).
        let matrix = Matrix3x3(
            [12831.0 / 3959, -329.0 / 214, -1974.0 / 3959],
            [-851_781.0 / 878_810, 1_648_619.0 / 878_810, 36519.0 / 878_810],
            [705.0 / 12673, -2585.0 / 12673, 705.0 / 667])
        self.init(components: matrix * base.components)
    }

    /// The colour in XYZ.
    public var base: XYZD65 {
        let matrix = Matrix3x3(
            [506_752.0 / 1_228_815, 87881.0 / 245_763, 12673.0 / 70218],
            [87098.0 / 409_605, 175_762.0 / 245_763, 12673.0 / 175_545],
            [7918.0 / 409_605, 87881.0 / 737_289, 1_001_167.0 / 1_053_270])
        return XYZD65(components: matrix * components)
    }
}

extension ColorSpaceID {
    /// ``LinearSRGB``.
    public static let linearSRGB = ColorSpaceID(of: LinearSRGB.self)
}
