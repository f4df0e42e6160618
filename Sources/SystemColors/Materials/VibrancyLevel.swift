public import ColorMath

/// A rank of text, fill or line on a material, blended with what is behind so that it keeps its distance from
/// it.
public struct VibrancyLevel: Hashable, Sendable {
    /// What is drawn.
    public enum Kind: String, Hashable, Sendable, CaseIterable, Decodable {
        /// Text and symbols.
        case label
        /// Shapes.
        case fill
        /// Lines.
        case separator
    }

    /// The name: `label`, `secondaryLabel`, `fill`, `separator`.
    public let name: String
    /// What is drawn.
    public let kind: Kind
    /// The place within the kind, 1 for the strongest.
    public let rank: Int
    /// The colour that is blended in light.
    public let light: SRGB8
    /// The colour that is blended in dark.
    public let dark: SRGB8
    /// The names of the materials that it should not be used on, as it cannot be read there.
    public let discouragedMaterials: [String]
    /// How sure the figures are.
    public let confidence: Confidence
    /// The keys of the table's sources.
    public let sources: [String]
}

extension VibrancyLevel {
    /// What it looks like on a material's pixels.
    ///
    /// Blended in encoded sRGB, as Apple's design kits do: in light by plus darker, max(0, backdrop + ink −
    /// 1); in dark by plus lighter, min(1, backdrop + ink).
    public func blended(over backdrop: SRGB, style: Appearance.Style) -> SRGB {
        let ink = SRGB(style == .light ? light : dark).components
        let sum = backdrop.components + ink - (style == .light ? 1 : 0)
        return SRGB(components: sum.clamped(lowerBound: .zero, upperBound: .one))
    }
}

extension VibrancyLevel: Decodable {
    private enum Key: CodingKey { case name, kind, rank, light, dark, discouragedOn, confidence, sources }

    /// Reads an entry of the table.
    public init(from decoder: any Decoder) throws {
        let entry = try decoder.container(keyedBy: Key.self)
        name = try entry.decode(String.self, forKey: .name)
        kind = try entry.decode(Kind.self, forKey: .kind)
        rank = try entry.decode(Int.self, forKey: .rank)
        light = try entry.decode(HexadecimalColor.self, forKey: .light).color
        dark = try entry.decode(HexadecimalColor.self, forKey: .dark).color
        discouragedMaterials = try entry.decodeIfPresent([String].self, forKey: .discouragedOn) ?? []
        confidence = try entry.decode(Confidence.self, forKey: .confidence)
        sources = try entry.decode([String].self, forKey: .sources)
    }
}
