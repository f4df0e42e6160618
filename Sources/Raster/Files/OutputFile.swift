#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A file open for writing; closed at the latest at the end of its life.
struct OutputFile: ~Copyable {
    private let path: String
    private var descriptor: CInt

    /// Opens a file; one that has to be created gets the permissions that the process gives to new files.
    init(path: String, flags: CInt) throws(FileError) {
        let descriptor = open(path, flags | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileError(path: path, code: errno) }
        self.path = path
        self.descriptor = descriptor
    }

    deinit {
        if descriptor >= 0 {
            close(descriptor)
        }
    }

    borrowing func append(_ bytes: RawSpan) throws(FileError) {
        try bytes.withUnsafeBytes { (buffer) throws(FileError) in
            var rest = buffer[...]
            while !rest.isEmpty {
                let chunk = UnsafeRawBufferPointer(rebasing: rest)
                let count = write(descriptor, chunk.baseAddress, chunk.count)
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno != EINTR {
                    throw FileError(path: path, code: errno)
                }
            }
        }
    }

    borrowing func setMode(_ mode: mode_t) throws(FileError) {
        guard fchmod(descriptor, mode) == 0 else { throw FileError(path: path, code: errno) }
    }

    /// Closes the file: some file systems tell only now that the bytes found no room.
    mutating func finish() throws(FileError) {
        let result = close(descriptor)
        descriptor = -1
        guard result == 0 else { throw FileError(path: path, code: errno) }
    }
}
