#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A file that is written in pieces, and that nobody sees before it is whole.
///
/// The pieces go to another name in the same folder; ``finish()`` gives the file its own. Without that
/// everything stays as it was. A file that exists keeps its permissions. What is not a regular file is not
/// written to: a symbolic link, which may lead anywhere, a pipe and a device. The streams that the process
/// was started with, such as `/dev/stdout` or a shell's `>(…)`, and `/dev/null` are, as they stand.
package final class AtomicFileWriter {
    private let path: String
    private var file: FileDescriptor?
    private var pending: Pending?

    /// The name that the pieces go to, and what the file is to become.
    private struct Pending {
        let temporary: String
        let folder: CInt
        let mode: mode_t?
    }

    /// Begins a file.
    ///
    /// - Parameter path: The file. Its folder has to exist.
    /// - Throws: ``FileError`` where nothing can be written there.
    package convenience init(to path: String) throws(FileError) {
        do throws(FileFault) {
            if let number = InheritedStream.number(of: path) {
                self.init(to: path, as: try FileDescriptor(sharing: number))
            } else if path == "/dev/null" {
                self.init(to: path, as: try FileDescriptor(opening: path, O_WRONLY))
            } else {
                try self.init(to: path, in: FileDescriptor.workingFolder)
            }
        } catch {
            throw FileError(path: path, fault: error)
        }
    }

    /// Writes to what is open as it stands.
    private init(to path: String, as file: consuming FileDescriptor) {
        self.path = path
        self.file = consume file
    }

    /// Begins a file by a path from an open folder, which has to stay open.
    init(to path: String, in folder: CInt) throws(FileFault) {
        self.path = path
        let old = try Self.status(of: path, in: folder)
        switch old?.kind {
        case nil, .file: break
        case .folder: throw .system(EISDIR)
        case .link: throw .link
        case .special: throw .special
        }
        // Random, so that neither other processes nor what they left behind can get in the way.
        let name = ".\(String(UInt64.random(in: 0 ... .max), radix: 36)).tmp"
        let temporary = path.folderPart.appendingPart(name)
        file = try FileDescriptor(
            opening: temporary, in: folder, O_WRONLY | O_CREAT | O_EXCL, mode: old == nil ? 0o666 : 0o600)
        pending = Pending(temporary: temporary, folder: folder, mode: old?.permissions)
    }

    deinit {
        if let pending { unlinkat(pending.folder, pending.temporary, 0) }
    }

    /// Adds a piece.
    package func append(_ bytes: RawSpan) throws(FileError) {
        do throws(FileFault) {
            try file?.append(bytes)
        } catch {
            throw FileError(path: path, fault: error)
        }
    }

    /// Makes the file what was written.
    package func finish() throws(FileError) {
        do throws(FileFault) {
            if let mode = pending?.mode { try file?.setPermissions(mode) }
            if let file = file.take() { try file.finish() }
            guard let pending else { return }
            guard renameat(pending.folder, pending.temporary, pending.folder, path) == 0 else {
                throw .system(errno)
            }
            self.pending = nil
        } catch {
            throw FileError(path: path, fault: error)
        }
    }

    /// Finds out whether a file can be written, and leaves everything as it is.
    ///
    /// - Returns: Whether there is a file that would be replaced.
    @discardableResult
    package static func probe(_ path: String) throws(FileError) -> Bool {
        try AtomicFileWriter(to: path).pending?.mode != nil
    }

    /// What stands where a file is to be written, if anything.
    private static func status(of path: String, in folder: CInt) throws(FileFault) -> FileStatus? {
        do throws(FileFault) {
            return try FileStatus(of: path, in: folder, followingLinks: false)
        } catch .system(ENOENT) {
            return nil
        }
    }
}
