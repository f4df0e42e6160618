package import FileSystem

/// Takes the text of a document in pieces.
///
/// The first fault is kept and ends the writing: what comes after it is left out, and whoever finishes the
/// document throws it.
package protocol TextSink: AnyObject {
    /// Adds bytes of UTF-8.
    func write(_ bytes: UnsafeRawBufferPointer)
    /// Why the text cannot be written, where it cannot.
    var fault: FileError? { get }
}

extension TextSink {
    /// Adds text.
    package func write(_ text: String) {
        var text = text
        text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
    }

    /// Adds bytes of UTF-8.
    package func write(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { write($0) }
    }
}

/// Text in memory.
package final class MemoryText: TextSink {
    private var bytes: [UInt8] = []

    /// No text yet.
    package init() {}

    package let fault: FileError? = nil

    package func write(_ bytes: UnsafeRawBufferPointer) {
        self.bytes += bytes
    }

    /// What was written.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
}
