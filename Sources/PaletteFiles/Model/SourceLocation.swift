/// A place in a text file, as editors count it.
public struct SourceLocation: Hashable, Sendable {
    /// The path of the file, as the caller gave it.
    public let path: String
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int

    /// Names a place; a file without lines, such as a binary one, has all at 1:1.
    public init(path: String, line: Int = 1, column: Int = 1) {
        self.path = path
        self.line = line
        self.column = column
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
