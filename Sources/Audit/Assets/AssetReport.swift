internal import Assets

/// Audited catalogs and folders of images.
public struct AssetReport: Sendable {
    /// What was audited, in the order in which it was found.
    public var audits: [AssetAudit]
    /// What could not be read.
    public var unread: [UnreadInput]
    /// What was left out though nothing is wrong with it, a sentence each.
    public let notes: [String]

    /// Gathers audits.
    public init(audits: [AssetAudit], unread: [UnreadInput] = [], notes: [String] = []) {
        self.audits = audits
        self.unread = unread
        self.notes = notes
    }

    /// The bytes that files can lose without a pixel changing: of those of which it is worth a word.
    public var savableBytes: Int {
        audits.flatMap(\.sets).flatMap(\.images).reduce(0) { sum, image in
            sum + (image.packedSize.flatMap { packed in image.facts.map { $0.byteCount - packed } } ?? 0)
        }
    }

    /// Every finding that counts, catalog by catalog.
    public var findings: [AssetFinding] { audits.flatMap(\.findings) }
}
