/// Finds where a string literal of Swift ends.
struct SwiftStringScan {
    let bytes: [UInt8]
    let end: Int

    /// A literal: its text without quotes, where it ends, and whether it has no interpolation.
    struct Literal {
        var text: Range<Int>
        var end: Int
        var isConstant: Bool
    }

    /// Scans a literal; one that is not closed ends with its line, or with the file where it is of several
    /// lines.
    ///
    /// - Parameters:
    ///   - start: The offset of its first `#` or quote.
    ///   - poundCount: The number of `#` around it.
    ///   - depth: How many literals may still lie in its interpolations.
    func scan(from start: Int, poundCount: Int, depth: Int) -> Literal {
        let quote = start + poundCount
        let quoteCount = matches("\"\"\"", at: quote) ? 3 : 1
        var offset = quote + quoteCount
        var literal = Literal(text: offset..<offset, end: offset, isConstant: true)
        while offset < end {
            if quoteCount == 1, bytes[offset] == 0x0A || bytes[offset] == 0x0D { break }
            if matches(quoteCount == 3 ? "\"\"\"" : "\"", at: offset),
                hasPounds(poundCount, at: offset + quoteCount)
            {
                literal.text = literal.text.lowerBound..<offset
                literal.end = offset + quoteCount + poundCount
                return literal
            }
            guard bytes[offset] == UInt8(ascii: "\\"), hasPounds(poundCount, at: offset + 1) else {
                offset += 1
                continue
            }
            offset += 1 + poundCount
            if offset < end, bytes[offset] == UInt8(ascii: "("), depth > 0 {
                literal.isConstant = false
                offset = interpolationEnd(from: offset, depth: depth - 1)
            } else {
                offset += 1
            }
        }
        literal.end = min(offset, end)
        literal.text = min(literal.text.lowerBound, literal.end)..<literal.end
        literal.isConstant = false
        return literal
    }

    /// Where the parentheses of an interpolation close.
    private func interpolationEnd(from start: Int, depth: Int) -> Int {
        var offset = start
        var open = 0
        while offset < end {
            switch bytes[offset] {
            case UInt8(ascii: "("):
                open += 1
            case UInt8(ascii: ")"):
                open -= 1
                if open == 0 { return offset + 1 }
            case UInt8(ascii: "\""):
                offset = scan(from: offset, poundCount: 0, depth: depth).end
                continue
            default: break
            }
            offset += 1
        }
        return end
    }

    private func matches(_ text: StaticString, at offset: Int) -> Bool {
        offset + text.utf8CodeUnitCount <= end
            && (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
    }

    private func hasPounds(_ count: Int, at offset: Int) -> Bool {
        offset + count <= end && bytes[offset..<offset + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }
}
