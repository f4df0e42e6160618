public import PixelConversion
public import Raster

/// A screen as its file holds it: samples in a colour space of their own, with their scale, and what the file
/// says beside.
///
/// ``opaqueSRGB()`` is what people see of it.
public struct Screenshot: Sendable {
    /// The samples, at the depth and in the colour space of the file, alpha included.
    public let samples: ImageSamples
    /// The colour space of the samples.
    public let space: PixelSpace
    /// What the translucent samples are laid on to be looked at; nil where all are opaque.
    public let canvas: Canvas?
    /// The number of pixels to a unit of length, where the file tells it.
    public let pixelDensity: PixelDensity?
    /// Pixels per point, and how that is known.
    public package(set) var scale: Scale
    /// Whether the file's pixel density is one that Apple's tools write: no browser does, whatever device it
    /// plays.
    package let hasDensityOfApple: Bool
    /// What took it, where the layout of its file tells.
    package private(set) var tool: ScreenshotTool?
    /// What in the file had to be passed over, in words: a colour profile that makes no sense, for example.
    public let warnings: [String]
    private let mapToSRGB: ColorMap

    /// Takes the image of a file as it is.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - name: The file's name or path, for the scale and for errors.
    ///   - scale: Pixels per point; nil to find out, see
    ///     ``Scale/init(option:fileName:width:height:density:holdsExif:)``.
    /// - Throws: ``ScreenshotError`` when there is no way from the image's colour space to sRGB.
    public init(
        _ image: consuming DecodedImage, name: String, scale: Double? = nil
    ) throws(ScreenshotError) {
        guard let map = ColorMap(from: image.space, to: .sRGB) else {
            throw ScreenshotError(
                path: name, fault: .colors("nothing converts \(image.space.name) to sRGB"))
        }
        mapToSRGB = map
        space = image.space
        canvas = image.mayBeTranslucent ? image.samples.canvas?.named(by: name) : nil
        pixelDensity = image.pixelDensity
        self.scale = Scale(
            option: scale, fileName: name, width: image.samples.width, height: image.samples.height,
            density: image.pixelDensity, holdsExif: image.holdsExif)
        hasDensityOfApple =
            Scale.factor(of: image.pixelDensity, besideExif: image.holdsExif) != nil
        warnings = image.warnings + [canvas?.doubt].compactMap(\.self)
        samples = image.samples
    }

    /// Takes the image of a file as it is, and looks at how the file is laid out.
    init(
        _ image: consuming DecodedImage, name: String, scale: Double?, writtenAs bytes: [UInt8]
    ) throws(ScreenshotError) {
        try self.init(image, name: name, scale: scale)
        tool = ScreenshotTool(writing: bytes)
    }

    /// Takes samples of a known space as they are.
    package init(samples: ImageSamples, in space: PixelSpace, mapToSRGB: ColorMap, scale: Scale) {
        self.samples = samples
        self.space = space
        self.mapToSRGB = mapToSRGB
        self.scale = scale
        canvas = samples.canvas
        pixelDensity = nil
        hasDensityOfApple = false
        warnings = []
    }

    /// Creates a screenshot from pixels that are opaque sRGB.
    public init(bitmap: Bitmap<UInt8>, scale: Scale, colorSpace: String = "sRGB", warnings: [String] = []) {
        var space = PixelSpace.sRGB
        space.name = colorSpace
        self.space = space
        self.scale = scale
        self.warnings = warnings
        samples = .eight(bitmap)
        canvas = nil
        pixelDensity = nil
        hasDensityOfApple = false
        mapToSRGB = .identity
    }

    /// Whether its scale is that of an iPhone of a size that phones of Android have as often, with other
    /// scales, and nothing of Apple's wrote the file.
    package var hasSizeOfAndroidToo: Bool {
        scale.source == .device && PixelSize(width: width, height: height) == .sharedWithAndroid
            && !hasDensityOfApple && tool != .simulator
    }

    /// Whether every sample is opaque.
    public var isOpaque: Bool { canvas == nil }
    /// The number of columns.
    public var width: Int { samples.width }
    /// The number of rows.
    public var height: Int { samples.height }

    /// The colour space that the file declares in a word or two, for example `Display P3`, or `untagged`
    /// where it declares none that can be used; such pixels are taken for sRGB.
    public var colorSpace: String { space.name }

    /// The pixels as people see them: opaque 8-bit sRGB, clipped to its gamut and rounded once; what is
    /// translucent lies over ``canvas``, composited in the encoded space as screens do.
    ///
    /// Samples that are that already are handed out as they are; all others are converted at each call, into
    /// memory of their own.
    public func opaqueSRGB() -> Bitmap<UInt8> {
        Bitmap(samples, over: canvas, convertedBy: mapToSRGB)
    }

    /// ``opaqueSRGB()`` on a canvas of some shade in place of ``canvas``.
    package func opaqueSRGB(over shade: Canvas.Shade) -> Bitmap<UInt8> {
        let canvas = canvas.map { _ in Canvas(shade: shade, isSeen: true) }
        return Bitmap(samples, over: canvas, convertedBy: mapToSRGB)
    }

    /// The pixels in the samples' own space, opaque and rounded to 8 bits; what is translucent lies over
    /// ``canvas``, composited there.
    ///
    /// Opaque samples of 8 bits are handed out as they are; all others are converted at each call.
    package func opaqueSamples() -> Bitmap<UInt8> {
        Bitmap(samples, over: canvas, convertedBy: .identity)
    }

    /// ``opaqueSRGB()``, in the memory of the samples where they have 8 bits and nobody else holds them.
    package consuming func intoOpaqueSRGB() -> Bitmap<UInt8> {
        let (canvas, map) = (canvas, mapToSRGB)
        return Bitmap((consume self).samples, over: canvas, convertedBy: map)
    }
}

extension Screenshot {
    /// The samples in sRGB, at their depth, alpha included; converted at each call.
    package func samplesInSRGB() -> ImageSamples {
        switch samples {
        case .eight(var bitmap):
            PixelTransform(mapToSRGB, from: .rgba8, to: .rgba8).convert(inPlace: &bitmap.pixels)
            return .eight(bitmap)
        case .sixteen(var bitmap):
            PixelTransform(mapToSRGB, from: .rgba16, to: .rgba16).convert(inPlace: &bitmap.pixels)
            return .sixteen(bitmap)
        }
    }
}
