extension JSONParser {
    /// Reads a string, from its opening to its closing quote.
    mutating func parseString() throws(PaletteFault) -> String {
        let opening = offset
        offset += 1
        var text = ""
        var run = offset
        while true {
            switch next {
            case UInt8(ascii: "\""):
                let rest = source.string(run..<offset)
                offset += 1
                return text.isEmpty ? rest : text + rest
            case UInt8(ascii: "\\"):
                text += source.string(run..<offset)
                text.unicodeScalars.append(try parseEscape())
                run = offset
            case 0..<0x20:
                guard offset < bytes.count, next != 0x0A, next != 0x0D else {
                    throw PaletteFault(
                        at: source.location(of: opening), "the string that begins here has no closing quote")
                }
                throw unexpected(insteadOf: "a character of a string, control characters as \\u")
            default:
                offset += 1
            }
        }
    }

    private mutating func parseEscape() throws(PaletteFault) -> Unicode.Scalar {
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
        default: throw unexpected(insteadOf: "one of \" \\ / b f n r t u after '\\'")
        }
    }

    /// Steps over the letter of an escape that stands for a scalar.
    private mutating func skip(to scalar: Unicode.Scalar) -> Unicode.Scalar {
        offset += 1
        return scalar
    }

    /// Reads `uXXXX`, and with a high surrogate the low one that has to follow.
    private mutating func parseUnicodeEscape(from start: Int) throws(PaletteFault) -> Unicode.Scalar {
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
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(next)).hexDigitValue else {
                throw unexpected(insteadOf: "four hexadecimal digits after '\\u'")
            }
            unit = unit << 4 | UInt16(digit)
            offset += 1
        }
        return unit
    }
}
