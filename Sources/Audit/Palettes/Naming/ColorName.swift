internal import PaletteFiles

/// What the name of a colour says of its use: `text.muted`, `secondaryLabel`, `button-primary-bg`,
/// `onPrimary`.
struct ColorName {
    /// What a colour is used for.
    enum Use {
        case text
        case icon
        case surface
    }

    /// Every word of the name.
    let allWords: [String]
    /// The words of the name, without those that say nothing.
    let words: [String]
    /// The use that one word of the name states; `nil` where none does, or more than one.
    let use: Use?
    /// The part of the interface that the use is stated for, from the words before it; empty where it holds
    /// everywhere.
    let part: [String]
    /// The words that tell it from others of its use and part.
    let variant: [String]

    private static let uses: [String: Use] = [
        "text": .text, "foreground": .text, "fg": .text, "label": .text, "content": .text, "icon": .icon,
        "icons": .icon, "background": .surface, "bg": .surface, "surface": .surface, "canvas": .surface,
    ]

    /// Words that name the collection and not the colour.
    private static let empty: Set = [
        "color", "colors", "colour", "colours", "token", "tokens", "md", "sys", "semantic", "alias", "theme",
        "palette",
    ]

    /// Words before a use that tell one rank of it from another, as in `secondaryLabel` and
    /// `systemBackground`.
    static let ranks: Set = [
        "default", "primary", "secondary", "tertiary", "quaternary", "system", "grouped", "base", "elevated",
        "raised", "muted", "subtle", "under", "page", "app", "body",
    ]

    /// Takes a name apart; the words that all names of its palette begin with say nothing.
    init(of entry: PaletteEntry, leavingOut shared: Int = 0) {
        allWords = Self.words(of: entry)
        let all = allWords.dropFirst(shared).filter { !Self.empty.contains($0) }
        words = all
        let places = all.indices.filter { Self.uses[all[$0]] != nil }
        // Inks for a surface are named after it, onSurface: that is no second use.
        guard places.count == 1, let place = places.first, !all.contains("on") else {
            (use, part, variant) = (nil, [], [])
            return
        }
        use = Self.uses[all[place]]
        let before = all[..<place]
        let isRank = place == all.count - 1 && before.allSatisfy(Self.ranks.contains)
        part = isRank ? [] : Array(before)
        variant = isRank ? Array(before) : Array(all[(place + 1)...])
    }

    /// The words of an entry's name.
    static func words(of entry: PaletteEntry) -> [String] {
        NameWords(of: entry.path.isEmpty ? entry.name : entry.path.joined(separator: ".")).words
    }

    /// The number of words that all names of a palette begin with, where every one has more.
    static func sharedWords(of palette: Palette) -> Int {
        // A name of neither letters nor digits has no words, and says nothing of what the others begin with.
        let names = palette.entries.map(words).filter { !$0.isEmpty }
        guard names.count > 1, let first = names.first else { return 0 }
        let shared = names.reduce(first.count) { count, words in
            min(count, zip(first, words).prefix { $0 == $1 }.count, words.count - 1)
        }
        // A word with a meaning of its own is kept, though all names begin with it.
        return first.prefix(shared).firstIndex { uses[$0] != nil } ?? shared
    }
}
