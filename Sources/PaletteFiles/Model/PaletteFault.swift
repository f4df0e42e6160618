/// Something in a palette's file that could not be read; the rest of the file was.
public struct PaletteFault: Error, Hashable, Sendable {
    /// Where it is.
    public let location: SourceLocation
    /// What is wrong and what to do, in a sentence.
    public let message: String

    /// Describes a fault.
    public init(at location: SourceLocation, _ message: String) {
        self.location = location
        self.message = message
    }
}

extension PaletteFault: CustomStringConvertible {
    /// The place and the fault on one line.
    public var description: String { "\(location): \(message)" }
}
