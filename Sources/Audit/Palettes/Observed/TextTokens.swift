public import ColorMath
public import PaletteFiles

/// What a palette calls the colours of text on a screen, and what would settle its contrast there.
public struct TextTokens: Hashable, Sendable {
    /// What reports call the palette.
    public let palette: String
    /// The mode that the screen is drawn in.
    public let mode: PaletteMode
    /// The ink; several where they look the same.
    public let inks: [Token]
    /// The backdrop; several where they look the same, none where the palette does not have it.
    public let backdrops: [Token]
    /// The contrast ratio of the two as the palette specifies them; `nil` where that is not known.
    public let contrast: Double?
    /// The change of the palette that settles it; `nil` where none is known, or it passes as specified.
    public let repair: Repair?
    /// Why there is no change of text that fails, as a clause; `nil` where there is one, or it is not known
    /// what is painted.
    public let obstacle: String?

    /// A colour of the palette.
    public struct Token: Hashable, Sendable {
        /// Its name.
        public let name: String
        /// The colour as it is specified, in extended sRGB.
        public let color: WithAlpha<SRGB>
    }

    /// A change of the palette.
    public struct Repair: Hashable, Sendable {
        /// The change, as `palette fix` would make it.
        public let suggestion: PaletteFinding.Suggestion
        /// How many other tokens look different then.
        public let tokenCount: Int
        /// How many other pairs that are known they are in.
        public let pairCount: Int
    }
}
