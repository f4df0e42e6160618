internal import ColorMath
internal import PaletteFiles

/// Tells which pair of a palette is painted where an ink and a backdrop are seen.
///
/// Many colours of a palette look the same. Of those that fit, in this order, are taken: inks that are not
/// named as an icon or a border; a pair that is declared or used, else one that a convention names, else one
/// that is guessed; the ink that is named as text and the backdrop that is named as a surface; and of colours
/// that are the same under two names the one that says what it is for. What is left then is not decided.
struct PairRecognizer {
    private let palette: Palette
    private let names: [ColorName]
    private let known: [PairSides: Knowledge]
    private let knownBackdrops: [Int: [Int]]
    private let entries: [String: Int]

    /// What is known of two colours before any screen was looked at.
    private struct Knowledge {
        let rank: Int
        var modes: Set<Int>
    }

    /// What is seen in one place.
    enum Outcome: Hashable {
        /// One pair, and all that are known and look the same.
        case pair(PairSides, possible: [PairSides])
        /// One of several; some of them may be known.
        case ambiguous(inks: [Int], backdrops: [Int], possible: [PairSides])
        /// Something that no colour of the palette is.
        case foreign(ink: Bool, backdrop: Bool)
    }

    /// How many names are followed: aliases of a design system are two or three deep.
    private static let depth = 8

    /// Prepares to look for pairs.
    ///
    /// - Parameters:
    ///   - palette: The palette.
    ///   - names: What the names of its entries say.
    ///   - pairs: The pairs that are known.
    init(of palette: Palette, named names: [ColorName], knowing pairs: [PalettePair]) {
        self.palette = palette
        self.names = names
        var known: [PairSides: Knowledge] = [:]
        for pair in pairs {
            // Of what is declared and what is used, neither is surer to be what is seen.
            let rank = max(pair.origin.rank, PalettePair.Origin.usedRank)
            guard let other = known[PairSides(pair)], other.rank <= rank else {
                known[PairSides(pair)] = Knowledge(rank: rank, modes: Set(pair.modes))
                continue
            }
            if other.rank == rank { known[PairSides(pair)]?.modes.formUnion(pair.modes) }
        }
        self.known = known
        knownBackdrops = Dictionary(grouping: known.keys, by: \.ink).mapValues { $0.map(\.backdrop) }
        entries = palette.entryPlaces
    }

    /// The pair of some inks and backdrops that look as what is seen does in a mode.
    func outcome(inks: [Int], backdrops: [Int], in mode: Int) -> Outcome {
        guard !inks.isEmpty, !backdrops.isEmpty else {
            return .foreign(ink: inks.isEmpty, backdrop: backdrops.isEmpty)
        }
        let possible = knownPairs(of: inks, on: backdrops, in: mode)
        let texts = inks.filter { inkDoubt($0) == 0 }
        let drawn = texts.isEmpty ? inks : inks.filter { inkDoubt($0) < Self.graphic }
        let kept = Set(drawn)
        let candidates = possible.filter { kept.contains($0.ink) }
        guard let rank = candidates.compactMap({ known[$0]?.rank }).min() else {
            return outcome(
                named(drawn, by: inkDoubt, in: mode), named(backdrops, by: backdropDoubt, in: mode), possible)
        }
        let surest = candidates.filter { known[$0]?.rank == rank }
        let doubt = surest.map(doubt).min()
        let likeliest = surest.filter { self.doubt($0) == doubt }
        let ownInks = withoutOriginals(Set(likeliest.map(\.ink)), in: mode)
        let ownBackdrops = withoutOriginals(Set(likeliest.map(\.backdrop)), in: mode)
        guard ownInks.count == 1, ownBackdrops.count == 1 else {
            return .ambiguous(inks: ownInks, backdrops: ownBackdrops, possible: possible)
        }
        let pair = PairSides(ink: ownInks[0], backdrop: ownBackdrops[0])
        return .pair(Set(likeliest).contains(pair) ? pair : likeliest[0], possible: possible)
    }

    /// The inks whose names say most of text.
    func likeliest(_ inks: [Int], in mode: Int) -> [Int] { named(inks, by: inkDoubt, in: mode) }

    private func outcome(_ inks: [Int], _ backdrops: [Int], _ possible: [PairSides]) -> Outcome {
        guard inks.count == 1, backdrops.count == 1, inks != backdrops else {
            return .ambiguous(inks: inks, backdrops: backdrops, possible: possible)
        }
        return .pair(PairSides(ink: inks[0], backdrop: backdrops[0]), possible: possible)
    }

    /// The pairs that are known of some inks and backdrops in a mode, in the order of the entries.
    private func knownPairs(of inks: [Int], on backdrops: [Int], in mode: Int) -> [PairSides] {
        let all = Set(backdrops)
        return inks.flatMap { ink in
            let own = knownBackdrops[ink] ?? []
            let met = own.count < all.count ? own.filter(all.contains) : backdrops
            return met.sorted().map { PairSides(ink: ink, backdrop: $0) }
        }.filter { known[$0]?.modes.contains(mode) ?? false }
    }
}

// MARK: Names

extension PairRecognizer {
    /// What an ink is not that is named as an icon or a border, where others are named as text.
    private static let graphic = 3

    /// How little a name says that it is an ink of text.
    private func inkDoubt(_ entry: Int) -> Int {
        let name = names[entry]
        if palette.entries[entry].isPainted { return 2 }
        if name.words.contains("on") { return 0 }
        switch name.use {
        case .text: return name.subject == .nonText ? Self.graphic : 0
        case .icon, .border: return Self.graphic
        case .surface: return 2
        case nil: return 1
        }
    }

    /// How little a name says that it is a backdrop.
    private func backdropDoubt(_ entry: Int) -> Int {
        let name = names[entry]
        if palette.entries[entry].isPainted || name.words.contains("on") { return 2 }
        switch name.use {
        case .surface: return 0
        case .text, .icon, .border: return 2
        case nil: return 1
        }
    }

    private func doubt(_ pair: PairSides) -> Int { inkDoubt(pair.ink) + backdropDoubt(pair.backdrop) }

    /// The colours whose names say most.
    private func named(_ candidates: [Int], by doubt: (Int) -> Int, in mode: Int) -> [Int] {
        let least = candidates.map(doubt).min()
        return withoutOriginals(Set(candidates.filter { doubt($0) == least }), in: mode)
    }

    /// Some colours without those that others of them stand for, and without other names for the same.
    ///
    /// An alias says what a primitive is for. One with the words of what it stands for, `--color-text` for
    /// `--text`, is that for other tools.
    private func withoutOriginals(_ candidates: Set<Int>, in mode: Int) -> [Int] {
        guard candidates.count > 1 else { return Array(candidates) }
        var left = candidates
        for entry in candidates {
            let aliases = palette.entries[entry].values[mode]?.aliases(limit: Self.depth) ?? []
            for target in aliases.compactMap({ entries[$0] }) where candidates.contains(target) {
                if names[target].words == names[entry].words {
                    left.remove(entry)
                } else if names[target].use == nil, !names[target].words.contains("on") {
                    left.remove(target)
                }
            }
        }
        return (left.isEmpty ? candidates : left).sorted()
    }
}

extension PalettePair.Origin {
    fileprivate static let usedRank = 1

    /// How sure it is that the two meet: the surest first.
    var rank: Int {
        switch self {
        case .declared: 0
        case .used: Self.usedRank
        case .observed: 2
        case .convention: 3
        case .guessed: 4
        }
    }
}
