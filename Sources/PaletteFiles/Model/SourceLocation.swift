/// A place in a text file, as editors count it.
public struct SourceLocation: Hashable, Sendable {
    /// The path of the file, as the caller gave it.
    public let path: String
    // A large palette has a place for each of several hundred thousand values.
    private let lineNumber: UInt32
    private let columnNumber: UInt32

    /// The line, from 1; at most 4,294,967,295.
    public var line: Int { Int(lineNumber) }
    /// The column in Unicode scalars, from 1; at most 4,294,967,295.
    public var column: Int { Int(columnNumber) }

    /// Names a place; a file without lines, such as a binary one, has all at 1:1.
    public init(path: String, line: Int = 1, column: Int = 1) {
        self.path = path
        lineNumber = UInt32(clamping: line)
        columnNumber = UInt32(clamping: column)
    }
}

extension SourceLocation: CustomStringConvertible {
    /// `path:line:column`, which terminals and editors make a link of.
    public var description: String { "\(path):\(line):\(column)" }
}

extension SourceLocation: Comparable {
    /// Orders by path, then by line and column.
    public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
        (lhs.path, lhs.line, lhs.column) < (rhs.path, rhs.line, rhs.column)
    }
}
