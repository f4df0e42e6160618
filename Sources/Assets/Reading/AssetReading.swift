internal import FileSystem

/// The images that paths stand for, and what of them could not be read.
///
/// A file stands for itself and its variants that are named, too; a folder for the catalogs, icons and image
/// files in it and in the folders below it.
public struct AssetReading: Sendable {
    /// Catalogs, and the folders with image files outside of them, in the order in which they are found.
    public private(set) var collections: [AssetCollection] = []
    /// What could not be read.
    public private(set) var faults: [AssetFault] = []
    /// What was left out though nothing is wrong with it, a sentence each.
    public private(set) var notes: [String] = []

    /// The image files that are looked at outside of catalogs.
    private static let extensions = ["png", "apng"]

    /// Reads paths.
    ///
    /// - Parameters:
    ///   - paths: Files and folders; a file of a set stands for the set.
    ///   - excludes: Whether a folder or a file below a folder is left out.
    package init(
        of paths: [String],
        excluding excludes: @escaping (String, _ isFolder: Bool) -> Bool = { _, _ in false }
    ) {
        var found = Found()
        for path in paths {
            do throws(FileFault) {
                if try FileStatus(of: path).kind == .folder {
                    read(folder: path, into: &found, excluding: excludes)
                } else if let set = CatalogWalk.set(around: path) {
                    _ = found.catalog.takes(set, (try? Folder.entries(of: set)) ?? [])
                } else {
                    found.loose.add(path)
                }
            } catch {
                let words = error.isAbsence ? "there is no such file or folder; check the path" : nil
                faults.append(AssetFault(path: path, words ?? "cannot be read: \(error)"))
            }
        }
        faults += found.catalog.faults
        collections = found.catalog.collections + found.loose.collections
        for collection in collections
        where collection.sets.allSatisfy({ $0.images.allSatisfy { $0.file == nil } }) {
            // Of a folder of several, one without images, as of colours alone, is no fault.
            if paths.contains(collection.path) || collections.count == 1 {
                faults.append(AssetFault(path: collection.path, "no set in it has a file", isEmpty: true))
            } else {
                notes.append("\(collection.path): no set in it has a file")
            }
        }
    }

    /// What was found so far.
    private struct Found {
        var catalog = CatalogWalk()
        var loose = LooseFolders()

        var count: Int { catalog.count + loose.count }
    }

    /// Whether a folder holds the reference pictures of snapshot tests, which are screens and no assets.
    private static func isOfSnapshots(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return name == "__Snapshots__" || ["ReferenceImages", "FailureDiffs"].contains { name.hasPrefix($0) }
    }

    /// Reads a catalog, a set, or a folder of such things.
    private mutating func read(
        folder: String, into found: inout Found, excluding excludes: @escaping (String, Bool) -> Bool
    ) {
        let before = (found.count, faults.count)
        var walk = FolderWalk(excludes: excludes) { name in
            Self.extensions.contains(where: name.hasExtension)
        }
        walk.enter(folder)
        var (snapshots, colors) = (0, 0)
        while let item = walk.next() {
            switch item {
            case .folder(let path, _) where path != folder && Self.isOfSnapshots(path):
                snapshots += 1
                walk.skipDescendants()
            case .folder(let path, let entries):
                if path.hasExtension("colorset") { colors += 1 }
                if found.catalog.takes(path, entries) { walk.skipDescendants() }
            case .file(let path, _):
                if !found.catalog.covers(path) { found.loose.add(path) }
            case .fault(let path, let fault):
                faults.append(AssetFault(path: path, "cannot be read: \(fault)"))
            case .leftOut(let path, let reason): notes.append(reason.note(on: path))
            }
        }
        if snapshots > 0 {
            let words = snapshots == 1 ? "1 folder" : "\(snapshots) folders"
            notes.append("\(folder): left out: \(words) of pictures that tests compare with")
        }
        if (found.count, faults.count) == before {
            let words =
                if TestResultBundle.isNamed(by: folder) {
                    "this is a bundle of test results: \(TestResultBundle.conversion)"
                } else if colors > 0 {
                    "there are colours alone in it: legible palette checks them"
                } else {
                    "there is no image and no asset catalog in it"
                }
            faults.append(AssetFault(path: folder, words, isEmpty: true))
        }
    }
}

/// Image files outside of catalogs, folder by folder.
private struct LooseFolders {
    private var folders: [String] = []
    private var images: [String: LooseImages] = [:]
    private var seen: Set<FilePlace> = []

    /// The number of files, each time that one is named.
    private(set) var count = 0

    mutating func add(_ path: String) {
        count += 1
        guard seen.insert(FilePlace(path)).inserted else { return }
        let folder = path.folderPart
        if images[folder] == nil { folders.append(folder) }
        images[folder, default: LooseImages()].add(path)
    }

    var collections: [AssetCollection] {
        folders.map { folder in
            AssetCollection(
                path: folder.isEmpty ? "." : folder, sets: images[folder]?.sets(in: folder) ?? [])
        }
    }
}
