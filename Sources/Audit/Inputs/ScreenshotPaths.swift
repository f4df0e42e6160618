internal import FileSystem

/// The files that a list of paths, folders and patterns stands for.
///
/// A file stands for itself, whatever its name; a folder for the `.png` files in it and in the folders below
/// it, sorted by the bytes of their names, hidden ones left out; a path that does not exist and holds `*`,
/// `?`, `[` or alternatives in braces for what the pattern matches, `**` standing for any number of folders.
/// A file that is reached twice counts once, by the path that comes first. A symbolic link to a file is a
/// file of its own name; a folder is searched once, whatever links lead to it.
///
/// Nothing is left out without a word: what cannot be read is among ``unmatched``, what need not be among
/// ``notes``.
public struct ScreenshotPaths: Hashable, Sendable {
    /// The files, in the order of the inputs; relative to the working folder where they lie in it.
    public let files: [String]
    /// The inputs that stand for no file, and what of the others cannot be read: a folder that may not be
    /// listed, a name that is no text.
    public let unmatched: [UnreadInput]
    /// What is left out though nothing is wrong with it, a sentence each: a link back to a folder that is
    /// searched already, the folder that results are written to, pictures of formats that are not read, and
    /// pictures that were drawn of screens.
    public private(set) var notes: [String]
    /// How many pictures of formats that are not read lie beside the files, a sentence; `nil` for none. It is
    /// among ``notes``, too.
    package let otherFormats: String?
    /// Every folder that was searched, sorted.
    public let folders: [String]

    /// Finds the files.
    ///
    /// - Parameters:
    ///   - inputs: Paths of files and folders, and patterns.
    ///   - outputs: Folders that pictures are written to: they are left out of the folders and patterns among
    ///     the inputs. An input that is itself such a folder is searched, so that it is noticed.
    public init(_ inputs: [String], leavingOut outputs: [String] = []) {
        self.init(inputs, by: ScreenshotSearch(leavingOut: outputs))
    }

    /// Finds the files that configurations, and patterns of the caller's, leave.
    ///
    /// - Parameters:
    ///   - inputs: Paths of files and folders, and patterns.
    ///   - outputs: Folders that pictures are written to, left out as above.
    ///   - configurations: What says which files of folders and patterns are looked at.
    ///   - excluded: What is left out of folders and patterns beside, as patterns of `.gitignore` from the
    ///     working folder.
    public init(
        _ inputs: [String], leavingOut outputs: [String] = [], by configurations: Configurations,
        excluding excluded: [String] = []
    ) {
        var selector = PathSelector(configurations, excluding: excluded, of: inputs) {
            ($0.screens.paths, $0.screens.excluded)
        }
        self.init(
            inputs,
            by: ScreenshotSearch(
                leavingOut: outputs, excludes: { selector.excludes($0, isFolder: $1) },
                covers: { selector.covers($0) }, includes: { selector.includes($0) }))
        notes += selector.idleNotes(on: inputs)
    }

