public import Raster

/// A screen as people see it: opaque 8-bit sRGB pixels, with what the file said of its colours and its scale.
public struct Screenshot: Sendable {
    /// The pixels, opaque, in sRGB.
    public let bitmap: Bitmap<UInt8>
    /// Pixels per point, and how that is known.
    public let scale: Scale
    /// The colour space that the file declares and its pixels were converted from, for example `Display P3`, or
    /// `untagged` where it declares none that can be used; such pixels are taken for sRGB.
    public let colorSpace: String
    /// Whether the pixels had 8 bits a channel in Display P3 before they were converted, as those of most phones'
    /// screenshots have.
    public let isFromDisplayP3: Bool
    /// What in the file had to be passed over, in words: a colour profile that makes no sense, for example.
    public let warnings: [String]

    /// Creates a screenshot from pixels that are already opaque sRGB.
    public init(
        bitmap: Bitmap<UInt8>, scale: Scale, colorSpace: String = "sRGB", isFromDisplayP3: Bool = false,
        warnings: [String] = []
    ) {
        self.bitmap = bitmap
        self.scale = scale
        self.colorSpace = colorSpace
        self.isFromDisplayP3 = isFromDisplayP3
        self.warnings = warnings
    }
}
