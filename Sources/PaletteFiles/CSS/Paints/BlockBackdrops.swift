/// Which parts of blocks have backdrops, by names in the notation of blocks, elements and modifiers (BEM):
/// `.card__body`, `.card--wide`.
struct BlockBackdrops {
    /// The elements of each block, `card__body` of `card`.
    private var elements: [String: Set<String>] = [:]
    /// The names with a modifier that have one, without it, and with what stands behind: `.card::before`.
    private var modified: Set<String> = []

    init(of rules: [PaintRule]) {
        for rule in rules where rule.side == .backdrop {
            guard case .color = rule.setting else { continue }
            let part = PartName(rule.part)
            for word in part.words {
                guard let block = PartName.block(of: word), block != word else { continue }
                if word.dropFirst(block.count).hasPrefix("__") {
                    elements[block, default: []].insert(word)
                } else {
                    modified.insert(part.lastCompound(replacing: word, by: block))
                }
            }
        }
    }

    /// The elements of a block that have a backdrop.
    func parts(ofBlock block: String) -> Set<String> { elements[block] ?? [] }

    /// Whether the same part with a modifier has one.
    func haveModifiers(of part: PartName) -> Bool { modified.contains(part.lastCompound()) }
}

extension PartName {
    /// The classes of the innermost compound selector, without their dots.
    var words: [String] {
        lastSimpleSelectors.filter { $0.first == "." }.map { String($0.dropFirst()) }
    }

    /// The block that the first of the classes is named after.
    var block: String? { words.lazy.compactMap(Self.block).first }

    /// The block of a class: `card` of `card__body` and of `card--wide`.
    static func block(of word: String) -> String? {
        var rest = word[...]
        while !rest.isEmpty {
            if rest.hasPrefix("__") || rest.hasPrefix("--") {
                return rest.startIndex == word.startIndex ? nil : String(word[..<rest.startIndex])
            }
            rest.removeFirst()
        }
        return word.isEmpty ? nil : word
    }

    /// The innermost compound selector, one class of it in another form.
    func lastCompound(replacing word: String = "", by other: String = "") -> String {
        lastSimpleSelectors.map { $0 == "." + word ? "." + other : String($0) }.joined()
    }

    /// Whether it is any element of a kind, wherever it lies.
    var isPlainElement: Bool { parentCount == 0 && !hasClass }

    /// Whether it is an element of a picture, or called an icon, whose ink is no text's.
    var isGraphic: Bool {
        guard let element = lastSimpleSelectors.first else { return false }
        return Self.graphicElements.contains(String(element))
            || words.contains { Self.icons.contains($0.wordsOfName.last ?? "") }
    }

    private static let icons: Set<String> = ["icon", "icons", "glyph"]

    private static let graphicElements: Set<String> = [
        "svg", "path", "circle", "ellipse", "rect", "line", "polygon", "polyline", "use",
    ]

    /// Whether a class says that it is a shape in which no text lies.
    var isShape: Bool {
        words.contains { word in
            Self.shapes.contains(word.wordsOfName.last ?? "")
        }
    }

    private static let shapes: Set<String> = [
        "ring", "spinner", "divider", "separator", "thumb", "knob", "track", "scrollbar", "skeleton",
    ]
}
