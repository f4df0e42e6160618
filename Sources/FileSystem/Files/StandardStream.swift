#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// A stream that a process is started with, written to without a buffer in between: what ``write(_:)``
/// returns from has left the process.
///
/// A reader that goes away ends the process by `SIGPIPE`, as it ends others (141 in a shell). Where the
/// parent has that signal ignored, it is an error as any other.
package enum StandardStream: Sendable {
    /// The results.
    case output
    /// Everything else.
    case errors

    /// Writes all of a text.
    ///
    /// - Throws: ``FileError`` where not every byte could be written: no space is left, or nobody reads.
    package func write(_ text: String) throws(FileError) {
        var text = text
        let code = text.withUTF8 { fault(writing: UnsafeRawBufferPointer($0)) }
        if let code { throw FileError(path: name, code: code) }
    }

    /// Writes all of some bytes.
    ///
    /// - Throws: ``FileError`` where not every byte could be written: no space is left, or nobody reads.
    package func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
        if let code = fault(writing: bytes) { throw FileError(path: name, code: code) }
    }

    /// Writes bytes, and gives the system's number for what is in the way.
    private func fault(writing bytes: UnsafeRawBufferPointer) -> CInt? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let chunk = UnsafeRawBufferPointer(rebasing: rest)
            let count = Self.write(chunk, to: descriptor)
            if count > 0 {
                rest = rest.dropFirst(count)
            } else {
                let code = count < 0 ? errno : EIO
                guard code == EINTR || code == EAGAIN && waitForRoom() else { return code }
            }
        }
        return nil
    }

    /// Closes the stream, at the end of the process: some file systems report only now that bytes found no
    /// room.
    package func finish() throws(FileError) {
        guard close(descriptor) == 0 || errno == EBADF || errno == EINTR else {
            throw FileError(path: name, code: errno)
        }
    }

    /// Keeps the numbers of streams that the process was started without, so that no file gets them and is
    /// written to by mistake. To be called before any file is opened.
    package static func reserve() {
        // Opened the wrong way round: reading and writing fail as they do on a closed stream.
        for (descriptor, flags) in [
            (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
        ] where fcntl(descriptor, F_GETFD) == -1 {
            // The lowest free number is the one that is missing, as those below it are taken by now.
            _ = open("/dev/null", flags)
        }
    }

    /// Whether the stream is a terminal.
    package var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Whether two streams go to the same terminal, pipe or file.
    package func isSame(as other: StandardStream) -> Bool {
        var (own, theirs) = (stat(), stat())
        guard fstat(descriptor, &own) == 0, fstat(other.descriptor, &theirs) == 0 else { return false }
        return own.st_dev == theirs.st_dev && own.st_ino == theirs.st_ino
    }

    /// The number of columns of a terminal, where it tells.
    package var columns: Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    private var descriptor: CInt {
        switch self {
        case .output: STDOUT_FILENO
        case .errors: STDERR_FILENO
        }
    }

    private var name: String {
        switch self {
        case .output: "the standard output"
        case .errors: "the standard error"
        }
    }

    /// Waits until a stream that does not block takes more; `false` where that cannot be told.
    private func waitForRoom() -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&request, 1, -1) >= 0 || errno == EINTR
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: CInt) -> Int {
        #if canImport(Glibc)
            Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
            Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
            Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }
}
