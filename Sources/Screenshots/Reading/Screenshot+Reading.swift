internal import FileSystem
public import Raster

extension Screenshot {
    /// The most bytes a file may have unless specified otherwise: 256 MiB.
    public static let defaultFileSizeLimit = 256 << 20

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: The file; its name may tell the scale.
    ///   - images: What decodes it.
    ///   - scale: Pixels per point; nil to find out, see
    ///     ``Scale/init(option:fileName:width:height:density:)``.
    ///   - limits: How much the image may ask for.
    ///   - fileSizeLimit: The most bytes to read.
    /// - Throws: ``ScreenshotError`` when the file cannot be read, is no intact image within the limits, or
    ///   has colours that cannot be judged.
    public init(
        contentsOf path: String, decodedBy images: some ImageSource, scale: Double? = nil,
        limits: ImageLimits = .default, fileSizeLimit: Int = defaultFileSizeLimit
    ) throws(ScreenshotError) {
        let bytes: [UInt8]
        do {
            bytes = try FileBytes.contents(of: path, limit: fileSizeLimit)
        } catch {
            throw ScreenshotError(path: path, fault: .init(error))
        }
        try self.init(decoding: bytes, by: images, name: path, scale: scale, limits: limits)
    }

    /// Decodes a file in memory.
    ///
    /// - Parameters:
    ///   - bytes: The file's contents.
    ///   - images: What decodes it.
    ///   - name: The file's name or path, for the scale and for errors.
    ///   - scale: Pixels per point; nil to find out.
    ///   - limits: How much the image may ask for.
    /// - Throws: ``ScreenshotError`` when the bytes are no intact image within the limits, or have colours
    ///   that cannot be judged.
    public init(
        decoding bytes: [UInt8], by images: some ImageSource, name: String, scale: Double? = nil,
        limits: ImageLimits = .default
    ) throws(ScreenshotError) {
        let image: DecodedImage
        do {
            image = try images.image(decoding: bytes, limits: limits)
        } catch {
            throw ScreenshotError(path: name, fault: .init(error))
        }
        try self.init(consume image, name: name, scale: scale, writtenAs: bytes)
    }
}
