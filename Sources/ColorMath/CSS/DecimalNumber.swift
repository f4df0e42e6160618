/// A decimal number being read digit by digit, turned into the nearest `Double` without building a string.
///
/// Up to 2⁵³ in the digits and 10²² in the exponent, the digits and the power of ten are both exact, so their
/// one product or quotient is correctly rounded (W. D. Clinger, 1990). ``isExact`` says whether that holds;
/// longer numbers keep 19 digits, and are off by a few units in the last place at most.
struct DecimalNumber {
    /// The number of digits read before the exponent.
    private(set) var count = 0
    private var digits: UInt64 = 0
    private var scale = 0
    private var exponent = 0

    /// Adds a digit before the decimal point.
    mutating func append(_ digit: UInt8) {
        count += 1
        if digits < 1_000_000_000_000_000_000 { digits = digits * 10 + UInt64(digit) } else { scale += 1 }
    }

    /// Adds a digit after the decimal point.
    mutating func appendFraction(_ digit: UInt8) {
        scale -= 1
        append(digit)
    }

    /// Adds a digit of the exponent.
    mutating func appendExponent(_ digit: UInt8, isNegative: Bool) {
        // Past any exponent that matters, more digits must not overflow.
        guard abs(exponent) < 100_000 else { return }
        exponent = exponent * 10 + (isNegative ? -Int(digit) : Int(digit))
    }

    /// Whether ``value`` is correctly rounded.
    var isExact: Bool { digits <= 1 << 53 && abs(scale + exponent) <= 22 }

    /// The number; infinite where it is too large.
    var value: Double {
        let power = scale + exponent
        if digits == 0 || power == 0 { return Double(digits) }
        if power < 0 { return Double(digits) / DecimalNumber.powerOfTen(-power) }
        return Double(digits) * DecimalNumber.powerOfTen(power)
    }

    private static func powerOfTen(_ exponent: Int) -> Double {
        exponent <= 22 ? exactPowers[exponent] : power(10, Double(exponent))
    }

    private static let exactPowers: [Double] = [
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
        1e18, 1e19,
        1e20, 1e21, 1e22,
    ]
}
