extension DynamicColor {
    /// Reads a colour in any notation of CSS Color 4 and 5.
    ///
    /// Accepted are hexadecimal digits (`#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`), the 148 named colours and
    /// `transparent`, and the functions `rgb()`, `rgba()`, `hsl()`, `hsla()`, `hwb()`, `lab()`, `lch()`,
    /// `oklab()`, `oklch()` and `color()` with every predefined space; with numbers, percentages, angles,
    /// `none` and alpha; for `rgb()` and `hsl()` also in the older syntax with commas. Names and units may be
    /// in either case, and white space and comments may stand between tokens and around the colour.
    ///
    /// Values are brought into range as CSS asks of a parser: the components of `rgb()`, every lightness but
    /// that of `hsl()`, and alpha into their range, chroma and saturation to 0 or more, hues into 0..<360.
    /// Everything else is kept: `color(srgb 1.2 0 0)` is outside the gamut.
    ///
    /// Of CSS Color 5, `color-mix()` and `contrast-color()` are read, and relative colours such as
    /// `oklch(from red calc(l + 0.1) c h)`. A relative `rgb()` is in no range.
    ///
    /// In place of a number, a percentage or an angle, any mathematical function of CSS Values 4 may stand,
    /// with `+ - * /`, parentheses, `e`, `pi`, `infinity` and `NaN`. As in browsers, what comes to no number
    /// is 0, and so is an infinite hue; infinity is the largest number elsewhere, and written
    /// `calc(infinity)`.
    ///
    /// Names may be written with escapes, and the end of the text closes what is open, as that of a
    /// stylesheet does. Not accepted is what only a stylesheet or a page can resolve: `var()`,
    /// `light-dark()`, `currentcolor`, system colours, calculations with lengths that depend on a page.
    ///
    /// - Parameter css: The text of one colour.
    /// - Throws: ``CSSColorError`` with the place of the offending character and what was expected there.
    public init(css: String) throws(CSSColorError) {
        self = try CSSColorReading(css, isDark: nil).color
    }
}

/// What a text of CSS stands for in a stylesheet of which the mode is known.
package struct CSSColorReading {
    /// The colour.
    package let color: DynamicColor
    /// The bytes of the plain colour, without calculations, that alone decides it: the whole text, or one
    /// side of `light-dark()`. `nil` where several colours or a calculation make the colour.
    package let literal: Range<Int>?

    /// Reads a colour.
    ///
    /// - Parameters:
    ///   - css: The text of one colour, every `var()` replaced.
    ///   - isDark: Whether the second colour of `light-dark()` is used; nil where that is not known.
    package init(_ css: String, isDark: Bool?) throws(CSSColorError) {
        var text = css
        let result = text.withUTF8 { bytes in
            var parser = CSSColorParser(bytes, isDark: isDark)
            do throws(CSSScanner.Fault) {
                return Result<CSSColorParser.Reading, CSSScanner.Fault>.success(try parser.parse())
            } catch {
                return .failure(error)
            }
        }
        switch result {
        case .success(let reading): (color, literal) = (reading.color, reading.literal)
        case .failure(let fault):
            throw CSSColorError(code: fault.code, offset: fault.offset, expected: fault.expected, text: css)
        }
    }
}
