internal import FileSystem
public import Raster
public import Screenshots

extension Picture {
    /// Reads a PNG file.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - limits: How much the image may ask for.
    ///   - fileSizeLimit: The most bytes to read.
    /// - Throws: `ScreenshotError` when the file cannot be read or is no intact PNG image within the limits.
    public init(
        contentsOf path: String, limits: PNGLimits = .default,
        fileSizeLimit: Int = Screenshot.defaultFileSizeLimit
    ) throws(ScreenshotError) {
        let bytes: [UInt8]
        do {
            bytes = try FileBytes.contents(of: path, limit: fileSizeLimit)
        } catch {
            throw ScreenshotError(path: path, fault: .init(error))
        }
        try self.init(decoding: bytes, name: path, limits: limits)
    }

    /// Decodes a PNG file in memory.
    ///
    /// - Parameters:
    ///   - bytes: The file's contents.
    ///   - name: The file's name or path, for the scale and for errors.
    ///   - limits: How much the image may ask for.
    /// - Throws: `ScreenshotError` when the bytes are no intact PNG image within the limits.
    public init(
        decoding bytes: [UInt8], name: String, limits: PNGLimits = .default
    ) throws(ScreenshotError) {
        let image: PNGImage
        do {
            image = try PNGImage(decoding: bytes, limits: limits)
        } catch {
            throw ScreenshotError(path: name, fault: .png(error))
        }
        do {
            try self.init(image, name: name)
        } catch {
            throw ScreenshotError(path: name, fault: error)
        }
    }
}
