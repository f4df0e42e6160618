internal import PaletteFiles

/// The pairs of a palette as they are found, each with its first source.
struct PairList {
    private(set) var pairs: [PalettePair] = []
    private var known: Set<PairSides> = []
    private var count = 0

    /// The most pairs that are measured, each counted once a mode.
    static let limit = 1_000_000

    /// There is no room for another pair.
    struct Full: Error {
        /// Where it is declared; `nil` where it is not.
        let location: SourceLocation?

        func message(for palette: Palette) -> String {
            "'\(palette.name)' has more than \(PairList.limit) pairs, each counted once a mode; the rest is not "
                + "measured"
        }
    }

    /// Adds a pair, whether the two are known or not: they may be declared with several ratios.
    mutating func append(_ pair: PalettePair) throws(Full) {
        count += max(1, pair.modes.count)
        guard count <= Self.limit else {
            if case .declared(let location) = pair.origin { throw Full(location: location) }
            throw Full(location: nil)
        }
        known.insert(PairSides(pair))
        pairs.append(pair)
    }

    /// Adds a pair that is not known yet.
    mutating func add(_ pair: PalettePair) throws(Full) {
        guard !known.contains(PairSides(pair)) else { return }
        try append(pair)
    }
}
