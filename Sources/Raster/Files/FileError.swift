#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Why a file cannot be written.
public struct FileError: Error, Hashable, Sendable {
    /// The file.
    public let path: String
    /// The system's number for the fault, such as `EACCES`.
    public let code: CInt

    /// Creates an error.
    public init(path: String, code: CInt) {
        self.path = path
        self.code = code
    }
}

extension FileError: CustomStringConvertible {
    /// The file and the fault, as in `out/home.png: cannot be written: No such file or directory`.
    public var description: String { "\(path): cannot be written: \(String(cString: strerror(code)))" }
}
