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
    ///   - paths: Files and folders.
    ///   - excludes: Whether a folder or a file below a folder is left out.
    package init(
        of paths: [String], excluding excludes: @escaping (String, _ isFolder: Bool) -> Bool = { _, _ in false }
    ) {
        var loose = LooseFolders()
        for path in paths {
            do throws(FileFault) {
                if try FileStatus(of: path).kind == .folder {
                    read(folder: path, excluding: excludes)
                } else {
                    loose.add(path)
                }
            } catch {
                let words = error.isAbsence ? "there is no such file or folder; check the path" : nil
                faults.append(AssetFault(path: path, words ?? "cannot be read: \(error)"))
            }
        }
        collections += loose.collections.filter { !$0.sets.isEmpty }
    }

    /// Reads a catalog, a set, or a folder of such things.
    private mutating func read(folder: String, excluding excludes: @escaping (String, Bool) -> Bool) {
        var catalog = CatalogWalk()
        var loose = LooseFolders()
        let before = (collections.count, faults.count)
        var walk = FolderWalk(excludes: excludes) { name in Self.extensions.contains(where: name.hasExtension) }
        walk.enter(folder)
        while let item = walk.next() {
            switch item {
            case .folder(let path, let entries):
                if catalog.takes(path, entries, within: folder) { walk.skipDescendants() }
            case .file(let path, _):
                if !catalog.covers(path) { loose.add(path) }
            case .fault(let path, let fault):
                faults.append(AssetFault(path: path, "cannot be read: \(fault)"))
            case .leftOut(let path, let reason): notes.append(reason.note(on: path))
            }
        }
        faults += catalog.faults
        collections += catalog.collections + loose.collections
        if (collections.count, faults.count) == before {
            faults.append(
                AssetFault(path: folder, "there is no image and no asset catalog in it", isEmpty: true))
        }
    }
}

/// Image files outside of catalogs, folder by folder.
private struct LooseFolders {
    private var folders: [String] = []
    private var images: [String: LooseImages] = [:]
    private var seen: Set<FilePlace> = []

    mutating func add(_ path: String) {
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
