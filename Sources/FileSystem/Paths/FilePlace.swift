/// A place for a file: a name in a folder, whether there is a file of that name or not.
///
/// Paths that lead to one name in one folder share it, however they get there; names that differ in a byte do
/// not, nor do the names of one file that has several.
package struct FilePlace: Hashable, Sendable {
    /// The folder, or the nearest around it that there is.
    private let folder: FileIdentity?
    /// The bytes of the path from that folder: names in which only the Unicode form differs are two.
    private let name: [UInt8]

    /// The place that a path leads to.
    package init(_ path: String) {
        var folder = path.folderPart
        var name = path.lastPart
        while true {
            if let status = try? FileStatus(of: folder.isEmpty ? "." : folder) {
                self.folder = status.identity
                break
            }
            guard !folder.isEmpty, folder != "/" else {
                self.folder = nil
                break
            }
            name = folder.lastPart.appendingPart(name)
            folder = folder.folderPart
        }
        self.name = Array(name.utf8)
    }
}
