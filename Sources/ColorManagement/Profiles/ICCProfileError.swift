/// Why a colour profile cannot be used.
public struct ICCProfileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of fault.
    public enum Code: String, Hashable, Sendable {
        /// More bytes than the caller allows.
        case tooLarge
        /// Fewer bytes than the profile's header or tags claim.
        case truncated
        /// Not an ICC profile at all.
        case notAProfile
        /// A profile whose parts contradict each other or cannot be read.
        case damaged
        /// A sound profile of a class or a colour model that pictures cannot be converted from.
        case unsupported
        /// PQ or HLG: codes for light beyond a screen's white, which do not say where white is.
        case highDynamicRange
        /// Colour parameters that no ICC profile can express.
        case notRepresentable
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
        case .tooLarge: "the colour profile is too large: \(context)"
        case .truncated: "the colour profile is cut short: \(context)"
        case .notAProfile: "this is no ICC colour profile: \(context)"
        case .damaged: "the colour profile is damaged: \(context)"
        case .unsupported: "the colour profile cannot be used here: \(context)"
        case .highDynamicRange: "the colours are of high dynamic range: \(context)"
        case .notRepresentable: "the colour space cannot be expressed as a profile: \(context)"
        }
    }
}
