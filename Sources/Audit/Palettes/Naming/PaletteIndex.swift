internal import PaletteFiles

/// The entries of a palette by name and by role.
struct PaletteIndex {
    /// The ways in which each entry may be named: as its file writes it, and by the parts of its name joined with `.`,
    /// `/` or `-`.
    private let spellings: [[String]]
    private let entriesBySpelling: [String: [Int]]
    private let roles: [String: [NamePattern]]

    init(of palette: Palette, roles: [String: [NamePattern]]) {
        self.roles = roles
        spellings = palette.entries.map { entry in
            var spellings = [entry.name]
            for separator in [".", "/", "-"] {
                let joined = entry.path.joined(separator: separator)
                if !spellings.contains(joined) { spellings.append(joined) }
            }
            return spellings
        }
        var entriesBySpelling: [String: [Int]] = [:]
        for (index, names) in spellings.enumerated() {
            for name in names { entriesBySpelling[name, default: []].append(index) }
        }
        self.entriesBySpelling = entriesBySpelling
    }

    /// The entries that patterns name, each once and in the order of the palette.
    func entries(matching patterns: [NamePattern]) -> [Int] {
        if patterns.count == 1, !patterns[0].isRole { return entries(matching: patterns[0]) }
        return Set(patterns.flatMap { role(of: $0) ?? [$0] }.flatMap { entries(matching: $0) }).sorted()
    }

    /// Whether a pattern, or the role that it stands for, names an entry.
    func matches(_ entry: Int, _ pattern: NamePattern) -> Bool {
        (role(of: pattern) ?? [pattern]).contains { pattern in
            spellings[entry].contains { pattern.matches($0) }
        }
    }

    private func entries(matching pattern: NamePattern) -> [Int] {
        if pattern.isLiteral { return entriesBySpelling[pattern.text] ?? [] }
        return spellings.indices.filter { index in spellings[index].contains { pattern.matches($0) } }
    }

    private func role(of pattern: NamePattern) -> [NamePattern]? {
        pattern.isRole ? roles[String(pattern.text.dropFirst())] ?? [] : nil
    }
}

extension NamePattern {
    /// Whether the pattern names a role of the configuration.
    var isRole: Bool { text.first == "$" }
}
