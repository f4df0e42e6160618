/// A colour that is written as text without loss, and read back: in interpolated strings, in JSON, as the key
/// of a dictionary.
///
/// The text is a notation of CSS, with every digit that the value needs. Any other colour of CSS is read too,
/// and converted.
public protocol ColorText: LosslessStringConvertible {
    /// Reads a colour in any notation of CSS, converting it where it is of another space.
    ///
    /// - Throws: ``CSSColorError`` with the place of the offending character and what was expected there.
    init(css: String) throws(CSSColorError)
}

extension ColorText {
    /// Reads a colour in any notation of CSS; nil where the text is none. ``init(css:)`` says why.
    public init?(_ description: String) {
        guard let color = try? Self(css: description) else { return nil }
        self = color
    }
}

extension ColorSpace {
    /// Reads an opaque colour in any notation of CSS, and converts it to this space, extended: `SRGB(css:
    /// "red")`.
    ///
    /// Missing components (`none`) count as 0.
    ///
    /// - Throws: ``CSSColorError``; for a translucent colour too, because the type has no opacity to keep it
    ///   in: ``WithAlpha`` and ``DynamicColor`` have.
    public init(css: String) throws(CSSColorError) {
        self = try DynamicColor(opaqueCSS: css).opaque(in: Self.self)
    }

    /// The colour in the notation of CSS with all its digits: it reads back as the same value, to the bit.
    public var description: String { DynamicColor(exactly: self).description }
}

extension WithAlpha: ColorText {
    /// Reads a colour in any notation of CSS, and converts it to this space, extended.
    ///
    /// Missing components (`none`) count as 0, alpha too.
    public init(css: String) throws(CSSColorError) {
        self = try DynamicColor(css: css).extended(to: Color.self)
    }

    /// The colour in the notation of CSS with all its digits: it reads back as the same value, to the bit.
    public var description: String {
        var color = DynamicColor(exactly: color)
        color.alpha = alpha
        return color.description
    }
}

extension SRGB8: ColorText {
    /// Reads an opaque colour in any notation of CSS and takes the nearest code values, clipped.
    ///
    /// - Throws: ``CSSColorError``; for a translucent colour too, because code values have no opacity.
    public init(css: String) throws(CSSColorError) {
        self.init(clipping: try DynamicColor(opaqueCSS: css))
    }

    /// The colour as `#RRGGBB`, upper-case.
    public var description: String { hex }
}

extension DynamicColor: ColorText {
    /// The colour in the notation of its own space with all its digits: it reads back as the same value, to
    /// the bit, as long as its components are finite.
    ///
    /// Where CSS has no notation for a value, as for a lightness that it would clip, the name of the space
    /// stands with two hyphens in `color()`, as CSS has it for names of one's own: `color(--oklab 1.2 0 0)`.
    /// ``css(significantDigits:)`` writes fewer digits, and what every browser reads.
    public var description: String { exactCSS }

    /// Takes components as they are: a powerless hue keeps its value.
    init<Color: ColorSpace>(exactly color: Color) {
        self.init(space: Color.id, components: color.components)
    }

    /// Reads an opaque colour.
    fileprivate init(opaqueCSS css: String) throws(CSSColorError) {
        try self.init(css: css)
        guard alpha == 1 else {
            throw CSSColorError(
                code: .translucent, offset: 0, expected: "an opaque colour: this type has no opacity",
                text: css)
        }
    }
}
