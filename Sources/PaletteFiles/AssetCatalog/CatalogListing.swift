internal import FileSystem

/// What the listing of a folder in an asset catalog says: its `Contents.json`.
package struct CatalogListing: Sendable {
    /// The listing; `nil` where it cannot be read.
    package let document: JSONDocument?
    /// What is wrong with it.
    package let faults: [PaletteFault]

    /// Contents of sets are short; more bytes than this are not what they say they are.
    private static let fileSizeLimit = 16 << 20

    /// Reads the listing of a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - name: The name of the listing.
    ///   - edits: What is read in place of the contents of some files.
    package init(
        of folder: String, named name: String = "Contents.json", editedBy edits: FileEdits = FileEdits()
    ) {
        let path = folder.appendingPart(name)
        do throws(PaletteError) {
            let file = try PaletteFile(
                contentsOf: path, limit: Self.fileSizeLimit, editedBy: edits)
            do throws(PaletteFault) {
                // Xcode reads catalogs that were edited by hand and have commas behind the last value.
                let document = try JSONDocument(parsing: file.text, dialect: .trailingCommas)
                self.document = document
                faults = document.faults
                return
            } catch {
                faults = [error]
            }
        } catch {
            faults = [PaletteFault(at: SourceLocation(path: path), error.fault)]
        }
        document = nil
    }
}
