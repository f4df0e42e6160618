internal import FileSystem

/// Which files of design tokens are of one package: each is nearest to one `package.json` (npm,
/// "package.json"). Packages that declare the same tokens are installed one in place of another, and their
/// tokens never meet.
struct TokenPackages {
    /// What one package declares.
    private struct Contents {
        var names: Set<String> = []
        var groups: Set<String> = []
    }

    /// The folder of each file's package; empty for a file of none.
    private let folders: [String]
    private var contents: [String: Contents] = [:]

    /// - Parameters:
    ///   - paths: The paths of the files.
    ///   - names: The tokens that each declares.
    ///   - groups: The outermost groups of these.
    init(ofFilesAt paths: [String], declaring names: [Set<String>], in groups: [Set<String>]) {
        var known: [String: String] = [:]
        folders = paths.map { Self.package(of: $0.folderPart, &known) }
        for (file, folder) in folders.enumerated() {
            contents[folder, default: Contents()].names.formUnion(names[file])
            contents[folder, default: Contents()].groups.formUnion(groups[file])
        }
    }

    /// Whether two files are of one package.
    func areOne(_ file: Int, _ other: Int) -> Bool { folders[file] == folders[other] }

    /// Whether a group of two files is one: that of one package, of one that alone declares it, or of two
    /// that declare no token alike.
    func share(_ group: String, _ file: Int, _ other: Int) -> Bool {
        let (own, others) = (folders[file], folders[other])
        guard own != others, let first = contents[own], let second = contents[others],
            first.groups.contains(group), second.groups.contains(group)
        else { return true }
        return first.names.isDisjoint(with: second.names)
    }

    /// The folder with a `package.json` that is nearest around a folder, or the folder itself.
    private static func package(of folder: String, _ known: inout [String: String]) -> String {
        guard !folder.isEmpty else { return "" }
        if let known = known[folder] { return known }
        let isPackage = (try? FileStatus(of: folder + "/package.json"))?.kind == .file
        let parent = folder.folderPart
        let found = isPackage || parent == folder ? (isPackage ? folder : "") : package(of: parent, &known)
        known[folder] = found
        return found
    }
}
