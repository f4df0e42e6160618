public import Raster

/// A screen as people see it: opaque 8-bit sRGB pixels, with what the file said of its colours and its scale.
public struct Screenshot: Sendable {
    /// The pixels, opaque, in sRGB.
    public let bitmap: Bitmap<UInt8>
    /// Pixels per point, and how that is known.
    public let scale: Scale
    /// The colour space that the file declares, for example `Display P3`, or `untagged`.
    public let colorSpace: String

    /// Creates a screenshot from pixels that are already opaque sRGB.
    public init(bitmap: Bitmap<UInt8>, scale: Scale, colorSpace: String = "sRGB") {
        self.bitmap = bitmap
        self.scale = scale
        self.colorSpace = colorSpace
    }
}
