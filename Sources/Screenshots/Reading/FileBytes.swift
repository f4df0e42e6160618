#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Reads whole files of bounded size.
package enum FileBytes {
    /// The bytes of a file, a pipe or a device; never more than `limit`.
    package static func contents(of path: String, limit: Int) throws(ScreenshotError.Fault) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(systemReason()) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(systemReason()) }
        guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
        // One byte more than a file's size, so that its end is seen without growing the array.
        var bytes = [UInt8](repeating: 0, count: min(max(Int(status.st_size), 1 << 16), limit) + 1)
        var count = 0
        while true {
            let received = bytes.withUnsafeMutableBytes { buffer in
                read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
            }
            if received < 0, errno == EINTR { continue }
            guard received >= 0 else { throw .unreadable(systemReason()) }
            guard received > 0 else { break }
            count += received
            guard count <= limit else { throw .tooLarge(limit: limit) }
            if count == bytes.count { bytes += [UInt8](repeating: 0, count: min(count, limit + 1 - count)) }
        }
        bytes.removeLast(bytes.count - count)
        return bytes
    }

    private static func systemReason() -> String {
        String(cString: strerror(errno))
    }
}
