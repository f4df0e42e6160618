/// A colour in Display P3, encoded with the transfer function of sRGB: what current Apple screens show.
///
/// Values beyond 0…1 lie outside the gamut; the transfer function is extended to them by odd symmetry.
public struct DisplayP3: RGBSpace {
    /// The name in CSS.
    public static var name: String { "display-p3" }

    /// The space as a value.
    public static var id: ColorSpaceID { .displayP3 }

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
    public init(_ base: LinearDisplayP3) {
        self.init(components: SRGBTransfer.encode(base.components))
    }

    /// The colour in linear light.
    public var base: LinearDisplayP3 {
        LinearDisplayP3(
            red: SRGBTransfer.decode(red),
            green: SRGBTransfer.decode(green),
            blue: SRGBTransfer.decode(blue))
    }
}

extension ColorSpaceID {
    /// ``DisplayP3``.
    public static let displayP3 = ColorSpaceID(of: DisplayP3.self)
}
