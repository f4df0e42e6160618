/// What the bytes of an image file say of it before anything is decoded.
public struct ImageFileFacts: Hashable, Sendable {
    /// The format.
    public var format: Format
    /// Columns and rows; `nil` where the format does not tell at its start.
    public var size: Size?
    /// Bits a sample; `nil` for what is no PNG file, as for what follows.
    public var bitDepth: Int?
    /// What a pixel of a PNG file consists of.
    public var colorType: ColorType?
    /// Whether the rows of a PNG file are stored in passes.
    public var isInterlaced = false
    /// The number of pictures of an animation, 1 without one.
    public var frameCount = 1
    /// The chunks that declare the colour space of a PNG file, the one that takes precedence first: `cICP`,
    /// `iCCP`, `sRGB`, `gAMA`, `cHRM`.
    public var colorChunks: [String] = []
    /// Whether Xcode packed a PNG file for a device, in a way that no other program reads: its first chunk is
    /// `CgBI`.
    public var isPackedByXcode = false
    /// The drawings of a symbol, `Regular-S` and so on, as its file names them; empty for other files.
    public var symbolDrawings: [String] = []
    /// The bytes of the file.
    public var byteCount: Int

    /// Describes a file.
    public init(format: Format, size: Size? = nil, byteCount: Int) {
        self.format = format
        self.size = size
        self.byteCount = byteCount
    }

    /// The formats that are told apart.
    public enum Format: String, Hashable, Sendable, CaseIterable {
        /// A still PNG.
        case png
        /// An animated PNG.
        case apng
        /// JPEG.
        case jpeg
        /// GIF.
        case gif
        /// PDF.
        case pdf
        /// SVG.
        case svg
        /// HEIC or AVIF.
        case heif
        /// WebP.
        case webp
        /// Any other.
        case other

        /// Whether the pixels are read.
        public var isDecoded: Bool { self == .png || self == .apng }
        /// Whether it has no pixels of its own, and so is drawn at any scale.
        public var isVector: Bool { self == .pdf || self == .svg }
    }

    /// Columns and rows.
    public struct Size: Hashable, Sendable {
        /// The number of columns.
        public var width: Int
        /// The number of rows.
        public var height: Int

        /// Names a size in pixels.
        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    /// What a pixel of a PNG file consists of (PNG, third edition, table 8).
    public enum ColorType: Int, Hashable, Sendable {
        /// Grey.
        case gray = 0
        /// Red, green and blue.
        case rgb = 2
        /// A number of a palette.
        case palette = 3
        /// Grey and alpha.
        case grayAlpha = 4
        /// Red, green, blue and alpha.
        case rgba = 6

        /// In words.
        public var words: String {
            switch self {
            case .gray: "grey"
            case .rgb: "RGB"
            case .palette: "palette"
            case .grayAlpha: "grey and alpha"
            case .rgba: "RGB and alpha"
            }
        }
    }
}

extension ImageFileFacts.Size: CustomStringConvertible {
    /// `120×120`.
    public var description: String { "\(width)×\(height)" }
}
