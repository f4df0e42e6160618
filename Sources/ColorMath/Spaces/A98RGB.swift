/// A colour in Adobe RGB (1998), called `a98-rgb` in CSS: a camera and print space wider in green than sRGB.
///
/// The transfer function is a power of 563/256, extended by odd symmetry to values beyond the gamut.
/// The matrices are the exact rationals of CSS Color 4.
public struct A98RGB: RGBSpace {
    /// The name in CSS.
    public static var name: String { "a98-rgb" }

    /// The space as a value.
    public static var id: ColorSpaceID { .a98RGB }

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
    public init(_ base: XYZD65) {
        let matrix = Matrix3x3(
            [1_829_569.0 / 896_150, -506_331.0 / 896_150, -308_931.0 / 896_150],
            [-851_781.0 / 878_810, 1_648_619.0 / 878_810, 36519.0 / 878_810],
            [16779.0 / 1_248_040, -147_721.0 / 1_248_040, 1_266_979.0 / 1_248_040])
        self.init(components: (matrix * base.components).signedPower(1 / A98RGB.gamma))
    }

    /// The colour in XYZ.
    public var base: XYZD65 {
        let matrix = Matrix3x3(
            [573_536.0 / 994_567, 263_643.0 / 1_420_810, 187_206.0 / 994_567],
            [591_459.0 / 1_989_134, 6_239_551.0 / 9_945_670, 374_412.0 / 4_972_835],
            [53769.0 / 1_989_134, 351_524.0 / 4_972_835, 4_929_758.0 / 4_972_835])
        return XYZD65(components: matrix * components.signedPower(A98RGB.gamma))
    }

    private static var gamma: Double { 563.0 / 256 }
}

extension ColorSpaceID {
    /// ``A98RGB``.
    public static let a98RGB = ColorSpaceID(of: A98RGB.self)
}
