internal import PaletteFiles

/// What `XCUIApplication.debugDescription` prints: a line an element below `Element subtree:`, two spaces
/// deeper for those that lie in it, as far as `Path to element:`.
///
/// `Button, 0x7fb5a0628170, {{81.0, 770.0}, {74.0, 48.0}}, identifier: 'tab', label: 'Explore', Selected`
///
/// The shape is that of recorded output of Xcode 15 to 27. The screen is the frame of the first window. A
/// label or a value may have line breaks: what follows an element and begins none goes on in its text.
struct DebugDescription {
    private let source: SourceText

    init(_ source: SourceText) { self.source = source }

    /// The lines of the file, those that go on in the text of an element with it.
    private var lines: [String] {
        var lines: [String] = []
        var isOpen = false
        for bytes in source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let line = String(decoding: bytes, as: UTF8.self)
            let trimmed = line.drop { $0 == " " || $0 == "\t" }
            if isOpen, let last = lines.last, DebugEntry.beginning(of: trimmed) == nil,
                !trimmed.hasPrefix("Path to element:"), !trimmed.hasPrefix("Query chain:")
            {
                lines[lines.count - 1] = last + "\n" + line
                // A text in quotes ends with them, at the end of a line or before a comma.
                isOpen = DebugEntry.leavesTextOpen(lines[lines.count - 1])
            } else {
                lines.append(line)
                isOpen = DebugEntry.beginning(of: trimmed) != nil && DebugEntry.leavesTextOpen(line)
            }
        }
        return lines
    }

    func tree() throws(PaletteFault) -> ElementTree {
        var collector = ElementCollector()
        /// The elements that are open, with how far their lines are indented.
        var open: [(indent: Int, index: Int)] = []
        var isWithin = false
        var isFound = false
        var offset = 0
        for line in lines {
            defer { offset += line.utf8.count + 1 }
            let text = line
            let trimmed = text.drop { $0 == " " || $0 == "\t" }
            if trimmed.hasPrefix("Element subtree:") {
                (isWithin, isFound) = (true, true)
                continue
            }
            guard isWithin else { continue }
            if trimmed.hasPrefix("Path to element:") || trimmed.hasPrefix("Query chain:") { break }
            guard let entry = DebugEntry(String(trimmed)) else {
                guard trimmed.isEmpty || trimmed == "\r" else {
                    throw PaletteFault(
                        at: source.location(of: offset),
                        "expected an element as XCUITest prints it: Button, 0x…, {{x, y}, {width, height}}, …"
                    )
                }
                continue
            }
            // The arrow before the first element stands for one of its two spaces.
            let indent = text.count - trimmed.count + (trimmed.hasPrefix("→") ? 1 : 0)
            while let last = open.last, last.indent >= indent { open.removeLast() }
            var element = entry.element
            element.parent = open.last?.index
            let index = try collector.add(
                element, depth: open.count, at: source.location(of: offset))
            open.append((indent, index))
        }
        guard isFound else {
            throw PaletteFault(at: source.location(of: 0), ForeignDump.unknownText)
        }
        let window = collector.elements.first { $0.role == .window && !$0.frame.isEmpty }
        return ElementTree(collector.elements, format: .xcuitest, size: window?.frame)
    }
}

/// One line of a debug description.
struct DebugEntry {
    let element: ScreenElement

    /// The types of elements that keep all else from being used (`XCUIElement.ElementType`).
    private static let dialogs: Set<Substring> = ["Alert", "Sheet"]

    init?(_ line: String) {
        var rest = Substring(line)
        if rest.hasPrefix("→") { rest = rest.dropFirst() }
        while let last = rest.last, last.isNewline || last == " " { rest = rest.dropLast() }
        guard let (type, end) = Self.beginning(of: rest) else { return nil }
        rest = rest[end...].dropFirst()

        var frame = ElementFrame(x: 0, y: 0, width: 0, height: 0)
        if let start = rest.firstRange(of: "{{"), let end = rest.firstRange(of: "}}") {
            guard start.upperBound <= end.lowerBound else { return nil }
            let numbers = rest[start.upperBound..<end.lowerBound].split { "{}, ".contains($0) }
                .map { Double($0) }
            guard numbers.count == 4 else { return nil }
            let known = numbers.compactMap(\.self)
            // What is nowhere is infinite, and is not shown.
            if known.count == 4, known.allSatisfy(\.isFinite) {
                frame = ElementFrame(
                    x: known[0], y: known[1], width: max(0, known[2]), height: max(0, known[3]))
            }
            rest = rest[end.upperBound...]
        }
        let role = ElementRole(named: type == "TextView" ? "textArea" : String(type))
        var element = ScreenElement(role, at: frame)
        if Self.dialogs.contains(type) { element.traits.insert(.modal) }
        let words = Self.words(in: rest, element: &element)
        element.isEnabled = !words.contains("Disabled")
        element.isFocused = words.contains("Focused") || words.contains("Keyboard Focused")
        if words.contains("Selected") {
            element.isSelected = true
        } else if role == .toggle || role == .checkbox {
            element.isSelected = element.value.map { $0 == "1" || $0 == "On" }
        } else if role.isChoice {
            element.isSelected = false
        }
        self.element = element
    }

