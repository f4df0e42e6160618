/// How well a screen's colours are known.
public enum ColorPrecision: Hashable, Sendable {
    /// They are those that the app drew.
    case exact
    /// They were rounded to 8-bit codes of Display P3, as those of most phones' screenshots are. Each code
    /// stands for a few colours of sRGB.
    case codesOfDisplayP3
}
