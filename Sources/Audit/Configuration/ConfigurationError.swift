public import PaletteFiles

/// Something in a configuration file that cannot be understood: nothing is checked by a file that is not.
public struct ConfigurationError: Error, Hashable, Sendable {
    /// Where it is.
    public let location: SourceLocation
    /// What is wrong and what to do, without a full stop.
    public let fault: String

    /// Describes a fault.
    public init(at location: SourceLocation, _ fault: String) {
        self.location = location
        self.fault = fault
    }
}

extension ConfigurationError: CustomStringConvertible {
    /// The place and the fault on one line.
    public var description: String { "\(location): \(fault)" }
}
