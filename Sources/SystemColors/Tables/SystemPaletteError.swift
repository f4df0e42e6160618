/// Why a table of colours cannot be used.
public struct SystemPaletteError: Error, Hashable, Sendable {
    /// The kind of fault.
    public enum Code: String, Hashable, Sendable {
        /// The file is not JSON.
        case notJSON
        /// JSON of another structure: a key is missing, or holds another kind of value.
        case structure
        /// A version of the format that is not known.
        case version
        /// A value out of its range: a colour that is not `#RRGGBB`, an opacity above 1.
        case value
        /// A name that neither this table nor one before it describes.
        case unknownName
        /// A name or a release that stands there twice.
        case duplicate
    }

    /// The kind of fault.
    public let code: Code
    /// The file.
    public let file: String
    /// Where the fault is and what it is, in words.
    public let context: String
}

extension SystemPaletteError: CustomStringConvertible {
    /// The file and the fault in one line.
    public var description: String { "\(file): \(context)" }
}
