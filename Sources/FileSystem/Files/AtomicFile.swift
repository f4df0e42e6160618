#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Writing files so that nobody ever sees half of one, as ``AtomicFileWriter`` does.
package enum AtomicFile {
    /// Writes a file whole, or leaves everything as it was.
    ///
    /// - Parameters:
    ///   - bytes: The file's new contents.
    ///   - path: The file. Its folder has to exist.
    /// - Throws: ``FileError``; no temporary file is left behind.
    package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        try write(bytes, with: try AtomicFileWriter(to: path))
    }

    /// Writes a file below a folder whole, and makes the folders that it needs.
    ///
    /// The folder itself may be reached through symbolic links; below it none is followed, not even to a
    /// folder.
    ///
    /// - Parameters:
    ///   - bytes: The file's new contents.
    ///   - parts: The names of the folders below `folder`, and last that of the file; `..` is none.
    ///   - folder: The folder, made where there is none.
    /// - Throws: ``FileError``; no temporary file is left behind.
    package static func write(_ bytes: [UInt8], to parts: [String], in folder: String) throws(FileError) {
        var path = folder
        do throws(FileFault) {
            try Folder.make(folder)
            var open = try FileDescriptor(opening: folder.isEmpty ? "." : folder, Folder.flags)
            for part in parts.dropLast() {
                path = path.appendingPart(part)
                open = try Folder.make(part, in: open)
            }
            guard let name = parts.last else { throw .system(EISDIR) }
            path = path.appendingPart(name)
            let writer = try AtomicFileWriter(to: name, in: open.number)
            do throws(FileError) {
                try write(bytes, with: writer)
            } catch {
                throw error.fault
            }
        } catch {
            throw FileError(path: path, fault: error)
        }
    }

    private static func write(_ bytes: [UInt8], with writer: AtomicFileWriter) throws(FileError) {
        let bytes = bytes[...]
        try writer.append(bytes.span.bytes)
        try writer.finish()
    }
}
