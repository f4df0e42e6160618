internal import PaletteFiles

/// Why a file with a view tree cannot be read: where in it, and what is wrong.
public struct ElementError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int
    /// What is wrong and what to do, in a clause.
    public let fault: String

    /// Names a fault at a place.
    public init(path: String, line: Int = 1, column: Int = 1, fault: String) {
        self.path = path
        self.line = line
        self.column = column
        self.fault = fault
    }

    init(_ fault: PaletteFault) {
        self.init(
            path: fault.location.path, line: fault.location.line, column: fault.location.column,
            fault: fault.message)
    }

    /// The place and the fault on one line.
    public var description: String { "\(path):\(line):\(column): \(fault)" }
}

/// How much a file with a view tree may ask for: more than any screen has, and little enough for any machine.
package enum ElementLimits {
    /// The most bytes of a file.
    package static let fileSize = 32 << 20
    /// The most elements of a screen.
    package static let count = 20_000
    /// The most elements that lie in each other.
    package static let depth = 200
    /// The most characters that are kept of a label, a value or an identifier.
    package static let textLength = 2_000
    /// The farthest that an edge may lie from the origin, in points.
    package static let farthest = 1e6
}
