internal import FileSystem

/// Text on its way to a file or to the standard output, gathered into larger pieces.
final class TextOutput: TextSink {
    private let drain: (UnsafeRawBufferPointer) throws(FileError) -> Void
    private var buffer: [UInt8] = []
    private(set) var fault: FileError?

    /// The least that is handed on at once, but for ``flush()``.
    private static let pieceSize = 1 << 16

    /// Hands pieces on to whatever takes them.
    init(_ drain: @escaping (UnsafeRawBufferPointer) throws(FileError) -> Void) {
        self.drain = drain
    }

    func write(_ bytes: UnsafeRawBufferPointer) {
        guard fault == nil else { return }
        buffer += bytes
        if buffer.count >= Self.pieceSize { flush() }
    }

    /// Hands on what there is.
    func flush() {
        guard fault == nil, !buffer.isEmpty else { return }
        fault = buffer.withUnsafeBytes { bytes -> FileError? in
            do throws(FileError) {
                try drain(bytes)
                return nil
            } catch {
                return error
            }
        }
        buffer.removeAll(keepingCapacity: true)
    }

    /// Hands on what there is, and throws what was in the way.
    func finish() throws(FileError) {
        flush()
        if let fault { throw fault }
    }
}
