internal import PaletteFiles

/// Pairs of a palette as a configuration declares them: in patterns where these say the same in fewer lines.
package struct PairProposal {
    /// Inks on backdrops, each a name, or a pattern over names.
    package struct Row: Hashable, Sendable {
        package fileprivate(set) var inks: [Name]
        package let backdrops: [Name]
        package let required: Double
        /// How often screens show its pairs, in words; `nil` where that is not said.
        package fileprivate(set) var seen: String?
    }

    /// A name as it stands, or a pattern.
    package enum Name: Hashable, Sendable {
        case name(String)
        case pattern(String)
    }

    /// Rows of pairs that are known in the same way.
    package struct Section: Hashable, Sendable {
        /// How they are known, as a clause.
        package let reason: String
        /// Whether they are only guessed.
        package let isGuessed: Bool
        package fileprivate(set) var rows: [Row]
    }

    /// The sections: what files paint, what conventions name, what is guessed.
    package let sections: [Section]
    /// What screens show and several colours fit, the commonest first: one of each side's, to be chosen.
    package private(set) var choices: [Row] = []

    /// The fewest pairs that a pattern stands for.
    private static let fewest = 3

    /// Gathers the pairs of an audit that are not declared.
    package init(of audit: PaletteAudit) {
        let pairs = audit.pairs.enumerated().filter {
            if case .declared = $0.element.origin { false } else { true }
        }
        // What is left to people to look at is no fact.
        self.init(of: audit, pairs.map { audit.isUnsure($0.offset) ? $0.element.doubted : $0.element })
    }

    /// Gathers the pairs of an audit that screens show, and no others: the commonest first, each with how
    /// often. Patterns stand where they stand for nothing else.
    package init(observedIn audit: PaletteAudit) {
        let names = audit.palette.entries.map(\.name)
        var shown: [PalettePair] = []
        var sightings: [PairSides: Sightings] = [:]
        for pair in audit.pairs {
            guard let seen = audit.observation?.sightings(of: pair),
                sightings.updateValue(seen, forKey: PairSides(pair)) == nil
            else { continue }
            shown.append(pair.observed(seen))
        }
        func lineCount(_ pairs: [PalettePair]) -> Int {
            pairs.reduce(0) { $0 + (sightings[PairSides($1)]?.lineCount ?? 0) }
        }
        let patterns = Self.patterns(of: shown, names: names, index: audit.examination.index)
        let covered = Set(patterns.flatMap(\.pairs))
        let single = shown.filter { !covered.contains($0) }.sorted { lineCount([$1]) < lineCount([$0]) }
        let rows =
            patterns.map { pattern in
                var row = pattern.row
                row.seen = "\(lineCount(pattern.pairs)) lines, \(pattern.pairs.count) pairs"
                return row
            }
            + single.map { pair in
                Row(
                    inks: [.name(names[pair.ink])], backdrops: [.name(names[pair.backdrop])],
                    required: pair.required, seen: sightings[PairSides(pair)]?.words)
            }
        choices = (audit.observation?.ambiguous ?? []).sorted {
            $1.sightings.lineCount < $0.sightings.lineCount
        }.map { seen in
            Row(
                inks: seen.inks.map { .name(names[$0]) }, backdrops: seen.backdrops.map { .name(names[$0]) },
                required: seen.sightings.required, seen: seen.sightings.words)
        }
        let reason = shown.first?.proposedReason ?? ""
        sections = rows.isEmpty ? [] : [Section(reason: reason, isGuessed: false, rows: rows)]
    }

    private init(of audit: PaletteAudit, _ pairs: [PalettePair]) {
        let names = audit.palette.entries.map(\.name)
        var sections: [Section] = []
        var remaining = pairs
        let patterns = Dictionary(
            grouping: Self.patterns(of: remaining, names: names, index: audit.examination.index),
            by: \.reason)
        let covered = Set(patterns.values.joined().flatMap(\.pairs))
        remaining.removeAll { covered.contains($0) }
        let rows = Dictionary(grouping: remaining, by: \.proposedReason)
        let reasons = pairs.compactMap(\.proposedReason).uniqued
        for reason in reasons {
            let own = (patterns[reason] ?? []).map(\.row) + Self.rows(of: rows[reason] ?? [], names: names)
            guard !own.isEmpty else { continue }
            let isGuessed = (rows[reason]?.first ?? patterns[reason]?.first?.pairs.first)?.isGuessed ?? true
            sections.append(Section(reason: reason, isGuessed: isGuessed, rows: own))
        }
        self.sections = sections.filter { !$0.isGuessed } + sections.filter(\.isGuessed)
    }

    /// Pairs in lists: the inks together that lie on the same backdrops.
    private static func rows(of pairs: [PalettePair], names: [String]) -> [Row] {
        var rows: [Row] = []
        var places: [Key: Int] = [:]
        var backdrops: [Int: [PalettePair]] = [:]
        for pair in pairs { backdrops[pair.ink, default: []].append(pair) }
        for ink in pairs.map(\.ink).uniqued {
            for (required, own) in Dictionary(grouping: backdrops[ink] ?? [], by: \.required).sorted(by: {
                $0.key > $1.key
            }) {
                let key = Key(backdrops: own.map(\.backdrop), required: required)
                if let place = places[key] {
                    rows[place].inks.append(.name(names[ink]))
                } else {
                    places[key] = rows.count
                    rows.append(
                        Row(
                            inks: [.name(names[ink])], backdrops: key.backdrops.map { .name(names[$0]) },
                            required: required))
                }
            }
        }
        return rows
    }

    private struct Key: Hashable {
        let backdrops: [Int]
        let required: Double
    }
}

