public import ColorMath

/// A colour written out in a file: where, and in which notation, so that another can be put in its place.
public struct ColorLiteral: Hashable, Sendable {
    /// Where it begins.
    public let location: SourceLocation
    /// The UTF-8 bytes of the file that it takes up.
    public let bytes: Range<Int>
    /// How it is written.
    public let notation: ColorNotation

    /// Describes a literal.
    public init(at location: SourceLocation, bytes: Range<Int>, notation: ColorNotation) {
        self.location = location
        self.bytes = bytes
        self.notation = notation
    }
}

/// How a colour is written in a file that can be edited as text.
public enum ColorNotation: Hashable, Sendable {
    /// A CSS colour, in a stylesheet or in a string of a token file, without the quotes.
    case css
    /// The components of a colour function of CSS without the function, as in `--background: 0 0% 100%`,
    /// which is used as `hsl(var(--background))`: separated by spaces, or by commas where `usesCommas` is
    /// set.
    case cssComponents(of: ColorSpaceID, usesCommas: Bool)
    /// The `color` object of an asset catalog: `color-space` and `components`.
    case assetCatalog
    /// The colour object of a design token: `colorSpace`, `components`, `alpha`, `hex`.
    case designToken
    /// Hexadecimal digits with alpha before the colour, behind `#` or `0x`: `#80FFFFFF` in resources of
    /// Android, `0x80FFFFFF` in Kotlin and Dart.
    case alphaFirstHexadecimal
    /// A row of a GIMP palette: three decimal numbers.
    case gimp
    /// A colour literal in Swift source: a call that makes a colour of some type, which `.init(…)` leaves
    /// unsaid.
    case swift(type: String)
}
