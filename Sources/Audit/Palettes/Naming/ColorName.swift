internal import PaletteFiles

/// What the name of a colour says of its use: `text.muted`, `secondaryLabel`, `button-primary-bg`,
/// `onPrimary`.
struct ColorName {
    /// What a colour is drawn as.
    enum Use {
        case text
        case icon
        case border
        case surface
    }

    /// Every word of the name.
    let allWords: [String]
    /// The words of the name, without those that say nothing.
    let words: [String]
    /// The use that the name states; `nil` where it states none, or names its backdrop: `onPrimary`.
    let use: Use?
    /// The part of the interface that the use is stated for, from the words before it; empty where it holds
    /// everywhere.
    let part: [String]
    /// The words that tell it from others of its use and part, without its states.
    let variant: [String]
    /// The state of the control that it is for; `nil` at rest.
    let state: String?
    /// The word that states the use, by its place in ``words``.
    let place: Int?
    /// How many of ``words`` a selector says, and not the colour's own name.
    let scopeCount: Int
    /// Whether the name says that light and dark are swapped.
    let isInverse: Bool
    /// Which of several colours it is that one source calls alike, `ink (2)`: those of one number are written
    /// together.
    let copy: Int

    /// Whether it begins with its use, and names the control that it is for behind that: `text-button-hover`.
    let namesControl: Bool

    static let ranks = NameVocabulary.ranks

    /// Takes a name apart.
    ///
    /// - Parameters:
    ///   - entry: The colour.
    ///   - prefixes: The words that names of its palette begin with and that say nothing.
    ///   - groups: What the first words of its palette's names stand for.
    init(of entry: PaletteEntry, leavingOut prefixes: NamePrefixes = .none, in groups: PropertyGroups = .none)
    {
        // What a rule paints with is named by nobody.
        let (scope, name) = entry.isPainted ? ([], []) : Self.scopeAndName(of: entry)
        allWords = scope + name
        copy = Self.copy(of: entry.name)
        let shared = prefixes.count(in: name)
        let said = Array(name.dropFirst(shared))
        // `.tabs --tabs-link-color`: the part of the page and the name say it twice.
        let outer = scope.starts(with: name.prefix(shared)) ? Array(scope.dropFirst(shared)) : scope
        let around = said.starts(with: outer) ? [] : outer
        let told = around + said
        words = Self.withoutSecondUse(
            groups.ownWords(of: told).filter { !NameVocabulary.empty.contains($0) })
        // What a selector says, `.outline`, is no use of the colour.
        scopeCount = around.count { !NameVocabulary.empty.contains($0) }
        // Inks for a surface are named after it, onSurface: that is no second use.
        let stated =
            words.contains("on")
            ? nil : Self.use(of: words, from: scopeCount, beginningWithIt: groups.beginWithUse)
        use = stated?.use
        place = stated?.place
        namesControl =
            groups.beginWithUse && place == scopeCount && words.count > scopeCount + 1
            && NameVocabulary.controls.contains(words[scopeCount + 1])
        isInverse = !NameVocabulary.inversions.isDisjoint(with: words)
        guard let place else {
            (part, variant, state) = ([], [], nil)
            return
        }
        // Some systems say twice that it is a backdrop: `bg-surface`.
        let named = words[..<place].filter { stated?.use != .surface || NameVocabulary.uses[$0] != .surface }
        // The state may stand before the use: `button-hover-bg` is `button-bg-hover`.
        let (before, earlier) = Self.partingStates(of: named, from: scopeCount)
        // Before the use an alert is the box, behind it what the text means.
        let isMeaning = before.allSatisfy {
            Self.isRank($0) || NameVocabulary.intents.contains($0) && $0 != "alert"
        }
        part = isMeaning ? [] : before
        // Of a part's own colours the base is the one at rest.
        let rest = isMeaning ? NameVocabulary.rest : NameVocabulary.rest.union(["base"])
        let own = ((isMeaning ? before : []) + earlier + words[(place + 1)...]).filter { !rest.contains($0) }
        let states = own.filter(NameVocabulary.states.contains)
        state = states.isEmpty ? nil : states.joined(separator: " ")
        let others = own.filter { !NameVocabulary.states.contains($0) }
        // Some systems end the names of all that is filled with it, inks too.
        variant = others.last == "fill" ? others.dropLast() : others
    }

