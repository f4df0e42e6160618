extension JSONParser {
    /// Reads a number in the grammar of RFC 8259: no leading zeros, no plus sign, digits on both sides of the
    /// point.
    mutating func parseNumber() throws(PaletteFault) -> Double {
        let start = offset
        if next == UInt8(ascii: "-") { offset += 1 }
        if next == UInt8(ascii: "0") {
            offset += 1
            guard !isDigit(next) else { throw unexpected(insteadOf: "no digit after a leading 0") }
        } else {
            try skipDigits()
        }
        if next == UInt8(ascii: ".") {
            offset += 1
            try skipDigits()
        }
        if next | 0x20 == UInt8(ascii: "e") {
            offset += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
            try skipDigits()
        }
        guard let value = Double(source.string(start..<offset)), value.isFinite else {
            throw PaletteFault(at: source.location(of: start), "the number is too large")
        }
        return value
    }

    private mutating func skipDigits() throws(PaletteFault) {
        guard isDigit(next) else { throw unexpected(insteadOf: "a digit") }
        while isDigit(next) { offset += 1 }
    }

    func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
