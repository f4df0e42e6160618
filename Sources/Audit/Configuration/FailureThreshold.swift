/// The least severity that fails a run.
public enum FailureThreshold: String, Hashable, Sendable, CaseIterable {
    /// Errors do.
    case error
    /// Warnings do, and errors.
    case warning
    /// Nothing does.
    case never

    /// The severity; `nil` where nothing fails a run.
    public var severity: Severity? { Severity(rawValue: rawValue) }
}
