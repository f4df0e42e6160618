internal import Audit
internal import FileSystem

/// Which files of a run are files of a baseline that have another name since.
///
/// A file is another under a new name where the old one is gone, the baseline knows nothing of the new one,
/// and at least half of what was known of the old one is found in the new one to the letter. Where two files
/// may be the one that was renamed, neither is, unless they have their names still: then only their folder is
/// another. Of a folder that has another name, the files keep theirs, whatever is found in them now.
struct RenamedFiles {
    /// The old paths by the new ones.
    private var oldPaths: [String: String] = [:]
    /// The new folders of files that kept their names, by the old ones.
    private var newFolders: [String: String] = [:]

    /// What a finding says, wherever it is. Its fingerprint may be that of a mode that is named after the
    /// file.
    private struct Content: Hashable {
        let rule: Rule.ID
        let message: String

        init(of entry: Baseline.Entry) {
            rule = entry.rule
            message = entry.message
        }
    }

    /// Compares what is known with what is found.
    ///
    /// - Parameters:
    ///   - known: The entries of the baseline.
    ///   - found: The findings of the run, as entries.
    ///   - isGone: Whether a file of the baseline is no longer there.
    init(from known: [Baseline.Entry], to found: [Baseline.Entry], isGone: (String) -> Bool) {
        let old = Dictionary(grouping: known, by: \.path).filter { isGone($0.key) }
        guard !old.isEmpty else { return }
        let knownPaths = Set(known.map(\.path))
        let new = Dictionary(grouping: found.filter { !knownPaths.contains($0.path) }, by: \.path)
        func isSame(_ path: String, _ target: String) -> Bool {
            let before = Set((old[path] ?? []).map(Content.init))
            let now = Set((new[target] ?? []).map(Content.init))
            return 2 * before.intersection(now).count >= before.count
        }
        let namesakes = Self.namesakes(of: old.keys, among: new.keys)
        for (path, target) in namesakes where isSame(path, target) { move(path, to: target) }
        for (path, target) in namesakes where movedFile(at: path) == target { self.oldPaths[target] = path }
        let oldPaths = Self.paths(by: old.filter { !self.oldPaths.values.contains($0.key) })
        let newPaths = Self.paths(by: new.filter { self.oldPaths[$0.key] == nil })
        // Only what is in one file on each side says which is which.
        var votes: [String: Set<String>] = [:]
        for (content, paths) in oldPaths {
            guard paths.count == 1, let path = paths.first, let targets = newPaths[content],
                targets.count == 1
            else { continue }
            votes[path, default: []].formUnion(targets)
        }
        var candidates: [String: [String]] = [:]
        for (path, targets) in votes where targets.count == 1 {
            for target in targets { candidates[target, default: []].append(path) }
        }
        for (target, paths) in candidates where paths.count == 1 {
            if isSame(paths[0], target) { self.oldPaths[target] = paths[0] }
        }
    }

    private mutating func move(_ path: String, to target: String) {
        oldPaths[target] = path
        newFolders[path.folderPart] = target.folderPart
    }

    /// Where a file is now whose folder has another name; `nil` where its folder has not.
    func movedFile(at path: String) -> String? {
        newFolders[path.folderPart].map { $0.appendingPart(path.lastPart) }
    }

    /// The files that have the same name in another folder, and are alone with it on both sides.
    private static func namesakes(
        of old: some Sequence<String>, among new: some Sequence<String>
    ) -> [(old: String, new: String)] {
        let targets = Dictionary(grouping: new, by: \.lastPart)
        return Dictionary(grouping: old, by: \.lastPart).compactMap { name, paths in
            guard paths.count == 1, let own = targets[name], own.count == 1 else { return nil }
            return (paths[0], own[0])
        }
    }

    /// The key that a finding had before its file was renamed; the same where it was not.
    func former(_ key: Baseline.Entry.Key) -> Baseline.Entry.Key {
        oldPaths[key.path].map {
            Baseline.Entry.Key(path: $0, rule: key.rule, fingerprint: key.fingerprint)
        } ?? key
    }

    /// Whether no file has another name.
    var isEmpty: Bool { oldPaths.isEmpty }

    private static func paths(by files: [String: [Baseline.Entry]]) -> [Content: Set<String>] {
        var paths: [Content: Set<String>] = [:]
        for (path, entries) in files {
            for entry in entries { paths[Content(of: entry), default: []].insert(path) }
        }
        return paths
    }
}
