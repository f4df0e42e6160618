internal import ColorMath

/// An opaque colour in JSON: `#RRGGBB`.
struct ColorCode: Hashable, Codable {
    let color: SRGB8

    init(_ color: SRGB8) {
        self.color = color
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6,
            digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let code = UInt32(text.dropFirst(), radix: 16)
        else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no colour as #RRGGBB")
        }
        color = SRGB8(hex: code)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(color.description)
    }
}
