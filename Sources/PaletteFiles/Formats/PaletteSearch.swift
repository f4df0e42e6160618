internal import FileSystem

/// Finds the files and folders that are palettes, and hands each to its format.
struct PaletteSearch {
    private(set) var errors: [PaletteError] = []
    /// What was left out though nothing is wrong with it.
    private(set) var notes: [String] = []

    private let fileSizeLimit: Int
    private let selection: PathSelection
    private var walk: FolderWalk
    private var leftOut = LeftOutCount()
    /// The files without a palette in which colours are written, in whatever form.
    private var colored: Set<String> = []
    /// The files in folders that are counted as holding no colours.
    private var unread: Set<String> = []
    private var found: [Found] = []
    /// Files that only name the colours of others, read with what is found in their format, before them or
    /// behind.
    private var companions: [Found] = []
    /// The files of folders that were looked into, by their paths.
    private var visited: Set<String> = []
    /// The files that were taken, and the path that each was taken by.
    private var taken: [FileIdentity: String] = [:]

    /// What is read as one palette.
    private struct Found {
        let format: PaletteFormat
        let path: String
        var files: [PaletteFile]
        /// What only files that share it are read together by.
        var group: String?

        func isReadWith(_ other: Found) -> Bool { format.name == other.format.name && group == other.group }
    }

    /// Folders with the code of others, whose palettes are not the project's own.
    static let foreignFolders: Set<String> = ["node_modules", "Pods", "Carthage"]

    private let group: (String) -> String?
    /// The paths that were given.
    private(set) var inputs: [String] = []

    init(fileSizeLimit: Int, selection: PathSelection, group: @escaping (String) -> String?) {
        self.fileSizeLimit = fileSizeLimit
        self.selection = selection
        walk = FolderWalk(
            ignoring: Self.foreignFolders, respectsIgnoreFiles: true, excludes: selection.excludes
        ) { name in
            PaletteFormat.all.contains { !$0.isFolder && $0.claims(name) }
                || UnknownFormat.hasExtension(of: name)
        }
        self.group = group
    }

    /// Whether a file of a folder was looked into.
    var hasLooked: Bool { !visited.isEmpty }

    /// Adds what a path that people gave stands for.
    mutating func add(_ given: String) {
        inputs.append(given)
        let path = AssetCatalog.folder(around: given) ?? given
        do throws(PaletteError) {
            let status: FileStatus
            do throws(FileFault) {
                status = try FileStatus(of: path)
            } catch {
                throw PaletteError(path: path, fault: error)
            }
            switch status.kind {
            case .special, .link: throw PaletteError(path: path, code: .notRegular)
            case .folder:
                guard addFolder(path) else { throw PaletteError(path: path, code: .noPalette) }
            case .file:
                guard try addFile(path, status) else {
                    let formats = Self.fileFormats(claiming: path, isNamed: true)
                    let isKnown = formats.count == 1 || formats.contains(where: \.liesBesideOthers)
                    throw PaletteError(path: path, code: isKnown ? .noColors : .unknownFormat)
                }
            }
        } catch {
            errors.append(error)
        }
    }

    /// Adds a folder, and says whether there was anything in it, taken before or not.
    private mutating func addFolder(_ root: String) -> Bool {
        var isPalette = false
        walk.enter(root)
        while let item = walk.next() {
            switch item {
            case .folder(let path, let entries):
                guard let format = Self.folderFormat(of: path, holding: entries) else { continue }
                guard path == root || selection.includes(path) else {
                    leftOut.unselected += 1
                    walk.skipDescendants()
                    continue
                }
                found.append(Found(format: format, path: path, files: []))
                walk.skipDescendants()
            case .file(let path, let status):
                guard selection.includes(path) else {
                    leftOut.unselected += 1
                    continue
                }
                visited.insert(path)
                // The full name comes first in the order of bytes: `theme.css`, `theme.min.css`.
                if let full = Self.original(ofMinified: path), visited.contains(full) {
                    leftOut.minified += 1
                    continue
                }
                do throws(PaletteError) {
                    guard try addFile(path, status) else {
                        if UnknownFormat.hasExtension(of: path) || colored.contains(path) {
                            leftOut.add(unknown: path)
                            unread.insert(path)
                        }
                        continue
                    }
                } catch {
                    errors.append(error)
                }
            case .fault(let path, _)
            where UnknownFormat.hasExtension(of: path)
                && Self.fileFormats(claiming: path, isNamed: false).isEmpty:
                leftOut.add(unknown: path)
                continue
            case .fault(let path, let fault): errors.append(PaletteError(path: path, fault: fault))
            case .leftOut(let path, .listedAs(let first)):
                if path != first { notes.append(FolderWalk.Reason.listedAs(first).note(on: path)) }
            case .leftOut(_, .ignored): leftOut.ignored += 1
            case .leftOut(_, .excluded): leftOut.excluded += 1
            case .leftOut(let path, let reason):
                notes.append(reason.note(on: path))
                continue
            }
            isPalette = true
        }
        return isPalette
    }

    /// What a file is a minified copy of, by its name: `theme.css` of `theme.min.css`.
    private static func original(ofMinified path: String) -> String? {
        let parts = path.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count > 2, parts[parts.count - 2] == "min" else { return nil }
        return (parts.dropLast(2) + parts.suffix(1)).joined(separator: ".")
    }

    /// The format that a whole folder is in, by its name or by what it holds.
    private static func folderFormat(of path: String, holding entries: [Folder.Entry]) -> PaletteFormat? {
        let isGroup = AssetCatalog.isGroup(holding: entries.compactMap(\.name.text))
        return isGroup ? .assetCatalog : PaletteFormat.all.first { $0.isFolder && $0.claims(path) }
    }

