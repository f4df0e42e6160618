/// A tag that opens an element.
package struct XMLElement {
    /// The name as written, prefix included.
    package let name: String
    package let attributes: [XMLAttribute]
    /// The bytes of the tag.
    package let bytes: Range<Int>

    /// The value of an attribute by its name as written.
    package func attribute(_ name: String) -> XMLText? { attributes.first { $0.name == name }?.value }
}

/// An attribute of an element.
package struct XMLAttribute {
    /// The name as written, prefix included.
    package let name: String
    package let value: XMLText
}

/// Characters of a file, references resolved.
package struct XMLText {
    package let string: String
    /// The bytes that they are written with.
    package let bytes: Range<Int>
    /// Whether the bytes are the characters.
    package let isPlain: Bool

    package init(_ string: String, bytes: Range<Int>, isPlain: Bool) {
        (self.string, self.bytes, self.isPlain) = (string, bytes, isPlain)
    }

    /// Without white space at its ends.
    package var trimmed: XMLText {
        let leading = string.utf8.prefix { $0 <= 0x20 }.count
        let trailing = leading == string.utf8.count ? 0 : string.utf8.reversed().prefix { $0 <= 0x20 }.count
        let inner = bytes.lowerBound + leading..<max(bytes.lowerBound + leading, bytes.upperBound - trailing)
        return XMLText(string.trimmed, bytes: isPlain ? inner : bytes, isPlain: isPlain)
    }
}
