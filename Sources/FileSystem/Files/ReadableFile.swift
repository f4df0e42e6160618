#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A file that is open for reading at any place, from any thread.
package final class ReadableFile: Sendable {
    private let descriptor: CInt

    /// Opens a regular file.
    ///
    /// - Throws: The system's number for what is in the way.
    package init(at path: String) throws(FileError) {
        descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw FileError(path: path, code: EINVAL)
        }
    }

    deinit {
        close(descriptor)
    }

    /// Reads bytes from an offset on, fewer than asked for at the end only; `nil` where the system refuses.
    package func read(at offset: Int, upTo limit: Int) -> [UInt8]? {
        var isRefused = false
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
            while filled < limit {
                let received = pread(
                    descriptor, buffer.baseAddress?.advanced(by: filled), limit - filled,
                    off_t(offset + filled))
                if received < 0, errno == EINTR { continue }
                isRefused = received < 0
                guard received > 0 else { break }
                filled += received
            }
        }
        return isRefused ? nil : bytes
    }
}
