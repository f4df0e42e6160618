/// A tag that opens an element.
struct XMLElement {
    /// The name as written, prefix included.
    let name: String
    let attributes: [XMLAttribute]
    /// The bytes of the tag.
    let bytes: Range<Int>

    /// The value of an attribute by its name as written.
    func attribute(_ name: String) -> XMLText? { attributes.first { $0.name == name }?.value }
}

/// An attribute of an element.
struct XMLAttribute {
    /// The name as written, prefix included.
    let name: String
    let value: XMLText
}

/// Characters of a file, references resolved.
struct XMLText {
    let string: String
    /// The bytes that they are written with.
    let bytes: Range<Int>
    /// Whether the bytes are the characters.
    let isPlain: Bool

    init(_ string: String, bytes: Range<Int>, isPlain: Bool) {
        (self.string, self.bytes, self.isPlain) = (string, bytes, isPlain)
    }

    /// Without white space at its ends.
    var trimmed: XMLText {
        let leading = string.utf8.prefix { $0 <= 0x20 }.count
        let trailing = leading == string.utf8.count ? 0 : string.utf8.reversed().prefix { $0 <= 0x20 }.count
        let inner = bytes.lowerBound + leading..<max(bytes.lowerBound + leading, bytes.upperBound - trailing)
        return XMLText(string.trimmed, bytes: isPlain ? inner : bytes, isPlain: isPlain)
    }
}
