/// The colour space that a PNG file declares for its samples.
public enum DeclaredColorSpace: Hashable, Sendable {
    /// Primaries and a transfer function by their registered numbers (`cICP`).
    case codePoints(ColorChunks.CodePoints)
    /// An embedded ICC profile (`iCCP`).
    case profile(ColorChunks.EmbeddedProfile)
    /// sRGB (`sRGB`).
    case sRGB(ColorChunks.RenderingIntent)
    /// Primaries and a white point (`cHRM`), an image gamma (`gAMA`), or both; at least one is there.
    case calibrated(ColorChunks.Chromaticities?, gamma: Double?)
    /// Nothing is declared. By convention, such an image is read as sRGB.
    case untagged
}
