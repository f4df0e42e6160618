#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A file that grows line by line, so that what was written outlives the process, and that takes its name
/// when it is whole.
///
/// The lines go to another name beside its own, ``partialName(of:)``. What an earlier process left there may
/// be kept in front of them until the file is whole.
package final class LineFile {
    private let path: String
    private let partial: String
    private let file: FileDescriptor
    /// Where the lines of this process begin.
    private let start: Int

    /// What the lines of a file are called until it is whole.
    package static func partialName(of path: String) -> String { path + ".partial" }

    /// Begins a file; `nil` where the name is of what is no regular file and cannot be replaced, such as a
    /// pipe.
    ///
    /// - Parameters:
    ///   - path: The file. Its folder has to exist.
    ///   - isResumed: Whether lines that an earlier process left are kept.
    package init?(at path: String, isResumed: Bool) throws(FileError) {
        // What is no file is for the writer of whole files, to write to as it stands or to refuse.
        if let old = try? FileStatus(of: path, followingLinks: false), old.kind != .file { return nil }
        self.path = path
        partial = Self.partialName(of: path)
        do throws(FileFault) {
            let file = try FileDescriptor(
                opening: partial, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | (isResumed ? 0 : O_TRUNC))
            // What a process did not come to the end of is no line.
            start = try Self.lengthOfLines(in: file)
            try file.truncate(to: start)
            self.file = file
        } catch {
            throw FileError(path: partial, fault: error)
        }
    }

    /// Adds bytes.
    package func append(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
        do throws(FileFault) {
            try file.append(bytes.bytes)
        } catch {
            throw FileError(path: partial, fault: error)
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
        var offset = start
        while true {
            let bytes: ArraySlice<UInt8>
            do throws(FileFault) {
                bytes = try file.bytes(at: offset, upTo: 1 << 18)[...]
            } catch {
                throw FileError(path: partial, fault: error)
            }
            guard !bytes.isEmpty else { break }
            offset += bytes.count
            try writer.append(bytes.span.bytes)
        }
        try writer.finish()
    }

    /// The number of bytes up to the last line break of a file.
    private static func lengthOfLines(in file: borrowing FileDescriptor) throws(FileFault) -> Int {
        var end = try FileStatus(of: file).size
        while end > 0 {
            let first = max(0, end - (1 << 16))
            let bytes = try file.bytes(at: first, upTo: end - first)
            guard bytes.count == end - first else { throw .system(EIO) }
            if let last = bytes.lastIndex(of: UInt8(ascii: "\n")) { return first + last + 1 }
            end = first
        }
        return 0
    }
}
