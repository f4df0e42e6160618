/// XML that is written from top to bottom.
struct XMLText {
    private var text = ""
    private var depth: Int

    /// A part of a document, inside so many elements.
    init(depth: Int) {
        self.depth = depth
    }

    /// The beginning of a document.
    static var document: XMLText {
        var xml = XMLText(depth: 0)
        xml.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
        return xml
    }

    /// What was written since this was asked for last.
    mutating func takeText() -> String {
        defer { text = "" }
        return text
    }

    /// Begins an element; attributes are sorted by name.
    mutating func open(_ name: String, _ attributes: [String: String] = [:]) {
        line("<\(name)\(Self.list(attributes))>")
        depth += 1
    }

    /// Ends an element.
    mutating func close(_ name: String) {
        depth -= 1
        line("</\(name)>")
    }

    /// Writes an element without contents.
    mutating func empty(_ name: String, _ attributes: [String: String]) {
        line("<\(name)\(Self.list(attributes))/>")
    }

    /// Writes an element with text in it.
    mutating func element(_ name: String, _ attributes: [String: String], containing content: String) {
        line("<\(name)\(Self.list(attributes))>\(content.xmlEscaped)</\(name)>")
    }

    private mutating func line(_ content: String) {
        text += String(repeating: "  ", count: depth) + content + "\n"
    }

    private static func list(_ attributes: [String: String]) -> String {
        attributes.sorted { $0.key < $1.key }.map { " \($0)=\"\($1.xmlEscaped)\"" }.joined()
    }
}

extension String {
    /// What XML and HTML have names for.
    private static let xmlMarks = Array("&<>\"'".utf8)

    /// The text as XML or HTML holds it, inside and outside of quotes.
    ///
    /// What XML 1.0 cannot hold at all (section 2.2: most control characters, U+FFFE and U+FFFF) is written
    /// out as `\u{1B}`; line breaks stay.
    var xmlEscaped: String {
        let isPlain = utf8.allSatisfy { (0x20..<0x7F).contains($0) && !Self.xmlMarks.contains($0) }
        guard !isPlain else { return self }
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\n": result.unicodeScalars.append(scalar)
            case "\u{FFFE}", "\u{FFFF}": result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result += String(scalar).visible
            }
        }
        return result
    }
}
