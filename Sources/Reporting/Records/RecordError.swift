/// Why a report cannot be read, or cannot be merged with others.
public struct RecordError: Error, Hashable, Sendable {
    /// The file.
    public let path: String
    /// The line, from 1; `nil` where the file as a whole is meant.
    public let line: Int?
    /// The column, from 1; `nil` where the line as a whole is meant.
    public let column: Int?
    /// What is wrong with it and what to do.
    public let fault: String

    init(_ path: String, line: Int? = nil, column: Int? = nil, _ fault: String) {
        self.path = path
        self.line = line
        self.column = column
        self.fault = fault
    }

    init(_ place: RecordPlace, _ fault: String) {
        self.init(place.path, line: place.line, fault)
    }
}

extension RecordError: CustomStringConvertible {
    /// The place and the fault: `run.ndjson:12: …`.
    public var description: String {
        let place = [line, column].compactMap(\.self).map { ":\($0)" }.joined()
        return "\(path.visible)\(place): \(fault.visible)"
    }
}

/// A line of an NDJSON report.
struct RecordPlace: Hashable {
    let path: String
    /// The number of the line, from 1.
    let line: Int
}
