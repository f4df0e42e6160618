extension DynamicColor {
    /// Reads a colour in any notation of CSS Color 4.
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
    /// In place of a number, a percentage or an angle, `calc()`, `min()`, `max()`, `clamp()`, `abs()` and `sign()`
    /// may stand, with `+ - * /`, parentheses, `e`, `pi`, `infinity` and `NaN`. As in browsers, what comes to no
    /// number is 0, and so is an infinite hue; infinity is the largest number elsewhere, and written `calc(infinity)`.
    ///
    /// Not accepted is what only a stylesheet can resolve: `currentcolor`, system colours, calculations with lengths,
    /// `color-mix()`, relative colours. Unlike in a stylesheet, a function must be closed.
    ///
    /// - Parameter css: The text of one colour.
    /// - Throws: ``CSSColorError`` with the place of the offending character and what was expected there.
    public init(css: String) throws(CSSColorError) {
        var text = css
        let result = text.withUTF8 { bytes in
            var parser = CSSColorParser(bytes)
            do throws(CSSScanner.Fault) {
                return Result<DynamicColor, CSSScanner.Fault>.success(try parser.parse())
            } catch {
                return .failure(error)
            }
        }
        switch result {
        case .success(let color): self = color
        case .failure(let fault):
            throw CSSColorError(code: fault.code, offset: fault.offset, expected: fault.expected, text: css)
        }
    }
}

extension DynamicColor: CustomStringConvertible {
    /// The colour in the notation of its own space, as ``css(significantDigits:)`` writes it.
    public var description: String { css() }
}
