extension SRGB8 {
    /// Reads hexadecimal digits: `#3B9EFF`, `3b9eff`, or three digits that each count twice, `#39F`.
    ///
    /// The `#` may be left out, and letters may be in either case. Nothing else is read: names and functions
    /// are for ``init(css:)``, digits with an opacity for ``DynamicColor``.
    ///
    /// - Parameter text: The digits, without white space.
    /// - Returns: nil where the text is anything else.
    public init?(_ text: String) {
        var digits = text.utf8[...]
        if digits.first == UInt8(ascii: "#") { digits.removeFirst() }
        let isShort = digits.count == 3
        guard isShort || digits.count == 6 else { return nil }
        var code: UInt32 = 0
        for byte in digits {
            guard let digit = byte.hexDigit else { return nil }
            code = code << 4 | UInt32(digit)
            if isShort { code = code << 4 | UInt32(digit) }
        }
        self.init(hex: code)
    }
}

extension ColorConvertible {
    /// The colour as `#RRGGBB`, upper-case, or as `#RRGGBBAA` where it is translucent.
    ///
    /// A colour outside sRGB is clipped to it; each component and the opacity are rounded to the nearest of
    /// 256 code values.
    public var hex: String {
        let codes = SRGB8(clipping: self)
        guard alpha < 1 else { return hexDigits(of: codes.code, count: 6) }
        let opacity = UInt32((max(0, alpha) * 255).rounded())
        return hexDigits(of: codes.code << 8 | opacity, count: 8)
    }
}

/// A number sign and hexadecimal digits, upper-case.
private func hexDigits(of code: UInt32, count: Int) -> String {
    var text = "#"
    for place in (0..<count).reversed() {
        let digit = UInt8(truncatingIfNeeded: code >> UInt32(4 * place)) & 15
        let letter = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
        text.unicodeScalars.append(Unicode.Scalar(letter))
    }
    return text
}
