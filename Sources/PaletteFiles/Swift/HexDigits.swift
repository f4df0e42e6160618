internal import ColorMath

/// The digits of a colour in hexadecimal, as initialisers of design systems take them: `#1D1D1F`, `0x1D1D1F`,
/// `1D1D1F`.
struct HexDigits {
    /// The colour, which has no alpha.
    let color: SRGB8
    /// The number of digits: 3 or 6.
    let count: Int

    /// What is not a colour for certain.
    enum Fault: Error {
        /// Other than hexadecimal digits, or another number of them.
        case notHexadecimal
        /// Eight or four digits, of which libraries take the first or the last for alpha.
        case ambiguousAlpha
    }

    /// Reads digits with or without `#` or `0x` before them.
    init(_ text: some StringProtocol) throws(Fault) {
        var digits = String(text).filter { $0 != "_" }[...]
        if digits.hasPrefix("#") { digits = digits.dropFirst() }
        if digits.hasPrefix("0x") || digits.hasPrefix("0X") { digits = digits.dropFirst(2) }
        guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), let value = UInt32(digits, radix: 16) else {
            throw .notHexadecimal
        }
        count = digits.count
        switch count {
        case 3: color = SRGB8(nibbles: value)
        case 6: color = SRGB8(hex: value)
        case 4, 8: throw .ambiguousAlpha
        default: throw .notHexadecimal
        }
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
