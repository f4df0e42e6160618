/// Decodes the files of one or more formats: what stands between bytes and everything that looks at pixels.
///
/// A format is added by one type that conforms. Input is not to be trusted: whatever the bytes are, a source
/// gives an image within the limits or throws.
public protocol ImageSource: Sendable {
    /// Decodes a file that is held in memory.
    ///
    /// - Parameters:
    ///   - bytes: The file's contents.
    ///   - limits: How much the file may ask for.
    /// - Throws: ``ImageError`` when the bytes are no intact image within the limits, or their colours cannot
    ///   be told.
    func image(decoding bytes: [UInt8], limits: ImageLimits) throws(ImageError) -> DecodedImage
}

/// Why a file gives no image. Each is a clause to be put after the file's name.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It is no intact image of a known format within the limits: the fault, in words.
    case invalid(String)
    /// It is intact, and no contrast can be told from its colours, such as those of high dynamic range: why,
    /// in words.
    case colors(String)

    /// The fault in a clause.
    public var description: String {
        switch self {
        case .invalid(let fault): fault
        case .colors(let reason): "its colours cannot be judged: \(reason); export it in sRGB or Display P3"
        }
    }
}
