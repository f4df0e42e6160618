public import ColorManagement
public import PixelConversion

/// The colour space that a PNG file declares for its samples.
public enum DeclaredColorSpace: Hashable, Sendable {
    /// Primaries and a transfer function by their registered numbers (`cICP`).
    case codePoints(ColorChunks.CodePoints)
    /// An embedded ICC profile (`iCCP`).
    case profile(ColorChunks.EmbeddedProfile)
    /// sRGB (`sRGB`).
    case sRGB(RenderingIntent)
    /// Primaries and a white point (`cHRM`), an image gamma (`gAMA`), or both; at least one is there.
    case calibrated(RGBPrimaries?, gamma: Double?)
    /// Nothing is declared. By convention, such an image is read as sRGB.
    case untagged
}
