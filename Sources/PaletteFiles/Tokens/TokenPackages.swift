internal import FileSystem

/// Which files of design tokens are of one package: each is nearest to one `package.json` (npm,
/// "package.json"). Packages are installed one in place of another, or one for what it has and another has
/// not: they belong together where one refers to tokens that only another declares. What is in no package is
/// apart from all that are.
struct TokenPackages {
    /// The folder of each file's package; empty for a file of none.
    private let folders: [String]
    /// The tokens that each package declares.
    private var names: [String: Set<String>] = [:]

    /// - Parameters:
    ///   - paths: The paths of the files.
    ///   - declared: The tokens that each declares.
    init(ofFilesAt paths: [String], declaring declared: [Set<String>]) {
        var known: [String: String] = [:]
        folders = paths.map { Self.package(of: $0.folderPart, &known) }
        for (folder, own) in zip(folders, declared) { names[folder, default: []].formUnion(own) }
    }

    /// Whether two files are of one package, or of none.
    func areOne(_ file: Int, _ other: Int) -> Bool { folders[file] == folders[other] }

    /// Whether the package of a file declares a token.
    func declares(_ name: String, withFile file: Int) -> Bool {
        names[folders[file]]?.contains(name) ?? false
    }

    /// The folder with a `package.json` that is nearest around a folder, or the folder itself.
    private static func package(of folder: String, _ known: inout [String: String]) -> String {
        guard !folder.isEmpty else { return "" }
        if let known = known[folder] { return known }
        let isPackage = (try? FileStatus(of: folder + "/package.json"))?.kind == .file
        let parent = folder.folderPart
        let found = isPackage ? folder : parent == folder ? "" : package(of: parent, &known)
        known[folder] = found
        return found
    }
}
