/// A colour in linear light of the primaries of ITU-R BT.2020 and BT.2100, relative to D65 white.
///
/// The matrices are the exact rationals of CSS Color 4.
public struct LinearRec2020: RGBSpace {
    /// The name in CSS, which has it in the module on high dynamic range (CSS Color HDR 1).
    public static var name: String { "rec2100-linear" }

    /// The space as a value.
    public static var id: ColorSpaceID { .linearRec2020 }

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
        let matrix = Matrix3x3(
            [30_757_411.0 / 17_917_100, -6_372_589.0 / 17_917_100, -4_539_589.0 / 17_917_100],
            [-19_765_991.0 / 29_648_200, 47_925_759.0 / 29_648_200, 467_509.0 / 29_648_200],
            [792_561.0 / 44_930_125, -1_921_689.0 / 44_930_125, 42_328_811.0 / 44_930_125])
        self.init(components: matrix * base.components)
    }

    /// The colour in XYZ.
    public var base: XYZD65 {
        let matrix = Matrix3x3(
            [63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314],
            [26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157],
            [0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314])
        return XYZD65(components: matrix * components)
    }
}

extension ColorSpaceID {
    /// ``LinearRec2020``.
    public static let linearRec2020 = ColorSpaceID(of: LinearRec2020.self)
}
