/// What the samples of a picture mean as colours: a name for people, and the way to other spaces.
///
/// A space of three curves and a matrix, as sRGB, Display P3 and most screens' are, is known in closed form
/// and converted by it. Any other is known to an ``ColorEngine`` alone, which comes along with it.
public struct PixelSpace: Sendable {
    /// The space in a word or two, for reports: `Display P3`, for example.
    public var name: String
    /// The closed form; nil where only the engine knows the space.
    package let model: RGBModel?
    /// What knows more of the space than its closed form: a profile with tables, for example.
    package let engine: (any ColorEngine)?
    /// Whether the samples are greys, with red, green and blue the same: no other colour can be written in
    /// the space.
    package let isGray: Bool

    /// A space that an engine knows.
    ///
    /// - Parameters:
    ///   - name: The space in a word or two.
    ///   - isGray: Whether the samples are greys, with red, green and blue the same.
    ///   - engine: What converts its colours.
    public init(name: String, isGray: Bool = false, engine: any ColorEngine) {
        self.init(name: name, model: nil, isGray: isGray, engine: engine)
    }

    /// A space in closed form; nil where the primaries span no gamut or the exponent is not within 0.1…10.
    ///
    /// - Parameters:
    ///   - name: The space in a word or two.
    ///   - primaries: The gamut.
    ///   - decodingGamma: The exponent from encoded values to light; nil for the sRGB curve.
    public init?(name: String, primaries: RGBPrimaries, decodingGamma: Double? = nil) {
        guard decodingGamma.map((0.1...10).contains) ?? true else { return nil }
        let curve = decodingGamma.map(ToneCurve.power) ?? .sRGB
        guard let model = RGBModel(primaries: primaries, curve: curve), model.isInvertible else { return nil }
        self.init(name: name, model: model)
    }

    package init(
        name: String, model: RGBModel?, isGray: Bool = false, engine: (any ColorEngine)? = nil
    ) {
        self.name = name
        self.model = model
        self.isGray = isGray
        self.engine = engine
    }

    /// sRGB, IEC 61966-2-1.
    public static let sRGB = PixelSpace(name: "sRGB", model: .sRGB)
    /// Display P3: the P3 primaries, D65 white and the sRGB curve.
    public static let displayP3 = PixelSpace(name: "Display P3", model: .displayP3)
    /// Linear light in the primaries of sRGB.
    public static let linearSRGB = PixelSpace(name: "Linear sRGB", model: .linearSRGB)
    /// Samples whose file does not say what they mean; by convention they are sRGB.
    public static let untagged = PixelSpace(name: "untagged", model: .sRGB)

    /// Whether the samples mean the same colours as those of another space, up to the rounding of profiles.
    public func isSame(as other: PixelSpace) -> Bool { model != nil && model == other.model }
}
