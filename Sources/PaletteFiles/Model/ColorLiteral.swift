public import ColorMath

/// A colour written out in a file: where, and in which notation, so that another can be put in its place.
public struct ColorLiteral: Hashable, Sendable {
    /// Where it begins.
    public let location: SourceLocation
    // No palette's file has bytes beyond four gigabytes, and large ones have many literals.
    private let start: UInt32
    private let end: UInt32
    /// How it is written.
    public let notation: ColorNotation
    private let boxedExcess: Boxed<ComponentExcess>?

    /// The UTF-8 bytes of the file that it takes up; they lie in the first four gigabytes.
    public var bytes: Range<Int> { Int(start)..<Int(end) }

    /// What of it is 0…255 where 0…1 is wanted; `nil` where nothing is.
    package var excess: ComponentExcess? { boxedExcess?.value }

    /// Describes a literal.
    public init(at location: SourceLocation, bytes: Range<Int>, notation: ColorNotation) {
        self.init(at: location, bytes: bytes, notation: notation, excess: nil)
    }

    package init(
        at location: SourceLocation, bytes: Range<Int>, notation: ColorNotation, excess: ComponentExcess?
    ) {
        self.location = location
        start = UInt32(clamping: bytes.lowerBound)
        end = UInt32(clamping: bytes.upperBound)
        self.notation = notation
        boxedExcess = Boxed(excess)
    }
}

/// Components of a literal that are codes of 0…255, in an initialiser that takes 0…1: what it makes is
/// brighter than any screen, and no file has meant it.
package struct ComponentExcess: Hashable, Sendable {
    /// The components as they stand: `red: 255, green: 166, blue: 14`.
    package let written: String
    /// The components as they are meant: `red: 255 / 255, green: 166 / 255, blue: 14 / 255`.
    package let meant: String

    package init(written: String, meant: String) {
        self.written = written
        self.meant = meant
    }
}

/// How a colour is written in a file that can be edited as text.
public enum ColorNotation: Hashable, Sendable {
    /// A CSS colour, in a stylesheet or in a string of a token file, without the quotes.
    case css
    /// The components of a colour function of CSS without the function, as in `--background: 0 0% 100%`,
    /// which is used as `hsl(var(--background))`: separated by spaces, or by commas where `usesCommas` is
    /// set.
    indirect case cssComponents(of: ColorSpaceID, usesCommas: Bool)
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
    /// unsaid; and what its arguments mean where the project declares the initialiser.
    indirect case swift(type: String, arguments: SwiftArguments? = nil)
}
