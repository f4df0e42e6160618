#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// An open file or folder; closed at the latest at the end of its life.
struct FileDescriptor: ~Copyable {
    /// The system's number for it.
    let number: CInt

    /// What relative paths start from where no folder is open.
    static let workingFolder = AT_FDCWD

    /// Opens what a path leads to.
    ///
    /// Nothing is waited for: a pipe without a writer opens at once, and what opened is for the caller to
    /// look at.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - folder: The number of the open folder that a relative path starts from.
    ///   - flags: Whether to read or write, and the like.
    ///   - mode: The permissions of a file that is created, less those that the process withholds.
    init(
        opening path: String, in folder: CInt = workingFolder, _ flags: CInt, mode: mode_t = 0o666
    ) throws(FileFault) {
        number = openat(folder, path, flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, mode)
        guard number >= 0 else { throw .system(errno) }
    }

    /// Another number for a descriptor that the process was started with.
    init(sharing number: CInt) throws(FileFault) {
        self.number = fcntl(number, F_DUPFD_CLOEXEC, 0)
        guard self.number >= 0 else { throw .system(errno) }
    }

    /// Takes over a descriptor that a call of the system has opened, or says why it has opened none.
    init(owning number: CInt) throws(FileFault) {
        self.number = number
        guard number >= 0 else { throw .system(errno) }
    }

    deinit {
        close(number)
    }

    /// The bytes from a place on, fewer than asked for at the end only; the place for reading and writing
    /// stays.
    func bytes(at offset: Int, upTo limit: Int) throws(FileFault) -> [UInt8] {
        var code: CInt?
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
            while filled < limit {
                let received = pread(
                    number, buffer.baseAddress?.advanced(by: filled), limit - filled, off_t(offset + filled))
                if received < 0, errno == EINTR { continue }
                if received < 0 { code = errno }
                guard received > 0 else { break }
                filled += received
            }
        }
        if let code { throw .system(code) }
        return bytes
    }

    /// Leaves out what comes behind so many bytes.
    func truncate(to size: Int) throws(FileFault) {
        guard ftruncate(number, off_t(size)) == 0 else { throw .system(errno) }
    }

    /// Reads bytes into an array from a place in it on, and returns how many; 0 at the end.
    func readBytes(into bytes: inout [UInt8], from start: Int) throws(FileFault) -> Int {
        while true {
            let count = bytes.withUnsafeMutableBytes { buffer in
                read(number, buffer.baseAddress?.advanced(by: start), buffer.count - start)
            }
            if count >= 0 { return count }
            guard errno == EINTR || errno == EAGAIN && waitUntilReady(POLLIN) else { throw .system(errno) }
        }
    }

    /// Writes all of some bytes.
    func append(_ bytes: RawSpan) throws(FileFault) {
        try bytes.withUnsafeBytes { (buffer) throws(FileFault) in
            var rest = buffer[...]
            while !rest.isEmpty {
                let chunk = UnsafeRawBufferPointer(rebasing: rest)
                let count = write(number, chunk.baseAddress, chunk.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else {
                    let code = count < 0 ? errno : EIO
                    guard code == EINTR || code == EAGAIN && waitUntilReady(POLLOUT) else {
                        throw .system(code)
                    }
                }
            }
        }
    }

    func setPermissions(_ mode: mode_t) throws(FileFault) {
        guard fchmod(number, mode) == 0 else { throw .system(errno) }
    }

    /// Closes the file: some file systems report only now that the bytes found no room.
    consuming func finish() throws(FileFault) {
        let result = close(number)
        discard self
        // The descriptor is gone whatever the answer; an interruption says nothing of the bytes.
        guard result == 0 || errno == EINTR else { throw .system(errno) }
    }

    /// Waits for a shared stream that does not block; `false` where that fails.
    private func waitUntilReady(_ event: CInt) -> Bool {
        var request = pollfd(fd: number, events: Int16(event), revents: 0)
        return poll(&request, 1, -1) >= 0 || errno == EINTR
    }
}
