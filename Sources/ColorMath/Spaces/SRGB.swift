/// A colour in sRGB (IEC 61966-2-1), gamma-encoded: what an untagged image or stylesheet means.
///
/// Values beyond 0…1 lie outside the gamut; the transfer function is extended to them by odd symmetry.
public struct SRGB: RGBSpace {
    /// The name in CSS.
    public static var name: String { "srgb" }

    /// The space as a value.
    public static var id: ColorSpaceID { .sRGB }

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
    public init(_ base: LinearSRGB) {
        self.init(components: SRGBTransfer.encode(base.components))
    }

    /// The colour in linear light.
    public var base: LinearSRGB {
        LinearSRGB(
            red: SRGBTransfer.decode(red),
            green: SRGBTransfer.decode(green),
            blue: SRGBTransfer.decode(blue))
    }
}

extension ColorSpaceID {
    /// ``SRGB``.
    public static let sRGB = ColorSpaceID(of: SRGB.self)
}
