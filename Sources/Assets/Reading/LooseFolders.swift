internal import FileSystem

/// Image files outside of catalogs, folder by folder; those in folders of variants belong to the folder whose
/// variants they are.
struct LooseFolders {
    private var files: [(path: String, folder: VariantFolder)] = []
    private var seen: Set<FilePlace> = []

    /// The number of files, each time that one is named.
    private(set) var count = 0

    mutating func add(_ path: String) {
        count += 1
        guard seen.insert(FilePlace(path)).inserted else { return }
        files.append((path, VariantFolder(path.folderPart)))
    }

    /// The folders in the order in which they were found, with their sets.
    var collections: [AssetCollection] {
        let names = Set(files.map { Name(of: $0.path, in: $0.folder.base) })
        var folders: [String] = []
        var images: [String: LooseImages] = [:]
        for (path, folder) in files {
            // A folder `dark` holds variants where there is the same image beside it.
            let look = Self.look(of: folder.base)
            let isVariant =
                look != nil && Name(of: path, in: folder.base).counterparts.contains(where: names.contains)
            let base = isVariant ? folder.base.folderPart : folder.base
            if images[base] == nil { folders.append(base) }
            images[base, default: LooseImages()].add(path, in: folder, look: isVariant ? look : nil)
        }
        return folders.map { folder in
            AssetCollection(
                path: folder.isEmpty ? "." : folder, sets: images[folder]?.sets(in: folder) ?? [])
        }
    }

    /// The look that a folder is named by.
    private static func look(of folder: String) -> AssetTraits.Appearance? {
        switch folder.lastPart.lowercased() {
        case "dark": .dark
        case "light": .light
        default: nil
        }
    }

    /// What a file and its variants share, in a folder.
    private struct Name: Hashable {
        let folder: String
        let name: String

        init(of path: String, in folder: String) {
            self.folder = folder
            name = LooseImages.parts(of: path.lastPart).name
        }

        private init(folder: String, name: String) {
            self.folder = folder
            self.name = name
        }

        /// The same image for other looks: in the folder around, and in that of the opposite look.
        var counterparts: [Name] {
            let around = folder.folderPart
            let opposite = folder.lastPart.lowercased() == "dark" ? "light" : "dark"
            return [around, around.isEmpty ? opposite : around.appendingPart(opposite)].map {
                Name(folder: $0, name: name)
            }
        }
    }
}
