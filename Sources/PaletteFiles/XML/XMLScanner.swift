/// Goes through an XML file (XML 1.0, fifth edition) tag by tag.
///
/// No document type is read, and of entities only the five that XML has and those of numbers: nothing grows,
/// and nothing else is opened. What is not well-formed ends the scan with a fault.
package struct XMLScanner {
    /// What is met.
    package enum Event {
        /// A tag that opens an element; one that is empty is closed at once.
        case start(XMLElement)
        /// A tag that closes an element.
        case end(name: String)
        /// Characters between tags.
        case text(XMLText)
    }

    package let source: SourceText
    private let bytes: [UInt8]
    private var offset = 0
    /// The names of the elements that are open.
    private var open: [String] = []
    /// The end of an empty element that is still to be said.
    private var pendingEnd: String?
    /// The bytes within each comment so far.
    package private(set) var comments: [Range<Int>] = []

    /// How deep elements may lie in each other.
    private static let depthLimit = 256

    package init(_ source: SourceText) {
        self.source = source
        bytes = source.bytes
    }

    /// What is met next; `nil` at the end of the file.
    package mutating func next() throws(PaletteFault) -> Event? {
        if let name = pendingEnd {
            pendingEnd = nil
            return .end(name: name)
        }
        while offset < bytes.count {
            guard bytes[offset] == UInt8(ascii: "<") else { return .text(try readText()) }
            if starts("<!--") {
                let start = offset + 4
                try skip(past: "-->", from: start, "comment")
                comments.append(start..<offset - 3)
            } else if starts("<![CDATA[") {
                let start = offset + 9
                try skip(past: "]]>", from: start, "CDATA section")
                let range = start..<offset - 3
                return .text(XMLText(source.string(range), bytes: range, isPlain: true))
            } else if starts("<?") {
                try skip(past: "?>", from: offset + 2, "processing instruction")
            } else if starts("<!") {
                throw fault("a document type is not read; remove it", at: offset)
            } else if starts("</") {
                return .end(name: try readEnd())
            } else {
                return .start(try readStart())
            }
        }
        if let name = open.last { throw fault("the element \(name) is not closed", at: bytes.count) }
        return nil
    }

    private mutating func readStart() throws(PaletteFault) -> XMLElement {
        let start = offset
        offset += 1
        let name = try readName()
        var attributes: [XMLAttribute] = []
        while true {
            skipSpace()
            if starts("/>") || starts(">") { break }
            let attribute = try readName()
            skipSpace()
            guard byte == UInt8(ascii: "=") else {
                throw fault("expected '=' after the attribute \(attribute)", at: offset)
            }
            offset += 1
            skipSpace()
            attributes.append(XMLAttribute(name: attribute, value: try readAttributeValue()))
        }
        if byte == UInt8(ascii: "/") {
            offset += 2
            pendingEnd = name
        } else {
            offset += 1
            guard open.count < Self.depthLimit else {
                throw fault("elements lie more than \(Self.depthLimit) deep here", at: start)
            }
            open.append(name)
        }
        return XMLElement(name: name, attributes: attributes, bytes: start..<offset)
    }

    private mutating func readEnd() throws(PaletteFault) -> String {
        let start = offset
        offset += 2
        let name = try readName()
        skipSpace()
        guard byte == UInt8(ascii: ">") else { throw fault("expected '>'", at: offset) }
        guard open.last == name else {
            throw fault("</\(name)> closes no element that is open here", at: start)
        }
        open.removeLast()
        offset += 1
        return name
    }

    private mutating func readText() throws(PaletteFault) -> XMLText {
        let start = offset
        offset = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        return try characters(in: start..<offset)
    }

    private mutating func readAttributeValue() throws(PaletteFault) -> XMLText {
        let quote = byte
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw fault("expected a value in quotes", at: offset)
        }
        let start = offset + 1
        guard let end = bytes[start...].firstIndex(where: { $0 == quote || $0 == UInt8(ascii: "<") }),
            bytes[end] == quote
        else { throw fault("the value that begins here has no closing quote", at: offset) }
        offset = end + 1
        return try characters(in: start..<end)
    }

    /// Characters with their references resolved.
    private func characters(in range: Range<Int>) throws(PaletteFault) -> XMLText {
        guard bytes[range].contains(UInt8(ascii: "&")) else {
            return XMLText(source.string(range), bytes: range, isPlain: true)
        }
        var text = ""
        var run = range.lowerBound
        while let start = bytes[run..<range.upperBound].firstIndex(of: UInt8(ascii: "&")) {
            text += source.string(run..<start)
            // No reference that is read is longer.
            let end = bytes[start..<min(start + 12, range.upperBound)].firstIndex(of: UInt8(ascii: ";"))
            guard let end, let scalar = Self.scalar(named: source.string(start + 1..<end)) else {
                throw fault("only the entities of XML itself and numbers are read, such as &amp;", at: start)
            }
            text.unicodeScalars.append(scalar)
            run = end + 1
        }
        return XMLText(text + source.string(run..<range.upperBound), bytes: range, isPlain: false)
    }

    private static let entities: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    ]

    private static func scalar(named name: String) -> Unicode.Scalar? {
        if let scalar = entities[name] { return scalar }
        let number =
            name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst(), radix: 10)
        guard name.hasPrefix("#"), let number, number > 0 else { return nil }
        return Unicode.Scalar(number)
    }
}

extension XMLScanner {
    private var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    private func starts(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    }

    private mutating func skipSpace() {
        while byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { offset += 1 }
    }

    /// Reads a name; every byte that is no punctuation of XML counts as a part of one.
    private mutating func readName() throws(PaletteFault) -> String {
        let end = bytes[offset...].firstIndex { $0 <= 0x20 || "<>/=\"'&;?!".utf8.contains($0) } ?? bytes.count
        guard end > offset else { throw fault("expected a name", at: offset) }
        defer { offset = end }
        return source.string(offset..<end)
    }

    private mutating func skip(past end: StaticString, from start: Int, _ what: String) throws(PaletteFault) {
        let opening = offset
        offset = min(start, bytes.count)
        while !starts(end) {
            guard offset < bytes.count else {
                throw fault("the \(what) that begins here has no end", at: opening)
            }
            offset += 1
        }
        offset += end.utf8CodeUnitCount
    }

    private func fault(_ message: String, at offset: Int) -> PaletteFault {
        PaletteFault(at: source.location(of: offset), message)
    }
}
