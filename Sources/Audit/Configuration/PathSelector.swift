internal import FileSystem
internal import PaletteFiles

/// Which paths are looked at of folders and patterns: by the configuration that holds for each, and by
/// patterns of the caller's from the working folder.
struct PathSelector {
    /// What a configuration says of paths.
    typealias Patterns = (paths: [PlacedPattern], excluded: [PlacedPattern])

    var configurations: Configurations
    private let patterns: @Sendable (Configuration) -> Patterns
    private let excluded: PathPatternList
    /// The patterns of the caller's that no path was left out by so far.
    private var idlePatterns: [(text: String, list: PathPatternList)]
    private var lists: [String: (paths: PathPatternList, excluded: PathPatternList)] = [:]
    /// The patterns of configurations, by file, that no path was left out by so far.
    private var idleEntries: [String: [(text: String, list: PathPatternList)]] = [:]

    /// Prepares a selection.
    ///
    /// - Parameters:
    ///   - configurations: The configurations.
    ///   - excluded: What is left out, as patterns of `.gitignore` from the working folder, and from the
    ///     folders among the inputs that lie elsewhere.
    ///   - inputs: What is looked at.
    ///   - patterns: What a configuration says of paths.
    init(
        _ configurations: Configurations, excluding excluded: [String] = [],
        of inputs: [String] = [], by patterns: @escaping @Sendable (Configuration) -> Patterns
    ) {
        self.configurations = configurations
        let folders = [""] + inputs.filter(\.isElsewhere)
        func list(_ patterns: [String]) -> PathPatternList {
            folders.reduce(into: PathPatternList([], in: "")) { $0.add(patterns, in: $1) }
        }
        self.excluded = list(excluded)
        idlePatterns = excluded.map { ($0, list([$0])) }
        self.patterns = patterns
    }

    /// Whether a path is left out, by a pattern that names it.
    mutating func excludes(_ path: String, isFolder: Bool) -> Bool {
        let parts = path.absolutePathParts
        idlePatterns.removeAll { $0.list.verdict(on: parts, isFolder: isFolder) != nil }
        noteEntries(for: path) { $0.verdict(on: parts, isFolder: isFolder) != nil }
        return excluded.verdict(on: parts, isFolder: isFolder)
            ?? lists(for: path)?.excluded.verdict(on: parts, isFolder: isFolder) ?? false
    }

    /// Whether a path is left out, by a pattern that names it or a folder that it lies in.
    mutating func covers(_ path: String) -> Bool {
        let parts = path.absolutePathParts
        let isFolder = (try? FileStatus(of: path).kind) == .folder
        idlePatterns.removeAll { $0.list.covers(parts, isFolder: isFolder) }
        noteEntries(for: path) { $0.covers(parts, isFolder: isFolder) }
        return excluded.covers(parts, isFolder: isFolder)
            || lists(for: path)?.excluded.covers(parts, isFolder: isFolder) ?? false
    }

    /// Whether a path is one of those to look at.
    mutating func includes(_ path: String) -> Bool {
        guard let paths = lists(for: path)?.paths, !paths.isEmpty else { return true }
        let parts = path.absolutePathParts
        return paths.covers(parts, isFolder: false) || paths.covers(parts, isFolder: true)
    }

    /// The patterns that no path was left out by, a sentence each, those of configurations with their files;
    /// of a configuration for more than was looked at nothing can be said.
    ///
    /// - Parameter inputs: What was looked at.
    func idleNotes(on inputs: [String]) -> [String] {
        let entries = idleEntries.sorted { $0.key < $1.key }.flatMap { file, entries -> [String] in
            guard inputs.cover(folderOf: file) else { return [] }
            return entries.map { "\(file): nothing is excluded by '\($0.text)'" }
        }
        return idlePatterns.map { "nothing is excluded by '\($0.text)'" } + entries
    }

    /// Takes the patterns of the configuration for a path that name it from those that are idle.
    private mutating func noteEntries(for path: String, where names: (PathPatternList) -> Bool) {
        guard lists(for: path) != nil, let file = configurations.file(for: path) else { return }
        idleEntries[file]?.removeAll { names($0.list) }
    }

    private mutating func lists(
        for path: String
    ) -> (paths: PathPatternList, excluded: PathPatternList)? {
        guard let file = configurations.file(for: path) else { return nil }
        if let known = lists[file] { return known }
        let patterns: Patterns = configurations.known(for: path).map(self.patterns) ?? ([], [])
        let own = (PathPatternList(patterns.paths), PathPatternList(patterns.excluded))
        lists[file] = own
        idleEntries[file] = patterns.excluded.map { ($0.text, PathPatternList([$0])) }
        return own
    }
}

extension [String] {
    /// Whether a run over these paths looks at all of the folder that a configuration lies in.
    func cover(folderOf file: String) -> Bool {
        let folder = file.absolutePathParts.dropLast()
        return contains { folder.starts(with: $0.absolutePathParts) }
    }
}

extension String {
    /// Whether it is the path of a folder that does not lie in the working folder.
    fileprivate var isElsewhere: Bool {
        !absolutePathParts.starts(with: "".absolutePathParts) && (try? FileStatus(of: self).kind) == .folder
    }
}
