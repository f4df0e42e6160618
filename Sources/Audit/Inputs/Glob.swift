internal import FileSystem

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Darwin
#endif

/// Path patterns, for shells that hand them on unexpanded and for lists of inputs.
///
/// `{a,b}` stands for either. Each part between slashes is a `fnmatch` pattern: `*`, `?` and `[…]`; the part
/// `**` stands for any number of folders, symbolic links to folders excepted. Hidden names are never matched.
struct Glob {
    /// The existing paths that the pattern matches, in the order of their bytes within each folder.
    private(set) var paths: [String] = []
    /// Folders on the way that cannot be listed, and matches that cannot be named.
    private(set) var unread: [UnreadInput] = []
    /// What was left out though nothing is wrong with it.
    private(set) var notes: [String] = []

    private let outputs: [String]

    /// Whether a path holds a character that only patterns need, or alternatives in braces.
    static func isPattern(_ path: String) -> Bool {
        isWildcard(path) || BraceExpansion(of: path).patterns != [path]
    }

    private static func isWildcard(_ path: String) -> Bool {
        path.utf8.contains { "*?[".utf8.contains($0) }
    }

    /// Finds what a pattern matches; nothing for a path without one.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - outputs: Folders to leave out where a pattern stands for their name.
    init(_ pattern: String, leavingOut outputs: [String] = []) {
        self.outputs = outputs
        guard Self.isPattern(pattern) else { return }
        guard let alternatives = BraceExpansion(of: pattern).patterns else {
            let fault = "this pattern stands for more than \(BraceExpansion.limit)"
            unread = [UnreadInput(path: pattern, fault: fault + "; give a list with --files-from")]
            return
        }
        for alternative in alternatives { add(matchesOf: alternative) }
    }

    /// Adds what a pattern without alternatives matches.
    private mutating func add(matchesOf pattern: String) {
        let parts = pattern.pathParts
        var paths = [pattern.utf8.first == UInt8(ascii: "/") ? "/" : ""]
        for (index, part) in parts.enumerated() {
            let isLast = index == parts.count - 1
            paths = paths.flatMap { folder in
                if part == "**" { return folders(in: folder) }
                return Self.isWildcard(part)
                    ? names(like: part, in: folder, isLast: isLast) : named(part, in: folder)
            }
        }
        self.paths += paths
    }

    /// A folder and those below it.
    private mutating func folders(in folder: String) -> [String] {
        var found: [String] = []
        var walk = FolderWalk(leavingOut: outputs, followsLinks: false) { _ in false }
        walk.enter(folder.isEmpty ? "." : folder)
        while let item = walk.next() {
            switch item {
            case .folder(let path, _): found.append(path == "." ? folder : path.withoutDotPart)
            case .fault(let path, let fault): note(fault, at: path.withoutDotPart)
            case .leftOut(_, .deadLink), .file: break
            case .leftOut(let path, let reason): notes.append(reason.note(on: path.withoutDotPart))
            }
        }
        return found
    }

    private mutating func named(_ name: String, in folder: String) -> [String] {
        let path = folder.appendingPart(name)
        do throws(FileFault) {
            _ = try FileStatus(of: path)
            return [path]
        } catch {
            note(error, at: path)
            return []
        }
    }

    private mutating func names(like pattern: String, in folder: String, isLast: Bool) -> [String] {
        let entries: [Folder.Entry]
        do throws(FileFault) {
            entries = try Folder.entries(of: folder)
        } catch {
            note(error, at: folder)
            return []
        }
        let leftOut = FolderWalk.identities(of: outputs)
        return entries.compactMap { entry in
            guard entry.name.matches(pattern) else { return nil }
            let path = folder.appendingPart(entry.name.escaped)
            if case .success(let status) = entry.status {
                guard isLast || status.kind == .folder else { return nil }
                guard !leftOut.contains(status.identity) else {
                    notes.append(FolderWalk.Reason.asked.note(on: path))
                    return nil
                }
            }
            guard entry.name.text != nil else {
                note(.nameNotText, at: path)
                return nil
            }
            return path
        }
    }

    /// Notes what is in the way, unless there is simply nothing, or no folder, of a name.
    private mutating func note(_ fault: FileFault, at path: String) {
        guard !fault.isAbsence else { return }
        unread.append(UnreadInput(path: path.isEmpty ? "." : path, fault: "cannot be read: \(fault)"))
    }
}

extension FileName {
    /// Whether a pattern of `fnmatch` stands for the name.
    fileprivate func matches(_ pattern: String) -> Bool { fnmatch(pattern, characters, 0) == 0 }
}

extension String {
    /// A path below the working folder as patterns give it.
    fileprivate var withoutDotPart: String { utf8.starts(with: "./".utf8) ? String(dropFirst(2)) : self }
}
