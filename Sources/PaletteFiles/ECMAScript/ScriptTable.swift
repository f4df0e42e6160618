internal import ColorMath

/// The members of an object of JavaScript, and of the objects in it.
struct ScriptTable {
    /// What is written behind a key.
    enum Value {
        /// A colour of CSS, and whether its characters are written as they are.
        case color(DynamicColor, isPlain: Bool)
        /// The names that lead to another member.
        case reference([String])
        /// The names in braces, as design tokens have them, that lead to another member.
        case mention([String])

        var isColor: Bool { if case .color = self { true } else { false } }
    }

    /// A value that is no object.
    struct Leaf {
        /// `nil` for what is no colour and no name.
        let value: Value?
        let tokens: Range<Int>
    }

    /// A leaf by the keys that lead to it.
    struct Member {
        let path: [String]
        let condition: PaletteMode
        let leaf: Leaf
    }

    let source: CodeTokens
    private(set) var members: [Member] = []
    /// Why some is not read.
    private(set) var refusal: String?
    /// The tokens of what may be colours, and why they are not read.
    private(set) var unread: [(token: Int, reason: String)] = []
    private var otherCount = 0

    /// How deep objects may lie in each other.
    private static let depthLimit = 64
    /// How many colours are enough for a table of nothing else.
    private static let leastCount = 4

    init(source: CodeTokens) {
        self.source = source
    }

    /// Whether there are several colours, and nothing else.
    var isOfColorsAlone: Bool {
        otherCount == 0 && members.count >= Self.leastCount
            && members.allSatisfy { $0.leaf.value.map(\.isColor) == true }
    }

    /// Reads an object between its braces.
    mutating func read(_ opening: Int, closing: Int, path: [String], condition: PaletteMode, depth: Int = 0) {
        guard depth < Self.depthLimit else {
            refusal = "objects lie more than \(Self.depthLimit) deep here; what is inside is not read"
            return
        }
        var modes: [String: PaletteMode] = [:]
        var found: [(key: String, value: Int)] = []
        var index = opening + 1
        while index < closing {
            if let (key, value) = member(at: index) {
                found.append((key, value))
                if source.isMark("{", at: value), let mode = PaletteMode(namedOnly: key) { modes[key] = mode }
                index = value
            } else if source.isMark(".", at: index) {
                let name = source.names(at: index + 3).names.joined(separator: ".")
                unread.append((index, "what ...\(name) adds here is not read"))
            }
            while index < closing, !source.isMark(",", at: index) {
                index = (source.closing(of: index) ?? index) + 1
            }
            index += 1
        }
        // One object may be a shade called dark; two are the modes, and so are two colours with no other
        // beside them.
        if modes.isEmpty, found.count == 2, depth > 0 {
            let own = found.map { PaletteMode(namedOnly: $0.key)?.luminosity }
            if Set(own) == [.light, .dark] {
                for (key, _) in found { modes[key] = PaletteMode(namedOnly: key) }
            }
        }
        if Set(modes.values).count < 2 { modes = [:] }
        for (key, value) in found {
            let mode = modes[key]
            let inner = condition.overridden(by: mode ?? .base)
            let names = mode == nil ? path + [key] : path
            if source.isMark("{", at: value), let end = source.closing(of: value) {
                read(value, closing: end, path: names, condition: inner, depth: depth + 1)
            } else if let leaf = leaf(at: value) {
                if leaf.value == nil || isTitle(key, leaf) {
                    otherCount += 1
                    guard leaf.value == nil else { continue }
                }
                members.append(Member(path: names, condition: inner, leaf: leaf))
            } else {
                otherCount += 1
                if source.kind(at: value) == .interpolatedString, makesColor(source.text(at: value)) {
                    let name = names.joined(separator: ".")
                    unread.append((value, "\(name): this text is put together as the program runs"))
                }
            }
        }
    }

    /// Whether a word for a colour is what something is called, and no colour: `name: "Pink"`.
    private func isTitle(_ key: String, _ leaf: Leaf) -> Bool {
        guard leaf.value?.isColor == true, case .string = source.kind(at: leaf.tokens.lowerBound) else {
            return false
        }
        return ["name", "label", "title", "id", "slug"].contains(key.lowercased())
            && source.text(at: leaf.tokens.lowerBound).allSatisfy(\.isLetter)
    }

    /// Whether a text with interpolations is a colour of CSS.
    private func makesColor(_ text: String) -> Bool {
        ["rgb", "hsl", "#", "oklch", "color-mix"].contains { text.hasPrefix($0) }
    }

    /// The key of a member, and where its value begins; `nil` for methods, and for what is spread.
    private func member(at index: Int) -> (key: String, value: Int)? {
        var (key, next): (String, Int)
        switch source.kind(at: index) {
        case .word, .number, .string: (key, next) = (source.text(at: index), index + 1)
        case .mark("[") where source.kind(at: index + 1) == .string && source.isMark("]", at: index + 2):
            (key, next) = (source.text(at: index + 1), index + 3)
        default: return nil
        }
        if source.isMark(":", at: next) { return (key, next + 1) }
        // `{ ink }` stands for `{ ink: ink }`.
        let isShort = source.isMark(",", at: next) || source.isMark("}", at: next)
        return isShort && source.word(at: index) != nil ? (key, index) : nil
    }

    /// The value that begins at a token; `nil` where it is more than one string or name.
    func leaf(at start: Int) -> Leaf? {
        switch source.kind(at: start) {
        case .string:
            guard endsValue(at: start + 1) else { return nil }
            let text = source.text(at: start)
            // `'{colorNeutral950}'` names another member, as in design tokens.
            if text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 {
                let names = text.dropFirst().dropLast().split(separator: ".").map(String.init)
                let isName = names.allSatisfy {
                    $0.allSatisfy { $0.isLetter || $0.isNumber || "_-".contains($0) }
                }
                if isName, !names.isEmpty { return Leaf(value: .mention(names), tokens: start..<start + 1) }
            }
            let reading = try? CSSColorReading(text, isDark: nil)
            let value = reading.map {
                Value.color($0.color, isPlain: $0.literal == 0..<text.utf8.count)
            }
            return Leaf(value: value, tokens: start..<start + 1)
        case .word:
            var (names, end) = source.names(at: start)
            while source.isMark("[", at: end), source.isMark("]", at: end + 2),
                source.kind(at: end + 1) == .number || source.kind(at: end + 1) == .string
            {
                names.append(source.text(at: end + 1))
                end += 3
                if source.isMark(".", at: end), let name = source.word(at: end + 1) {
                    names.append(name)
                    end += 2
                }
            }
            guard endsValue(at: end) else { return nil }
            return Leaf(value: .reference(names), tokens: start..<end)
        default: return nil
        }
    }

    /// Whether a value ends before a token.
    private func endsValue(at index: Int) -> Bool {
        let ends: [Unicode.Scalar] = [",", "}", ";", ")"]
        guard index < source.count, !ends.contains(where: { source.isMark($0, at: index) }) else {
            return true
        }
        // `as const`, and statements without semicolons.
        return source.kind(at: index) == .word
            && (source.tokens[index].beginsLine || source.word(at: index) == "as")
    }
}
