/// What a standard says of a line of text.
public enum Verdict: String, Hashable, Sendable, CaseIterable, Codable {
    /// The contrast is enough.
    case pass
    /// The contrast is too low.
    case fail
    /// The pixels do not decide; the reason is given, and it is never counted as a pass.
    case review
}
