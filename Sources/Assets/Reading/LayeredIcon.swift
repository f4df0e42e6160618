internal import FileSystem
internal import PaletteFiles

/// An icon of layers: a folder `.icon` with an `icon.json`, as Icon Composer writes it, and the pictures of
/// its layers in `Assets`.
///
/// Only the names of the layers' pictures are read; how they are put together is up to the system.
struct LayeredIcon {
    private(set) var images: [AssetImage] = []
    private(set) var faults: [AssetFault] = []

    init(at path: String) {
        let listing = CatalogListing(of: path, named: "icon.json")
        faults = listing.faults.map(AssetFault.init)
        guard let document = listing.document else { return }
        let layers = (document.root["groups"]?.elements ?? []).flatMap { $0["layers"]?.elements ?? [] }
        for layer in layers {
            guard let name = layer["image-name"], let file = name.string else { continue }
            let full = path.appendingPart("Assets").appendingPart(file)
            guard file.pathParts.count == 1, file != "..", (try? FileStatus(of: full).kind) == .file else {
                faults.append(
                    AssetFault(document.fault(at: name, "there is no picture '\(file)' in Assets")))
                continue
            }
            images.append(AssetImage(file: full, place: document.location(of: name)))
        }
    }
}
