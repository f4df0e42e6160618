#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A file without a name, for what memory is not to hold: it goes with the process, however that ends.
///
/// It lies in the folder that `TMPDIR` names, or in `/tmp`.
package struct ScratchFile: ~Copyable {
    private let descriptor: CInt
    private let folder: String
    /// The number of bytes in it.
    package private(set) var count = 0

    /// Creates an empty file.
    package init() throws(FileError) {
        let variable = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        folder = variable.isEmpty ? "/tmp" : variable
        var name = Array((folder + "/legible-XXXXXX").utf8CString)
        descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw FileError(path: folder, code: errno) }
        unlink(name)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit {
        close(descriptor)
    }

    /// Adds bytes at the end.
    package mutating func append(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let chunk = UnsafeRawBufferPointer(rebasing: rest)
            let written = pwrite(descriptor, chunk.baseAddress, chunk.count, off_t(count))
            if written > 0 {
                rest = rest.dropFirst(written)
                count += written
            } else if written == 0 || errno != EINTR {
                throw FileError(path: folder, code: written == 0 ? EIO : errno)
            }
        }
    }

    /// Reads bytes from an offset on, fewer than asked for at the end only.
    package func read(at offset: Int, upTo limit: Int) throws(FileError) -> [UInt8] {
        var code: CInt?
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
            while filled < limit {
                let received = pread(
                    descriptor, buffer.baseAddress?.advanced(by: filled), limit - filled,
                    off_t(offset + filled))
                if received < 0, errno == EINTR { continue }
                if received < 0 { code = errno }
                guard received > 0 else { break }
                filled += received
            }
        }
        if let code { throw FileError(path: folder, code: code) }
        return bytes
    }
}
