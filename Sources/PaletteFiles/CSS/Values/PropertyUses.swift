/// What custom properties are used for: one that only paddings and sizes are made of is no colour, though its
/// value is not known.
struct PropertyUses {
    /// The custom properties that rules make something else than a colour of.
    private var otherwise: Set<String> = []
    /// The custom properties that rules may paint with.
    private var painting: Set<String> = []
    /// The custom properties that rules paint text and icons with.
    private(set) var inks: Set<String> = []
    /// The custom properties that rules paint backdrops with.
    private(set) var backdrops: Set<String> = []
    /// The custom properties whose values name a custom property.
    private var users: [String: Set<String>] = [:]

    /// Finds every `var(--name)` of a stylesheet with the property whose value it is in.
    mutating func findUses(in tokens: ArraySlice<CSSToken>, of sources: CSSSources) {
        var last: CSSToken?
        var property: CSSToken?
        var isArgument = false
        var blocks: [Block] = []
        for token in tokens where token.kind != .whitespace {
            switch token.kind {
            case .semicolon: property = nil
            case .openBrace:
                property = nil
                blocks.append(Block())
            case .closeBrace:
                property = nil
                if let block = blocks.popLast(), !block.isEmptyBox { inks.formUnion(block.inks) }
            case .colon: property = property ?? (last?.kind == .ident ? last : nil)
            case .string:
                if let property, sources.isIdentifier(property, "content"), !blocks.isEmpty {
                    blocks[blocks.count - 1].isEmptyBox = sources.text(token).utf8.count == Self.quotes
                }
            case .ident where isArgument:
                guard let user = property.map(sources.name) else { break }
                let name = sources.name(token)
                add(name, in: user)
                guard Self.inkProperties.contains(user) else { break }
                if blocks.isEmpty { inks.insert(name) } else { blocks[blocks.count - 1].inks.insert(name) }
            default: break
            }
            isArgument = sources.isVariable(token)
            last = token
        }
        for block in blocks where !block.isEmptyBox { inks.formUnion(block.inks) }
    }

    /// A block of declarations that is open.
    private struct Block {
        /// The custom properties that it paints with, if there is anything to paint.
        var inks: Set<String> = []
        /// Whether it generates an empty string, a box in which nothing has the ink.
        var isEmptyBox = false
    }

    private static let inkProperties: Set<String> = ["color", "fill", "-webkit-text-fill-color"]
    /// The length of an empty string as it is written.
    private static let quotes = 2

    private mutating func add(_ name: String, in property: String) {
        if property.hasPrefix("--") {
            users[name, default: []].insert(property)
        } else if Self.takesColors(property.lowercased()) {
            painting.insert(name)
            if property.hasPrefix("background") { backdrops.insert(name) }
        } else {
            otherwise.insert(name)
        }
    }

    /// Whether rules use a custom property, or what is made of it, and none may paint with it.
    func isColorless(_ name: String) -> Bool {
        var (isUsed, seen, pending) = (false, Set([name]), [name])
        while let next = pending.popLast() {
            if painting.contains(next) { return false }
            isUsed = isUsed || otherwise.contains(next)
            pending += users[next, default: []].filter { seen.insert($0).inserted }
        }
        return isUsed
    }

    /// Whether a property of CSS may have a colour in its value.
    private static func takesColors(_ property: String) -> Bool {
        let words = property.split(separator: "-")
        guard let last = words.last, !measures.contains(last) else { return false }
        return words.contains { painters.contains($0) }
    }

    private static let painters: Set<Substring> = [
        "color", "fill", "background", "border", "outline", "fill", "stroke", "shadow", "filter",
        "decoration",
        "emphasis", "rule", "image", "mask", "caret", "accent", "scrollbar", "content",
    ]

    /// Last words of properties that say how something lies and how large it is.
    private static let measures: Set<Substring> = [
        "width", "radius", "style", "size", "position", "repeat", "spacing", "collapse", "offset", "origin",
        "clip", "attachment", "slice", "outset", "thickness", "skip",
    ]
}
