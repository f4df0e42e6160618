internal import ColorManagement
internal import FileSystem
public import Raster

extension Screenshot {
    /// The most bytes a file may have unless told otherwise: 256 MiB.
    public static let defaultFileSizeLimit = 256 << 20

    /// Reads a PNG file.
    ///
    /// The pixels are converted to sRGB from the colour space that the file declares; untagged ones are taken
    /// for sRGB. Translucent pixels are composited over white in the encoded space, as screens do. Where a
    /// colour declaration is damaged, the next one the file has, in the end sRGB, takes its place, and
    /// ``warnings`` say so. Samples of PQ, HLG and other code points that cannot be converted are not read as
    /// something else.
    ///
    /// - Parameters:
    ///   - path: The file; its name may tell the scale.
    ///   - scale: Pixels per point; nil to find out, see ``Scale/init(option:fileName:width:height:density:)``.
    ///   - limits: How much the image may ask for.
    ///   - fileSizeLimit: The most bytes to read.
    /// - Throws: ``ScreenshotError`` when the file cannot be read, is no intact PNG image within the limits, or has
    ///   colours that cannot be judged.
    public init(
        contentsOf path: String, scale: Double? = nil, limits: PNGLimits = .default,
        fileSizeLimit: Int = defaultFileSizeLimit
    ) throws(ScreenshotError) {
        let bytes: [UInt8]
        do {
            bytes = try FileBytes.contents(of: path, limit: fileSizeLimit)
        } catch {
            throw ScreenshotError(path: path, fault: .init(error))
        }
        try self.init(decoding: bytes, name: path, scale: scale, limits: limits)
    }

    /// Decodes a PNG file in memory, just as ``init(contentsOf:scale:limits:fileSizeLimit:)`` does.
    ///
    /// - Parameters:
    ///   - bytes: The file's contents.
    ///   - name: The file's name or path, for the scale and for errors.
    ///   - scale: Pixels per point; nil to find out.
    ///   - limits: How much the image may ask for.
    /// - Throws: ``ScreenshotError`` when the bytes are no intact PNG image within the limits, or have colours
    ///   that cannot be judged.
    public init(
        decoding bytes: [UInt8], name: String, scale: Double? = nil, limits: PNGLimits = .default
    ) throws(ScreenshotError) {
        let metadata: PNGMetadata
        let samples: PNGImage.Samples
        do {
            (metadata, samples) = try Self.decode(bytes, limits: limits)
        } catch {
            throw ScreenshotError(path: name, fault: .png(error))
        }
        let colors: SourceColors
        do {
            colors = try SourceColors(metadata)
        } catch {
            throw ScreenshotError(path: name, fault: error)
        }
        let bitmap = Bitmap(
            consume samples, mayBeTranslucent: metadata.mayBeTranslucent, convertedBy: colors.transform)
        self.init(
            bitmap: bitmap,
            scale: Scale(
                option: scale, fileName: name, width: bitmap.width, height: bitmap.height,
                density: metadata.pixelDensity),
            colorSpace: colors.name,
            isFromDisplayP3: metadata.header.bitDepth == 8 && colors.transform.source.isDisplayP3,
            warnings: metadata.warnings.map(\.description) + colors.warnings)
    }

    /// Takes the samples out of the image, so that they are the only copy and can be changed in place.
    private static func decode(
        _ bytes: [UInt8], limits: PNGLimits
    ) throws(PNGError) -> (PNGMetadata, PNGImage.Samples) {
        let image = try PNGImage(decoding: bytes, limits: limits)
        return (image.metadata, image.samples)
    }
}
