internal import PaletteFiles

/// The words that names of a palette begin with and that say nothing: those that all begin with, and those of
/// one system of names among others, as `acme` in `acme-text-muted` beside `other-red`.
struct NamePrefixes {
    /// The longest first.
    private let prefixes: [[String]]

    /// No name has one.
    static let none = NamePrefixes([])

    private init(_ prefixes: [[String]]) {
        self.prefixes = prefixes.sorted { $0.count > $1.count }
    }

    /// Finds the prefixes of a palette's names.
    init(of palette: Palette) {
        // A name of neither letters nor digits has no words, and says nothing of what the others begin with.
        // What parts of a page declare anew is the same name again.
        let names = Set(
            palette.entries.lazy.filter { !$0.isPainted }.map { ColorName.scopeAndName(of: $0).name }
                .filter { !$0.isEmpty }
        ).sorted { $0.lexicographicallyPrecedes($1) }
        guard names.count > 1 else {
            self = .none
            return
        }
        let shared = Self.shared(by: names)
        guard shared.isEmpty else {
            self.init([shared])
            return
        }
        let groups = Dictionary(grouping: names) { $0[0] }
        let systems = groups.filter { Self.isSystem($0.key, $0.value, among: names) }
        self.init((systems.values.map(Self.shared) + Self.maps(of: palette)).filter { !$0.isEmpty })
    }

    /// What the names in maps of Sass begin with that hold inks and backdrops: `sys` in `$light.sys-text`.
    private static func maps(of palette: Palette) -> [[String]] {
        var members: [Substring: [[String]]] = [:]
        for entry in palette.entries where entry.name.first == "$" {
            guard let dot = entry.name.firstIndex(of: ".") else { continue }
            let words = ColorName.scopeAndName(of: entry).name
            if !words.isEmpty { members[entry.name[..<dot], default: []].append(words) }
        }
        return members.flatMap { map, names -> [[String]] in
            let own = NameWords(of: String(map)).words
            // A map that is named after a part holds that part's colours; after a mode, those of a theme.
            guard holdBoth(names),
                own.allSatisfy({
                    NameVocabulary.modes.contains($0) || NameVocabulary.empty.contains($0)
                        || !NameVocabulary.isKnown($0)
                })
            else { return [] }
            // A map may hold two systems of names.
            let shared = Self.shared(by: names)
            let systems = Dictionary(grouping: names.filter { $0.count > shared.count }) { $0[shared.count] }
                .filter { !NameVocabulary.isKnown($0.key) && holdBoth($0.value) }
            return [shared] + systems.values.map(Self.shared)
        }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Whether names are enough for a system's, of inks and backdrops.
    private static func holdBoth(_ names: [[String]]) -> Bool {
        names.count >= fewestOfMap && uses(names).isSuperset(of: [.text, .surface])
    }

    /// A map of fewer colours may be one thing's.
    private static let fewestOfMap = 4

    private static func uses(_ names: [[String]]) -> Set<ColorName.Use> {
        Set(names.flatMap { $0.compactMap { NameVocabulary.uses[$0] } })
    }

    /// How many words of a name are such a prefix.
    func count(in name: [String]) -> Int {
        prefixes.first { name.count > $0.count && name.starts(with: $0) }?.count ?? 0
    }

    /// The words that all of some names begin with, where every one has more.
    private static func shared(by names: [[String]]) -> [String] {
        guard let first = names.first else { return [] }
        let shared = names.reduce(first.count) { count, words in
            min(count, zip(first, words).prefix { $0 == $1 }.count, words.count - 1)
        }
        // A word with a meaning of its own is kept, though all names begin with it.
        return Array(first.prefix(shared).prefix { NameVocabulary.uses[$0] == nil })
    }

    /// Of fewer names nobody can tell a part of the interface from a system.
    private static let fewestOfSystem = 24

    /// Whether the names that begin with a word are a system of their own, of inks and backdrops, and not
    /// those of a part: they are a quarter of a large palette, or all but a few, of which none says its use.
    private static func isSystem(_ word: String, _ own: [[String]], among names: [[String]]) -> Bool {
        guard !NameVocabulary.isKnown(word) else { return false }
        guard uses(own).isSuperset(of: [.text, .surface]) else { return false }
        if own.count >= fewestOfSystem, own.count * 4 >= names.count { return true }
        let others = names.filter { $0[0] != word }
        return others.count <= max(1, names.count / 10) && own.count > 3 && uses(others).isEmpty
    }
}
