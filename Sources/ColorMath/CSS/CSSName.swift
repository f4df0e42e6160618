/// A name as written, compared without regard to case: the bytes are not copied.
struct CSSName {
    let bytes: UnsafeBufferPointer<UInt8>

    /// Whether the name is a given one, which must be written in lower case.
    func matches(_ name: StaticString) -> Bool { order(relativeTo: name) == 0 }

    /// Below, equal to or above 0 as the name sorts before, with or after a given one in lower case.
    func order(relativeTo name: StaticString) -> Int {
        name.withUTF8Buffer { other in
            for index in 0..<min(bytes.count, other.count) {
                let byte = bytes[index].lowercasedASCII
                if byte != other[index] { return Int(byte) - Int(other[index]) }
            }
            return bytes.count - other.count
        }
    }
}

extension UInt8 {
    /// The lower-case form of an ASCII letter; any other byte as it is.
    var lowercasedASCII: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
    }
}
