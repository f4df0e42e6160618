internal import FileSystem

/// The sources in some folders that may name what palettes declare.
///
/// Ignored files are passed over, and so is one that is too large or cannot be read: what is looked for may
/// stand there, and nothing is reported of it.
struct SourceFiles {
    /// Where they lie.
    let folders: [String]
    /// Names of folders that are passed over.
    let ignored: Set<String>
    /// How the names of files end, without the dot, in small letters.
    let extensions: Set<String>

    private static let countLimit = 20_000
    private static let fileSizeLimit = 4 << 20
    private static let sizeLimit = 256 << 20

    /// Calls `body` with every file and how its name ends.
    ///
    /// - Returns: Whether all were looked at; `false` where there is too much to look at.
    func forEach(_ body: (_ path: String, _ end: String, _ bytes: [UInt8]) -> Void) -> Bool {
        var walk = FolderWalk(ignoring: ignored, respectsIgnoreFiles: true) { name in
            extensions.contains(UnknownFormat.fileExtension(of: name))
        }
        var (count, size) = (0, 0)
        for folder in folders {
            walk.enter(folder)
            while let item = walk.next() {
                guard case .file(let path, _) = item,
                    let bytes = try? FileBytes.contents(of: path, limit: Self.fileSizeLimit)
                else { continue }
                (count, size) = (count + 1, size + bytes.count)
                guard count <= Self.countLimit, size <= Self.sizeLimit else { return false }
                body(path, UnknownFormat.fileExtension(of: path), bytes)
            }
        }
        return true
    }
}
