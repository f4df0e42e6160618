public import Raster

/// The source of images in PNG files.
///
/// The samples are those of ``PNGImage``; the colour space is the first that the file declares and that can
/// be used. Where a declaration is damaged, the next one, in the end sRGB, takes its place, and a warning
/// says so. Samples of PQ, HLG and other code points that cannot be converted are not read as something else.
public struct PNGDecoder: ImageSource {
    /// Creates a decoder.
    public init() {}

    /// Decodes a PNG file.
    public func image(
        decoding bytes: [UInt8], limits: ImageLimits = .default
    ) throws(ImageError) -> DecodedImage {
        let image: PNGImage
        do {
            image = try PNGImage(decoding: bytes, limits: limits)
        } catch {
            throw .invalid("\(error)")
        }
        let metadata = image.metadata
        let source = try SourceSpace(metadata)
        return DecodedImage(
            samples: (consume image).samples, space: source.space,
            mayBeTranslucent: metadata.mayBeTranslucent, pixelDensity: metadata.pixelDensity,
            holdsExif: metadata.holdsExif, warnings: metadata.warnings.map(\.description) + source.warnings)
    }
}
