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
            if byte.isSpace {
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

    /// Reads the letters, digits, hyphens, underscores and escapes that are next; none is an empty word.
    ///
    /// A digit does not begin a word, nor does a hyphen before one: `1-2` is two numbers.
    mutating func word() -> CSSName {
        let start = offset
        let place = next == UInt8(ascii: "-") ? 1 : 0
        let first = byte(ahead: place)
        guard let first, first.isWordByte && first.decimalDigit == nil || isEscape(ahead: place) else {
            return CSSName(bytes: UnsafeBufferPointer(rebasing: bytes[start..<start]))
        }
        return name()
    }

    /// Reads whatever can be part of a name, digits at its beginning too.
    mutating func name() -> CSSName {
        let start = offset
        var hasEscapes = false
        while let byte = next {
            if byte.isWordByte {
                offset += 1
            } else if isEscape(ahead: 0) {
                hasEscapes = true
                skipEscape()
            } else {
                break
            }
        }
        let written = UnsafeBufferPointer(rebasing: bytes[start..<offset])
        return hasEscapes ? CSSName(escaped: written) : CSSName(bytes: written)
    }

    /// Reads the hexadecimal digits that are next, some of which may be escaped, and counts them all.
    mutating func hexDigits(into digits: inout SIMD8<UInt8>) -> Int {
        var count = 0
        while true {
            var digit = next?.hexDigit
            if digit != nil {
                offset += 1
            } else if isEscape(ahead: 0) {
                var ahead = self
                ahead.skipEscape()
                digit = CSSName(escaped: UnsafeBufferPointer(rebasing: bytes[offset..<ahead.offset])).hexDigit
                if digit != nil { self = ahead }
            }
            guard let digit else { return count }
            if count < 8 { digits[count] = digit }
            count += 1
        }
    }

    /// Whether an escape begins at a place: a backslash that does not end its line.
    private func isEscape(ahead distance: Int) -> Bool {
        guard byte(ahead: distance) == UInt8(ascii: "\\") else { return false }
        guard let escaped = byte(ahead: distance + 1) else { return false }
        return !(10...13).contains(escaped) || escaped == 11
    }

    /// Skips a backslash, and up to six hexadecimal digits with a white space after them or one character.
    private mutating func skipEscape() {
        offset += 1
        var digits = 0
        while digits < 6, next?.hexDigit != nil { (offset, digits) = (offset + 1, digits + 1) }
        if digits == 0 {
            offset += 1
        } else if next?.isSpace == true {
            offset += 1
        }
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
        defer { offset = end }
        var magnitude = decimal.value
        if !decimal.isExact {
            let text = String(decoding: bytes[offset..<end], as: UTF8.self)
            magnitude = abs(Double(text) ?? magnitude)
        }
        magnitude = min(magnitude, CSSComponent.limit)
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
