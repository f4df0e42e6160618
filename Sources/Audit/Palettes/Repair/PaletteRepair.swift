public import ColorMath
public import PaletteFiles

/// A colour of a palette's file that is to be another.
public struct PaletteRepair: Hashable, Sendable {
    /// The name of the entry that the literal is written for.
    public let name: String
    /// Where the colour is written.
    public let literal: ColorLiteral
    /// What it is.
    public let original: DynamicColor
    /// What it is to be: the nearest that settles all pairs that it is in, in the modes that it is used in.
    /// In whole code values of sRGB, or of Display P3 where the original is a colour of that space.
    public let replacement: DynamicColor
    /// The difference between the two, ΔE OK.
    public let difference: Double
}
