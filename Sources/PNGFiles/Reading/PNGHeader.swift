internal import PNGSession
internal import Raster

/// The image that a PNG file holds, as it is stored (`IHDR`; PNG, third edition, 11.2.1).
public struct PNGHeader: Hashable, Sendable {
    /// The number of columns, at least 1.
    public let width: Int
    /// The number of rows, at least 1.
    public let height: Int
    /// Bits per sample, or per palette index: 1, 2, 4, 8 or 16.
    public let bitDepth: Int
    /// What a pixel consists of.
    public let colorType: ColorType
    /// Whether the rows are stored in the seven passes of Adam7.
    public let isInterlaced: Bool

    /// What a stored pixel consists of.
    public enum ColorType: UInt8, Hashable, Sendable, CaseIterable {
        /// A grey sample.
        case grayscale = 0
        /// Red, green and blue samples.
        case rgb = 2
        /// An index into a palette of 8-bit colours.
        case palette = 3
        /// A grey sample and alpha.
        case grayscaleAlpha = 4
        /// Red, green and blue samples and alpha.
        case rgba = 6

        /// Stored samples per pixel.
        public var channelCount: Int {
            switch self {
            case .grayscale, .palette: 1
            case .grayscaleAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }

        /// Whether a stored pixel has an alpha sample.
        var hasAlpha: Bool { self == .grayscaleAlpha || self == .rgba }
    }

    /// The size of the image once inflated, before interlacing adds to it: each row starts with its filter's
    /// number.
    var inflatedSize: Int {
        ((width * colorType.channelCount * bitDepth + 7) / 8 + 1) * height
    }
}

extension PNGHeader {
    init(_ header: PNGSessionHeader) throws(PNGError) {
        guard let colorType = ColorType(rawValue: header.colorType) else {
            throw PNGError(
                .invalidHeader, chunk: "IHDR", detail: "colour type \(header.colorType) is not defined")
        }
        self.init(
            width: Int(header.width), height: Int(header.height), bitDepth: Int(header.bitDepth),
            colorType: colorType, isInterlaced: header.isInterlaced)
    }

    /// Refuses an image that is too large to be read, before any memory is taken for it.
    func check(limits: ImageLimits, fileSize: Int) throws(PNGError) {
        guard max(width, height) <= limits.sideLength else {
            throw PNGError(
                .exceedsLimits, chunk: "IHDR",
                detail: "\(width) × \(height) pixels, and the limit is \(limits.sideLength) a side")
        }
        // No pixel takes more than 8 bytes, and no row more than one besides: sizes in bytes cannot overflow.
        let pixelCount = min(limits.pixelCount, Int.max / 16)
        guard width * height * (bitDepth == 16 ? 2 : 1) <= pixelCount else {
            let limit =
                bitDepth == 16 ? "\(limits.pixelCount / 2) pixels of 16 bits" : "\(limits.pixelCount) pixels"
            throw PNGError(
                .exceedsLimits, chunk: "IHDR",
                detail: "\(width) × \(height) pixels, and the limit is \(limit)")
        }
        // Deflate never yields more than 1032 bytes from one (zlib, "Maximum Compression Factor").
        guard inflatedSize / 1032 <= fileSize else {
            throw PNGError(
                .truncated, chunk: "IHDR",
                detail: "\(fileSize) bytes cannot hold the \(width) × \(height) pixels of its header")
        }
    }
}
