/// A colour in ITU-R BT.2020, called `rec2020` in CSS: the space of ultra-high-definition television.
///
/// Display-referred: the transfer function is a power of 2.4 (BT.1886 with a black of 0), as CSS Color 4
/// defines it now, extended by odd symmetry. The matrices are the exact rationals of CSS Color 4.
public struct Rec2020: RGBSpace {
    /// The name in CSS.
    public static var name: String { "rec2020" }

    /// The space as a value.
    public static var id: ColorSpaceID { .rec2020 }

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
            [30_757_411.0 / 17_917_100, -6_372_589.0 / 17_917_100, -4_539_589.0 / 17_917_100],
            [-19_765_991.0 / 29_648_200, 47_925_759.0 / 29_648_200, 467_509.0 / 29_648_200],
            [792_561.0 / 44_930_125, -1_921_689.0 / 44_930_125, 42_328_811.0 / 44_930_125])
        self.init(components: (matrix * base.components).signedPower(1 / Rec2020.gamma))
    }

    /// The colour in XYZ.
    public var base: XYZD65 {
        let matrix = Matrix3x3(
            [63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314],
            [26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157],
            [0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314])
        return XYZD65(components: matrix * components.signedPower(Rec2020.gamma))
    }

    private static var gamma: Double { 2.4 }
}

extension ColorSpaceID {
    /// ``Rec2020``.
    public static let rec2020 = ColorSpaceID(of: Rec2020.self)
}
