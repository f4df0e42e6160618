#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// The streams that a process is started with, by the paths that stand for them.
enum InheritedStream {
    /// The number of the stream that a path names: `/dev/stdin`, `/dev/fd/63` (a shell's `<(…)`); `nil` for
    /// others.
    static func number(of path: String) -> CInt? {
        switch path {
        case "/dev/stdin": return STDIN_FILENO
        case "/dev/stdout": return STDOUT_FILENO
        case "/dev/stderr": return STDERR_FILENO
        default: break
        }
        for folder in ["/dev/fd/", "/proc/self/fd/"] where path.utf8.starts(with: folder.utf8) {
            return CInt(path.dropFirst(folder.count))
        }
        return nil
    }
}
