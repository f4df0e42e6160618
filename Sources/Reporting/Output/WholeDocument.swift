internal import FileSystem

extension AtomicFileWriter {
    /// Writes a document in place of a file, whole or not at all.
    static func replaceFile(at path: String, with document: String) throws(DeliveryError) {
        do throws(FileError) {
            let file = try AtomicFileWriter(to: path)
            let bytes = Array(document.utf8)[...]
            try file.append(bytes.span.bytes)
            try file.finish()
        } catch {
            throw .unwritable(error.description)
        }
    }
}
