internal import ColorMath
public import PixelConversion
public import Raster
public import Screenshots

/// A picture of any depth, alpha included, in the colour space of its file: what goes into a simulation and
/// comes out.
public struct Picture: Sendable {
    /// The samples, in ``pixelSpace``.
    public internal(set) var samples: ImageSamples
    /// The number of pixels to a unit of length, where the file tells it.
    public let pixelDensity: PixelDensity?
    /// What in the file had to be passed over or converted, in words.
    public let warnings: [String]
    /// Pixels per point, by the file's name, its size or its density; a guess where they do not tell, until
    /// the text on it is read.
    public let scale: Scale
    /// What settings have changed in it.
    public internal(set) var change = PictureChange()
    let space: PictureSpace

    /// Takes a screenshot as its file holds it.
    ///
    /// Where no colours can be written in the file's own space, as with a grey profile, the samples are
    /// converted to sRGB, and ``warnings`` say so.
    ///
    /// - Parameters:
    ///   - screenshot: The screenshot.
    ///   - isWritable: Whether what writes the result can say that it is in the screenshot's space.
    public init(_ screenshot: consuming Screenshot, isWritable: Bool = true) {
        pixelDensity = screenshot.pixelDensity
        scale = screenshot.scale
        var warnings = screenshot.warnings
        if isWritable, let space = PictureSpace(screenshot.space) {
            self.space = space
            samples = screenshot.samples
        } else {
            warnings.append(
                "no colours can be written in \(screenshot.colorSpace); the result is in sRGB")
            space = .sRGB
            samples = screenshot.samplesInSRGB()
        }
        self.warnings = warnings
    }

    /// The colour space of the samples; pictures that name none are taken for sRGB.
    public var pixelSpace: PixelSpace { space.pixelSpace }

    /// The colour space in a word or two, for example `Display P3`, or `untagged`.
    public var colorSpace: String { pixelSpace.name }

    /// The number of columns.
    public var width: Int { samples.width }

    /// The number of rows.
    public var height: Int { samples.height }

    /// The picture as opaque 8-bit sRGB: clipped to its gamut, translucent pixels over the canvas on
    /// which they show.
    public func opaqueSRGB() -> Bitmap<UInt8> {
        Bitmap(samples, over: samples.canvas, convertedBy: space.toSRGB)
    }
}
