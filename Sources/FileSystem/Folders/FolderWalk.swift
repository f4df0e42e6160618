/// A walk through folders and those below them, entry by entry, in the order of the bytes of the names.
///
/// Symbolic links are followed. Every folder is listed once, so that no link leads in a circle, and one
/// folder at a time is open, so that the depth of a tree takes neither descriptors nor stack. What is left
/// out, and why, is an item of the walk.
///
/// ```swift
/// var walk = FolderWalk { $0.hasExtension("png") }
/// walk.enter("Screens")
/// while let item = walk.next() { … }
/// ```
package struct FolderWalk {
    /// What a walk comes by.
    package enum Item {
        /// A folder; what is in it follows, unless ``FolderWalk/skipDescendants()`` is called now.
        case folder(path: String, entries: [Folder.Entry])
        /// A file with a wanted name.
        case file(path: String, FileStatus)
        /// A folder that cannot be listed, or what has a wanted name and is no file that can be read.
        case fault(path: String, FileFault)
        /// What is left out though nothing is wrong with it.
        case leftOut(path: String, Reason)
    }

    /// Why something is left out.
    package enum Reason {
        /// The folder was listed before, under this path.
        case listedAs(String)
        /// It is one of the folders to leave out.
        case asked
        /// It is a symbolic link that leads nowhere.
        case deadLink
        /// It is a symbolic link to a folder, and links are not followed.
        case link
        /// A `.gitignore` names it.
        case ignored
        /// A pattern of the caller's names it.
        case excluded
    }

    private let wants: (String) -> Bool
    private let leftOut: Set<FileIdentity>
    private let ignoredNames: Set<String>
    private let followsLinks: Bool
    private let excludes: (String, _ isFolder: Bool) -> Bool
    /// `nil` where `.gitignore` counts for nothing.
    private var ignoreFiles: IgnoreFiles?
    /// Every folder that was listed, and the path it was listed under.
    private var listed: [FileIdentity: String] = [:]
    /// What is still to be looked at, the next one last.
    private var pending: [(path: String, entry: Folder.Entry?)] = []
    /// The entries of the folder that came last.
    private var descendants: [(path: String, entry: Folder.Entry?)] = []

    /// Prepares a walk.
    ///
    /// - Parameters:
    ///   - folders: Folders to leave out below those that the walk is sent to.
    ///   - ignoredNames: Names of folders that are passed over without a word.
    ///   - followsLinks: Whether symbolic links to folders are gone through.
    ///   - respectsIgnoreFiles: Whether what a `.gitignore` names is left out.
    ///   - excludes: Whether a folder, or a wanted file, at a path is left out.
    ///   - wants: Whether files of a name are looked for.
    package init(
        leavingOut folders: [String] = [], ignoring ignoredNames: Set<String> = [], followsLinks: Bool = true,
        respectsIgnoreFiles: Bool = false,
        excludes: @escaping (String, _ isFolder: Bool) -> Bool = { _, _ in false },
        wants: @escaping (String) -> Bool
    ) {
        self.excludes = excludes
        ignoreFiles = respectsIgnoreFiles ? IgnoreFiles() : nil
        leftOut = FolderWalk.identities(of: folders)
        self.ignoredNames = ignoredNames
        self.followsLinks = followsLinks
        self.wants = wants
    }

    /// The paths of the folders that were listed, in no order.
    package var folders: some Collection<String> { listed.values }

    /// The `.gitignore` files that could not be read, by which nothing is left out, a sentence each.
    package var unreadIgnoreFiles: [String] {
        (ignoreFiles?.unread ?? []).map {
            "\($0.path): nothing is left out by it, as it cannot be read: \($0.fault)"
        }
    }

    /// Goes on with a folder.
    package mutating func enter(_ folder: String) {
        descendants = []
        ignoreFiles?.enter(folder)
        pending.append((folder, nil))
    }

    /// Leaves out what is in the folder that ``next()`` gave last.
    package mutating func skipDescendants() {
        descendants = []
    }

    /// The next item; `nil` at the end.
    package mutating func next() -> Item? {
        pending += descendants.reversed()
        descendants = []
        while let (path, entry) = pending.popLast() {
            if let item = item(at: path, entry) { return item }
        }
        return nil
    }

    /// What stands at a path, if it is of interest: an entry of a folder, or where there is none, a folder to
    /// start from.
    private mutating func item(at path: String, _ entry: Folder.Entry?) -> Item? {
        do throws(FileFault) {
            guard let entry else { return list(path, try FileStatus(of: path)) }
            let isWanted = wants(entry.name.text ?? entry.name.escaped)
            guard case .success(let status) = entry.status else {
                if !isWanted, entry.isDeadLink { return .leftOut(path: path, .deadLink) }
                _ = try entry.status.get()
                return nil
            }
            if status.kind == .folder { return folder(path, status, entry) }
            guard isWanted else { return nil }
            if let reason = refusal(of: path, isFolder: false) { return .leftOut(path: path, reason) }
            guard status.kind == .file else { throw .special }
            guard entry.name.text != nil else { throw .nameNotText }
            return .file(path: path, status)
        } catch {
            return .fault(path: path, error)
        }
    }

    /// A folder in another, unless it is left out.
    private mutating func folder(_ path: String, _ status: FileStatus, _ entry: Folder.Entry) -> Item? {
        guard let name = entry.name.text else { return .fault(path: path, .nameNotText) }
        guard !ignoredNames.contains(name) else { return nil }
        guard !leftOut.contains(status.identity) else { return .leftOut(path: path, .asked) }
        guard followsLinks || !entry.isLink else { return .leftOut(path: path, .link) }
        if let reason = refusal(of: path, isFolder: true) { return .leftOut(path: path, reason) }
        return list(path, status)
    }

    private mutating func refusal(of path: String, isFolder: Bool) -> Reason? {
        if excludes(path, isFolder) { return .excluded }
        return ignoreFiles?.leavesOut(path, isFolder: isFolder) == true ? .ignored : nil
    }

    private mutating func list(_ path: String, _ status: FileStatus) -> Item {
        if let first = listed[status.identity] { return .leftOut(path: path, .listedAs(first)) }
        listed[status.identity] = path
        do throws(FileFault) {
            let entries = try Folder.entries(of: path)
            descendants = entries.map { (path.appendingPart($0.name.escaped), $0) }
            return .folder(path: path, entries: entries)
        } catch {
            return .fault(path: path, error)
        }
    }

    /// What the folders at some paths are recognised by; those that do not exist have nothing.
    package static func identities(of folders: [String]) -> Set<FileIdentity> {
        Set(folders.compactMap { try? FileStatus(of: $0).identity })
    }
}

extension FolderWalk.Reason {
    /// Why a path was left out, in a sentence for people: `Screens/all: left out: it leads to Screens, which
    /// is listed`.
    package func note(on path: String) -> String {
        switch self {
        case .listedAs(let first): "\(path): left out: it leads to \(first), which is listed once already"
        case .asked: "\(path): left out: results are written there"
        case .deadLink: "\(path): left out: this symbolic link leads nowhere"
        case .ignored: "\(path): left out by .gitignore"
        case .excluded: "\(path): left out as it is excluded"
        case .link: "\(path): left out: ** does not go through symbolic links; name it to include it"
        }
    }
}
