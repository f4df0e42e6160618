internal import FileSystem
internal import PaletteFiles

/// A folder that is one set: its listing with the files beside it.
struct SetFolder {
    private(set) var images: [AssetImage] = []
    private(set) var faults: [AssetFault] = []
    private(set) var isTemplate = false
    private let path: String

    /// Reads a folder; an entry that is wrong is a fault, and the others are read.
    init(at path: String) {
        self.path = path
        let listing = CatalogListing(of: path)
        faults = listing.faults.map(AssetFault.init)
        guard let document = listing.document else { return }
        let properties = document.root["properties"]
        isTemplate = properties?["template-rendering-intent"]?.string == "template"
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
    }

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
