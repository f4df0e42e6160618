internal import ColorMath

/// The three numbers of a row in a GIMP palette.
struct GIMPRowSyntax: ColorSyntax {
    let color: DynamicColor
    private let numbers: [Range<Int>]

    init?(_ text: [UInt8]) {
        let isDigit = { (byte: UInt8) in byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
        numbers = text.indices.split { !isDigit(text[$0]) }.map { $0.startIndex..<$0.endIndex }
        let codes = numbers.compactMap { UInt8(String(decoding: text[$0], as: UTF8.self)) }
        guard codes.count == 3, numbers.count == 3 else { return nil }
        color = DynamicColor(SRGB(SRGB8(red: codes[0], green: codes[1], blue: codes[2])))
    }

    func edits(for color: DynamicColor, alpha: Double?, leastPlaces: Int) -> [TextEdit]? {
        guard alpha == nil else { return nil }
        let codes = SRGB8(clipping: color.extended(to: SRGB.self).color)
        return zip(numbers, [codes.red, codes.green, codes.blue]).map { TextEdit($0, String($1)) }
    }
}
