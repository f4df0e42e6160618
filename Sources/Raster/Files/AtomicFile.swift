#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Writing files so that nobody ever sees half of one.
public enum AtomicFile {
    /// Writes a file whole, or leaves everything as it was.
    ///
    /// The bytes go to a temporary file in the same folder, which then takes the file's name: a reader sees the old
    /// file or the new one. A file that exists keeps its permissions, and a symbolic link to it stays one. What is not
    /// a regular file, such as `/dev/stdout` or a named pipe, cannot be replaced and is written to as it stands.
    ///
    /// - Parameters:
    ///   - bytes: The file's new contents.
    ///   - path: The file. Its folder has to exist.
    /// - Throws: ``FileError``; no temporary file is left behind.
    public static func write(_ bytes: RawSpan, to path: String) throws(FileError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            guard errno == ENOENT else { throw FileError(path: path, code: errno) }
            return try replace(path, with: bytes, mode: nil)
        }
        if status.st_mode & S_IFMT == S_IFREG {
            try replace(try resolve(path), with: bytes, mode: status.st_mode & 0o7777)
        } else {
            var file = try OutputFile(path: path, flags: O_WRONLY)
            try file.append(bytes)
            try file.finish()
        }
    }

    private static func replace(_ path: String, with bytes: RawSpan, mode: mode_t?) throws(FileError) {
        var temporary = TemporaryName(beside: path)
        do throws(FileError) {
            var file = try OutputFile(path: temporary.path, flags: O_WRONLY | O_CREAT | O_EXCL)
            temporary.isTaken = true
            try file.append(bytes)
            if let mode { try file.setMode(mode) }
            try file.finish()
        } catch {
            // The caller knows nothing of the temporary name.
            throw FileError(path: path, code: error.code)
        }
        guard rename(temporary.path, path) == 0 else { throw FileError(path: path, code: errno) }
        temporary.isTaken = false
    }

    /// The path without symbolic links.
    private static func resolve(_ path: String) throws(FileError) -> String {
        guard let resolved = realpath(path, nil) else { throw FileError(path: path, code: errno) }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

/// A name in the folder of another file; what bears it at the end of its life is removed.
private struct TemporaryName: ~Copyable {
    let path: String
    /// Whether there is a file of this name, and it is ours.
    var isTaken = false

    init(beside path: String) {
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        // Random, so that neither other processes nor what they left behind can get in the way.
        self.path = folder + ".\(String(UInt64.random(in: 0 ... .max), radix: 36)).tmp"
    }

    deinit {
        if isTaken {
            unlink(path)
        }
    }
}
