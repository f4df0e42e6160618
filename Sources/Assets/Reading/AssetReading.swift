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
                    _ = found.catalog.takes(set, try Folder.entries(of: set))
                } else {
                    found.loose.add(path)
                }
            } catch {
                let words = error.isAbsence ? "there is no such file or folder; check the path" : nil
                faults.append(AssetFault(path: path, words ?? "cannot be read: \(error)"))
            }
        }
        faults += found.catalog.faults
        // What is read by one path is one project, whose icons tell the systems of all of it.
        var systems: [String: Set<AssetPlatform>] = [:]
        let projects = Set(paths.map { $0.folderPart.appendingPart($0.lastPart) })
        func project(of path: String) -> String? {
            var folder = path
            while !projects.contains(folder) {
                guard folder != folder.folderPart else { return nil }
                folder = folder.folderPart
            }
            return folder
        }
        var sets: [String: [AssetSet]] = [:]
        for catalog in found.catalog.collections {
            guard let project = project(of: catalog.path) else { continue }
            systems[project, default: []].formUnion(catalog.sets.platformsOfIcons)
            sets[project, default: []] += catalog.sets
        }
        // Where no icon says it, slots that are all of some systems do.
        for (project, sets) in sets where systems[project]?.isEmpty == true {
            systems[project] = sets.platformsOfSlots
        }
        collections = (found.catalog.collections + found.loose.collections).map { collection in
            let project = project(of: collection.path)
            let folders = collection.path.pathParts.dropFirst(project?.pathParts.count ?? 0)
            let named = folders.reversed().lazy.compactMap(AssetPlatform.init(ofFolder:)).first
            return AssetCollection(
                path: collection.path, sets: collection.sets,
                beside: named.map { [$0] } ?? project.flatMap { systems[$0] } ?? [])
        }
        var empty: [String] = []
        for collection in collections
        where collection.sets.allSatisfy({ $0.images.allSatisfy { $0.file == nil } }) {
            // Of a folder of several, one without images, as of colours alone, is no fault.
            if paths.contains(collection.path) || collections.count == 1 {
                faults.append(AssetFault(path: collection.path, "no set in it has a file", isEmpty: true))
            } else {
                empty.append(collection.path)
            }
        }
        notes += LeftOutAssets(empty: empty, found.catalog, frameworks: found.frameworks).notes
        notes += found.others.notes
    }

    /// What was found so far.
    private struct Found {
        var catalog = CatalogWalk()
        var loose = LooseFolders()
        /// Built frameworks, which were left out.
        var frameworks: [String] = []
        /// Images of other formats than are looked at.
        var others = UnreadFormats()

        var count: Int { catalog.count + loose.count }
    }

    /// Whether a folder holds the reference pictures of snapshot tests, which are screens and no assets.
    private static func isOfSnapshots(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return name == "__Snapshots__" || ["ReferenceImages", "FailureDiffs"].contains { name.hasPrefix($0) }
    }

    /// Whether a folder was built, and so holds images as Xcode packed them, not their sources.
    private static func isBuilt(_ path: String) -> Bool {
        path.hasExtension("framework") || path.hasExtension("xcframework")
    }

    /// Reads a catalog, a set, or a folder of such things.
    private mutating func read(
        folder: String, into found: inout Found, excluding excludes: @escaping (String, Bool) -> Bool
    ) {
        let before = (found.count, faults.count)
        var walk = FolderWalk(excludes: excludes) { name in
            Self.extensions.contains(where: name.hasExtension) || UnreadFormats.isNamed(by: name)
        }
        walk.enter(folder)
        var (snapshots, colors) = (0, 0)
        while let item = walk.next() {
            switch item {
            case .folder(let path, _) where path != folder && Self.isOfSnapshots(path):
                snapshots += 1
                walk.skipDescendants()
            case .folder(let path, _) where path != folder && Self.isBuilt(path):
                found.frameworks.append(path)
                walk.skipDescendants()
            case .folder(let path, let entries):
                if path.hasExtension("colorset") { colors += 1 }
                if found.catalog.takes(path, entries) { walk.skipDescendants() }
            case .file(let path, _):
                guard !found.catalog.covers(path) else { break }
                if UnreadFormats.isNamed(by: path) { found.others.add(path) } else { found.loose.add(path) }
            case .fault(let path, _) where UnreadFormats.isNamed(by: path): continue
            case .fault(let path, let fault):
                faults.append(AssetFault(path: path, "cannot be read: \(fault)"))
            case .leftOut(let path, _) where UnreadFormats.isNamed(by: path): continue
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
                } else if !found.others.notes.isEmpty {
                    "there is no PNG file and no asset catalog in it"
                } else {
                    "there is no image and no asset catalog in it"
                }
            faults.append(AssetFault(path: folder, words, isEmpty: true))
        }
    }
}
