/// Splits Swift source into tokens; comments are left out, nested ones and what is in strings included.
///
/// It reads whatever it is given: what is no Swift gives tokens that mean nothing.
struct SwiftLexer {
    let bytes: [UInt8]
    private(set) var tokens: [SwiftToken] = []
    /// The bytes within each comment that is not in another.
    private(set) var comments: [Range<Int>] = []
    private var offset = 0
    private var end: Int { bytes.count }
    private var beginsLine = true

    /// How deep strings may lie in the interpolations of strings.
    private static let maximumDepth = 16

    /// Splits the bytes of a file.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        while offset < end { readToken() }
    }

    private func byte(at offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

    private mutating func readToken() {
        if skipComment() { return }
        switch bytes[offset] {
        case 0x0A, 0x0D:
            beginsLine = true
            offset += 1
        case 0...0x20:
            offset += 1
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            readNumber()
        case UInt8(ascii: "\""):
            readString(poundCount: 0)
        case UInt8(ascii: "#"):
            let pounds = bytes[offset..<end].prefix { $0 == UInt8(ascii: "#") }.count
            if byte(at: offset + pounds) == UInt8(ascii: "\"") {
                readString(poundCount: pounds)
            } else {
                // Only the last of several can begin a name.
                append(.mark("#"), from: offset + pounds - 1, to: offset + pounds)
            }
        case UInt8(ascii: "`"):
            let name = offset + 1
            let close = bytes[name..<end].firstIndex { $0 == UInt8(ascii: "`") || $0 == 0x0A } ?? end
            append(.word, from: name, to: close)
            offset = min(close + 1, end)
        case let first where SwiftToken.isWord(first):
            append(.word, to: bytes[offset..<end].firstIndex { !SwiftToken.isWord($0) } ?? end)
        case let other:
            append(.mark(Unicode.Scalar(other)), to: offset + 1)
        }
    }

    private mutating func append(_ kind: SwiftToken.Kind, from start: Int? = nil, to end: Int) {
        tokens.append(SwiftToken(kind: kind, bytes: (start ?? offset)..<end, beginsLine: beginsLine))
        beginsLine = false
        offset = end
    }

    /// Reads digits of any base, one point that a digit follows, and an exponent with its sign.
    private mutating func readNumber() {
        let isHexadecimal = byte(at: offset) == UInt8(ascii: "0") && byte(at: offset + 1) == UInt8(ascii: "x")
        var position = offset
        while position < end {
            let current = bytes[position]
            let isExponent = !isHexadecimal && current | 0x20 == UInt8(ascii: "e")
            let next = byte(at: position + 1)
            if isExponent, next == UInt8(ascii: "-") || next == UInt8(ascii: "+") {
                position += 2
            } else if current == UInt8(ascii: "."), next >= UInt8(ascii: "0"), next <= UInt8(ascii: "9") {
                position += 2
            } else if SwiftToken.isWord(current) {
                position += 1
            } else {
                break
            }
        }
        append(.number, to: position)
    }

    /// Passes over a comment that begins here; says whether one did.
    private mutating func skipComment() -> Bool {
        if let line = CodeComment.line(in: bytes, at: offset) {
            comments.append(line.content)
            offset = line.end
        } else if let block = CodeComment.block(in: bytes, at: offset, nests: true) {
            if let content = block.content { comments.append(content) }
            offset = block.end
        } else {
            return false
        }
        return true
    }

    private mutating func readString(poundCount: Int) {
        let scanner = SwiftStringScan(bytes: bytes, end: end)
        let string = scanner.scan(from: offset, poundCount: poundCount, depth: Self.maximumDepth)
        append(
            string.isConstant ? .string : .interpolatedString, from: string.text.lowerBound,
            to: string.text.upperBound)
        offset = string.end
    }
}
