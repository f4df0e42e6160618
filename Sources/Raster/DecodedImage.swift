public import PixelConversion

/// What a file holds: its samples as they are stored, and what it says of them.
public struct DecodedImage: Sendable {
    /// The samples, in ``space``.
    public var samples: ImageSamples
    /// What the samples mean as colours; `PixelSpace.untagged` where the file does not say.
    public var space: PixelSpace
    /// Whether samples can be less than opaque; if not, nobody looks at their alpha.
    public var mayBeTranslucent: Bool
    /// The number of pixels to a unit of length, where the file tells it.
    public var pixelDensity: PixelDensity?
    /// Whether the file holds EXIF data, as Apple's tools write beside a density.
    public var holdsExif: Bool
    /// What in the file had to be passed over, in words.
    public var warnings: [String]

    /// Creates an image.
    public init(
        samples: ImageSamples, space: PixelSpace = .untagged, mayBeTranslucent: Bool = true,
        pixelDensity: PixelDensity? = nil, holdsExif: Bool = false, warnings: [String] = []
    ) {
        self.samples = samples
        self.space = space
        self.mayBeTranslucent = mayBeTranslucent
        self.pixelDensity = pixelDensity
        self.holdsExif = holdsExif
        self.warnings = warnings
    }
}
