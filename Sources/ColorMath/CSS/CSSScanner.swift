/// Reads the tokens that colours are written with, from UTF-8 bytes, without copying them.
struct CSSScanner {
    /// A fault without the text it was found in, which only the caller has as a string.
    struct Fault: Error {
        let code: CSSColorError.Code
        let offset: Int
        let expected: String
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var offset = 0

    /// Starts reading; the bytes must outlive the scanner.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The byte to be read next; nil at the end.
    var next: UInt8? { byte(ahead: 0) }

    /// The byte some places after the next one; nil past the end.
    private func byte(ahead distance: Int) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    /// A fault at the next byte.
    func fault(_ code: CSSColorError.Code, expected: String) -> Fault {
        Fault(code: next == nil ? .unexpectedEnd : code, offset: offset, expected: expected)
    }

    /// Skips white space and comments; an unclosed comment reaches to the end.
    mutating func skipSpace() {
        while let byte = next {
            if byte == UInt8(ascii: " ") || (9...13).contains(byte) && byte != 11 {
                offset += 1
            } else if byte == UInt8(ascii: "/"), self.byte(ahead: 1) == UInt8(ascii: "*") {
                offset += 2
                while let byte = next, byte != UInt8(ascii: "*") || self.byte(ahead: 1) != UInt8(ascii: "/") {
                    offset += 1
                }
                offset = min(offset + 2, bytes.count)
            } else {
                return
            }
        }
    }

    /// Reads one character if it is next.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        offset += 1
        return true
    }

    /// Reads the letters, digits, hyphens and underscores that are next; none is an empty word.
    ///
    /// A digit does not begin a word, nor does a hyphen before one: `1-2` is two numbers.
    mutating func word() -> UnsafeBufferPointer<UInt8> {
        let start = offset
        let first = next == UInt8(ascii: "-") ? byte(ahead: 1) : next
        guard let first, first.isWordByte, first.decimalDigit == nil else {
            return UnsafeBufferPointer(rebasing: bytes[start..<start])
        }
        while let byte = next, byte.isWordByte { offset += 1 }
        return UnsafeBufferPointer(rebasing: bytes[start..<offset])
    }

    /// Reads a number: an optional sign, digits with an optional fraction, an optional exponent.
    ///
    /// Values beyond ``CSSComponent/limit`` are brought back to it.
    mutating func number() -> Double? {
        var end = offset
        func byte() -> UInt8? { end < bytes.count ? bytes[end] : nil }
        func isSign(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") }

        let isNegative = byte() == UInt8(ascii: "-")
        if isSign(byte()) { end += 1 }
        var decimal = DecimalNumber()
        while let digit = byte()?.decimalDigit { decimal.append(digit); end += 1 }
        if byte() == UInt8(ascii: "."), end + 1 < bytes.count, bytes[end + 1].decimalDigit != nil {
            end += 1
            while let digit = byte()?.decimalDigit { decimal.appendFraction(digit); end += 1 }
        }
        guard decimal.count > 0 else { return nil }

        if let mark = byte(), mark | 0x20 == UInt8(ascii: "e") {
            let start = end
            end += 1
            let isSmall = byte() == UInt8(ascii: "-")
            if isSign(byte()) { end += 1 }
            if byte()?.decimalDigit == nil { end = start }
            while let digit = byte()?.decimalDigit, end > start {
                decimal.appendExponent(digit, isNegative: isSmall)
                end += 1
            }
        }
        offset = end
        let magnitude = min(decimal.value, CSSComponent.limit)
        return isNegative ? -magnitude : magnitude
    }
}

extension UInt8 {
    /// Whether the byte can be part of a name: a letter, a digit, a hyphen, an underscore, or not ASCII.
    fileprivate var isWordByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...0xFF:
            true
        default: false
        }
    }

    /// The value of a decimal digit.
    var decimalDigit: UInt8? {
        let digit = self &- UInt8(ascii: "0")
        return digit < 10 ? digit : nil
    }
}
