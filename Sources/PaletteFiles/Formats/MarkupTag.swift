/// The tag that an element begins with.
struct MarkupTag {
    /// What an element holds.
    enum Content {
        case nothing
        case icon
        /// Text, or what may be.
        case text
    }

    private let name: String
    /// The words of its classes.
    private(set) var words: [Range<Int>] = []
    /// Whether it may have other classes, too, which something works out.
    private(set) var isOpen = false
    /// Where what it holds begins.
    private(set) var end: Int
    private var isClosed = false

    /// Reads a tag whose name begins at an index.
    init(at start: Int, in bytes: [UInt8]) {
        var index = start
        while index < bytes.count, bytes[index].isOfClassName { index += 1 }
        name = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
        end = index
        let last = min(bytes.count, start + Self.reach)
        while index < last, bytes[index] != UInt8(ascii: ">") {
            guard Self.isOfAttribute(bytes[index]) else {
                index = Self.end(ofValueAt: index, in: bytes, before: last)
                continue
            }
            let nameStart = index
            while index < last, Self.isOfAttribute(bytes[index]) { index += 1 }
            let attribute = bytes[nameStart..<index]
            guard index < last, bytes[index] == UInt8(ascii: "=") else { continue }
            let value = (index + 1)..<Self.end(ofValueAt: index + 1, in: bytes, before: last)
            index = max(index + 1, value.upperBound)
            if Self.speaksOfClasses(attribute) { addClasses(attribute, value, in: bytes) }
        }
        isClosed = index > start && bytes[index - 1] == UInt8(ascii: "/")
        end = min(index + 1, bytes.count)
    }

    /// More than a tag of markup is long.
    private static let reach = 4_000

    private mutating func addClasses(_ attribute: ArraySlice<UInt8>, _ value: Range<Int>, in bytes: [UInt8]) {
        let isPlain = ["class", "classname"].contains {
            attribute.map { $0 | 0x20 }.elementsEqual($0.utf8)
        }
        let text = bytes[value]
        let isQuoted = text.first == UInt8(ascii: "\"") || text.first == UInt8(ascii: "'")
        if !isPlain || !isQuoted || text.contains(where: { "{}<>$?%".utf8.contains($0) }) { isOpen = true }
        var index = value.lowerBound
        while index < value.upperBound {
            let start = index
            while index < value.upperBound, bytes[index].isOfClassName { index += 1 }
            if index > start { words.append(start..<index) }
            index += 1
        }
    }

    /// What stands between the tag and that which closes the element.
    func content(in bytes: [UInt8]) -> Content {
        guard !isClosed, !["input", "br", "hr", "img", "meta", "link"].contains(name) else { return .nothing }
        var (index, found) = (end, Content.nothing)
        let last = min(bytes.count, end + Self.reach)
        while index < last {
            let byte = bytes[index]
            if byte == UInt8(ascii: "<") {
                let next = index + 1 < last ? bytes[index + 1] : 0
                if next == UInt8(ascii: "/") { return found }
                guard next.isLetter else { return .text }
                let inner = MarkupTag(at: index + 1, in: bytes)
                guard inner.isIcon else { return .text }
                found = .icon
                index =
                    inner.isClosed || inner.name == "img" ? inner.end : inner.closing(in: bytes, before: last)
            } else if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
                index += 1
            } else {
                return .text
            }
        }
        return .text
    }

    /// Whether it is an icon by its element: `<i>`, `<svg>`, `<img>`, `<BackIcon>`.
    private var isIcon: Bool { ["i", "svg", "img"].contains(name) || name.mentions("icon") }

    /// The index behind the tag that closes it.
    private func closing(in bytes: [UInt8], before last: Int) -> Int {
        let mark = Array("</\(name)".utf8)
        var index = end
        while index < last {
            if bytes[index] == mark[0],
                bytes[index..<min(last, index + mark.count)].map({ $0 | 0x20 }).elementsEqual(
                    mark.map { $0 | 0x20 })
            {
                return (bytes[index..<last].firstIndex(of: UInt8(ascii: ">")) ?? last) + 1
            }
            index += 1
        }
        return last
    }

    /// Where a value ends: a text in quotation marks, what stands in braces, a word, or one sign.
    private static func end(ofValueAt start: Int, in bytes: [UInt8], before last: Int) -> Int {
        guard start < last else { return last }
        switch bytes[start] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            return (bytes[(start + 1)..<last].firstIndex(of: bytes[start]) ?? last - 1) + 1
        case UInt8(ascii: "{"):
            var (depth, index) = (0, start)
            while index < last {
                if bytes[index] == UInt8(ascii: "{") { depth += 1 }
                if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
                index += 1
                if depth == 0 { break }
            }
            return index
        case let byte where byte.isOfClassName:
            return bytes[start..<last].firstIndex { !$0.isOfClassName } ?? last
        default: return start + 1
        }
    }

    private static func speaksOfClasses(_ attribute: ArraySlice<UInt8>) -> Bool {
        attribute.indices.contains {
            attribute[$0...].prefix(5).map { $0 | 0x20 }.elementsEqual("class".utf8)
        }
    }

    private static func isOfAttribute(_ byte: UInt8) -> Bool {
        byte.isOfClassName || ":@[]().*#".utf8.contains(byte)
    }
}
