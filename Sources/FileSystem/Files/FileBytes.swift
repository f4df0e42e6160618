#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Reads whole files of bounded size.
package enum FileBytes {
    /// The bytes of a regular file; never more than `limit`.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - limit: The most bytes to read.
    ///   - allowsStreams: Whether the path may stand for a stream that the process was started with, such as
    ///     `/dev/stdin` or a shell's `<(…)`: it is read to its end, whatever it is. Other pipes and devices
    ///     are refused, without waiting for them.
    package static func contents(
        of path: String, limit: Int, allowsStreams: Bool = false
    ) throws(FileFault) -> [UInt8] {
        if allowsStreams, let number = InheritedStream.number(of: path) {
            return try contents(of: try FileDescriptor(sharing: number), size: 0, limit: limit)
        }
        let file = try FileDescriptor(opening: path, O_RDONLY)
        let status = try FileStatus(of: file)
        switch status.kind {
        case .file: return try contents(of: file, size: status.size, limit: limit)
        case .folder: throw .system(EISDIR)
        case .link, .special: throw .special
        }
    }

    /// The first bytes of a regular file: `count` of them, or all that there are.
    package static func beginning(of path: String, count: Int) throws(FileFault) -> [UInt8] {
        let file = try FileDescriptor(opening: path, O_RDONLY)
        guard try FileStatus(of: file).kind == .file else { throw .special }
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let received = try file.readBytes(into: &bytes, from: filled)
            guard received > 0 else { break }
            filled += received
        }
        return Array(bytes[..<filled])
    }

    private static func contents(
        of file: borrowing FileDescriptor, size: Int, limit: Int
    ) throws(FileFault) -> [UInt8] {
        guard size <= limit else { throw .tooLarge(limit: limit) }
        // One byte more than a file's size, so that its end is seen without growing the array. What says no
        // size may be long.
        var bytes = [UInt8](repeating: 0, count: min(size > 0 ? size : 1 << 16, limit) + 1)
        var count = 0
        while true {
            let received = try file.readBytes(into: &bytes, from: count)
            guard received > 0 else { break }
            count += received
            guard count <= limit else { throw .tooLarge(limit: limit) }
            if count == bytes.count { bytes += [UInt8](repeating: 0, count: min(count, limit + 1 - count)) }
        }
        // There may be thousands of small files.
        if count * 2 < bytes.count { return Array(bytes[..<count]) }
        bytes.removeLast(bytes.count - count)
        return bytes
    }
}
