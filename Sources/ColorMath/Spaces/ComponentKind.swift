/// What a component says of a colour, by which components of different spaces correspond: the analogous
/// components of CSS Color 4, 12.2.
///
/// X, Y and Z count as red, green and blue there.
public enum ComponentKind: Hashable, Sendable, BitwiseCopyable {
    /// An amount of red, or X.
    case red
    /// An amount of green, or Y.
    case green
    /// An amount of blue, or Z.
    case blue
    /// A lightness, of whatever scale.
    case lightness
    /// A chroma or a saturation.
    case colorfulness
    /// An angle in degrees.
    case hue
    /// Green to red.
    case opponentA
    /// Blue to yellow.
    case opponentB
}
