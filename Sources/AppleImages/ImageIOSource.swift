#if canImport(ImageIO)
    internal import CoreGraphics
    internal import Foundation
    internal import ImageIO
    public import Raster

    /// Decodes files with ImageIO: PNG, JPEG, HEIC and whatever else the system reads, without libpng or
    /// Little CMS.
    ///
    /// ```swift
    /// let screen = try Auditor(images: ImageIOSource()).audit(contentsOf: "home@3x.png")
    /// ```
    ///
    /// Only the first image of a file is decoded.
    public struct ImageIOSource: ImageSource {
        /// Creates a source.
        public init() {}

        /// Decodes a file that is held in memory.
        ///
        /// - Parameters:
        ///   - bytes: The file's contents.
        ///   - limits: How much the file may ask for; its size is looked at before a pixel is decoded.
        /// - Throws: `ImageError` when the system finds no image in the bytes, or one beyond the limits.
        public func image(
            decoding bytes: [UInt8], limits: ImageLimits
        ) throws(ImageError) -> DecodedImage {
            guard let data = CFDataCreate(nil, bytes, bytes.count),
                let source = CGImageSourceCreateWithData(data, nil),
                let size = ImageProperties(of: source)
            else { throw .invalid("it is no image that the system reads") }
            let pixels = size.width.multipliedReportingOverflow(by: size.height)
            guard max(size.width, size.height) <= limits.sideLength, !pixels.overflow,
                pixels.partialValue * (size.depth > 8 ? 2 : 1) <= limits.pixelCount
            else { throw .invalid("it has \(size.width) × \(size.height) pixels, more than the limit") }
            guard let image = CGImageSourceCreateImageAtIndex(source, 0, nil) else {
                throw .invalid("its image data is damaged")
            }
            var decoded = try DecodedImage(image)
            decoded.pixelDensity = size.density
            decoded.holdsExif = size.holdsExif
            return decoded
        }
    }

    /// What a file says of its first image without decoding it.
    private struct ImageProperties {
        let width: Int
        let height: Int
        let depth: Int
        let density: PixelDensity?
        let holdsExif: Bool

        init?(of source: CGImageSource) {
            guard
                let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
                let width = properties[kCGImagePropertyPixelWidth] as? Int,
                let height = properties[kCGImagePropertyPixelHeight] as? Int, width > 0, height > 0
            else { return nil }
            self.width = width
            self.height = height
            depth = properties[kCGImagePropertyDepth] as? Int ?? 8
            holdsExif = properties[kCGImagePropertyExifDictionary] != nil
            let dotsPerInch = properties[kCGImagePropertyDPIWidth] as? Double
            let perMeter = dotsPerInch.flatMap { UInt32(exactly: ($0 / 0.0254).rounded()) } ?? 0
            density = perMeter == 0 ? nil : PixelDensity(x: perMeter, y: perMeter, unit: .meter)
        }
    }
#endif
