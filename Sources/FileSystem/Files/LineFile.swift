#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A file that grows line by line, so that what was written outlives the process, and that takes its name when it is
/// whole.
///
/// The lines go to another name beside its own, ``partialName(of:)``. What an earlier process left there may be kept in
/// front of them until the file is whole.
package final class LineFile {
    private let path: String
    private let partial: String
    private let descriptor: CInt
    /// Where the lines of this process begin.
    private let start: Int

    /// What the lines of a file are called until it is whole.
    package static func partialName(of path: String) -> String { path + ".partial" }

    /// Begins a file; `nil` where the name is of what is no regular file and cannot be replaced, such as a pipe.
    ///
    /// - Parameters:
    ///   - path: The file. Its folder has to exist.
    ///   - isResumed: Whether lines that an earlier process left are kept.
    package init?(at path: String, isResumed: Bool) throws(FileError) {
        // What is no file is for the writer of whole files, to write to as it stands or to refuse.
        if let old = try? FileStatus(of: path, followingLinks: false), old.kind != .file { return nil }
        self.path = path
        partial = Self.partialName(of: path)
        descriptor = open(
            partial, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | (isResumed ? 0 : O_TRUNC), 0o666)
        var status = stat()
        guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
            throw FileError(path: partial, code: errno)
        }
        // What a process did not come to the end of is no line.
        start = try Self.lengthOfLines(in: descriptor, of: Int(status.st_size), at: partial)
        guard ftruncate(descriptor, off_t(start)) == 0 else { throw FileError(path: partial, code: errno) }
    }

    deinit {
        close(descriptor)
    }

    /// Adds bytes.
    package func append(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let chunk = UnsafeRawBufferPointer(rebasing: rest)
            let written = write(descriptor, chunk.baseAddress, chunk.count)
            if written > 0 {
                rest = rest.dropFirst(written)
            } else if written == 0 || errno != EINTR {
                throw FileError(path: partial, code: written == 0 ? EIO : errno)
            }
        }
    }

    /// Gives the file its name, without what an earlier process left.
    package func finish() throws(FileError) {
        if start > 0 {
            try copyTail()
            unlink(partial)
        } else {
            guard rename(partial, path) == 0 else { throw FileError(path: path, code: errno) }
        }
    }

    private func copyTail() throws(FileError) {
        let writer = try AtomicFileWriter(to: path)
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        var offset = start
        while true {
            let count = buffer.withUnsafeMutableBytes {
                pread(descriptor, $0.baseAddress, $0.count, off_t(offset))
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileError(path: partial, code: errno) }
            guard count > 0 else { break }
            offset += count
            try buffer.withUnsafeBytes { bytes -> Result<Void, FileError> in
                Result { () throws(FileError) in
                    try writer.append(UnsafeRawBufferPointer(rebasing: bytes[..<count]).bytes)
                }
            }.get()
        }
        try writer.finish()
    }

    /// The number of bytes up to the last line break of a file.
    private static func lengthOfLines(
        in descriptor: CInt, of size: Int, at path: String
    ) throws(FileError) -> Int {
        var end = size
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while end > 0 {
            let first = max(0, end - buffer.count)
            let count = buffer.withUnsafeMutableBytes {
                pread(descriptor, $0.baseAddress, end - first, off_t(first))
            }
            if count < 0, errno == EINTR { continue }
            guard count == end - first else { throw FileError(path: path, code: count < 0 ? errno : EIO) }
            if let last = buffer[..<count].lastIndex(of: UInt8(ascii: "\n")) { return first + last + 1 }
            end = first
        }
        return 0
    }
}
