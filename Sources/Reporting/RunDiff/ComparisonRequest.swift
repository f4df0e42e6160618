/// What the comparison of two runs can be written as.
public enum ComparisonFormat: String, CaseIterable, Sendable {
    case terminal
    case markdown
    case json
    case html
}

/// A report on the comparison of two runs that is wanted, and where it goes.
public struct ComparisonRequest: Hashable, Sendable {
    /// The kind of report.
    public let format: ComparisonFormat
    /// The file to write to; `nil` is the standard output.
    public let destination: String?

    /// Creates a request.
    public init(_ format: ComparisonFormat, to destination: String? = nil) {
        self.format = format
        self.destination = destination
    }

    /// Reads a request as the command line writes it: `NAME` or `NAME=FILE`; the file `-` is the standard
    /// output.
    ///
    /// `nil` for an unknown name and for an empty file.
    public init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let format = ComparisonFormat(rawValue: String(parts[0])) else { return nil }
        let destination = parts.count > 1 ? String(parts[1]) : nil
        guard destination?.isEmpty != true else { return nil }
        self.init(format, to: destination == "-" ? nil : destination)
    }
}