    /// The type that an element's line begins with, and where the comma behind it is; nil for other lines.
    static func beginning(of line: Substring) -> (type: Substring, end: Substring.Index)? {
        let line = line.hasPrefix("→") ? line.dropFirst() : line
        guard let comma = line.firstIndex(of: ",") else { return nil }
        let type = line[..<comma].prefix { $0 != " " }
        guard !type.isEmpty, type.allSatisfy(\.isLetter),
            line[comma...].dropFirst().drop(while: { $0 == " " }).hasPrefix("0x")
        else { return nil }
        return (type, comma)
    }

    /// Whether the last text in quotes of a line has no end in it.
    static func leavesTextOpen(_ line: String) -> Bool {
        var text = Substring(line)
        guard text.firstRange(of: ": '") != nil else { return endsInPlainValue(line) }
        while let quote = text.firstRange(of: ": '") { text = text[quote.upperBound...] }
        while let last = text.last, last == "\r" || last == " " { text = text.dropLast() }
        return !text.hasSuffix("'") && text.firstRange(of: "', ") == nil || endsInPlainValue(line)
    }

    /// Whether a value without quotes, which has no end of its own, is the last of a line.
    private static func endsInPlainValue(_ line: String) -> Bool {
        var text = Substring(line)
        guard text.firstRange(of: ", value: ") != nil else { return false }
        while let value = text.firstRange(of: ", value: ") { text = text[value.upperBound...] }
        return !text.hasPrefix("'") && text.firstRange(of: ", ") == nil
    }

    /// Takes `name: 'text'` pairs, and returns the words that stand alone.
    ///
    /// Quotes are not escaped: a text ends at a quote before a comma, or at the end of the line.
    private static func words(in line: Substring, element: inout ScreenElement) -> Set<String> {
        var words: Set<String> = []
        var rest = line
        while true {
            rest = rest.drop { $0 == "," || $0 == " " }
            guard !rest.isEmpty else { return words }
            if let colon = rest.firstIndex(of: ":"), rest[..<colon].allSatisfy({ $0.isLetter || $0 == " " }) {
                let name = String(rest[..<colon])
                rest = rest[rest.index(after: colon)...].drop { $0 == " " }
                let text = take(&rest)
                switch name {
                case "label", "title": element.label = element.label ?? text
                case "value": element.value = text
                case "identifier": element.identifier = text
                case "placeholderValue": element.label = element.label ?? text
                default: break
                }
            } else {
                words.insert(take(&rest))
            }
        }
    }

    /// What stands before the next comma; of a text in quotes what stands between them.
    private static func take(_ rest: inout Substring) -> String {
        guard rest.hasPrefix("'") else {
            let end = rest.firstIndex(of: ",") ?? rest.endIndex
            defer { rest = rest[end...] }
            return String(rest[..<end])
        }
        rest = rest.dropFirst()
        var end = rest.endIndex
        if let close = rest.firstRange(of: "', ") {
            end = close.lowerBound
        } else if rest.hasSuffix("'") {
            end = rest.index(before: rest.endIndex)
        }
        defer { rest = end < rest.endIndex ? rest[rest.index(after: end)...] : rest[end...] }
        return String(rest[..<end])
    }
}

extension Substring {
    /// The first place of a text; `firstRange(of:)` of the standard library is newer than the platforms.
    fileprivate func firstRange(of text: String) -> Range<Index>? {
        indices.lazy.filter { self[$0...].hasPrefix(text) }.first.map {
            $0..<index($0, offsetBy: text.count)
        }
    }
}
