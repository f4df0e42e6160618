internal import FileSystem

#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// Finds the configuration files that hold for each input of a run.
///
/// They are looked for in the folder of the input and those around it, up to the nearest that holds a `.git`:
/// a folder, or a file as worktrees and submodules have. Nothing beyond the repository is taken. Where there
/// is no `.git`, only the folder of the input counts, and those between it and a folder that was named as an
/// input, and the working folder. All that are found hold, the nearer over the farther; a working folder that
/// the input does not lie in counts only where there is no other. A symbolic link lies in the folder that it
/// is in itself, wherever it leads.
public struct ConfigurationSearch: Sendable {
    private let workingFolder: [Substring]
    /// The folders that were named as inputs.
    private let named: Set<[Substring]>
    /// What was found, by the folder of the input.
    private var found: [[Substring]: [String]] = [:]

    /// Prepares the search.
    ///
    /// - Parameters:
    ///   - inputs: The paths that were named, folders among them.
    ///   - workingFolder: The absolute path of the folder that relative paths start from.
    public init(for inputs: [String], workingFolder: String) {
        let start = Self.parts(of: workingFolder, from: [])
        self.workingFolder = start
        named = Set(inputs.map { Self.parts(of: $0, from: start) })
    }

    /// The files that hold for an input, as paths from the working folder, the nearest first; empty where
    /// there is none.
    ///
    /// - Parameter path: A file, or a folder that is one input, such as an asset catalog.
    public mutating func files(for path: String) -> [String] {
        let folder = Array(Self.parts(of: path, from: workingFolder).dropLast())
        if let known = found[folder] { return known }
        let files = configurations(around: folder).map(words)
        found[folder] = files
        return files
    }

    /// The configuration files that hold in a folder, the nearest first.
    private func configurations(around folder: [Substring]) -> [[Substring]] {
        let ladder = (0...folder.count).map { Array(folder.dropLast($0)) }
        let places: [[Substring]]
        let repository = ladder.firstIndex { Self.exists(".git", in: $0) }
        if let repository {
            places = Array(ladder[...repository])
        } else {
            let own = ladder.lastIndex { named.contains($0) } ?? 0
            places = ladder.indices.filter { $0 <= own || ladder[$0] == workingFolder }.map { ladder[$0] }
        }
        let holding = places.flatMap(Self.configurations)
        guard holding.isEmpty, repository == nil, !ladder.contains(workingFolder) else { return holding }
        return Self.configurations(in: workingFolder)
    }

    /// The configuration files in a folder, the one that counts over the other first.
    private static func configurations(in folder: [Substring]) -> [[Substring]] {
        [Configuration.fileName, Configuration.otherFileName].filter { exists($0, in: folder) }.map {
            folder + [$0[...]]
        }
    }
}

// MARK: Paths

extension ConfigurationSearch {
    private static func exists(_ name: String, in folder: [Substring]) -> Bool {
        // A link that leads nowhere is there, and reading it says what is wrong.
        (try? FileStatus(of: path(of: folder) + "/" + name, followingLinks: false)) != nil
    }

    private static func path(of parts: [Substring]) -> String { parts.map { "/" + $0 }.joined() }

    /// The parts of an absolute path. Links are followed only where `..` comes behind them, as the system
    /// does.
    private static func parts(of path: String, from start: [Substring]) -> [Substring] {
        let all = (path.hasPrefix("/") ? [] : start) + path.split(separator: "/").filter { $0 != "." }
        guard let last = all.lastIndex(of: "..") else { return all }
        let resolved = URL(fileURLWithPath: Self.path(of: Array(all[...last]))).resolvingSymlinksInPath().path
        return resolved.split(separator: "/") + all[(last + 1)...]
    }

    /// A path from the working folder, where the two have a folder in common.
    private func words(for parts: [Substring]) -> String {
        let shared = zip(parts, workingFolder).prefix { $0 == $1 }.count
        guard shared > 0 else { return Self.path(of: parts) }
        let ways = Array(repeating: "..", count: workingFolder.count - shared) + parts.dropFirst(shared)
        return ways.joined(separator: "/")
    }
}
