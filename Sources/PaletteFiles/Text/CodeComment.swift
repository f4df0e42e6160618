/// Comments as the languages of the family of C write them.
enum CodeComment {
    /// A comment: the bytes within, and where what follows it begins.
    typealias Found = (content: Range<Int>, end: Int)

    /// The comment up to the end of its line that begins at an offset; `nil` where none does.
    static func line(in bytes: [UInt8], at offset: Int) -> Found? {
        guard begins(with: UInt8(ascii: "/"), in: bytes, at: offset) else { return nil }
        let end = bytes[(offset + 2)...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        return (offset + 2..<end, end)
    }

    /// The comment between marks that begins at an offset; `nil` where none does. One that is not closed has
    /// the rest of the file in it.
    ///
    /// - Parameter nests: Whether comments lie in each other.
    static func block(in bytes: [UInt8], at offset: Int, nests: Bool) -> (content: Range<Int>?, end: Int)? {
        guard begins(with: UInt8(ascii: "*"), in: bytes, at: offset) else { return nil }
        let start = offset + 2
        var (position, depth) = (start, 1)
        while position + 1 < bytes.count {
            let pair = (bytes[position], bytes[position + 1])
            if nests, pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
                (position, depth) = (position + 2, depth + 1)
            } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
                (position, depth) = (position + 2, depth - 1)
                if depth == 0 { return (start..<position - 2, position) }
            } else {
                position += 1
            }
        }
        return (nil, bytes.count)
    }

    private static func begins(with second: UInt8, in bytes: [UInt8], at offset: Int) -> Bool {
        offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "/") && bytes[offset + 1] == second
    }
}
