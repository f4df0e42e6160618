/// The escapes of JSON pointers, RFC 6901, § 3.
enum JSONPointer {
    /// The name that a segment between two slashes stands for: `~1` is a slash in it, `~0` a tilde.
    static func name(_ segment: Substring) -> String {
        var name: [UInt8] = []
        var isEscaped = false
        for byte in segment.utf8 {
            switch (isEscaped, byte) {
            case (true, UInt8(ascii: "0")): name[name.count - 1] = UInt8(ascii: "~")
            case (true, UInt8(ascii: "1")): name[name.count - 1] = UInt8(ascii: "/")
            default: name.append(byte)
            }
            isEscaped = byte == UInt8(ascii: "~")
        }
        return String(decoding: name, as: UTF8.self)
    }
}
