#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Why a file or a folder cannot be read, listed or written.
package enum FileFault: Error, Hashable, Sendable {
    /// The system refuses, by its own number for the reason: `EACCES` for example.
    case system(CInt)
    /// It is a pipe, a socket or a device, which reading and writing might wait for without end.
    case special
    /// It is a symbolic link, and what it leads to is not to be overwritten.
    case link
    /// It has more bytes than the limit allows.
    case tooLarge(limit: Int)
    /// Its name is not text in UTF-8, so no report could name it.
    case nameNotText
}

extension FileFault: CustomStringConvertible {
    /// The reason in a clause: `No such file or directory`.
    package var description: String {
        switch self {
        case .system(let code): String(cString: strerror(code))
        case .special: "it is a pipe or a device, and no file"
        case .link: "it is a symbolic link, and what that leads to is never overwritten; name the file itself"
        case .tooLarge(let limit): "too large: the limit is \(limit) bytes"
        case .nameNotText:
            "its name is not UTF-8 (shown with \\x escapes), which reports cannot hold; rename it"
        }
    }
}

extension FileFault {
    /// Whether there is nothing where something was looked for.
    package var isAbsence: Bool { self == .system(ENOENT) || self == .system(ENOTDIR) }
}
