internal import ColorMath

/// Hexadecimal digits of a colour that take the place of others.
enum HexText {
    /// The digits of a colour in the manner of old ones, without `#` or `0x`: as short where that is
    /// possible, in the same letter case, with alpha behind them where there was one.
    ///
    /// - Parameters:
    ///   - color: The new colour.
    ///   - alpha: The new opacity, 0…1, which is rounded up; `nil` keeps the old one.
    ///   - old: The digits that stand there.
    static func digits(
        of color: SRGB8, alpha: Double? = nil, replacing old: some StringProtocol
    ) -> String {
        let isShort = old.count == 3 || old.count == 4
        let oldAlpha = old.count == 4 ? String(old.suffix(1) + old.suffix(1)) : String(old.dropFirst(6))
        // A code that alpha falls on may lie a rounding error below it.
        let newAlpha = alpha.map { twoDigits(UInt8(min(255, ($0 * 255 - 1e-6).rounded(.up)))) }
        let components = [color.red, color.green, color.blue].map { twoDigits($0) }
        let bytes = components + (old.count == 4 || old.count == 8 ? [newAlpha ?? oldAlpha] : [])
        let isDoubled = bytes.allSatisfy { $0.first == $0.last }
        return cased((isShort && isDoubled ? bytes.map { String($0.prefix(1)) } : bytes).joined(), like: old)
    }

    /// A byte as two digits, in lower case.
    static func twoDigits(_ code: UInt8) -> String {
        (code < 16 ? "0" : "") + String(code, radix: 16)
    }

    /// Digits in lower case where the old ones have a small letter, otherwise in upper case.
    static func cased(_ digits: String, like old: some StringProtocol) -> String {
        old.contains { ("a"..."f").contains($0) } ? digits.lowercased() : digits.uppercased()
    }
}
