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

    /// Every finding that counts, catalog by catalog.
    public var findings: [AssetFinding] { audits.flatMap(\.findings) }
}
