internal import ColorMath

/// Hexadecimal digits of a colour that take the place of others.
enum HexText {
    /// The digits of a colour in the manner of old ones, without `#` or `0x`: as short where that is possible, in the same
    /// letter case, with the same alpha behind them.
    static func digits(of color: SRGB8, replacing old: some StringProtocol) -> String {
        let components = [color.red, color.green, color.blue]
        let isShort = old.count == 3 || old.count == 4
        let alpha = old.count == 4 ? old.suffix(1) : old.count == 8 ? old.suffix(2) : ""
        let text: String
        if isShort, components.allSatisfy({ $0 % 17 == 0 }) {
            text = components.map { String($0 / 17, radix: 16) }.joined() + alpha
        } else {
            text = components.map { twoDigits($0) }.joined() + alpha + (isShort ? alpha : "")
        }
        return cased(text, like: old)
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
