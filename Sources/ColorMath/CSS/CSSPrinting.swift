extension DynamicColor {
    /// The colour written in the notation of its own space, in the modern syntax of CSS Color 4.
    ///
    /// sRGB is written with `rgb()` where its components come out as whole code values of 0…255, because
    /// browsers round and clip what they read there, and with `color(srgb …)` otherwise; a colour that was
    /// read from `color(srgb …)` always is. Alpha is left out where it is 1. A lightness, chroma or
    /// saturation that would be brought into range when read is written by the simpler space that ``OKLCH``
    /// and the like are defined by, usually XYZ. CSS has no notation for ``HSV`` and some others; they are
    /// written as `color(--hsv …)`, a name of one's own, which browsers do not read.
    ///
    /// - Parameter significantDigits: How many digits a number has at most, 1…15; CSS itself writes 6. A
    ///   number is never written finer than that many digits after the decimal point.
    /// - Returns: Text that reads back as the same colour within the digits written.
    public func css(significantDigits: Int = 6) -> String {
        if let wider { return wider.css(significantDigits: significantDigits) }
        let (opening, units) =
            isWhole(significantDigits: significantDigits) ? ("rgb(", SIMD3(repeating: 255.0)) : notation
        var text = opening
        for index in 0..<3 {
            if index > 0 { text += " " }
            if missing.contains(.component(at: index)) {
                text += "none"
            } else {
                let value = components[index] * units[index]
                let number = cssNumber(value, significantDigits: significantDigits)
                text += number == "360" && space.hueIndex == index ? "0" : number
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

    /// Whether the colour is one of sRGB whose components are written as whole code values.
    private func isWhole(significantDigits: Int) -> Bool {
        guard space == .sRGB, !isOfColorFunction else { return false }
        return (0..<3).allSatisfy { index in
            let code = components[index] * 255
            let text = cssNumber(code, significantDigits: significantDigits)
            return (0...255).contains(code.rounded()) && !text.utf8.contains(UInt8(ascii: "."))
        }
    }

    /// The colour in the nearest space that it is made from and that `color()` knows, where the function of
    /// its own space would bring a component into range.
    private var wider: DynamicColor? {
        guard let function = CSSColorFunction.notation(of: space) else { return nil }
        let isInRange = (0..<3).allSatisfy { index in
            let range = function.components[index].range
            // Rounding error of conversions is not written.
            let tolerance = 1e-9 * max(1, range.upperBound < 1000 ? range.upperBound : 1)
            return components[index] >= range.lowerBound - tolerance
                && components[index] <= range.upperBound + tolerance || components[index].isNaN
        }
        guard !isInRange, var base = space.base else { return nil }
        while !base.isColorFunctionName, let next = base.base { base = next }
        return extended(to: base)
    }

    /// How the function of the space begins, and what each component is multiplied by to be written; 100
    /// for a percentage.
    private var notation: (opening: String, units: SIMD3<Double>) {
        if let function = CSSColorFunction.notation(of: space) {
            return (space.rawValue + "(", SIMD3(function.components.map { $0.unit }))
        }
        return (space.isColorFunctionName ? "color(\(space.rawValue) " : customOpening, .one)
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

extension SRGB8 {
    /// The colour as CSS writes code values: `rgb(59 158 255)`. The hexadecimal form, `#3B9EFF`, is shorter.
    public var css: String { dynamic.css() }
}

extension DynamicColor {
    /// The colour with all digits: in the notation of its space where that reads back as the same value, and
    /// by the space's name with two hyphens where it would be brought into range or rounded.
    var exactCSS: String {
        let (opening, units) = exactNotation
        let text = exactText(opening, units: units)
        guard opening != customOpening, (try? DynamicColor(css: text)) != self else { return text }
        return exactText(customOpening, units: .one)
    }

    private var exactNotation: (opening: String, units: SIMD3<Double>) {
        guard space == .sRGB, !isOfColorFunction else { return notation }
        let codes = SRGB8(clipping: SRGB(components: components))
        return SRGB(codes).components == components ? ("rgb(", SIMD3(repeating: 255)) : notation
    }

    private var customOpening: String { "color(--\(space.rawValue) " }

    private func exactText(_ opening: String, units: SIMD3<Double>) -> String {
        let numbers = (0..<3).map { index in
            missing.contains(.component(at: index))
                ? "none" : exactNumber(components[index] * units[index]) + (units[index] == 100 ? "%" : "")
        }
        let opacity = missing.contains(.alpha) ? " / none" : alpha == 1 ? "" : " / " + exactNumber(alpha)
        return opening + numbers.joined(separator: " ") + opacity + ")"
    }
}

/// A number with all its digits, which may have an exponent.
private func exactNumber(_ value: Double) -> String {
    if value.isNaN { return "calc(NaN)" }
    if value.isInfinite { return value < 0 ? "calc(-infinity)" : "calc(infinity)" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// A number as CSS writes it: rounded, without trailing zeros and without an exponent; the largest there is
/// as infinity.
private func cssNumber(_ value: Double, significantDigits: Int) -> String {
    if value.isNaN { return "none" }
    if CSSComponent.isInfinite(value) { return value < 0 ? "calc(-infinity)" : "calc(infinity)" }
    let digits = max(1, min(15, significantDigits))
    var wholeDigits = 0
    var rest = abs(value)
    while rest >= 1 { (rest, wholeDigits) = (rest / 10, wholeDigits + 1) }
    guard wholeDigits <= 15 else { return exactNumber(value) }

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
