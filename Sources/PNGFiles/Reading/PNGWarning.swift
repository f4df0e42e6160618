/// A fault in a PNG file that leaves the image readable, such as a colour chunk that had to be ignored.
public struct PNGWarning: Hashable, Sendable {
    /// The type of the chunk at fault, for example `iCCP`, where one is.
    public let chunk: String?
    /// What is wrong, in words.
    public let reason: String

    /// Creates a warning.
    public init(chunk: String?, reason: String) {
        self.chunk = chunk
        self.reason = reason
    }

    /// Creates a warning from libpng's words, `iCCP: CRC error` for example.
    init(message: Substring) {
        if message.dropFirst(4).hasPrefix(": ") {
            self.init(chunk: String(message.prefix(4)), reason: String(message.dropFirst(6)))
        } else {
            self.init(chunk: nil, reason: String(message))
        }
    }
}

extension PNGWarning: CustomStringConvertible {
    /// The chunk and what is wrong with it.
    public var description: String {
        if let chunk { "\(chunk): \(reason)" } else { reason }
    }
}
