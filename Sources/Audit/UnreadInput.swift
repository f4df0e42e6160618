internal import PaletteFiles

/// An input that could not be audited, or a part of one.
public struct UnreadInput: Error, Hashable, Sendable {
    /// The path as it was given.
    public let path: String
    /// Where in a file of text it is; `nil` where it is the file as a whole.
    public let place: Place?
    /// What is wrong with it and what to do.
    public let fault: String
    /// Whether nothing is wrong with it but that there is nothing in it to look at.
    public let isEmpty: Bool

    /// A line and a column, both from 1.
    public struct Place: Hashable, Sendable {
        /// The line.
        public let line: Int
        /// The column.
        public let column: Int

        /// Names a place.
        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    /// Names an input and its fault.
    public init(path: String, at place: Place? = nil, fault: String, isEmpty: Bool = false) {
        self.path = path
        self.place = place
        self.fault = fault
        self.isEmpty = isEmpty
    }
}

extension UnreadInput {
    /// A configuration that cannot be understood.
    ///
    /// - Parameter count: The number of inputs that it holds for, and that were left out.
    init(_ error: ConfigurationError, leavingOut count: Int) {
        let location = error.location
        let inputs = count == 0 ? "" : " (\(count) \(count == 1 ? "input" : "inputs") left out)"
        self.init(
            path: location.path, at: Place(line: location.line, column: location.column),
            fault: error.fault + inputs)
    }

    /// The same under another path.
    public func named(_ path: String) -> UnreadInput {
        UnreadInput(path: path, at: place, fault: fault, isEmpty: isEmpty)
    }

    /// The path, and the place where there is one: `theme.css:12:5`.
    public var location: String { place.map { "\(path):\($0.line):\($0.column)" } ?? path }
}

extension UnreadInput: CustomStringConvertible {
    /// The place and its fault on one line.
    public var description: String { "\(location): \(fault)" }
}
