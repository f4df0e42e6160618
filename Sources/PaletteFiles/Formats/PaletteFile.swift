internal import FileSystem

/// A file that a palette is read from.
package struct PaletteFile: Sendable {
    /// The path, as the caller gave it or as it was found in a folder.
    package let path: String
    /// The whole file.
    package let bytes: [UInt8]
    /// The paths of the files that are read with this one because it imports them, by the addresses that it
    /// writes.
    package var imports: [String: String] = [:]
    /// Its place among the files that people gave an order in which a page loads them; `nil` for others.
    package var place: Int?

    /// Holds a file that has been read.
    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Reads a file of at most `limit` bytes, or what it is to hold.
    package init(
        contentsOf path: String, limit: Int, editedBy edits: FileEdits = FileEdits()
    ) throws(PaletteError) {
        do throws(FileFault) {
            self.init(path: path, bytes: try edits.contents(of: path, limit: limit))
        } catch {
            throw PaletteError(path: path, fault: error)
        }
    }

    /// The file as text.
    package var text: SourceText { SourceText(path: path, bytes: bytes) }

    /// Whether it holds nothing but white space.
    var isBlank: Bool { bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) } }

    /// The name without its folders and without its extension.
    package var stem: String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." })
    }
}
