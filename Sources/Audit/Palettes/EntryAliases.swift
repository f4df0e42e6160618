internal import PaletteFiles

/// Which entries of a palette stand for others in every mode, as `--color-text` does for `--text` where it is
/// written `var(--text)`.
struct EntryAliases {
    private let targets: [Int: [Int]]
    private var parts: [Int: Part] = [:]

    /// A property that many parts of a page have, and what it stands for there: `button:hover --color` and
    /// `[type=submit]:hover --color` are the same where both are written `var(--primary)`.
    struct Part: Hashable {
        let property: String
        let target: Int
    }

    /// How many names are followed: aliases of a design system are two or three deep.
    private static let depth = 4

    init(of palette: Palette) {
        let places = palette.entryPlaces
        var targets: [Int: [Int]] = [:]
        for (index, entry) in palette.entries.enumerated() {
            let found = Self.sharedNames(of: entry).compactMap { places[$0] }.filter { target in
                target != index
                    && zip(entry.values, palette.entries[target].values).allSatisfy {
                        $0?.content == $1?.content
                    }
            }
            if !found.isEmpty { targets[index] = found }
        }
        self.targets = targets
        for (index, found) in targets {
            let name = palette.entries[index].name
            guard let space = name.lastIndex(of: " "), let target = found.last else { continue }
            parts[index] = Part(property: String(name[name.index(after: space)...]), target: target)
        }
    }

    /// What an entry is that belongs to a part of a page; `nil` for one that does not, or stands for no
    /// other.
    func part(of entry: Int) -> Part? { parts[entry] }

    /// Whether no entry stands for another.
    var isEmpty: Bool { targets.isEmpty }

    /// The entries that one stands for, the nearest first.
    func targets(of entry: Int) -> [Int] { targets[entry] ?? [] }

    /// Some entries without those that stand for another of them.
    func originals(among entries: [Int]) -> [Int] {
        let all = Set(entries)
        return entries.filter { all.isDisjoint(with: targets(of: $0)) }
    }

    /// The nearest names that the value is followed through in every mode.
    private static func sharedNames(of entry: PaletteEntry) -> [String] {
        var shared: [String]?
        for value in entry.values {
            guard let value else { continue }
            let names = value.aliases(limit: depth)
            shared = shared.map { $0.filter(names.contains) } ?? names
            if shared?.isEmpty ?? true { return [] }
        }
        return shared ?? []
    }
}
