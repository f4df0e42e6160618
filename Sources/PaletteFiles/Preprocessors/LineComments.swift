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
}
