internal import FileSystem

/// A list of paths in a file or from another command, such as `git ls-files` or `find -print0`.
public struct PathList: Hashable, Sendable {
    /// The paths, in their order.
    public let paths: [String]
    /// The paths that are not UTF-8, and so cannot be in a report.
    public let unread: [UnreadInput]

    /// Reads a list: one path a line, or separated by NUL bytes where there is any; empty ones are left out.
    public init(_ list: some Collection<UInt8>) {
        let separator: UInt8 = list.contains(0) ? 0 : UInt8(ascii: "\n")
        let names = list.split(separator: separator).map { line in
            let isEndedByReturn = separator != 0 && line.suffix(1).first == UInt8(ascii: "\r")
            return FileName(bytes: Array(isEndedByReturn ? line.dropLast() : line))
        }
        paths = names.compactMap(\.text).filter { !$0.isEmpty }
        unread = names.filter { $0.text == nil }.map {
            UnreadInput(path: $0.escaped, fault: "cannot be read: \(FileFault.nameNotText)")
        }
    }
}
