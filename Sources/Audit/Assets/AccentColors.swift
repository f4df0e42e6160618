internal import Assets
internal import ColorMath
internal import FileSystem
internal import PaletteFiles

extension AssetCollection {
    /// The colours of the accent that the catalog gives its app, those of light first; empty where it names
    /// none, or one of the system's.
    ///
    /// The set is called `AccentColor`, as Xcode makes it. What is wrong with it is for an audit of palettes.
    var accents: [SRGB8] {
        guard path.lastPart.hasExtension("xcassets"),
            case .folder(let read) = PaletteFormat.assetCatalog.reading
        else { return [] }
        let set = path.appendingPart("AccentColor.colorset")
        guard (try? FileStatus(of: set))?.kind == .folder else { return [] }
        return read(set, FileEdits()).entries.flatMap(\.values).compactMap { value in
            guard case .color(let color) = value?.content else { return nil }
            return SRGB8(clipping: color.opaque(in: SRGB.self))
        }
    }
}
