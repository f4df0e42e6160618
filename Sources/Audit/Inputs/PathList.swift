/// A list of paths in a file or from another command, such as `git ls-files` or `find -print0`.
public enum PathList {
    /// The paths in a list: one a line, or parted by NUL bytes where there is any; empty ones are left out.
    public static func paths(in list: some Collection<UInt8>) -> [String] {
        let separator: UInt8 = list.contains(0) ? 0 : UInt8(ascii: "\n")
        return list.split(separator: separator)
            .map { String(decoding: $0, as: UTF8.self) }
            .map { separator != 0 && $0.hasSuffix("\r") ? String($0.dropLast()) : $0 }
            .filter { !$0.isEmpty }
    }
}
