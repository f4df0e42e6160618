/// A name as written, compared without regard to case: the bytes are not copied unless some are escaped.
struct CSSName {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The bytes that a name with escapes stands for.
    private var resolved: [UInt8]?

    /// A name without escapes.
    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// A name as written, with escapes resolved (CSS Syntax 3, 4.3.7).
    init(escaped bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        var resolved: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "\\") else {
                resolved.append(bytes[index])
                index += 1
                continue
            }
            index += 1
            var (code, digits): (UInt32, Int) = (0, 0)
            while digits < 6, index < bytes.count, let digit = bytes[index].hexDigit {
                code = code << 4 | UInt32(digit)
                (index, digits) = (index + 1, digits + 1)
            }
            if digits > 0 {
                let scalar = Unicode.Scalar(code == 0 ? 0xFFFD : code) ?? "\u{FFFD}"
                resolved += Array(String(Character(scalar)).utf8)
                if index < bytes.count, bytes[index].isSpace { index += 1 }
            } else if index < bytes.count {
                resolved.append(bytes[index])
                index += 1
            }
        }
        self.resolved = resolved
    }

    var isEmpty: Bool { bytes.isEmpty }

    /// Whether the name is a given one, which must be written in lower case.
    func matches(_ name: StaticString) -> Bool { order(relativeTo: name) == 0 }

    /// Whether the name is a given one, which must be written in lower case.
    func matches(_ name: String) -> Bool {
        withBytes { $0.elementsEqual(name.utf8) { $0.lowercasedASCII == $1 } }
    }

    /// The value of a name that is one hexadecimal digit; nil for any other.
    var hexDigit: UInt8? { withBytes { $0.count == 1 ? $0[0].hexDigit : nil } }

    /// Below, equal to or above 0 as the name sorts before, with or after a given one in lower case.
    func order(relativeTo name: StaticString) -> Int {
        withBytes { bytes in
            name.withUTF8Buffer { other in
                for index in 0..<min(bytes.count, other.count) {
                    let byte = bytes[index].lowercasedASCII
                    if byte != other[index] { return Int(byte) - Int(other[index]) }
                }
                return bytes.count - other.count
            }
        }
    }

    private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        resolved?.withUnsafeBufferPointer(body) ?? body(bytes)
    }
}

extension UInt8 {
    /// The lower-case form of an ASCII letter; any other byte as it is.
    var lowercasedASCII: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
    }

    /// Whether the byte is white space in CSS.
    var isSpace: Bool { self == UInt8(ascii: " ") || (9...13).contains(self) && self != 11 }
}
