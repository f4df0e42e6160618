/// A finding that is suppressed: it counts for nothing, and is reported with its cause.
public struct SuppressedFinding: Hashable, Sendable {
    /// What suppresses a finding.
    public enum Cause: String, Hashable, Sendable, CaseIterable {
        /// An exception of the configuration.
        case exception
        /// A `legible:ignore` comment in the file.
        case comment
        /// A baseline, which knows it.
        case baseline
    }

    /// What is wrong.
    public let finding: PaletteFinding
    /// What suppresses it.
    public let cause: Cause
    /// Why, in the words of the exception or the comment.
    public let reason: String
}
