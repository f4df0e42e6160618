extension DynamicColor {
    /// The colour written in the notation of its own space, in the modern syntax of CSS Color 4.
    ///
    /// sRGB is written with `rgb()` inside the gamut, with code values of 0…255 that may have a fraction, and
    /// with `color(srgb …)` outside it, because `rgb()` would be clipped when read. Alpha is left out where
    /// it is 1. CSS has no notation for ``HSV``; it is written as `color(--hsv …)`, a name of one's own.
    ///
    /// - Parameter significantDigits: How many digits a number has at most, 1…15; CSS itself writes 6. A
    ///   number is never written finer than that many digits after the decimal point.
    /// - Returns: Text that reads back as the same colour within the digits written.
    public func css(significantDigits: Int = 6) -> String {
        let isCodeNotation = space == .sRGB && SRGB(components: components).isInGamut(tolerance: 0)
        let (opening, units) = isCodeNotation ? ("rgb(", SIMD3(repeating: 255.0)) : notation
        var text = opening
        for index in 0..<3 {
            if index > 0 { text += " " }
            if missing.contains(.component(at: index)) {
                text += "none"
            } else {
                let value = components[index] * units[index]
                text += cssNumber(value, significantDigits: significantDigits)
                // Infinity is a number, which may stand for a percentage.
                if units[index] == 100, !CSSComponent.isInfinite(value) { text += "%" }
            }
        }
        if missing.contains(.alpha) {
            text += " / none"
        } else if alpha < 1 {
            text += " / " + cssNumber(alpha, significantDigits: significantDigits)
        }
        return text + ")"
    }

    /// How the function of the space begins, and what each component is multiplied by to be written; 100
    /// for a percentage.
    private var notation: (opening: String, units: SIMD3<Double>) {
        switch space {
        case .hsl, .hwb: (space.rawValue + "(", SIMD3(1, 100, 100))
        case .hsv: ("color(--hsv ", .one)
        case .lab, .lch, .oklab, .oklch: (space.rawValue + "(", .one)
        default: ("color(" + space.rawValue + " ", .one)
        }
    }
}

extension WithAlpha {
    /// The colour written in the notation of its own space, in the modern syntax of CSS Color 4.
    public var css: String { DynamicColor(self).css() }
}

extension ColorSpace {
    /// The colour written in the notation of its own space, in the modern syntax of CSS Color 4.
    public var css: String { DynamicColor(self).css() }
}

/// A number as CSS writes it: rounded, without trailing zeros and without an exponent; the largest there is as infinity.
private func cssNumber(_ value: Double, significantDigits: Int) -> String {
    if value.isNaN { return "none" }
    if CSSComponent.isInfinite(value) { return value < 0 ? "calc(-infinity)" : "calc(infinity)" }
    let digits = max(1, min(15, significantDigits))
    var wholeDigits = 0
    var rest = abs(value)
    while rest >= 1 { (rest, wholeDigits) = (rest / 10, wholeDigits + 1) }
    guard wholeDigits <= 15 else { return "\(value)" }

    let decimals = max(0, digits - wholeDigits)
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    // At most 15 digits, so the product and its rounding are exact integers.
    let scaled = UInt64((abs(value) * scale).rounded())
    let whole = scaled / UInt64(scale)
    var fraction = scaled % UInt64(scale)
    var text = value < 0 && scaled > 0 ? "-\(whole)" : "\(whole)"
    guard fraction > 0 else { return text }
    var places = decimals
    while fraction % 10 == 0 { (fraction, places) = (fraction / 10, places - 1) }
    let written = "\(fraction)"
    text += "." + String(repeating: "0", count: places - written.utf8.count) + written
    return text
}
