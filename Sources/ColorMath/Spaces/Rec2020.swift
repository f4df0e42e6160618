/// A colour in ITU-R BT.2020, called `rec2020` in CSS: the space of ultra-high-definition television.
///
/// Display-referred: the transfer function is a power of 2.4 (BT.1886 with a black of 0), as CSS Color 4
/// defines it now, extended by odd symmetry.
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

    /// Encodes linear light.
    public init(_ base: LinearRec2020) {
        self.init(components: base.components.signedPower(1 / Rec2020.gamma))
    }

    /// The colour in linear light.
    public var base: LinearRec2020 { LinearRec2020(components: components.signedPower(Rec2020.gamma)) }

    private static var gamma: Double { 2.4 }
}

extension ColorSpaceID {
    /// ``Rec2020``.
    public static let rec2020 = ColorSpaceID(of: Rec2020.self)
}
