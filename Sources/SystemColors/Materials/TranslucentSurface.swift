public import ColorMath

/// A part of the system's interface that is drawn with a plain translucent colour, or nearly so: a bar, a
/// dialog, the dimming behind a sheet.
public struct TranslucentSurface: Hashable, Sendable {
    /// The name: `bar`, `dialog`, `actionSheet`, `modalDimming`, `clearGlassDimming`.
    public let name: String
    /// Light or dark.
    public let style: Appearance.Style
    /// The colour with its opacity.
    public let layer: WithAlpha<SRGB>
    /// How sure the figures are.
    public let confidence: Confidence
    /// The keys of the table's sources.
    public let sources: [String]
}

extension TranslucentSurface: Decodable {
    private enum Key: CodingKey { case name, style, confidence, sources }

    /// Reads an entry of the table.
    public init(from decoder: any Decoder) throws {
        let entry = try decoder.container(keyedBy: Key.self)
        name = try entry.decode(String.self, forKey: .name)
        style = try entry.decode(Appearance.Style.self, forKey: .style)
        layer = try HexadecimalLayer(from: decoder).layer
        confidence = try entry.decode(Confidence.self, forKey: .confidence)
        sources = try entry.decode([String].self, forKey: .sources)
    }
}
