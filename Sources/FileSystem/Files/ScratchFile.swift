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
    private let file: FileDescriptor
    private let folder: String
    /// The number of bytes in it.
    package private(set) var count = 0

    /// Creates an empty file.
    package init() throws(FileError) {
        let variable = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        folder = variable.isEmpty ? "/tmp" : variable
        var name = Array((folder + "/legible-XXXXXX").utf8CString)
        do throws(FileFault) {
            file = try FileDescriptor(owning: mkstemp(&name))
        } catch {
            throw FileError(path: folder, fault: error)
        }
        unlink(name)
        _ = fcntl(file.number, F_SETFD, FD_CLOEXEC)
    }

    /// Adds bytes at the end.
    package mutating func append(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
        do throws(FileFault) {
            try file.append(bytes.bytes)
            count += bytes.count
        } catch {
            throw FileError(path: folder, fault: error)
        }
    }

    /// The bytes from a place on, fewer than asked for at the end only.
    package func read(at offset: Int, upTo limit: Int) throws(FileError) -> [UInt8] {
        do throws(FileFault) {
            return try file.bytes(at: offset, upTo: limit)
        } catch {
            throw FileError(path: folder, fault: error)
        }
    }
}
