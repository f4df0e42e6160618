internal import FileSystem

/// Reads the colour sets of an Xcode asset catalog (Apple, "Asset Catalog Format Reference").
///
/// A catalog is a folder of groups, which are folders, and sets. The name of a set is that of its folder; a
/// group whose `Contents.json` says `provides-namespace` stands before the names of what is in it.
struct AssetCatalog {
    private var declarations: [PaletteDeclaration] = []
    private var faults: [PaletteFault] = []
    /// The files of the sets that were read, by their names.
    private var files: [String: String] = [:]
    /// Groups that were entered, so that a symbolic link cannot lead in a circle.
    private var seen: Set<FileIdentity> = []
    private let edits: FileEdits

    private init(editedBy edits: FileEdits) {
        self.edits = edits
    }

    /// Reads a catalog, a group of one, or a single colour set. What cannot be read is a fault.
    static func read(_ path: String, editedBy edits: FileEdits) -> Palette {
        var catalog = AssetCatalog(editedBy: edits)
        if path.hasFolderExtension("colorset") {
            catalog.readSet(at: path, in: Place())
        } else {
            catalog.readGroup(at: path, in: Place(), isCatalog: path.hasFolderExtension("xcassets"))
        }
        return Palette(name: path, declarations: catalog.declarations, faults: catalog.faults)
    }

    /// Where in a catalog something is.
    private struct Place {
        /// The groups that stand before a name.
        var groups: [String] = []
        /// All folders around it.
        var folders: [String] = []
    }

    private mutating func readGroup(at path: String, in outer: Place, isCatalog: Bool) {
        do throws(FileFault) {
            guard seen.insert(try FileStatus(of: path).identity).inserted else { return }
            let entries = try Folder.entries(of: path)
            var place = outer
            if !isCatalog { place.folders.append(path.lastPart) }
            if !isCatalog, entries.contains(where: { $0.name.text == "Contents.json" }),
                providesNamespace(path)
            {
                place.groups.append(path.lastPart)
            }
            for entry in entries where entry.leadsToFolder {
                let inner = path.appendingPart(entry.name.escaped)
                guard let name = entry.name.text else {
                    faults.append(
                        PaletteFault(at: SourceLocation(path: inner), FileFault.nameNotText.description))
                    continue
                }
                if name.hasFolderExtension("colorset") {
                    readSet(at: inner, in: place)
                } else if !Self.otherAssets.contains(where: name.hasFolderExtension) {
                    readGroup(at: inner, in: place, isCatalog: false)
                }
            }
        } catch {
            faults.append(
                PaletteFault(at: SourceLocation(path: path), PaletteError(path: path, fault: error).fault))
        }
    }

    private mutating func readSet(at path: String, in place: Place) {
        guard let contents = contents(of: path) else { return }
        let own = path.lastPart.droppingExtension
        let file = path.appendingPart("Contents.json")
        var name = place.groups + [own]
        if let first = files[name.joined(separator: "/")] {
            // An app gets one of the two, and nobody can say which: both are measured.
            let shared = name.joined(separator: "/")
            name = place.folders + [own]
            faults.append(
                PaletteFault(
                    at: SourceLocation(path: file),
                    "\(shared) is the name of another colour set as well, \(first), and an app gets one of them; "
                        + "here it is \(name.joined(separator: "/"))", kind: .repeated))
        }
        files[name.joined(separator: "/")] = file
        let set = ColorSet(path: name, contents: contents)
        declarations += set.declarations
        faults += set.faults
    }

    private mutating func providesNamespace(_ path: String) -> Bool {
        contents(of: path)?.root["properties"]?["provides-namespace"]?.bool ?? false
    }

    private mutating func contents(of folder: String) -> JSONDocument? {
        let listing = CatalogListing(of: folder, editedBy: edits)
        faults += listing.faults
        return listing.document
    }

    /// The extensions of folders in a catalog that hold other things than colours.
    private static let otherAssets: Set<String> = [
        "appiconset", "arimage", "arobject", "arresourcegroup", "brandassets", "complicationset",
        "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset",
        "imageset", "imagestack", "imagestacklayer", "launchimage", "mipmapset", "solidimagestack",
        "solidimagestacklayer", "spriteatlas", "sticker", "stickerpack", "stickersequence", "stickersiconset",
        "symbolset", "textureset",
    ]
}

extension AssetCatalog {
    /// The catalog, or the loose colour set, that a path lies in; `nil` for other paths, and for a set that
    /// is itself asked for.
    static func folder(around path: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        if parts.last(where: { !$0.isEmpty })?.hasFolderExtension("colorset") ?? false { return nil }
        let index =
            parts.firstIndex { $0.hasFolderExtension("xcassets") }
            ?? parts.firstIndex { $0.hasFolderExtension("colorset") }
        return index.map { parts[...$0].joined(separator: "/") }
    }

    /// Whether a folder of these names is a group of colour sets outside a catalog.
    static func isGroup(holding names: [String]) -> Bool {
        names.contains { $0 == "Contents.json" || $0.hasFolderExtension("colorset") }
    }
}

extension PaletteFormat {
    /// The asset catalogs of Xcode.
    public static let assetCatalog = PaletteFormat(
        name: "Xcode asset catalog", extensions: ["xcassets", "colorset"],
        reading: .folder { AssetCatalog.read($0, editedBy: $1) }
    )
}

extension StringProtocol {
    /// Whether the name of a folder has an extension, in whatever case.
    fileprivate func hasFolderExtension(_ name: String) -> Bool {
        var path = self[...]
        while path.last == "/" { path.removeLast() }
        return path.lowercased().hasSuffix("." + name)
    }

    fileprivate var droppingExtension: String {
        lastIndex(of: ".").map { String(self[..<$0]) } ?? String(self)
    }
}

extension Folder.Entry {
    /// Whether it is a folder; what cannot be looked at may be one, and entering it says what is wrong.
    fileprivate var leadsToFolder: Bool {
        switch status {
        case .success(let status): status.kind == .folder
        case .failure: !isDeadLink
        }
    }
}
