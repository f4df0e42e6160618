package import PaletteData

/// A table that the program carries.
package enum EmbeddedTable {
    /// The bytes of a file.
    package static func bytes(of file: EmbeddedFile) -> [UInt8] {
        [UInt8](UnsafeBufferPointer(start: file.bytes, count: file.size))
    }

    /// What a table holds. Its bytes are fixed when the program is built, and tests read them, so that a
    /// fault is one of the program.
    package static func read<Table, Fault: Error>(_ read: () throws(Fault) -> Table) -> Table {
        do {
            return try read()
        } catch {
            fatalError("An embedded table is unreadable: \(error)")
        }
    }
}
