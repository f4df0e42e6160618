internal import ColorMath

extension SRGB8 {
    /// Reads `#RRGGBB`, in either case.
    init?(hexadecimal text: String) {
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6,
            digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let code = UInt32(text.dropFirst(), radix: 16)
        else { return nil }
        self.init(hex: code)
    }
}

/// `#RRGGBB` as a value of JSON.
struct HexadecimalColor: Decodable {
    let color: SRGB8

    init(from decoder: any Decoder) throws {
        let entry = try decoder.singleValueContainer()
        guard let color = SRGB8(hexadecimal: try entry.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: entry, debugDescription: "not #RRGGBB")
        }
        self.color = color
    }
}
