/// Why a PNG file cannot be read or written.
///
/// The error knows the fault, not the file: ``description`` is a clause to be put after the file's name, as
/// in `home.png: truncated: the file ends within its IDAT chunk, after 1204 bytes`.
public struct PNGError: Error, Hashable, Sendable {
    /// The kind of fault.
    public let code: Code
    /// The type of the chunk at fault, for example `IHDR`, where one is.
    public let chunk: String?
    /// How many bytes had been read when the fault was found, where that is known.
    public let offset: Int?
    /// What is wrong, in words.
    public let detail: String

    /// Creates an error.
    public init(_ code: Code, chunk: String? = nil, offset: Int? = nil, detail: String) {
        self.code = code
        self.chunk = chunk
        self.offset = offset
        self.detail = detail
    }

    /// The kinds of fault.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// The bytes do not start with the PNG signature.
        case notPNG = "not a PNG file"
        /// The bytes end before the image does.
        case truncated = "truncated"
        /// A chunk that the image needs does not match its CRC.
        case checksumMismatch = "damaged"
        /// The header describes no valid image.
        case invalidHeader = "invalid header"
        /// The file holds no image data.
        case missingImageData = "no image data"
        /// The image data is not that of the image which the header describes.
        case invalidImageData = "invalid image data"
        /// A chunk that may not be skipped is malformed, misplaced or unknown.
        case invalidStructure = "invalid structure"
        /// The image is larger than the `ImageLimits` allow.
        case exceedsLimits = "too large"
        /// There was not enough memory.
        case outOfMemory = "out of memory"
        /// What was to be written is not valid in a PNG file, for example an ICC profile that is none.
        case invalidInput = "cannot be written"
    }
}

extension PNGError: CustomStringConvertible {
    /// The fault in a clause: its kind, then its particulars.
    public var description: String { "\(code.rawValue): \(detail)" }
}
