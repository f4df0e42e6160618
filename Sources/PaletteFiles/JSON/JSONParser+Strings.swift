extension JSONParser {
    /// Reads a string, from its opening to its closing quote.
    mutating func parseString() throws(PaletteFault) -> String {
        let opening = offset
        let quote = next
        offset += 1
        var text = ""
        var run = offset
        while true {
            switch next {
            case quote:
                let rest = source.string(run..<offset)
                offset += 1
                return text.isEmpty ? rest : text + rest
            case UInt8(ascii: "\\"):
                text += source.string(run..<offset)
                if let scalar = try parseEscape() { text.unicodeScalars.append(scalar) }
                run = offset
            case 0..<0x20:
                guard offset < bytes.count, next != 0x0A, next != 0x0D else {
                    throw PaletteFault(
                        at: source.location(of: opening), "the string that begins here has no closing quote")
                }
                guard dialect == .json5 else {
                    throw unexpected(insteadOf: "a character of a string, control characters as \\u")
                }
                offset += 1
            default:
                offset += 1
            }
        }
    }

    /// Reads an escape; `nil` for one that stands for nothing, as a line that is continued.
    private mutating func parseEscape() throws(PaletteFault) -> Unicode.Scalar? {
        let start = offset
        offset += 1
        let escaped = next
        switch escaped {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
            offset += 1
            return Unicode.Scalar(escaped)
        case UInt8(ascii: "b"): return skip(to: "\u{8}")
        case UInt8(ascii: "f"): return skip(to: "\u{C}")
        case UInt8(ascii: "n"): return skip(to: "\n")
        case UInt8(ascii: "r"): return skip(to: "\r")
        case UInt8(ascii: "t"): return skip(to: "\t")
        case UInt8(ascii: "u"): return try parseUnicodeEscape(from: start)
        default:
            guard dialect == .json5 else {
                throw unexpected(insteadOf: "one of \" \\ / b f n r t u after '\\'")
            }
            return try parseExtendedEscape()
        }
    }

    /// Steps over the letter of an escape that stands for a scalar.
    mutating func skip(to scalar: Unicode.Scalar) -> Unicode.Scalar {
        offset += 1
        return scalar
    }

    /// Reads `uXXXX`, and with a high surrogate the low one that has to follow.
    mutating func parseUnicodeEscape(from start: Int) throws(PaletteFault) -> Unicode.Scalar {
        let unit = try parseCodeUnit()
        if let scalar = Unicode.Scalar(unit) { return scalar }
        let unpaired = PaletteFault(
            at: source.location(of: start), "half of a surrogate pair; the other half has to follow it")
        guard UTF16.isLeadSurrogate(unit), bytes[offset...].starts(with: "\\u".utf8) else { throw unpaired }
        offset += 1
        let trail = try parseCodeUnit()
        guard UTF16.isTrailSurrogate(trail) else { throw unpaired }
        return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
    }

    /// Reads `u` and four hexadecimal digits.
    private mutating func parseCodeUnit() throws(PaletteFault) -> UInt16 {
        offset += 1
        return try parseHexadecimal(count: 4)
    }

    /// Reads a number of hexadecimal digits, at most four.
    mutating func parseHexadecimal(count: Int) throws(PaletteFault) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<count {
            guard let digit = Character(Unicode.Scalar(next)).hexDigitValue else {
                throw unexpected(
                    insteadOf: count == 4
                        ? "four hexadecimal digits after '\\u'" : "two hexadecimal digits after '\\x'")
            }
            value = value << 4 | UInt16(digit)
            offset += 1
        }
        return value
    }
}
