/// How much a finding weighs, from a remark to a fault.
public enum Severity: String, Hashable, Sendable, CaseIterable, Codable, Comparable {
    /// Worth knowing, nothing to fix in the app: text that the system draws, or text inside a photograph.
    case note
    /// Worth a look: a line that cannot be judged from its pixels, or one below a preferred ratio.
    case warning
    /// A line that people will not be able to read.
    case error

    /// Whether `lhs` weighs less than `rhs`.
    public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.weight < rhs.weight }

    private var weight: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
