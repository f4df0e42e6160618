internal import ColorManagement
internal import ColorMath
public import Raster
internal import Screenshots

/// A picture of any depth, alpha included, in the colour space of its file: what goes into a simulation and comes out.
public struct Picture: Sendable {
    /// The samples, in the picture's own colour space.
    public internal(set) var samples: PNGImage.Samples
    /// The colour space in a word or two, for example `Display P3`, or `untagged`; untagged pictures are taken for sRGB.
    public let colorSpace: String
    /// The number of pixels to a unit of length, where the file tells it.
    public let pixelDensity: PixelDensity?
    /// What in the file had to be passed over or converted, in words.
    public let warnings: [String]
    /// Pixels per point, by the file's name, its size or its density; a guess where they do not tell.
    public let scale: Double
    /// What settings have changed in it, where any were switched on.
    public internal(set) var change: ScreenChange?
    let space: PictureSpace

    /// Takes the samples of a decoded file as they are.
    ///
    /// Where no colours can be written in the file's own space, as with a grey profile, the samples are converted to
    /// sRGB, and ``warnings`` say so.
    init(_ image: consuming PNGImage, name: String) throws(ScreenshotError.Fault) {
        let metadata = image.metadata
        let source = try SourceColors(metadata)
        pixelDensity = metadata.pixelDensity
        let header = metadata.header
        scale =
            Scale(
                fileName: name, width: header.width, height: header.height, density: metadata.pixelDensity
            ).value
        var warnings = metadata.warnings.map(\.description) + source.warnings
        if let space = PictureSpace(source, chunks: metadata.colorChunks) {
            self.space = space
            samples = (consume image).samples
            colorSpace = source.name
        } else {
            warnings.append("no colours can be written in \(source.name); the result is in sRGB")
            space = .sRGB
            samples = (consume image).samples.converted(by: source.transform)
            colorSpace = "sRGB"
        }
        self.warnings = warnings
    }

    /// The number of columns.
    public var width: Int {
        switch samples {
        case .eight(let bitmap): bitmap.width
        case .sixteen(let bitmap): bitmap.width
        }
    }

    /// The number of rows.
    public var height: Int {
        switch samples {
        case .eight(let bitmap): bitmap.height
        case .sixteen(let bitmap): bitmap.height
        }
    }

    /// The picture as opaque 8-bit sRGB: clipped to its gamut, translucent pixels over white.
    public var opaqueSRGB: Bitmap<UInt8> {
        Bitmap(samples, mayBeTranslucent: true, convertedBy: space.toSRGB)
    }

    /// The picture as a PNG file of the same depth, pixel density and colour space.
    ///
    /// A picture with an embedded profile gets the same profile, byte for byte; one that describes its space in another
    /// way gets a profile that says the same; an untagged one is tagged sRGB, which it was taken for.
    ///
    /// - Throws: ``PNGError`` when memory runs out.
    public func encoded() throws(PNGError) -> [UInt8] {
        let encoder = PNGEncoder(colorTag: space.tag, pixelDensity: pixelDensity)
        return switch samples {
        case .eight(let bitmap): try encoder.encode(bitmap)
        case .sixteen(let bitmap): try encoder.encode(bitmap)
        }
    }
}

extension PNGImage.Samples {
    /// The samples in another colour space, at the same depth.
    fileprivate consuming func converted(by transform: ColorTransform) -> PNGImage.Samples {
        switch consume self {
        case .eight(var bitmap):
            PixelTransform(transform, from: .rgba8, to: .rgba8).convert(inPlace: &bitmap.pixels)
            return .eight(bitmap)
        case .sixteen(var bitmap):
            PixelTransform(transform, from: .rgba16, to: .rgba16).convert(inPlace: &bitmap.pixels)
            return .sixteen(bitmap)
        }
    }
}
