/// Finds the files and folders that are palettes, and hands each to its format.
struct PaletteSearch {
    private(set) var errors: [PaletteError] = []

    private let fileSizeLimit: Int
    private var found: [Found] = []
    private var seen: Set<String> = []

    /// What is read as one palette.
    private struct Found {
        let format: PaletteFormat
        let path: String
        var files: [PaletteFile]
    }

    /// Folders with the code of others, whose palettes are not the project's own.
    private static let foreignFolders: Set<String> = ["node_modules", "Pods", "Carthage"]

    init(fileSizeLimit: Int) {
        self.fileSizeLimit = fileSizeLimit
    }

    /// Adds what a path that people gave stands for.
    mutating func add(_ given: String) {
        let path = AssetCatalog.folder(around: given) ?? given
        do throws(PaletteError) {
            switch FileTree.kind(of: path) {
            case nil: throw PaletteError(path: path, code: .missing)
            case .other: throw PaletteError(path: path, code: .notRegular)
            case .folder:
                guard try addFolder(path) else { throw PaletteError(path: path, code: .noPalette) }
            case .file:
                guard try addFile(path) else { throw PaletteError(path: path, code: .unknownFormat) }
            }
        } catch {
            errors.append(error)
        }
    }

    /// Adds a folder, and says whether there was anything in it, taken before or not.
    private mutating func addFolder(_ path: String) throws(PaletteError) -> Bool {
        guard seen.insert(FileTree.identity(of: path)).inserted else { return true }
        if let format = PaletteFormat.all.first(where: { $0.isFolder && $0.claims(path) }) {
            found.append(Found(format: format, path: path, files: []))
            return true
        }
        let names = try FileTree.names(in: path)
        if AssetCatalog.isGroup(holding: names) {
            found.append(Found(format: .assetCatalog, path: path, files: []))
            return true
        }
        var isPalette = false
        for name in names where !Self.foreignFolders.contains(name) {
            let inner = Folder.path(of: name, in: path)
            do throws(PaletteError) {
                switch FileTree.kind(of: inner) {
                case .folder: isPalette = try addFolder(inner) || isPalette
                case .file: isPalette = try addFile(inner) || isPalette
                case .other, nil: continue
                }
            } catch {
                errors.append(error)
                isPalette = true
            }
        }
        return isPalette
    }

    /// Adds a file, and says whether it is in a known format.
    private mutating func addFile(_ path: String) throws(PaletteError) -> Bool {
        let candidates = PaletteFormat.all.filter { !$0.isFolder && $0.claims(path) }
        let identity = FileTree.identity(of: path)
        guard !candidates.isEmpty, !seen.contains(identity) else { return !candidates.isEmpty }
        let file = try FileTree.contents(of: path, limit: fileSizeLimit)
        guard let format = candidates.first(where: { $0.recognizes?(file) ?? true }) else { return false }
        seen.insert(identity)
        if case .together = format.reading,
            let index = found.firstIndex(where: { $0.format.name == format.name })
        {
            found[index].files.append(file)
        } else {
            found.append(Found(format: format, path: path, files: [file]))
        }
        return true
    }

    /// Reads what has been found.
    var palettes: [Palette] {
        found.map { found in
            switch found.format.reading {
            case .folder(let read): read(found.path)
            case .eachFile(let read): read(found.files[0])
            case .together(let read): read(found.files, commonPath(of: found.files.map(\.path)))
            }
        }
    }

    /// The one path, or the folder that all paths share.
    private func commonPath(of paths: [String]) -> String {
        guard let first = paths.first, paths.count > 1 else { return paths.first ?? "" }
        var shared = first.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        for path in paths.dropFirst() {
            let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            shared = shared.prefix(zip(shared, parts).prefix { $0 == $1 }.count)
        }
        return shared.isEmpty ? "." : shared.joined(separator: "/")
    }
}
