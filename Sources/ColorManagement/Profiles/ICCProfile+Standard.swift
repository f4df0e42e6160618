internal import PixelConversion

extension ICCProfile {
    /// sRGB, IEC 61966-2-1.
    public static let sRGB = standard("sRGB", .sRGB, .sRGB)
    /// Display P3: the P3 primaries, D65 white and the sRGB curve.
    public static let displayP3 = standard("Display P3", .displayP3, .sRGB)
    /// Linear light in the primaries of sRGB.
    public static let linearSRGB = standard("Linear sRGB", .sRGB, .linear)
    /// Linear light in the primaries of Display P3.
    public static let linearDisplayP3 = standard("Linear Display P3", .displayP3, .linear)

    /// Whether the profile describes Display P3, up to the rounding of its tags.
    public var isDisplayP3: Bool { model == Self.displayP3.model }

    static let builtIn = [sRGB, displayP3, linearSRGB, linearDisplayP3]

    /// The spaces that a profile read from bytes is recognised as.
    static let standardModels: [(model: RGBModel, primaries: RGBPrimaries)] = builtIn.compactMap { profile in
        guard let model = profile.model, let primaries = profile.primaries else { return nil }
        return (model, primaries)
    }

    private static func standard(_ name: String, _ primaries: RGBPrimaries, _ curve: ToneCurve) -> ICCProfile
    {
        do {
            return try ICCProfile(name: name, primaries: primaries, curve: curve)
        } catch {
            fatalError("no profile for \(name) although its numbers are constants: \(error)")
        }
    }
}
