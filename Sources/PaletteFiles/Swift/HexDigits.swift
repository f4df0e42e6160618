internal import ColorMath

/// The digits of a colour in hexadecimal, as initialisers of design systems take them: `#1D1D1F`, `0x1D1D1F`,
/// `1D1D1F`.
struct HexDigits {
    /// The colour, which has no alpha.
    let color: SRGB8
    /// The opacity, where there are digits of it.
    let alpha: Double?

    /// What is not a colour for certain.
    enum Fault: Error {
        /// Other than hexadecimal digits, or another number of them.
        case notHexadecimal
        /// Eight or four digits, of which libraries take the first or the last for alpha.
        case ambiguousAlpha
    }

    /// Reads digits with or without `#` or `0x` before them.
    ///
    /// - Parameters:
    ///   - text: The digits.
    ///   - place: Which of eight or four digits are alpha, where that is known.
    init(_ text: some StringProtocol, alphaAt place: SwiftArguments.AlphaDigits? = nil) throws(Fault) {
        let digits = Self.parts(of: text).digits
        guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), let value = UInt32(digits, radix: 16) else {
            throw .notHexadecimal
        }
        switch digits.count {
        case 3: (color, alpha) = (SRGB8(nibbles: value), nil)
        case 6: (color, alpha) = (SRGB8(hex: value), nil)
        case 4, 8:
            guard let place else { throw .ambiguousAlpha }
            let width = digits.count / 4
            let isFirst = place == .first
            let code = UInt32(isFirst ? digits.dropFirst(width) : digits.dropLast(width), radix: 16) ?? 0
            let opacity = UInt32(isFirst ? digits.prefix(width) : digits.suffix(width), radix: 16) ?? 0
            color = width == 2 ? SRGB8(hex: code) : SRGB8(nibbles: code)
            alpha = Double(opacity) / (width == 2 ? 255 : 15)
        default: throw .notHexadecimal
        }
    }

    /// What stands before digits, `#` or `0x` or nothing, and the digits alone.
    static func parts(of text: some StringProtocol) -> (prefix: String, digits: String) {
        var count = text.hasPrefix("#") ? 1 : 0
        let rest = text.dropFirst(count)
        if rest.hasPrefix("0x") || rest.hasPrefix("0X") { count += 2 }
        return (String(text.prefix(count)), String(text.dropFirst(count)).filter { $0 != "_" })
    }
}

extension SRGB8 {
    /// The colour of three digits, each of which stands for two.
    fileprivate init(nibbles: UInt32) {
        self.init(
            red: UInt8(nibbles >> 8 & 15) * 17, green: UInt8(nibbles >> 4 & 15) * 17,
            blue: UInt8(nibbles & 15) * 17)
    }
}
