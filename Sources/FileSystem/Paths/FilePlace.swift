/// A place for a file: a name in a folder, whether there is a file of that name or not.
///
/// Paths that lead to one name in one folder share it, however they get there; names that differ in a byte do
/// not, nor do the names of one file that has several.
package struct FilePlace: Hashable, Sendable {
    /// The folder, or the nearest around it that there is.
    private let folder: FileIdentity?
    /// The bytes of the path from that folder: names in which only the Unicode form differs are two.
    private let name: [UInt8]

    /// The place that a path leads to, once the folders that it goes through have been made.
    package init(_ path: String) {
        var place = Self.nearestFolder(of: path)
        while let shorter = Self.withoutDetours(place.rest) {
            place = Self.nearestFolder(of: place.folder.appendingPart(shorter))
        }
        folder = place.identity
        name = Array(place.rest.utf8)
    }

    /// The innermost folder of a path that exists, and the rest of the path.
    private static func nearestFolder(
        of path: String
    ) -> (identity: FileIdentity?, folder: String, rest: String) {
        var folder = path.folderPart
        var rest = path.lastPart
        while true {
            if let status = try? FileStatus(of: folder.isEmpty ? "." : folder) {
                return (status.identity, folder, rest)
            }
            guard !folder.isEmpty, folder != "/" else { return (nil, folder, rest) }
            rest = folder.lastPart.appendingPart(rest)
            folder = folder.folderPart
        }
    }

    /// A path through folders that do not exist, so that no link can lead elsewhere, without those that it
    /// leaves again; `nil` where it leaves none.
    private static func withoutDetours(_ path: String) -> String? {
        var parts: [Substring] = []
        let all = path.split(separator: "/")
        for part in all where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return parts.count < all.count ? parts.joined(separator: "/") : nil
    }
}
