#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A file that is open for reading at any place, from any thread.
package final class ReadableFile: Sendable {
    private let file: FileDescriptor

    /// Opens a regular file.
    ///
    /// - Throws: The system's number for what is in the way.
    package init(at path: String) throws(FileError) {
        do throws(FileFault) {
            let file = try FileDescriptor(opening: path, O_RDONLY)
            guard try FileStatus(of: file).kind == .file else { throw .system(EINVAL) }
            self.file = file
        } catch {
            throw FileError(path: path, fault: error)
        }
    }

    /// Reads bytes from an offset on, fewer than asked for at the end only; `nil` where the system refuses.
    package func read(at offset: Int, upTo limit: Int) -> [UInt8]? {
        try? file.bytes(at: offset, upTo: limit)
    }
}
