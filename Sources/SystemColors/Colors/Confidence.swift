/// How sure a figure of a table is.
public enum Confidence: String, Hashable, Sendable, CaseIterable, Codable {
    /// Inferred, disputed, or carried over from another release.
    case low
    /// One good source, or several of one origin.
    case medium
    /// Independent sources agree.
    case high
}

extension Confidence: Comparable {
    /// Whether one is less sure than another.
    public static func < (lesser: Confidence, greater: Confidence) -> Bool {
        lesser != greater && (lesser == .low || greater == .high)
    }
}
