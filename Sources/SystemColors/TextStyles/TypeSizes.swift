internal import EmbeddedTables
internal import PaletteData

/// The sizes that a platform recommends for text.
public struct TypeSizes: Hashable, Sendable, Decodable {
    /// The platform.
    public let platform: Platform
    /// The size of body text in points, as the platform comes.
    public let defaultSize: Double
    /// The smallest size in points that text should have.
    public let minimumSize: Double
    /// How sure the sizes and the text styles of the platform are.
    public let confidence: Confidence
    /// The keys of the table's sources.
    public let sources: [String]
}

extension TypeSizes {
    /// The sizes of a platform in the table that the program carries, read on first use, without its text
    /// styles.
    public static func embedded(for platform: Platform) -> TypeSizes? {
        allEmbedded.first { $0.platform == platform }
    }

    private static let allEmbedded: [TypeSizes] = EmbeddedTable.read { () throws(JSONFault) in
        try JSONFault.decode(Document.self, from: EmbeddedTable.bytes(of: EmbeddedTextStyles())).platforms
    }

    private struct Document: Decodable {
        let platforms: [TypeSizes]
    }
}
