internal import PaletteFiles

/// The entries of a palette by name, by pattern and by role.
///
/// Every pattern of the configuration is looked for once, however often it is used.
struct PaletteIndex {
    private let spellings: [[String]]
    private let entriesBySpelling: [String: [Int]]
    private let entriesByPattern: [NamePattern: [Int]]
    private let entriesByRole: [String: [Int]]
    private let roles: [String: [NamePattern]]

    /// Takes the names of a palette as people write them.
    init(of palette: Palette, configuration: PaletteConfiguration) {
        self.init(
            ofNames: palette.entries.map { EntryName($0.name, path: $0.path) }, configuration: configuration)
    }

    /// Looks names up that need not be those of entries.
    init(ofNames names: [EntryName], configuration: PaletteConfiguration) {
        self.init(spellings: names.map(Self.spellings), configuration: configuration)
    }

    /// Takes each entry by the ways in which it is spelled.
    init(spellings: [[String]], configuration: PaletteConfiguration) {
        self.spellings = spellings
        var entriesBySpelling: [String: [Int]] = [:]
        for (index, names) in spellings.enumerated() {
            for name in names { entriesBySpelling[name, default: []].append(index) }
        }
        self.entriesBySpelling = entriesBySpelling
        let entriesByPattern = Self.entries(of: spellings, matching: configuration.wildcards)
        self.entriesByPattern = entriesByPattern
        roles = configuration.roles
        entriesByRole = configuration.roles.mapValues { patterns in
            Set(
                Set(patterns).flatMap { pattern in
                    (pattern.isLiteral ? entriesBySpelling[pattern.text] : entriesByPattern[pattern]) ?? []
                }
            ).sorted()
        }
    }

    /// Every way in which an entry may be named.
    var names: some Sequence<String> { spellings.lazy.joined() }

    /// The entries that patterns name, each once and in the order of the palette.
    func entries(matching patterns: [NamePattern]) -> [Int] {
        patterns.count == 1
            ? entries(matching: patterns[0]) : Set(patterns.flatMap { entries(matching: $0) }).sorted()
    }

    /// The pairs that a declaration names: each ink with its backdrops.
    ///
    /// Where both sides capture something, only those meet of which it is the same.
    func pairs(of declaration: PairDeclaration) -> [(ink: Int, backdrops: [Int])] {
        let omitted = Set(entries(matching: declaration.omissions))
        let inks = declaration.inks.flatMap(resolved), backdrops = declaration.backdrops.flatMap(resolved)
        let joining = backdrops.filter { !$0.captureNames.isEmpty }
        let everywhere = entries(matching: backdrops.filter(\.captureNames.isEmpty))
        var found: [Int: Set<Int>] = [:]
        for ink in inks {
            let shared = joining.map { backdrop in
                (pattern: backdrop, names: ink.captureNames.filter(backdrop.captureNames.contains))
            }
            for entry in entries(matching: ink) { found[entry, default: []].formUnion(everywhere) }
            for (backdrop, names) in shared {
                let groups = Dictionary(grouping: captures(of: backdrop)) { $0.values(names) }
                for capture in captures(of: ink) {
                    found[capture.entry, default: []].formUnion(
                        groups[capture.values(names), default: []].map(\.entry))
                }
            }
        }
        return found.keys.sorted().filter { !omitted.contains($0) }.map { ink in
            (ink, found[ink, default: []].filter { $0 != ink && !omitted.contains($0) }.sorted())
        }
    }

    /// The patterns that a role stands for.
    private func resolved(_ pattern: NamePattern) -> [NamePattern] {
        pattern.isRole ? roles[String(pattern.text.dropFirst())] ?? [] : [pattern]
    }

    /// What a pattern captures of one spelling of an entry.
    private struct Capture {
        let entry: Int
        let words: [String: NameWords]

        func values(_ names: [String]) -> [NameWords] { names.compactMap { words[$0] } }
    }

    private func captures(of pattern: NamePattern) -> [Capture] {
        guard !pattern.captureNames.isEmpty else {
            return entries(matching: pattern).map { Capture(entry: $0, words: [:]) }
        }
        return entries(matching: pattern).flatMap { entry in
            spellings[entry].compactMap { name in
                pattern.captures(of: Array(name)).map { Capture(entry: entry, words: $0) }
            }
        }
    }

    private func entries(matching pattern: NamePattern) -> [Int] {
        if pattern.isRole { return entriesByRole[String(pattern.text.dropFirst())] ?? [] }
        if pattern.isLiteral { return entriesBySpelling[pattern.text] ?? [] }
        return entriesByPattern[pattern] ?? Self.entries(of: spellings, matching: [pattern])[pattern] ?? []
    }

    /// The ways in which an entry may be named: as its file writes it, and by the parts of its name joined
    /// with `.`, `/` or `-`.
    private static func spellings(of entry: EntryName) -> [String] {
        var spellings = [entry.name]
        for separator in [".", "/", "-"] {
            let joined = entry.path.joined(separator: separator)
            if !spellings.contains(joined) { spellings.append(joined) }
        }
        return spellings
    }

    private static func entries(
        of spellings: [[String]], matching patterns: Set<NamePattern>
    ) -> [NamePattern: [Int]] {
        guard !patterns.isEmpty else { return [:] }
        var entries = Dictionary(patterns.map { ($0, [Int]()) }, uniquingKeysWith: { first, _ in first })
        for (index, names) in spellings.enumerated() {
            let names = names.map { Array($0) }
            for pattern in patterns where names.contains(where: pattern.matches) {
                entries[pattern, default: []].append(index)
            }
        }
        return entries
    }
}

extension PaletteConfiguration {
    /// The patterns of all parts that are no plain names.
    fileprivate var wildcards: Set<NamePattern> {
        var all = canvases + interactive + fixed
        for pair in pairs { all += pair.inks + pair.backdrops + pair.canvases + pair.omissions }
        for exception in exceptions { all += exception.inks + exception.backdrops }
        all += roles.values.joined()
        all += categories.joined()
        return Set(all.filter { !$0.isLiteral && !$0.isRole })
    }
}

extension NamePattern {
    /// Whether the pattern names a role of the configuration.
    var isRole: Bool { text.first == "$" }
}
