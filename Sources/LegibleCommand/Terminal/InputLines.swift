#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The lines of the standard input, each as soon as it is there.
struct InputLines: Sequence, IteratorProtocol {
    private let limit: Int
    private var buffer: [UInt8] = []
    /// How far the buffer was handed out.
    private var start = 0

    /// Reads lines.
    ///
    /// - Parameter limit: The most bytes of a line; what is longer comes as so many, and its rest is left
    ///   out.
    init(limit: Int) {
        self.limit = limit
    }

    mutating func next() -> [UInt8]? {
        var line: [UInt8] = []
        var isBegun = false
        while true {
            if let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
                append(to: &line, upTo: end)
                start = end + 1
                return line
            }
            isBegun = isBegun || start < buffer.count
            append(to: &line, upTo: buffer.count)
            guard refill() else { return isBegun ? line : nil }
        }
    }

    private func append(to line: inout [UInt8], upTo end: Int) {
        line += buffer[start..<end].prefix(Swift.max(0, limit - line.count))
    }

    /// Replaces the buffer by what comes next, and says whether there was anything.
    private mutating func refill() -> Bool {
        start = 0
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        var count: Int
        repeat {
            count = bytes.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
        } while count < 0 && errno == EINTR
        bytes.removeLast(bytes.count - Swift.max(0, count))
        buffer = bytes
        return count > 0
    }
}
