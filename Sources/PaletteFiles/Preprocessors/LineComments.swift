/// Line comments of SCSS and Less, which CSS does not have.
enum LineComments {
    /// A text with spaces in the place of each comment, so that what is CSS stays where it is, and the bytes
    /// within the comments.
    static func blanked(_ text: SourceText) -> (text: SourceText, comments: [Range<Int>]) {
        var bytes = text.bytes
        var comments: [Range<Int>] = []
        var offset = 0
        var quote: UInt8 = 0
        while offset < bytes.count {
            let (byte, next) = (bytes[offset], offset + 1 < bytes.count ? bytes[offset + 1] : 0)
            switch byte {
            case UInt8(ascii: "\\"): offset += 1
            case 0x0A, 0x0D, 0x0C: quote = 0
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                if quote == 0 { quote = byte } else if quote == byte { quote = 0 }
            case UInt8(ascii: "/") where quote == 0 && next == UInt8(ascii: "*"):
                // What is in a comment of CSS is none of these.
                offset += 2
                while offset + 1 < bytes.count, !bytes[offset...].starts(with: "*/".utf8) { offset += 1 }
                offset += 1
            case UInt8(ascii: "(") where quote == 0 && isAddress(before: offset, in: bytes):
                offset = bytes[offset...].firstIndex(of: UInt8(ascii: ")")) ?? bytes.count
            case UInt8(ascii: "/") where quote == 0 && next == UInt8(ascii: "/"):
                // `url(https://…)` has no quotes.
                guard offset == 0 || bytes[offset - 1] != UInt8(ascii: ":") else { break }
                let end = bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
                comments.append(offset + 2..<end)
                for index in offset..<end { bytes[index] = 0x20 }
                offset = end
                continue
            default: break
            }
            offset += 1
        }
        return (SourceText(path: text.path, bytes: bytes), comments)
    }

    /// Whether what a parenthesis opens is an address without quotes, in which two slashes are no comment:
    /// `url(data:image/svg+xml;base64,//8)`.
    private static func isAddress(before open: Int, in bytes: [UInt8]) -> Bool {
        let name = bytes[..<open].suffix(3).map { $0 | 0x20 }
        guard name.elementsEqual("url".utf8) else { return false }
        let first = bytes[(open + 1)...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return first.map { ![UInt8(ascii: "\""), UInt8(ascii: "'")].contains($0) } ?? false
    }
}
