/// Why two profiles cannot be joined to a transform.
public struct ColorTransformError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of fault.
    public enum Code: String, Hashable, Sendable {
        /// The destination cannot be converted to: it is grey, or has no way back from the connection space.
        case unsupportedDestination
        /// The colour engine cannot join the profiles.
        case rejected
    }

    /// The kind of fault.
    public let code: Code
    /// What exactly was found, in words.
    public let context: String

    /// Creates an error.
    public init(_ code: Code, _ context: String) {
        self.code = code
        self.context = context
    }

    /// The fault in one sentence.
    public var description: String {
        switch code {
        case .unsupportedDestination: "colours cannot be converted to this profile: \(context)"
        case .rejected: "no transform joins these profiles: \(context)"
        }
    }
}
