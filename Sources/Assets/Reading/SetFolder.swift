internal import FileSystem
internal import PaletteFiles

/// A folder that is one set: its listing with the files beside it.
struct SetFolder {
    private(set) var images: [AssetImage] = []
    private(set) var faults: [AssetFault] = []
    private(set) var intent = AssetSet.RenderingIntent.automatic
    /// The names of files in the folder that no entry names.
    private(set) var unlisted: [String] = []
    private let path: String

    /// Reads a folder; an entry that is wrong is a fault, and the others are read.
    ///
    /// - Parameters:
    ///   - path: The folder.
    ///   - entries: What is in it.
    init(at path: String, _ entries: [Folder.Entry]) {
        self.path = path
        let listing = CatalogListing(of: path)
        faults = listing.faults.map(AssetFault.init)
        guard let document = listing.document else { return }
        let properties = document.root["properties"]
        let said = properties?["template-rendering-intent"]?.string
        intent = said.flatMap(AssetSet.RenderingIntent.init(rawValue:)) ?? .automatic
        if properties?["filename"] != nil, let properties { add(properties, in: document) }
        for key in ["images", "symbols", "frames"] {
            guard let list = document.root[key] else { continue }
            guard let entries = list.elements else {
                faults.append(
                    AssetFault(document.fault(at: list, "\"\(key)\" has to be an array, not \(list.kind)")))
                continue
            }
            for entry in entries { add(entry, in: document) }
        }
        // An entry with a fault may name any of them.
        guard faults.isEmpty else { return }
        let listed = Set(images.compactMap { $0.file?.lastPart })
        unlisted = entries.compactMap(\.name.text).filter { name in
            !listed.contains(name) && Self.extensions.contains(where: name.hasExtension)
        }
    }

    /// What images are stored in.
    private static let extensions = [
        "png", "jpg", "jpeg", "heic", "heif", "webp", "gif", "pdf", "svg", "tiff", "tif",
    ]

    private mutating func add(_ entry: JSONNode, in document: JSONDocument) {
        do throws(PaletteFault) {
            guard entry.members != nil else {
                throw document.fault(at: entry, "an image of the set has to be an object, not \(entry.kind)")
            }
            let place = document.location(of: entry)
            let traits = try AssetTraits(of: entry, in: document)
            guard let name = entry["filename"] else {
                images.append(AssetImage(traits: traits, place: place))
                return
            }
            guard let file = name.string, !file.isEmpty, file.pathParts.count == 1, file != ".." else {
                throw document.fault(at: name, "\"filename\" has to be the name of a file beside this one")
            }
            let full = path.appendingPart(file)
            guard (try? FileStatus(of: full).kind) == .file else {
                throw document.fault(at: name, "there is no file '\(file)' in the set")
            }
            images.append(AssetImage(traits: traits, file: full, place: place))
        } catch {
            faults.append(AssetFault(error))
        }
    }
}

extension AssetFault {
    init(_ fault: PaletteFault) {
        self.init(
            path: fault.location.path,
            at: Place(line: fault.location.line, column: fault.location.column), fault.message)
    }
}
