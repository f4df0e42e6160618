public import ColorMath

/// The colours that a design kit lays over a blurred backdrop for a material, plainly mixed where it does not
/// say how.
public struct MaterialTint: Hashable, Sendable {
    /// The name of the ``Material``.
    public let material: String
    /// The release that the kit is for.
    public let release: Release
    /// Light or dark.
    public let style: Appearance.Style
    /// The layers, the lowest first.
    public let layers: [WithAlpha<SRGB>]
    /// How sure the figures are.
    public let confidence: Confidence
    /// The keys of the table's sources.
    public let sources: [String]
}

extension MaterialTint: Decodable {
    private enum Key: CodingKey { case material, platform, release, style, layers, confidence, sources }

    /// Reads an entry of the table.
    public init(from decoder: any Decoder) throws {
        let entry = try decoder.container(keyedBy: Key.self)
        material = try entry.decode(String.self, forKey: .material)
        release = Release(
            try entry.decode(Platform.self, forKey: .platform), try entry.decode(Int.self, forKey: .release))
        style = try entry.decode(Appearance.Style.self, forKey: .style)
        layers = try entry.decode([HexadecimalLayer].self, forKey: .layers).map(\.layer)
        confidence = try entry.decode(Confidence.self, forKey: .confidence)
        sources = try entry.decode([String].self, forKey: .sources)
    }
}
