/// How much an image file may ask for before it is refused.
///
/// A file of a few kilobytes can claim billions of pixels: without limits, reading one is an invitation to
/// use up all memory. The defaults admit every screenshot there is, and pages of 65 535 pixels; decoding one
/// takes at most 256 MiB for its samples, and again half of that while 16 bits become 8, beside the file
/// itself.
public struct ImageLimits: Hashable, Sendable {
    /// The number of pixels; a larger image is an error. 67 108 864 (8192 × 8192) by default. A pixel of 16
    /// bits a sample counts twice, as it takes twice the memory.
    public var pixelCount: Int
    /// The number of columns or rows; an image with more is an error. 65 535 by default: a file of 36 KB
    /// holds an image of one row and 64 million columns, and everything that works row by row would take as
    /// much again for each.
    public var sideLength: Int
    /// The number of bytes in a part of the file that is no image data, such as a chunk of a PNG file; a
    /// larger one is left out with a warning. 16 MiB by default.
    public var chunkSize: Int
    /// The number of bytes in an embedded ICC profile, inflated; a larger profile is left out with a warning.
    /// 4 MiB by default: profiles for screens and cameras stay below 1 MiB.
    public var profileSize: Int

    /// Creates limits.
    public init(
        pixelCount: Int = 1 << 26, sideLength: Int = 65_535, chunkSize: Int = 1 << 24,
        profileSize: Int = 1 << 22
    ) {
        self.pixelCount = pixelCount
        self.sideLength = sideLength
        self.chunkSize = chunkSize
        self.profileSize = profileSize
    }

    /// The default limits.
    public static let `default` = ImageLimits()
}
