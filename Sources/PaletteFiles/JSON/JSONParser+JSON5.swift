/// What JSON5 adds to JSON (spec.json5.org, version 1.0.0, sections 2 to 8).
extension JSONParser {
    /// Reads a value that JSON does not have; `nil` where there is none.
    mutating func parseExtendedValue() throws(PaletteFault) -> JSONNode.Value? {
        switch next {
        case UInt8(ascii: "'"): return .string(try parseString())
        case UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "I"), UInt8(ascii: "N"):
            return try parseExtendedNumber()
        default: return nil
        }
    }

    /// Reads a number of ECMAScript: with a sign, hexadecimal, without digits on one side of the point. What
    /// is no finite number is kept as its word, because no colour has it.
    mutating func parseExtendedNumber() throws(PaletteFault) -> JSONNode.Value {
        let start = offset
        let isNegative = next == UInt8(ascii: "-")
        if isNegative || next == UInt8(ascii: "+") { offset += 1 }
        for word in ["Infinity", "NaN"] where bytes[offset...].starts(with: word.utf8) {
            return try parseWord(word, meaning: .string(word))
        }
        let digits = offset
        while isWordByte(next) || next == UInt8(ascii: ".") || isExponentSign(after: digits) { offset += 1 }
        let text = source.string(digits..<offset)
        let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
        let value = isHexadecimal ? hexadecimal(text.dropFirst(2)) : decimal(text)
        guard let value else {
            offset = digits
            throw unexpected(insteadOf: "a number")
        }
        guard value.isFinite else {
            throw PaletteFault(at: source.location(of: start), "the number is too large")
        }
        return .number(isNegative ? -value : value)
    }

    /// Whether the byte to read next is the sign of an exponent of the number that begins at an offset.
    private func isExponentSign(after start: Int) -> Bool {
        guard next == UInt8(ascii: "-") || next == UInt8(ascii: "+"), offset > start else { return false }
        let isHexadecimal = start + 1 < offset && bytes[start + 1] | 0x20 == UInt8(ascii: "x")
        return bytes[offset - 1] | 0x20 == UInt8(ascii: "e") && !isHexadecimal
    }

    private func hexadecimal(_ digits: Substring) -> Double? {
        guard !digits.isEmpty, digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
            return nil
        }
        return digits.reduce(0) { $0 * 16 + Double($1.hexDigitValue ?? 0) }
    }

    /// Digits with a point at their end or beginning, too; no leading zeros.
    private func decimal(_ text: String) -> Double? {
        let parts = text.lowercased().split(separator: "e", maxSplits: 1, omittingEmptySubsequences: false)
        let sides = parts[0].split(separator: ".", omittingEmptySubsequences: false)
        let (whole, fraction) = (sides[0], sides.count > 1 ? sides[1] : "")
        guard sides.count <= 2, !(whole.isEmpty && fraction.isEmpty),
            (whole + fraction).utf8.allSatisfy(isDigit),
            whole.count == 1 || !whole.hasPrefix("0")
        else { return nil }
        return Double(
            "\(whole.isEmpty ? "0" : whole).\(fraction.isEmpty ? "0" : fraction)" + exponent(of: parts))
    }

    private func exponent(of parts: [Substring]) -> String { parts.count > 1 ? "e" + parts[1] : "" }

    /// Reads a key without quotes: a name of ECMAScript, with every scalar beyond ASCII taken for a letter.
    mutating func parseIdentifier() throws(PaletteFault) -> String {
        var name = ""
        var run = offset
        while true {
            if next == UInt8(ascii: "\\") {
                name += source.string(run..<offset)
                let start = offset
                offset += 1
                guard next == UInt8(ascii: "u") else {
                    throw unexpected(insteadOf: "'u' after '\\' in a key")
                }
                name.unicodeScalars.append(try parseUnicodeEscape(from: start))
                run = offset
            } else if isWordByte(next), !(name.isEmpty && offset == run && isDigit(next)), !atExtendedSpace {
                offset += 1
            } else {
                break
            }
        }
        name += source.string(run..<offset)
        guard !name.isEmpty else { throw unexpected(insteadOf: "a key") }
        return name
    }

    /// Reads what follows a backslash in a string and has no meaning in JSON.
    mutating func parseExtendedEscape() throws(PaletteFault) -> Unicode.Scalar? {
        switch next {
        case UInt8(ascii: "v"): return skip(to: "\u{B}")
        case UInt8(ascii: "0") where !isDigit(offset + 1 < bytes.count ? bytes[offset + 1] : 0):
            return skip(to: "\0")
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            throw unexpected(insteadOf: "no digit after '\\'")
        case UInt8(ascii: "x"):
            offset += 1
            return Unicode.Scalar(try parseHexadecimal(count: 2))
        case 0x0A:
            offset += 1
            return nil
        case 0x0D:
            offset += 1
            if next == 0x0A { offset += 1 }
            return nil
        case 0 where offset >= bytes.count:
            throw unexpected(insteadOf: "an escape")
        default:
            // Any other character stands for itself, and a line separator for nothing.
            let isLineSeparator = [0x2028, 0x2029].contains(nextScalar.value)
            let scalar = nextScalar
            offset += scalar.utf8.count
            return isLineSeparator ? nil : scalar
        }
    }

    /// Steps over comments and the white space that JSON does not have.
    mutating func skipExtendedSpace() throws(PaletteFault) {
        while true {
            if next == 0x20 || next == 0x09 || next == 0x0A || next == 0x0D {
                offset += 1
            } else if bytes[offset...].starts(with: "//".utf8) {
                offset = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            } else if bytes[offset...].starts(with: "/*".utf8) {
                try skipBlockComment()
            } else if atExtendedSpace {
                offset += nextScalar.utf8.count
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() throws(PaletteFault) {
        let start = offset
        offset += 2
        while !bytes[offset...].starts(with: "*/".utf8) {
            guard offset < bytes.count else {
                throw PaletteFault(
                    at: source.location(of: start), "the comment that begins here has no end")
            }
            offset += 1
        }
        offset += 2
    }

    /// Whether the scalar to read next is white space that JSON does not have.
    private var atExtendedSpace: Bool {
        if next < 0x80 { return next == 0x0B || next == 0x0C }
        return nextScalar.properties.isWhitespace || nextScalar == "\u{FEFF}"
    }

    /// The scalar to read next; the file is known to be UTF-8.
    private var nextScalar: Unicode.Scalar {
        String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
            ?? "\0"
    }

    /// Whether a byte may be part of a name or a number.
    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }
}
