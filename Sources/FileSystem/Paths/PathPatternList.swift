/// Patterns written in one folder: for paths below it, the last that matches decides.
package struct PathPatternList: Hashable, Sendable {
    /// The names that lead to the folder from the top of the file system.
    private let folder: [String]
    private let patterns: [PathPattern]

    /// Takes patterns, one a line.
    ///
    /// - Parameters:
    ///   - lines: The lines; empty ones and comments say nothing.
    ///   - folder: The path of the folder that they are written in; empty for the working folder.
    package init(_ lines: [String], in folder: String) {
        self.folder = folder.absolutePathParts
        patterns = lines.compactMap(PathPattern.init)
    }

    /// Whether nothing is said.
    package var isEmpty: Bool { patterns.isEmpty }

    /// Whether the path itself is matched, or taken back; `nil` where no pattern speaks of it.
    package func verdict(on path: [String], isFolder: Bool) -> Bool? {
        guard !patterns.isEmpty, path.count > folder.count, path.starts(with: folder) else { return nil }
        let rest = path[folder.count...]
        return patterns.last { $0.matches(rest, isFolder: isFolder) }.map { !$0.isNegated }
    }

    /// Whether the path, or a folder that it lies in, is matched.
    package func covers(_ path: [String], isFolder: Bool) -> Bool {
        guard !patterns.isEmpty, path.count > folder.count else { return false }
        return ((folder.count + 1)...path.count).contains { count in
            verdict(on: Array(path.prefix(count)), isFolder: isFolder || count < path.count) == true
        }
    }
}