    /// The formats that have files of such a name.
    private static func fileFormats(claiming path: String, isNamed: Bool) -> [PaletteFormat] {
        PaletteFormat.all.filter { !$0.isFolder && $0.claims(path, isNamed: isNamed) }
    }

    /// Adds a file, and says whether it is in a known format.
    private mutating func addFile(_ path: String, _ status: FileStatus) throws(PaletteError) -> Bool {
        let candidates = Self.fileFormats(claiming: path, isNamed: inputs.contains(path))
        guard !candidates.isEmpty else { return false }
        if let first = taken[status.identity] {
            if path != first {
                notes.append("\(path): left out: it is the file \(first), which is read once already")
            }
            return true
        }
        var file = try PaletteFile(
            contentsOf: path, limit: fileSizeLimit, editedBy: selection.edits)
        // Of one that is named, the reader says so.
        if !inputs.contains(path), file.isBlank {
            notes.append("\(path): left out: the file is empty")
            return false
        }
        guard !file.bytes.haveMarkOfUTF16 else {
            let fault = SourceText.faultOfUTF16
            if inputs.contains(path) { throw PaletteError(path: path, code: .unreadable(fault)) }
            notes.append("\(path): left out: \(fault)")
            return false
        }
        file.place = selection.place(path)
        let group = group(path)
        var isFound = false
        var others: [PaletteFormat] = []
        for format in candidates where !isFound || format.liesBesideOthers {
            guard format.recognizes?(file) ?? true else {
                others.append(format)
                continue
            }
            add(Found(format: format, path: path, files: [file], group: group))
            isFound = true
        }
        for format in others where !isFound || format.liesBesideOthers {
            guard format.completes?(file) ?? false else { continue }
            let companion = Found(format: format, path: path, files: [file], group: group)
            companions.append(companion)
            taken[status.identity] = path
            if found.contains(where: { $0.isReadWith(companion) }) { isFound = true }
        }
        if isFound {
            taken[status.identity] = path
        } else if !UnknownFormat.hasExtension(of: path), file.writesColors {
            colored.insert(path)
        }
        return isFound
    }

    /// Adds what is read, to what it is read with.
    private mutating func add(_ item: Found) {
        if item.format.readsTogether, let index = found.firstIndex(where: { $0.isReadWith(item) }) {
            found[index].files += item.files
        } else {
            found.append(item)
        }
    }

    /// The files that are read as one palette.
    private func files(of found: Found) -> [PaletteFile] {
        guard found.format.completes != nil else { return found.files }
        let others = companions.filter(found.isReadWith)
        return found.files + others.flatMap(\.files)
    }

    /// Takes back what was said of files that hold no colours of their own, before it was known that there
    /// are others to be read with them.
    private mutating func acceptCompanions() {
        for companion in companions where found.contains(where: { $0.isReadWith(companion) }) {
            if unread.remove(companion.path) != nil { leftOut.remove(unknown: companion.path) }
            errors.removeAll { error in
                switch error.code {
                case .noColors, .unknownFormat: error.path == companion.path
                case .noPalette: companion.path.hasPrefix(error.path + "/")
                default: false
                }
            }
        }
    }

    /// Reads what has been found: the palettes, each with the folder or the files that it is read from.
    mutating func read() -> [(palette: Palette, sources: [String])] {
        acceptCompanions()
        let all = found.flatMap { found -> [(palette: Palette, sources: [String])] in
            let files = files(of: found)
            let paths = files.map(\.path)
            switch found.format.reading {
            case .folder(let read): return [(read(found.path, selection.edits), [found.path])]
            case .eachFile(let read): return [(read(files[0]), paths)]
            case .together(let read): return [(read(files, commonPath(of: paths)), paths)]
            case .parted(let part):
                var imported = ImportedFiles(
                    of: found.format, inputs: inputs, fileSizeLimit: fileSizeLimit,
                    selection: selection)
                let grouping = part(imported.adding(to: files))
                notes += imported.notes + grouping.notes
                return grouping.groups.map { ($0.read(commonPath(of: $0.paths)), $0.paths) }
            }
        }
        let shown = withCode(doubted(withoutEmpty(all)))
        notes += leftOut.notes + walk.unreadIgnoreFiles
        return shown
    }

    /// The palettes without those that hold nothing, as a catalog of images, unless they were named, or all
    /// are so.
    private mutating func withoutEmpty(
        _ all: [(palette: Palette, sources: [String])]
    ) -> [(palette: Palette, sources: [String])] {
        func isEmpty(_ item: (palette: Palette, sources: [String])) -> Bool {
            item.palette.isEmpty && !item.sources.contains(where: inputs.contains)
        }
        guard all.contains(where: { !$0.palette.isEmpty }) else { return all }
        leftOut.empty = all.count(where: isEmpty)
        return all.filter { !isEmpty($0) }
    }

    /// The one path, or the folder that all paths share.
    private func commonPath(of paths: [String]) -> String {
        guard let first = paths.first, paths.count > 1 else { return paths.first ?? "" }
        var shared = first.folderParts
        for path in paths.dropFirst() {
            let parts = path.folderParts
            shared = shared.prefix(zip(shared, parts).prefix { $0.utf8.elementsEqual($1.utf8) }.count)
        }
        return shared.isEmpty ? "." : shared.joined(separator: "/")
    }
}

extension Palette {
    /// Whether there is nothing in it, and nothing in it that is lost.
    fileprivate var isEmpty: Bool { entries.isEmpty && faults.isEmpty && unknowns.isEmpty }
}

extension String {
    /// The parts of a path before its last, and an empty one before the first slash of an absolute path.
    fileprivate var folderParts: ArraySlice<Substring> {
        utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Substring.init)
            .dropLast()
    }
}
