internal import PaletteFiles

/// Which entries of a palette stand for others in every mode that has them, as `--color-text` does for
/// `--text` where it is written `var(--text)`.
struct EntryAliases {
    private let palette: Palette
    private let places: [String: Int]
    private let targets: [Int: [Int]]
    private var parts: [Int: Part] = [:]

    /// A property that many parts of a page have, and what it stands for there: `button:hover --color` and
    /// `[type=submit]:hover --color` are the same where both are written `var(--primary)`, or by one
    /// declaration for a list of selectors.
    struct Part: Hashable {
        let property: String
        let target: Int
    }

    /// Where the values of a property are written and what they show, mode by mode: a declaration of a mixin
    /// is another colour for each argument.
    private struct Writing: Hashable {
        let property: String
        private let values: [Value?]

        private struct Value: Hashable {
            let value: PaletteValue

            static func == (one: Value, other: Value) -> Bool {
                one.value.location == other.value.location && one.value.looks(like: other.value)
            }

            func hash(into hasher: inout Hasher) { hasher.combine(value.location) }
        }

        init(of entry: PaletteEntry, _ property: String) {
            self.property = property
            values = entry.values.map { $0.map(Value.init) }
        }
    }

    /// How many names are followed: aliases of a design system are two or three deep.
    private static let depth = 4

    init(of palette: Palette) {
        let places = palette.entryPlaces
        self.palette = palette
        self.places = places
        var targets: [Int: [Int]] = [:]
        for (index, entry) in palette.entries.enumerated() {
            let found = Self.sharedNames(of: entry).compactMap { places[$0] }.filter { target in
                target != index
                    && zip(entry.values, palette.entries[target].values).allSatisfy { own, other in
                        own.map { other?.looks(like: $0) == true } ?? true
                    }
            }
            if !found.isEmpty { targets[index] = found }
        }
        self.targets = targets
        var firsts: [Writing: Int] = [:]
        for (index, entry) in palette.entries.enumerated() {
            guard let space = entry.name.lastIndex(of: " ") else { continue }
            let property = String(entry.name[entry.name.index(after: space)...])
            if let target = targets[index]?.last {
                parts[index] = Part(property: property, target: target)
            } else {
                let writing = Writing(of: entry, property)
                let first = firsts[writing, default: index]
                firsts[writing] = first
                parts[index] = Part(property: property, target: first)
            }
        }
        guard !firsts.isEmpty else { return }
        // What the page has may be written with it: `:root, .app { --ink: #222 }`.
        for (index, entry) in palette.entries.enumerated() where entry.name.hasPrefix("--") {
            guard !entry.name.contains(" "), let first = firsts[Writing(of: entry, entry.name)] else {
                continue
            }
            parts[index] = Part(property: entry.name, target: first)
        }
    }

    /// What an entry is that belongs to a part of a page; `nil` for one that does not.
    func part(of entry: Int) -> Part? { parts[entry] }

    /// Whether no entry stands for another.
    var isEmpty: Bool { targets.isEmpty }

    /// The entries that one stands for, the nearest first.
    func targets(of entry: Int) -> [Int] { targets[entry] ?? [] }

    /// The constants that an entry stands for in one mode, the nearest first: `Ink.onPrimaryLight` in light,
    /// where it is `Ink.onPrimaryDark` in dark.
    func constants(of entry: Int, in mode: Int) -> [Int] {
        guard let value = palette.entries[entry].values[mode] else { return [] }
        return value.aliases(limit: Self.depth).compactMap { places[$0] }.filter { target in
            target != entry && palette.entries[target].values.allSatisfy { $0?.looks(like: value) ?? true }
        }
    }

    /// Some entries without those that stand for another of them.
    func originals(among entries: [Int]) -> [Int] {
        let all = Set(entries)
        return entries.filter { all.isDisjoint(with: targets(of: $0)) }
    }

    /// The nearest names that the value is followed through in every mode.
    private static func sharedNames(of entry: PaletteEntry) -> [String] {
        var shared: [String]?
        var last: ObjectIdentifier?
        for value in entry.values {
            // Themes mostly repeat what the one before them says.
            guard let value, value.identity != last else { continue }
            last = value.identity
            let names = value.aliases(limit: depth)
            shared = shared.map { $0.filter(names.contains) } ?? names
            if shared?.isEmpty ?? true { return [] }
        }
        return shared ?? []
    }
}
