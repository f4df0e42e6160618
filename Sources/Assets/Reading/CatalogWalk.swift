internal import FileSystem
internal import PaletteFiles

/// Gathers the sets of asset catalogs while folders are walked.
struct CatalogWalk {
    private(set) var faults: [AssetFault] = []
    /// The images in folders of sets that no listing names.
    private(set) var unlisted: [String] = []
    /// How many sets there are of each kind that holds no image, by their extension.
    private(set) var otherCounts: [String: Int] = [:]
    private var sets: [String: [AssetSet]] = [:]
    private var roots: [String] = []
    private var seen: Set<FilePlace> = []

    /// The number of sets, each time that one is named.
    private(set) var count = 0

    /// The catalogs with the sets that were found in them.
    var collections: [AssetCollection] {
        roots.compactMap { root in
            guard let sets = sets[root], !sets.isEmpty else { return nil }
            return AssetCollection(path: root, sets: sets)
        }
    }

    /// Takes a folder if it is a set; what is in it is then known.
    ///
    /// - Parameters:
    ///   - path: The folder.
    ///   - entries: What is in it.
    mutating func takes(_ path: String, _ entries: [Folder.Entry]) -> Bool {
        let name = path.lastPart
        let isLayered = name.hasExtension("icon") && entries.contains { $0.name.text == "icon.json" }
        if isLayered || Self.kind(of: name) != nil {
            count += 1
            guard seen.insert(FilePlace(path)).inserted else { return true }
        }
        if isLayered {
            let icon = LayeredIcon(at: path)
            add(
                AssetSet(
                    kind: .layeredIcon, name: String(name.dropLast(5)), path: path,
                    contents: path.appendingPart("icon.json"), images: icon.images),
                faults: icon.faults, to: root(of: path) ?? path)
            return true
        }
        if name.hasExtension("iconset") {
            addIconFolder(at: path, entries)
            return true
        }
        guard let (kind, length) = Self.kind(of: name) else {
            guard let other = Self.otherSets.first(where: name.hasExtension) else { return false }
            if other != "colorset" { otherCounts[other, default: 0] += 1 }
            return true
        }
        let folder = SetFolder(at: path, entries)
        unlisted += folder.unlisted.map(path.appendingPart)
        let root = root(of: path) ?? path
        let groups = path.folderPart.pathParts.drop { !$0.hasExtension("xcassets") }.dropFirst()
        let own = String(name.dropLast(length + 1))
        let names = Array(groups)
        let group = kind == .referenceImage || kind == .sticker ? path.folderPart : nil
        add(
            AssetSet(
                kind: kind, name: (names + [own]).joined(separator: "/"), path: path,
                contents: path.appendingPart("Contents.json"), images: folder.images,
                intent: folder.intent, purpose: Self.purpose(of: names + [own], kind, at: path), group: group,
                grid: kind == .sticker ? Self.grid(ofPackAt: path.folderPart) : nil),
            faults: folder.faults, to: root)
        return true
    }

    private mutating func addIconFolder(at path: String, _ entries: [Folder.Entry]) {
        count += 1
        guard seen.insert(FilePlace(path)).inserted else { return }
        let icon = IconFolder(at: path, entries)
        unlisted += icon.unlisted.map(path.appendingPart)
        guard !icon.images.isEmpty else { return }
        add(
            AssetSet(
                kind: .appIcon, name: String(path.lastPart.dropLast(".iconset".count)), path: path,
                images: icon.images, isIconFolder: true), faults: [], to: root(of: path) ?? path)
    }

    /// What an image is for: by what it is a part of, else by names.
    private static func purpose(
        of names: [String], _ kind: AssetSet.Kind, at path: String
    ) -> AssetSet.Purpose {
        let around = path.folderPart.pathParts
        if around.contains(where: { $0.hasExtension("complicationset") }) { return .complication }
        if around.contains(where: { $0.hasExtension("imagestack") || $0.hasExtension("solidimagestack") }) {
            return .layer
        }
        let told = AssetSet.Purpose(of: names)
        guard kind == .appIcon, told == .general else { return told }
        // The icon of an extension is named as that of an app, in the folder of the extension.
        let isOfAction = around.contains { AssetSet.Purpose(of: [$0]) == .action }
        return isOfAction ? .action : told
    }

    /// The folder of the set that a file lies in; `nil` for a loose file.
    static func set(around file: String) -> String? {
        let folder = file.folderPart
        return kind(of: folder.lastPart) == nil ? nil : folder
    }

    /// Whether a file lies in a folder of sets, where it is no loose file.
    func covers(_ path: String) -> Bool { root(of: path) != nil }

    /// The grid that a pack of stickers says it is shown in.
    private static func grid(ofPackAt path: String) -> String? {
        guard path.hasExtension("stickerpack") else { return nil }
        return CatalogListing(of: path).document?.root["properties"]?["grid-size"]?.string
    }

    private mutating func add(_ set: AssetSet, faults: [AssetFault], to root: String) {
        self.faults += faults
        if sets[root] == nil { roots.append(root) }
        sets[root, default: []].append(set)
    }

    /// The catalog that a path lies in.
    private func root(of path: String) -> String? {
        var folder = path
        var found: String?
        while !folder.isEmpty, folder != "/" {
            if Self.containers.contains(where: folder.lastPart.hasExtension) { found = folder }
            folder = folder.folderPart
        }
        return found
    }

    /// The kind of set that a folder is, with the length of its extension.
    private static func kind(of name: String) -> (AssetSet.Kind, Int)? {
        kinds.first { name.hasExtension($0.0) }.map { ($0.1, $0.0.count) }
    }

    private static let kinds: [(String, AssetSet.Kind)] = [
        ("appiconset", .appIcon), ("stickersiconset", .messagesIcon), ("imageset", .image),
        ("symbolset", .symbol), ("launchimage", .launchImage), ("sticker", .sticker),
        ("stickersequence", .sticker), ("arreferenceimage", .referenceImage),
    ]

    /// Folders of sets that belong together.
    private static let containers = [
        "xcassets", "complicationset", "imagestack", "solidimagestack", "brandassets",
    ]

    /// Sets that hold no image of these kinds.
    private static let otherSets = [
        "colorset", "dataset", "cubetextureset", "mipmapset", "textureset", "arobject", "arreferenceobject",
    ]
}
