internal import ColorMath

/// Hexadecimal digits with alpha before the colour: `#80FFFFFF` and `#8FFF` of Android's resources,
/// `0x80FFFFFF` of Kotlin and Dart.
struct AlphaFirstHexSyntax: ColorSyntax {
    let color: DynamicColor
    private let prefix: String
    private let digits: String

    init?(_ text: [UInt8]) {
        self.init(String(decoding: text, as: UTF8.self))
    }

    /// Takes digits with `#` or `0x` before them apart; `nil` for other than eight, or four behind `#`.
    init?(_ text: String) {
        prefix = String(text.prefix(text.hasPrefix("#") ? 1 : 2))
        digits = String(text.dropFirst(prefix.count))
        guard ["#", "0x", "0X"].contains(prefix), digits.count == 8 || prefix == "#" && digits.count == 4,
            digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
        else { return nil }
        let code = digits.count == 8 ? digits : digits.map { "\($0)\($0)" }.joined()
        guard let value = UInt32(code, radix: 16) else { return nil }
        color = DynamicColor(SRGB(SRGB8(hex: value & 0xFF_FFFF)).withAlpha(Double(value >> 24) / 255))
    }

    func edits(for color: DynamicColor, alpha: Double?, leastPlaces: Int) -> [TextEdit]? {
        let codes = SRGB8(clipping: color.extended(to: SRGB.self).color)
        // The digits with alpha behind the colour, as CSS has them, and back.
        let length = digits.count / 4
        let old = digits.dropFirst(length) + digits.prefix(length)
        let new = HexText.digits(of: codes, alpha: alpha, replacing: old)
        let text = prefix + new.suffix(new.count / 4) + new.dropLast(new.count / 4)
        return [TextEdit(0..<prefix.utf8.count + digits.utf8.count, text)]
    }
}
