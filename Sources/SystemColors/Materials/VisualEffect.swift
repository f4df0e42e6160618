public import ColorMath

/// A material of AppKit: what is behind blurred and saturated, a translucent fill, and a grey that nothing
/// gets past.
public struct VisualEffect: Hashable, Sendable {
    /// How the grey limits what is under it.
    public enum Limit: Hashable, Sendable {
        /// Nothing is brighter than it.
        case darken(SRGB8)
        /// Nothing is darker than it.
        case lighten(SRGB8)
    }

    /// The name in AppKit: `sidebar`, `popover`, `menu`.
    public let name: String
    /// Light or dark.
    public let style: Appearance.Style
    /// The radius of the Gaussian blur in points.
    public let blurRadius: Double
    /// The factor on chroma; 1 leaves it.
    public let saturation: Double
    /// The fill.
    public let fill: WithAlpha<SRGB>
    /// The grey on top; nil where there is none.
    public let limit: Limit?
    /// How sure the figures are.
    public let confidence: Confidence
    /// The keys of the table's sources.
    public let sources: [String]
}

extension VisualEffect: Decodable {
    private enum Key: CodingKey {
        case name, style, blurRadius, saturation, fill, blend, confidence, sources
    }

    private struct Blend: Decodable {
        enum Mode: String, Decodable { case darken, lighten }
        let color: HexadecimalColor
        let mode: Mode
    }

    /// Reads an entry of the table.
    public init(from decoder: any Decoder) throws {
        let entry = try decoder.container(keyedBy: Key.self)
        name = try entry.decode(String.self, forKey: .name)
        style = try entry.decode(Appearance.Style.self, forKey: .style)
        blurRadius = try entry.decode(Double.self, forKey: .blurRadius)
        saturation = try entry.decodeIfPresent(Double.self, forKey: .saturation) ?? 1
        fill = try entry.decode(HexadecimalLayer.self, forKey: .fill).layer
        limit = try entry.decodeIfPresent(Blend.self, forKey: .blend).map { blend in
            switch blend.mode {
            case .darken: .darken(blend.color.color)
            case .lighten: .lighten(blend.color.color)
            }
        }
        confidence = try entry.decode(Confidence.self, forKey: .confidence)
        sources = try entry.decode([String].self, forKey: .sources)
    }
}
