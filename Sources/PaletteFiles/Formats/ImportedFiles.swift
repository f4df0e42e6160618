internal import FileSystem

/// Reads the files that others import, so that they are read together.
///
/// Followed are addresses relative to the file, to files in the same repository, the nearest folder that
/// holds a `.git`; without one, in the outermost of the folder of the file, the folder that was named around
/// it and the working folder. Never followed are addresses with a scheme or a host, absolute ones, hidden
/// names, and folders of code by others. What is not read is noted once a file and reason.
struct ImportedFiles {
    private(set) var notes: [String] = []

    private let format: PaletteFormat
    private let fileSizeLimit: Int
    private let selection: PathSelection
    private var boundaries: ImportBoundaries

    /// The most files that are read because others import them.
    private static let countLimit = 1_000
    private var count = 0

    /// Why an address is not followed.
    private enum Refusal: String {
        case notLocal = "only files beside it are"
        case outside = "outside the repository, or what was named"
        case leftOut = "left out as folders of others and hidden names are, or as was asked"
        case missing = "not found"
        case tooMany = "imports come to more than 1000 files"
    }

    /// Prepares to follow the imports of a format.
    ///
    /// - Parameters:
    ///   - inputs: The paths that were named.
    ///   - selection: What people asked to be left out.
    init(of format: PaletteFormat, inputs: [String], fileSizeLimit: Int, selection: PathSelection) {
        self.format = format
        self.fileSizeLimit = fileSizeLimit
        self.selection = selection
        boundaries = ImportBoundaries(inputs: inputs)
    }

    /// The files with those that they import behind them, each once.
    mutating func adding(to files: [PaletteFile]) -> [PaletteFile] {
        guard let imports = format.imports else { return files }
        var files = files
        var places: [FileIdentity: String] = [:]
        for file in files {
            if let status = try? FileStatus(of: file.path) { places[status.identity] = file.path }
        }
        var next = 0
        while next < files.count {
            var refused: [Refusal: [String]] = [:]
            for address in imports(files[next]) where files[next].imports[address] == nil {
                do throws(RefusalError) {
                    let (path, status) = try file(at: target(of: address, in: files[next].path))
                    if places[status.identity] == nil {
                        guard count < Self.countLimit else { throw RefusalError(.tooMany) }
                        guard
                            let file = try? PaletteFile(
                                contentsOf: path, limit: fileSizeLimit, editedBy: selection.edits)
                        else { throw RefusalError(.missing) }
                        count += 1
                        places[status.identity] = path
                        files.append(file)
                    }
                    files[next].imports[address] = places[status.identity]
                } catch {
                    if !Self.isOfFonts(address) { refused[error.refusal, default: []].append(address) }
                }
            }
            for (refusal, addresses) in refused.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
                notes.append(Self.note(on: files[next].path, addresses, refusal))
            }
            next += 1
        }
        return files
    }

    private struct RefusalError: Error {
        let refusal: Refusal

        init(_ refusal: Refusal) {
            self.refusal = refusal
        }
    }

    /// The path that an address leads to.
    private mutating func target(of address: String, in file: String) throws(RefusalError) -> String {
        let local = String(address.prefix { $0 != "?" && $0 != "#" })
        let scheme = local.prefix { $0 != ":" && $0 != "/" }
        guard !local.isEmpty, !local.hasPrefix("/"),
            scheme.endIndex == local.endIndex || local[scheme.endIndex] != ":"
        else { throw RefusalError(.notLocal) }
        let path = RelativePath.resolve(local, besides: file)
        let inner = path.absolutePathParts
        let boundary = boundaries.boundary(around: file)
        guard inner.starts(with: boundary) else { throw RefusalError(.outside) }
        let isForeign = inner.dropFirst(boundary.count).contains {
            $0.hasPrefix(".") || PaletteSearch.foreignFolders.contains($0)
        }
        guard !isForeign, !selection.excludes(path, false) else { throw RefusalError(.leftOut) }
        return path
    }

    /// The file that a path means: itself, or, where it has no extension, the stylesheet of that name, as
    /// postcss-import finds it.
    private func file(at path: String) throws(RefusalError) -> (path: String, status: FileStatus) {
        let isBare = !(path.pathParts.last ?? "").contains(".")
        for end in isBare ? ["", ".css", ".pcss", ".postcss"] : [""] {
            if let status = try? FileStatus(of: path + end), status.kind == .file {
                return (path + end, status)
            }
        }
        throw RefusalError(.missing)
    }

    /// Whether an address is that of a server of fonts, whose stylesheets hold no colours.
    private static func isOfFonts(_ address: String) -> Bool {
        // `//host/path` and `https://host/path` alike have an empty part before the host.
        let parts = address.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count > 2, parts[1].isEmpty else { return false }
        return parts[2].hasPrefix("fonts.") || parts[2] == "use.typekit.net"
    }

    private static func note(on file: String, _ addresses: [String], _ refusal: Refusal) -> String {
        let shown = addresses.prefix(5).map { $0.count > 80 ? $0.prefix(79) + "…" : $0 }.joined(
            separator: ", ")
        let rest = addresses.count > 5 ? " and \(addresses.count - 5) more" : ""
        return "\(file): imports what is not read with it, \(refusal.rawValue): \(shown)\(rest)"
    }
}

/// The folders that files may import from.
private struct ImportBoundaries {
    private let named: [[String]]
    private let workingFolder = Folder.workingFolder.pathParts
    private var known: [[String]: [String]] = [:]

    init(inputs: [String]) {
        named = inputs.filter { (try? FileStatus(of: $0).kind) == .folder }.map(\.absolutePathParts)
    }

    /// The folder that holds all that a file may import, from the top of the file system.
    mutating func boundary(around file: String) -> [String] {
        let folder = Array(file.absolutePathParts.dropLast())
        if let boundary = known[folder] { return boundary }
        let around = (named + [workingFolder]).filter { !$0.isEmpty && folder.starts(with: $0) }
        let boundary = Checkout.parts(around: folder) ?? around.min { $0.count < $1.count } ?? folder
        known[folder] = boundary
        return boundary
    }
}
