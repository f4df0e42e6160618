extension PaletteFile {
    /// Whether a value in it is a colour in hexadecimal digits: `"#336699"`, `>#FFF<`.
    var writesColors: Bool {
        var start = bytes.startIndex
        while let mark = bytes[start...].firstIndex(of: UInt8(ascii: "#")) {
            start = mark + 1
            let digits = bytes[start...].prefix { $0.isHexDigit }
            start = digits.endIndex
            guard [3, 4, 6, 8].contains(digits.count), mark > bytes.startIndex, start < bytes.endIndex,
                let closing = Self.closing(of: bytes[mark - 1]), bytes[start] == closing
            else { continue }
            return true
        }
        return false
    }

    /// What stands behind a value that begins behind a sign; `nil` where none does.
    private static func closing(of opening: UInt8) -> UInt8? {
        switch opening {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): opening
        case UInt8(ascii: ">"): UInt8(ascii: "<")
        default: nil
        }
    }
}
