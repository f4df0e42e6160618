/// A rectangle of pixels in memory, row after row from the top, without padding between rows.
///
/// A bitmap says nothing about its colour space: that travels beside it (``DecodedImage/space``), until a
/// conversion has brought it to a known one.
public struct Bitmap<Channel>: Hashable, Sendable
where Channel: FixedWidthInteger & UnsignedInteger & BitwiseCopyable & Sendable {
    /// The number of columns, at least 1.
    public let width: Int
    /// The number of rows, at least 1.
    public let height: Int
    /// The pixels: `width * height` of them; row `y` starts at `y * width`.
    public var pixels: [RGBA<Channel>]

    /// Creates a bitmap from its pixels.
    ///
    /// - Precondition: `width` and `height` are positive and `pixels.count == width * height`.
    @inlinable
    public init(width: Int, height: Int, pixels: [RGBA<Channel>]) {
        precondition(width > 0 && height > 0 && pixels.count == width * height)
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Creates a bitmap of one colour.
    @inlinable
    public init(width: Int, height: Int, filledWith pixel: RGBA<Channel>) {
        self.init(width: width, height: height, pixels: Array(repeating: pixel, count: width * height))
    }

    /// The pixel in column `x` of row `y`, both counted from 0 at the top left.
    @inlinable
    public subscript(x: Int, y: Int) -> RGBA<Channel> {
        get { pixels[y * width + x] }
        set { pixels[y * width + x] = newValue }
    }
}
