/// Patterns, each for the paths below the folder that it is written in: the last that matches decides.
package struct PathPatternList: Hashable, Sendable {
    /// The patterns in their order; those behind each other of one folder together.
    private var groups: [Group] = []

    private struct Group: Hashable {
        /// The names that lead to the folder from the top of the file system.
        let folder: [String]
        let patterns: [PathPattern]

        func verdict(on path: [String], isFolder: Bool) -> Bool? {
            guard path.count > folder.count, path.starts(with: folder) else { return nil }
            let rest = path[folder.count...]
            return patterns.last { $0.matches(rest, isFolder: isFolder) }.map { !$0.isNegated }
        }
    }

    /// Takes patterns, one a line.
    ///
    /// - Parameters:
    ///   - lines: The lines; empty ones and comments say nothing.
    ///   - folder: The path of the folder that they are written in; empty for the working folder.
    package init(_ lines: [String], in folder: String) {
        add(lines, in: folder)
    }

    /// Adds patterns of a folder behind those that are there.
    package mutating func add(_ lines: [String], in folder: String) {
        let patterns = lines.compactMap(PathPattern.init)
        guard !patterns.isEmpty else { return }
        groups.append(Group(folder: folder.absolutePathParts, patterns: patterns))
    }

    /// Whether nothing is said.
    package var isEmpty: Bool { groups.isEmpty }

    /// Whether the path itself is matched, or taken back; `nil` where no pattern speaks of it.
    package func verdict(on path: [String], isFolder: Bool) -> Bool? {
        groups.reversed().lazy.compactMap { $0.verdict(on: path, isFolder: isFolder) }.first
    }

    /// Whether the path, or a folder that it lies in, is matched.
    package func covers(_ path: [String], isFolder: Bool) -> Bool {
        guard let least = groups.map(\.folder.count).min(), path.count > least else { return false }
        return ((least + 1)...path.count).contains { count in
            verdict(on: Array(path.prefix(count)), isFolder: isFolder || count < path.count) == true
        }
    }
}
