package import FileSystem

/// Text that a document needs later than it comes: in memory while there is little, in a file without a name
/// beyond.
package final class Spill: TextSink {
    private var buffer: [UInt8] = []
    private var file: ScratchFile?
    package private(set) var fault: FileError?
    private let memoryLimit: Int

    /// How much stays in memory, and is read back at once.
    package static let defaultMemoryLimit = 1 << 18

    package init(memoryLimit: Int = defaultMemoryLimit) {
        self.memoryLimit = memoryLimit
    }

    /// The number of bytes that were written.
    package private(set) var count = 0

    package func write(_ bytes: UnsafeRawBufferPointer) {
        guard fault == nil, !bytes.isEmpty else { return }
        count += bytes.count
        self.buffer += bytes
        guard buffer.count > memoryLimit else { return }
        fault = buffer.withUnsafeBytes { bytes -> FileError? in
            do throws(FileError) {
                if file == nil { file = try ScratchFile() }
                try file?.append(bytes)
                return nil
            } catch {
                return error
            }
        }
        buffer.removeAll(keepingCapacity: true)
    }

    /// Hands out the text in pieces, each of whole Unicode scalars.
    ///
    /// - Throws: ``FileError`` where the text could not be kept or cannot be read; what `body` throws.
    package func forEachPiece(_ body: (String) throws -> Void) throws {
        if let fault { throw fault }
        var rest: [UInt8] = []
        var offset = 0
        while let bytes = try storedBytes(at: offset) {
            offset += bytes.count
            rest += bytes
            // A scalar may go on in what is read next.
            let end = rest.lastIndex { $0 & 0xC0 != 0x80 } ?? 0
            try body(String(decoding: rest[..<end], as: UTF8.self))
            rest.removeFirst(end)
        }
        try body(String(decoding: rest + buffer, as: UTF8.self))
    }

    /// The next of what is in the file; `nil` behind its end.
    private func storedBytes(at offset: Int) throws(FileError) -> [UInt8]? {
        guard offset < file?.count ?? 0,
            let bytes = try file?.read(at: offset, upTo: Self.defaultMemoryLimit), !bytes.isEmpty
        else { return nil }
        return bytes
    }

    /// Writes the text to a document.
    ///
    /// - Returns: Why that is not possible, where it is not; a fault of the document itself is the
    ///   document's.
    package func copy(to document: any TextSink) -> FileError? {
        if let fault { return fault }
        var offset = 0
        while document.fault == nil {
            do throws(FileError) {
                guard let bytes = try storedBytes(at: offset) else { break }
                document.write(bytes)
                offset += bytes.count
            } catch {
                return error
            }
        }
        document.write(buffer)
        return nil
    }
}