    private init(_ inputs: [String], by search: ScreenshotSearch) {
        var search = search
        for input in inputs { search.add(input) }
        files = search.files
        unmatched = search.unmatched + [search.nothingLeft(of: inputs)].compactMap(\.self)
        notes = search.notes + search.leftOut
        otherFormats = search.otherFormats
        folders = search.walk.folders.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

/// Collects the files, input by input.
private struct ScreenshotSearch {
    var files: [String] = []
    var unmatched: [UnreadInput] = []
    var notes: [String] = []
    var walk: FolderWalk

    private let outputs: [String]
    private var seen: Set<FilePlace> = []
    private let workingFolder = Folder.workingFolder.appendingPart("")

    /// Whether what a pattern matches is left out, or lies in a folder that is.
    private let covers: (String) -> Bool
    /// Whether a file is among those to look at.
    private let includes: (String) -> Bool
    private var excludedCount = 0
    private var unselectedCount = 0
    private var drawnCount = 0
    /// The pictures of other formats beside those that are read.
    private var others = OtherFormats()

    init(
        leavingOut outputs: [String],
        excludes: @escaping (String, _ isFolder: Bool) -> Bool = { _, _ in false },
        covers: @escaping (String) -> Bool = { _ in false },
        includes: @escaping (String) -> Bool = { _ in true }
    ) {
        self.outputs = outputs
        self.covers = covers
        self.includes = includes
        walk = FolderWalk(leavingOut: outputs, excludes: excludes) {
            $0.hasExtension("png") || OtherFormats.isNamed(by: $0)
        }
    }

    /// How much the configuration leaves out, a sentence a reason.
    var leftOut: [String] {
        [
            excludedCount > 0 ? "left out as excluded: \(excludedCount), files and folders together" : nil,
            unselectedCount > 0
                ? "not among the 'paths' of the configuration: \(unselectedCount)" : nil,
            drawnCount > 0
                ? "left out, as they were drawn of screens by this program: \(counted(drawnCount, "picture"))"
                : nil,
            otherFormats,
        ].compactMap(\.self)
    }

    /// How many pictures of other formats there are, a sentence; `nil` for none.
    var otherFormats: String? { others.words.map { "left out, as only PNG files are read: \($0)" } }

    /// That nothing is left of what was named; `nil` where something is, or there was nothing.
    func nothingLeft(of inputs: [String]) -> UnreadInput? {
        guard files.isEmpty, unmatched.isEmpty else { return nil }
        let fault: String? =
            if unselectedCount > 0 {
                "by 'paths', which no file matches; 'legible config' shows where that is written"
            } else if excludedCount > 0 {
                "by what is excluded; 'legible config' shows what of that is the configuration's"
            } else if drawnCount > 0 {
                "as this program drew it of screens; name the screens"
            } else {
                nil
            }
        return fault.map {
            UnreadInput(
                path: inputs.first ?? ".", fault: "all that is in it is left out, \($0)", isEmpty: true)
        }
    }

    mutating func add(_ input: String) {
        do throws(FileFault) {
            add(input, try FileStatus(of: input))
        } catch {
            expand(input, error)
        }
    }

    /// Adds what a pattern matches, or names what is no path.
    private mutating func expand(_ input: String, _ fault: FileFault) {
        guard fault.isAbsence else {
            unmatched.append(UnreadInput(path: input, fault: "cannot be read: \(fault)"))
            return
        }
        let matches = Glob(input, leavingOut: outputs)
        unmatched += matches.unread
        notes += matches.notes
        if matches.paths.isEmpty, matches.unread.isEmpty {
            let fault =
                Glob.isPattern(input)
                ? "nothing matches this pattern" : "there is no such file or folder; check the path"
            unmatched.append(UnreadInput(path: input, fault: fault, isEmpty: Glob.isPattern(input)))
        }
        for match in matches.paths {
            guard !covers(match) else {
                excludedCount += 1
                continue
            }
            add(match, try? FileStatus(of: match), isNamed: false)
        }
    }

    /// Adds a file or what a folder holds.
    ///
    /// - Parameter isNamed: Whether it is an input itself, and no match of a pattern.
    private mutating func add(_ path: String, _ status: FileStatus?, isNamed: Bool = true) {
        if status?.kind == .folder {
            addScreenshots(in: path)
        } else if !isNamed, !includes(path) {
            unselectedCount += 1
        } else {
            // What cannot be read, reading says.
            addFile(path, isNamed: isNamed)
        }
    }

    /// Adds what a folder and those below it hold.
    private mutating func addScreenshots(in folder: String) {
        var isEmpty = true
        var others = OtherFormats()
        walk.enter(folder)
        while let item = walk.next() {
            switch item {
            case .folder(let path, _):
                if TestResultBundle.isNamed(by: path) { others.add(path) }
                continue
            case .file(let path, _) where OtherFormats.isNamed(by: path):
                if includes(path) { others.add(path) }
                continue
            case .leftOut(let path, .excluded) where OtherFormats.isNamed(by: path): continue
            case .fault(let path, _) where OtherFormats.isNamed(by: path): continue
            case .file(let path, _):
                if includes(path) { addFile(path, isNamed: false) } else { unselectedCount += 1 }
            case .leftOut(_, .excluded): excludedCount += 1
            case .fault(let path, let fault):
                unmatched.append(UnreadInput(path: relative(path), fault: "cannot be read: \(fault)"))
            case .leftOut(let path, .listedAs(let first)):
                guard relative(first) != relative(path) else { break }
                notes.append(FolderWalk.Reason.listedAs(relative(first)).note(on: relative(path)))
            case .leftOut(let path, let reason):
                notes.append(reason.note(on: relative(path)))
                continue
            }
            isEmpty = false
        }
        if isEmpty {
            unmatched.append(
                UnreadInput(path: folder, fault: Self.fault(ofEmpty: folder, beside: others), isEmpty: true))
        } else {
            self.others.add(others)
        }
    }

    /// Why a folder has no screenshots; a bundle of test results has them as attachments.
    private static func fault(ofEmpty folder: String, beside others: OtherFormats) -> String {
        TestResultBundle.isNamed(by: folder)
            ? "this is a bundle of test results: \(TestResultBundle.conversion)"
            : others.words.map { words in
                "there is no PNG file in this folder, but \(words): convert them, as by "
                    + "'sips -s format png FILE --out FILE.png' on macOS, or 'magick FILE FILE.png'"
            }
                ?? "there is no PNG file in this folder; hidden folders, as '.snapshots', are searched where they "
                + "are named"
    }

    private mutating func addFile(_ file: String, isNamed: Bool) {
        guard seen.insert(FilePlace(file)).inserted else { return }
        if !isNamed, DrawnPicture.isOne(at: file) {
            drawnCount += 1
        } else {
            files.append(relative(file))
        }
    }

    private func relative(_ path: String) -> String {
        for start in [workingFolder, "./"] where path.utf8.starts(with: start.utf8) {
            let rest = path.utf8.dropFirst(start.utf8.count)
            return rest.isEmpty ? "." : String(Substring(rest))
        }
        return path
    }
}

/// Pictures of formats that screens come in, too, and that are not read: counted, so that they are not passed
/// over without a word.
private struct OtherFormats {
    private var count = 0
    private var names: Set<String> = []

    private static let all = [
        "jpg", "jpeg", "heic", "heif", "webp", "avif", "gif", "tif", "tiff", "bmp", "pdf",
    ]

    static func isNamed(by path: String) -> Bool { all.contains { path.hasExtension($0) } }

    mutating func add(_ path: String) {
        count += 1
        names.insert("." + (Self.all.first { path.hasExtension($0) } ?? "xcresult"))
    }

    mutating func add(_ others: OtherFormats) {
        count += others.count
        names.formUnion(others.names)
    }

    /// How many there are; nil for none.
    var words: String? {
        guard count > 0 else { return nil }
        return "\(counted(count, "file")) of other formats (\(names.sorted().joined(separator: ", ")))"
    }
}
