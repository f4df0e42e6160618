/// Which parts of blocks have backdrops, by names in the notation of blocks, elements and modifiers (BEM):
/// `.card__body`, `.card--wide`; and, with one hyphen, parts that are there to hold others: `.card-body`.
struct BlockBackdrops {
    /// The elements of each block, `card__body` of `card`.
    private var elements: [String: Set<String>] = [:]
    /// The names that have one where a box is checked, without the class or the state that says so.
    private var checked: Set<String> = []
    /// The names with a modifier that have one, without it, and with what stands behind: `.card::before`.
    private var modified: Set<String> = []

    /// The innermost compound selectors, in a state, of names that are told by what is around them as well.
    private var states: Set<String> = []

    /// The classes of compound selectors that have one, by each of them.
    private var classes: [String: Set<[String]>] = [:]

    init(of rules: [PaintRule]) {
        for rule in rules where rule.side == .backdrop {
            guard case .color = rule.setting else { continue }
            let part = PartName(rule.part)
            if part.parentCount > 0, part.isInState { states.insert(part.lastCompound()) }
            if let unchecked = part.unchecked { checked.insert(unchecked) }
            let words = part.words
            for word in words {
                if words.count > 1 { classes[word, default: []].insert(words) }
                if let block = PartName.holder(in: word) { elements[block, default: []].insert(word) }
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

    /// Whether a part has another one where the box that it belongs to is checked.
    func haveChecked(_ part: String) -> Bool { checked.contains(part) }

    /// Whether an element that is in a state may have one in that state.
    func haveState(of part: PartName) -> Bool {
        part.isInState && states.contains(part.lastCompound())
    }

    /// Whether a part has one where it has classes, too, that what it lies in has: `.ui.panel` where `.panel`
    /// lies in `.ui.dark.panel`.
    func haveClasses(of ground: PartName, besidesThoseOf part: PartName) -> Bool {
        let (own, others) = (Set(part.words), Set(ground.words))
        return own.contains { word in
            classes[word, default: []].contains { words in
                let rest = Set(words).subtracting(own)
                return own.isSubset(of: words) && !rest.isEmpty && rest.isSubset(of: others)
            }
        }
    }

    /// Whether the same part with a modifier has one.
    func haveModifiers(of part: PartName) -> Bool { modified.contains(part.lastCompound()) }
}
