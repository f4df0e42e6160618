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

/// Liquid Glass as the parameters of its filter, read from running programs.
///
/// The luminance Y of the backdrop (Rec. 709) becomes black + (white − black) × Y, its chroma is multiplied
/// by ``saturation``, and ``fill`` lies over it.
public struct GlassFilter: Hashable, Sendable {
    /// The variant: `regular` or `clear`.
    public let name: String
    /// Light or dark.
    public let style: Appearance.Style
    /// The radius of the blur in points.
    public let blurRadius: Double
    /// What becomes of black, 0…1.
    public let black: Double
    /// What becomes of white, before it is cut off: about 0…1.
    public let white: Double
    /// The factor on chroma; 1 leaves it.
    public let saturation: Double
    /// The fill over all.
    public let fill: WithAlpha<SRGB>
    /// The luminance that nothing exceeds, 0…1; nil where there is no limit.
    public let largestLuminance: Double?
    /// How sure the figures are.
    public let confidence: Confidence
    /// The keys of the table's sources.
    public let sources: [String]
}

extension GlassFilter: Decodable {
    private enum Key: CodingKey {
        case name, style, blurRadius, black, white, saturation, fill, largestLuminance, confidence, sources
    }

    /// Reads an entry of the table.
    public init(from decoder: any Decoder) throws {
        let entry = try decoder.container(keyedBy: Key.self)
        name = try entry.decode(String.self, forKey: .name)
        style = try entry.decode(Appearance.Style.self, forKey: .style)
        blurRadius = try entry.decode(Double.self, forKey: .blurRadius)
        black = try entry.decode(Double.self, forKey: .black)
        white = try entry.decode(Double.self, forKey: .white)
        saturation = try entry.decode(Double.self, forKey: .saturation)
        fill = try entry.decode(HexadecimalLayer.self, forKey: .fill).layer
        largestLuminance = try entry.decodeIfPresent(Double.self, forKey: .largestLuminance)
        confidence = try entry.decode(Confidence.self, forKey: .confidence)
        sources = try entry.decode([String].self, forKey: .sources)
    }
}
