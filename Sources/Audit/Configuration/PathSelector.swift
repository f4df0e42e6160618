internal import FileSystem
internal import PaletteFiles

/// Which paths are looked at of folders and patterns: by the configuration that holds for each, and by
/// patterns of the caller's from the working folder.
struct PathSelector {
    var configurations: Configurations
    private let excluded: PathPatternList
    private var lists: [String: (paths: PathPatternList, excluded: PathPatternList)] = [:]

    init(_ configurations: Configurations, excluding patterns: [String]) {
        self.configurations = configurations
        excluded = PathPatternList(patterns, in: "")
    }

    /// Whether a path is left out, by a pattern that names it.
    mutating func excludes(_ path: String, isFolder: Bool) -> Bool {
        let parts = path.absolutePathParts
        return excluded.verdict(on: parts, isFolder: isFolder)
            ?? lists(for: path)?.excluded.verdict(on: parts, isFolder: isFolder) ?? false
    }

    /// Whether a path is left out, by a pattern that names it or a folder that it lies in.
    mutating func covers(_ path: String) -> Bool {
        let parts = path.absolutePathParts
        let isFolder = (try? FileStatus(of: path).kind) == .folder
        return excluded.covers(parts, isFolder: isFolder)
            || lists(for: path)?.excluded.covers(parts, isFolder: isFolder) ?? false
    }

    /// Whether a path is one of those to look at.
    mutating func includes(_ path: String) -> Bool {
        guard let paths = lists(for: path)?.paths, !paths.isEmpty else { return true }
        let parts = path.absolutePathParts
        return paths.covers(parts, isFolder: false) || paths.covers(parts, isFolder: true)
    }

    private mutating func lists(
        for path: String
    ) -> (paths: PathPatternList, excluded: PathPatternList)? {
        guard let file = configurations.file(for: path) else { return nil }
        if let known = lists[file] { return known }
        let palette = configurations.palette(in: file)
        let folder = file.folderPart
        let own = (
            PathPatternList(palette.paths, in: folder), PathPatternList(palette.excluded, in: folder)
        )
        lists[file] = own
        return own
    }
}
