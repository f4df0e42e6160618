internal import FileSystem
public import Raster

/// A stretchable picture of Android: a PNG file `.9.png` whose outermost rows and columns are no picture, but
/// marks that say which parts stretch and where the content lies (Android Developers, "Create resizable
/// bitmaps (9-patch files)").
public enum NinePatch {
    /// Whether a file is one, by its name.
    public static func isName(of file: String) -> Bool { file.lowercased().hasSuffix(".9.png") }

    /// The picture without the marks around it; as it is where there is no room for any.
    public static func picture(of image: DecodedImage) -> DecodedImage {
        var image = image
        switch image.samples {
        case .eight(let bitmap): image.samples = .eight(bitmap.withoutOutermost)
        case .sixteen(let bitmap): image.samples = .sixteen(bitmap.withoutOutermost)
        }
        return image
    }
}

extension AssetImage {
    /// Whether it is stretched to the size of what it lies behind, so that its own size says little.
    public var isNinePatch: Bool { file.map(NinePatch.isName) ?? false }
}

extension Bitmap {
    /// All but the first and last row and column.
    fileprivate var withoutOutermost: Bitmap {
        guard width > 2, height > 2 else { return self }
        var inside: [RGBA<Channel>] = []
        inside.reserveCapacity((width - 2) * (height - 2))
        for y in 1..<height - 1 {
            let start = y * width
            inside += pixels[start + 1..<start + width - 1]
        }
        return Bitmap(width: width - 2, height: height - 2, pixels: inside)
    }
}
