internal import EmbeddedTables
internal import PaletteData

/// The text styles of the platforms.
public struct TextStyleTable: Sendable, Decodable {
    /// Default and smallest sizes, by platform.
    public let platforms: [TypeSizes]
    /// What Bold Text makes of weights, by platform.
    let boldText: [BoldTextWeights]
    /// How wide strokes and letters are at each weight.
    public let letterforms: Letterforms
    /// The content sizes, the smallest first.
    public let categories: [ContentSizeCategory]
    /// Every style at every content size.
    public let styles: [TextStyle]
    /// The tracking of the system's fonts at every size.
    public let tracking: [Tracking]
    /// What the keys of sources stand for.
    public let sources: [String: String]

    /// The table that the program carries, from `Palettes/text-styles.json`, read on first use.
    public static let embedded: TextStyleTable = EmbeddedTable.read { () throws(JSONFault) in
        try JSONFault.decode(TextStyleTable.self, from: EmbeddedTable.bytes(of: EmbeddedTextStyles()))
    }

    /// The default and the smallest size of a platform.
    public func sizes(of platform: Platform) -> TypeSizes? { platforms.first { $0.platform == platform } }

    /// A style at a content size, which is left out of account where a platform has but one.
    public func style(_ name: String, on platform: Platform, at category: String = "large") -> TextStyle? {
        styles.first {
            $0.platform == platform && $0.style == name && ($0.category ?? category) == category
        }
    }

    /// The styles whose size is within a range of points, at any content size unless one is given; the
    /// nearest to the middle of the range first, and the usual content size before others.
    public func styles(
        sized sizes: ClosedRange<Double>, on platform: Platform, at category: String? = nil
    ) -> [TextStyle] {
        let middle = (sizes.lowerBound + sizes.upperBound) / 2
        let matches = styles.filter {
            $0.platform == platform && sizes.contains($0.size)
                && (category == nil || $0.category == nil || $0.category == category)
        }
        func rank(_ style: TextStyle) -> [Double] {
            [abs(style.size - middle), ["large", nil].contains(style.category) ? 0 : 1]
        }
        return matches.enumerated().sorted { first, second in
            let (one, other) = (rank(first.element), rank(second.element))
            return one == other ? first.offset < second.offset : one.lexicographicallyPrecedes(other)
        }.map(\.element)
    }
}
