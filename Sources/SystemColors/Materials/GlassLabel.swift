public import ColorMath

/// A rank of text on Liquid Glass: a plain opaque colour, not a blend.
public struct GlassLabel: Hashable, Sendable {
    /// The name: `label`, `secondaryLabel`, `tertiaryLabel`, `quaternaryLabel`.
    public let name: String
    /// The colour in light.
    public let light: SRGB8
    /// The colour in dark.
    public let dark: SRGB8
    /// How sure the figures are.
    public let confidence: Confidence
    /// The keys of the table's sources.
    public let sources: [String]

    /// The colour in a style.
    public func color(in style: Appearance.Style) -> SRGB8 { style == .light ? light : dark }
}

extension GlassLabel: Decodable {
    private enum Key: CodingKey { case name, light, dark, confidence, sources }

    /// Reads an entry of the table.
    public init(from decoder: any Decoder) throws {
        let entry = try decoder.container(keyedBy: Key.self)
        name = try entry.decode(String.self, forKey: .name)
        light = try entry.decode(HexadecimalColor.self, forKey: .light).color
        dark = try entry.decode(HexadecimalColor.self, forKey: .dark).color
        confidence = try entry.decode(Confidence.self, forKey: .confidence)
        sources = try entry.decode([String].self, forKey: .sources)
    }
}