    /// The words before a use, and the states that they end with; one that says nothing else is no state, and
    /// those of a selector are of the part.
    private static func partingStates(
        of words: [String], from first: Int
    ) -> (part: [String], states: [String]) {
        let isState = { NameVocabulary.states.contains($0) || NameVocabulary.rest.contains($0) }
        let end = max(words.lastIndex { !isState($0) }.map { $0 + 1 } ?? words.count, min(first, words.count))
        return (Array(words[..<end]), Array(words[end...]))
    }

    /// The number in parentheses that a name ends with; 1 where there is none.
    private static func copy(of name: String) -> Int {
        guard name.last == ")", let open = name.lastIndex(of: "(") else { return 1 }
        return Int(name[name.index(after: open)...].dropLast()) ?? 1
    }

    /// The words without a second use: `text-and-icon` is held to what text needs, which is more.
    private static func withoutSecondUse(_ words: [String]) -> [String] {
        guard let place = words.firstIndex(of: "and"), place > 0, place + 1 < words.count,
            let first = NameVocabulary.uses[words[place - 1]],
            let second = NameVocabulary.uses[words[place + 1]], first != second
        else { return words }
        let kept = second == .text ? words[place + 1] : words[place - 1]
        return words[..<(place - 1)] + [kept] + words[(place + 2)...]
    }

    /// The use that words state, and the word that does, from an index on.
    private static func use(
        of words: [String], from first: Int, beginningWithIt: Bool
    ) -> (use: Use, place: Int)? {
        for uses in [NameVocabulary.uses, NameVocabulary.looseUses] {
            let place = words.indices.dropFirst(first).last { index in
                guard let use = uses[words[index]] else { return false }
                let next = index + 1 < words.count ? words[index + 1] : ""
                // A text field is no text; a border of a button is one.
                return use == .surface || use == .border || !NameVocabulary.controls.contains(next)
                    || beginningWithIt && index == first
            }
            guard let place, let use = uses[words[place]] else { continue }
            // The box of a label is no ink: `label-container-color`.
            if use != .surface, let box = words[place...].lastIndex(of: "container") {
                return (.surface, box)
            }
            return (use, place)
        }
        return nil
    }

    /// The name as conventions write it, whatever words of the same meaning and separators a palette has:
    /// `foreground-on-emphasis`.
    var canonical: String {
        let own = words.filter { !NameVocabulary.rest.contains($0) }
        let kept = own.last == "fill" && use != nil ? own.dropLast() : own[...]
        return kept.map { ["bg": "background", "fg": "foreground"][$0] ?? $0 }.joined(separator: "-")
    }

    private static func isRank(_ word: String) -> Bool {
        ranks.contains(word) || NameVocabulary.inversions.contains(word)
    }

    /// The words of an entry's name.
    static func words(of entry: PaletteEntry) -> [String] {
        NameWords(of: entry.path.isEmpty ? entry.name : entry.path.joined(separator: ".")).words
    }

    /// The words of the part of a page that a custom property of CSS is for, and those of its name.
    static func scopeAndName(of entry: PaletteEntry) -> (scope: [String], name: [String]) {
        guard let scope = entry.path.first, entry.path.count > 1, entry.name.hasPrefix(scope + " --") else {
            return ([], words(of: entry))
        }
        return (
            NameWords(of: scope).words, NameWords(of: entry.path.dropFirst().joined(separator: ".")).words
        )
    }
}
