/// A colour in linear-light Display P3: amounts of the DCI-P3 primaries relative to D65 white.
public struct LinearDisplayP3: RGBSpace {
    /// The name in CSS.
    public static var name: String { "display-p3-linear" }

    /// The space as a value.
    public static var id: ColorSpaceID { .linearDisplayP3 }

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
        // Exact rationals for the primaries and the white of Display P3 (CSS Color 4, sample
        // code for conversions).
        let matrix = Matrix3x3(
            [446_124.0 / 178_915, -333_277.0 / 357_830, -72051.0 / 178_915],
            [-14852.0 / 17905, 63121.0 / 35810, 423.0 / 17905],
            [11844.0 / 330_415, -50337.0 / 660_830, 316_169.0 / 330_415])
        self.init(components: matrix * base.components)
    }

    /// The colour in XYZ.
    public var base: XYZD65 {
        let matrix = Matrix3x3(
            [608_311.0 / 1_250_200, 189_793.0 / 714_400, 198_249.0 / 1_000_160],
            [35783.0 / 156_275, 247_089.0 / 357_200, 198_249.0 / 2_500_400],
            [0, 32229.0 / 714_400, 5_220_557.0 / 5_000_800])
        return XYZD65(components: matrix * components)
    }
}

extension ColorSpaceID {
    /// ``LinearDisplayP3``.
    public static let linearDisplayP3 = ColorSpaceID(of: LinearDisplayP3.self)
}
