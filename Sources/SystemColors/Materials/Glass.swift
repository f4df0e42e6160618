public import ColorMath

/// Liquid Glass as measured on one kind of surface: the blurred backdrop mixed with a grey.
///
/// A model of what was measured over greys; what glass does to chroma it leaves out.
public struct Glass: Hashable, Sendable, Decodable {
    /// The surface: `platter`, `sheet`, `actionSheetPopover`, `contentPopover`.
    public let name: String
    /// Light or dark.
    public let style: Appearance.Style
    /// The share of the grey, 0…1.
    public let opacity: Double
    /// The grey, a component of encoded sRGB, 0…1.
    public let gray: Double
    /// The standard deviation of the blur in points; nil where it was not measured.
    public let blurRadius: Double?
    /// How sure the figures are.
    public let confidence: Confidence
    /// The keys of the table's sources.
    public let sources: [String]

    /// The grey with its opacity, to lie over the blurred backdrop.
    public var layer: WithAlpha<SRGB> { SRGB(red: gray, green: gray, blue: gray).withAlpha(opacity) }
}
