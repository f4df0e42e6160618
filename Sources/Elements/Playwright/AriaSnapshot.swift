internal import PaletteFiles

/// What Playwright's `ariaSnapshot({ boxes: true })` gives: a list in YAML, an element a line, two spaces
/// deeper for those that lie in it.
///
/// `- button "Pay" [disabled] [ref=e6] [box=28,107,39,21]`
///
/// The shape is that of Playwright 1.65. Boxes are in CSS pixels from the corner of the window, and within a
/// frame from the corner of that. Words without a box of their own are no elements; where they stand beside a
/// link, that is one in running text.
struct AriaSnapshot {
    private let source: SourceText

    init(_ source: SourceText) { self.source = source }

    /// An element that lines may lie in.
    private struct Open {
        let indent: Int
        /// The nearest element that has a box; `nil` at the top.
        let index: Int?
        /// The corner that boxes within count from.
        let origin: (x: Double, y: Double)
        let hasWords: Bool
    }

    func tree() throws(PaletteFault) -> ElementTree {
        var collector = ElementCollector()
        var open: [Open] = []
        var offset = 0
        let lines = source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        for (number, line) in lines.enumerated() {
            defer { offset += line.utf8.count + 1 }
            let indent = line.prefix { $0 == " " }.count
            let text = line.dropFirst(indent)
            guard !text.allSatisfy(\.isWhitespace) else { continue }
            guard text.hasPrefix("- "), let entry = AriaEntry(text.dropFirst(2)) else {
                throw PaletteFault(
                    at: source.location(of: offset),
                    "expected an element as Playwright writes it: - button \"Pay\" [box=28,107,39,21]")
            }
            while let last = open.last, last.indent >= indent { open.removeLast() }
            let around = open.last
            let origin = around?.origin ?? (x: 0, y: 0)
            var index = around?.index
            if let box = entry.box, box.width > 0, box.height > 0 {
                var element = entry.element
                element.frame = ElementFrame(
                    x: box.x + origin.x, y: box.y + origin.y, width: box.width, height: box.height)
                if element.role == .link, around?.hasWords == true { element.traits.insert(.inline) }
                element.parent = around?.index
                index = try collector.add(element, depth: open.count, at: source.location(of: offset))
            }
            open.append(
                Open(
                    indent: indent, index: index,
                    origin: entry.role == "iframe"
                        ? (origin.x + (entry.box?.x ?? 0), origin.y + (entry.box?.y ?? 0)) : origin,
                    hasWords: Self.hasWords(within: indent, after: number, in: lines)))
        }
        guard !collector.elements.isEmpty else {
            throw PaletteFault(
                at: source.location(of: 0),
                "this snapshot of Playwright has no boxes: take it with ariaSnapshot({ boxes: true }), in Python "
                    + "aria_snapshot(boxes=True), or capture the page with Samples/elements.py")
        }
        return ElementTree(collector.elements, format: .browser)
    }

    /// Whether words stand right in an element, beside other elements.
    private static func hasWords(within indent: Int, after line: Int, in lines: [String]) -> Bool {
        for next in lines.dropFirst(line + 1) {
            let own = next.prefix { $0 == " " }.count
            guard own > indent else { return false }
            if own == indent + 2, next.dropFirst(own).hasPrefix("- text:") { return true }
        }
        return false
    }
}

/// A line of a snapshot.
private struct AriaEntry {
    /// The role, as the snapshot has it; `text` for words, `/url` for a property of what it lies in.
    let role: String
    private let name: String?
    private let attributes: [Substring]
    private let text: String?

    /// Reads what stands behind the dash.
    init?(_ line: Substring) {
        var rest = line
        // A line with a colon or a sharp in it is quoted as a whole, apostrophes doubled.
        if rest.first == "'", let end = rest.lastIndex(of: "'"), end > rest.startIndex {
            var whole = ""
            var isFirst = false
            for character in rest[rest.index(after: rest.startIndex)..<end] {
                isFirst = character == "'" && !isFirst
                if character != "'" || isFirst { whole.append(character) }
            }
            rest = Substring(whole + rest[rest.index(after: end)...])
        }
        let word = rest.prefix { $0 != " " && $0 != ":" }
        guard !word.isEmpty else { return nil }
        role = String(word)
        rest = rest.dropFirst(word.count)
        var name: String?
        var attributes: [Substring] = []
        while let first = rest.first(where: { $0 != " " }) {
            rest = rest.drop { $0 == " " }
            if first == "\"" {
                (name, rest) = Self.string(at: rest)
            } else if first == "[", let end = rest.firstIndex(of: "]") {
                attributes.append(rest[rest.index(after: rest.startIndex)..<end])
                rest = rest[rest.index(after: end)...]
            } else {
                break
            }
        }
        self.name = name
        self.attributes = attributes
        guard rest.first == ":" else {
            text = nil
            return
        }
        let value = rest.dropFirst().drop { $0 == " " }
        text = value.isEmpty ? nil : value.first == "\"" ? Self.string(at: value).0 : String(value)
    }

    /// A string in double quotes, without its escapes, and what follows it.
    private static func string(at text: Substring) -> (String, Substring) {
        var string = ""
        var isEscaped = false
        for index in text.indices.dropFirst() {
            let character = text[index]
            if isEscaped {
                string.append(character == "n" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                return (string, text[text.index(after: index)...])
            } else {
                string.append(character)
            }
        }
        return (string, text[text.endIndex...])
    }

    /// The box that it names; `nil` where it has none.
    var box: (x: Double, y: Double, width: Double, height: Double)? {
        guard let box = attributes.first(where: { $0.hasPrefix("box=") }) else { return nil }
        let sides = box.dropFirst(4).split(separator: ",").compactMap { Double($0) }
        guard sides.count == 4 else { return nil }
        return (sides[0], sides[1], sides[2], sides[3])
    }

    /// The element without its place.
    var element: ScreenElement {
        let role = ElementRole(named: role)
        var element = ScreenElement(role, at: ElementFrame(x: 0, y: 0, width: 0, height: 0))
        let hasValue = role == .textField || role == .slider || role == .stepper || role == .picker
        element.label = name ?? (hasValue ? nil : text)
        element.value = hasValue ? text : nil
        element.isEnabled = !attributes.contains("disabled")
        let isOn = ["checked", "selected", "pressed"].contains { attributes.contains(Substring($0)) }
        element.isSelected = isOn ? true : role.isChoice ? false : nil
        element.isFocused = attributes.contains("active") && role != .group
        return element
    }
}
