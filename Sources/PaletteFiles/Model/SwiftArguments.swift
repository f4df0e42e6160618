public import ColorMath

/// What the arguments of a project's own initialiser in Swift source mean, as its declaration says.
public enum SwiftArguments: Hashable, Sendable {
    /// One argument of hexadecimal digits; the place is that of alpha where there are eight or four.
    case digits(alpha: AlphaDigits)
    /// Three arguments, the components of a colour space times a scale: 1, or 255 for codes.
    case components(of: ColorSpaceID, scale: Double)

    /// Which of the digits of a colour are alpha.
    public enum AlphaDigits: Hashable, Sendable {
        /// Those before the colour: `0xAARRGGBB`.
        case first
        /// Those behind it: `0xRRGGBBAA`.
        case last
    }
}
