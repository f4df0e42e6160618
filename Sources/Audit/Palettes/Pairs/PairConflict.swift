internal import PaletteFiles

/// The pairs of a palette in words, which are made where they are read: there may be many, and few are.
final class PairWords: Sendable {
    private let palette: Palette
    private let pairs: [PalettePair]

    init(of palette: Palette, pairs: [PalettePair]) {
        self.palette = palette
        self.pairs = pairs
    }

    /// A pair in a mode: `'text' on 'card' (dark) at 4.5`.
    func text(_ failure: RepairPlan.Failure) -> String {
        let pair = pairs[failure.pair]
        return "'\(palette.entries[pair.ink].name)' on '\(palette.entries[pair.backdrop].name)'"
            + (palette.modes.count > 1 ? " (\(palette.modes[failure.mode]))" : "")
            + " at \(Figure(pair.required))"
    }
}

/// The pairs that no one colour settles at once.
struct PairConflict: Sendable {
    private let failures: [RepairPlan.Failure]
    private let words: PairWords?

    /// No conflict.
    static let none = PairConflict([], in: nil)

    init(_ failures: [RepairPlan.Failure], in words: PairWords?) {
        self.failures = failures
        self.words = words
    }

    /// The pairs in words.
    var texts: [String] { words.map { failures.map($0.text) } ?? [] }
}

extension PairConflict: Hashable {
    static func == (first: PairConflict, second: PairConflict) -> Bool {
        first.failures.count == second.failures.count
            && (first.words === second.words && first.failures == second.failures
                || first.texts == second.texts)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(failures.count)
    }
}