// MARK: Patterns

extension PairProposal {
    /// A pattern with the pairs that it stands for.
    private struct Pattern {
        let row: Row
        let reason: String
        let pairs: [PalettePair]
    }

    /// A pair of names with the same part of both left open.
    private struct Template: Hashable {
        let ink: String
        let backdrop: String
        let required: Double
        let reason: String
    }

    /// The patterns that stand for some pairs and for no others, those for the most first.
    private static func patterns(
        of pairs: [PalettePair], names: [String], index: PaletteIndex
    ) -> [Pattern] {
        var groups: [Template: [PalettePair]] = [:]
        for pair in pairs {
            guard let reason = pair.proposedReason else { continue }
            let (ink, backdrop) = (NameParts(names[pair.ink]), NameParts(names[pair.backdrop]))
            for part in Set(ink.open).intersection(backdrop.open) {
                let template = Template(
                    ink: ink.text(leavingOpen: part), backdrop: backdrop.text(leavingOpen: part),
                    required: pair.required, reason: reason)
                groups[template, default: []].append(pair)
            }
        }
        var known: [[Int]: PalettePair] = [:]
        for pair in pairs { known[[pair.ink, pair.backdrop]] = pair }
        var covered: Set<[Int]> = []
        var patterns: [Pattern] = []
        let order = groups.filter { $0.value.count >= fewest }.sorted {
            ($1.value.count, $0.key.ink, $0.key.backdrop) < ($0.value.count, $1.key.ink, $1.key.backdrop)
        }
        for (template, own) in order {
            guard own.count(where: { !covered.contains([$0.ink, $0.backdrop]) }) >= fewest else { continue }
            let declaration = PairDeclaration(
                .ratio(template.required), inks: [NamePattern(template.ink)],
                backdrops: [NamePattern(template.backdrop)])
            let meant = index.pairs(of: declaration).flatMap { pair in pair.backdrops.map { [pair.ink, $0] } }
            let meantPairs = meant.compactMap { known[$0] }
            guard meantPairs.count == meant.count,
                meantPairs.allSatisfy({
                    $0.required == template.required && $0.proposedReason == template.reason
                })
            else { continue }
            covered.formUnion(meant)
            patterns.append(
                Pattern(
                    row: Row(
                        inks: [.pattern(template.ink)], backdrops: [.pattern(template.backdrop)],
                        required: template.required), reason: template.reason, pairs: meantPairs))
        }
        return patterns
    }
}

/// A name in the parts between its separators.
private struct NameParts {
    /// The parts, every second of which is a separator.
    private let parts: [Substring]

    init(_ name: String) {
        var parts: [Substring] = []
        var rest = name[...]
        while !rest.isEmpty {
            let isSeparator = "-._/ ".contains(rest[rest.startIndex])
            let part = rest.prefix { "-._/ ".contains($0) == isSeparator }
            parts.append(part)
            rest = rest.dropFirst(part.count)
        }
        self.parts = parts
    }

    /// The parts that may be left open: words that say neither the use nor the rank nor the state.
    var open: [Substring] {
        parts.filter { part in
            let word = part.lowercased()
            return part.allSatisfy { $0.isLetter || $0.isNumber } && parts.count { $0 == part } == 1
                && NameVocabulary.uses[word] == nil && !NameVocabulary.ranks.contains(word)
                && !NameVocabulary.empty.contains(word) && !NameVocabulary.rest.contains(word)
                && !NameVocabulary.softTones.contains(word) && !NameVocabulary.strongTones.contains(word)
        }
    }

    func text(leavingOpen part: Substring) -> String {
        parts.map { $0 == part ? "{name}" : String($0) }.joined()
    }
}

extension PaletteAudit {
    /// Whether what a pair looks like speaks against it, and nobody declared it: people have to look at it.
    fileprivate func isUnsure(_ pair: Int) -> Bool {
        pairs[pair].modes.contains { mode in
            measure(of: pair, in: mode).map { pairs[pair].verdict(on: $0) == .review } ?? false
        }
    }
}

extension PalettePair {
    /// The same pair as a guess that its colours speak against.
    fileprivate var doubted: PalettePair {
        PalettePair(
            ink: ink, backdrop: backdrop, required: required, canvases: canvases, modes: modes,
            origin: .guessed("left to review, as they may be no pair"))
    }

    /// How the pair is known, as a proposal heads it; `nil` where it is declared.
    fileprivate var proposedReason: String? {
        switch origin {
        case .declared: nil
        case .used: "painted by the stylesheets"
        case .observed: "seen on screens"
        // A convention names both colours; what they have in common is the convention.
        case .convention(let reason) where reason.hasPrefix("'"): "named as ink and backdrop of each other"
        case .convention(let reason), .guessed(let reason):
            reason.hasPrefix("'") ? "named alike, of one part" : reason
        }
    }
}

extension Array where Element: Hashable {
    fileprivate var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
