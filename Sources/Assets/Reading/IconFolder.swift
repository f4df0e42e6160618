internal import FileSystem

/// A folder `iconset`: the icon of a Mac app in files whose names tell their sizes (Apple, "High Resolution
/// Guidelines", iconutil), `icon_16x16.png` and `icon_16x16@2x.png`.
struct IconFolder {
    private(set) var images: [AssetImage] = []
    /// The names of images that tell no size, which `iconutil` refuses.
    private(set) var unlisted: [String] = []

    init(at path: String, _ entries: [Folder.Entry]) {
        for name in entries.compactMap(\.name.text) where name.hasExtension("png") {
            if let traits = Self.traits(of: name) {
                images.append(AssetImage(traits: traits, file: path.appendingPart(name)))
            } else {
                unlisted.append(name)
            }
        }
    }

    private static func traits(of name: String) -> AssetTraits? {
        var (stem, traits) = LooseImages.parts(of: name)
        let prefix = "icon_"
        guard stem.hasPrefix(prefix) else { return nil }
        stem.removeFirst(prefix.count)
        guard let points = AssetTraits.Points(stem) else { return nil }
        traits.points = points
        traits.idiom = "mac"
        return traits
    }
}
