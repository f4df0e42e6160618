internal import ColorMath
public import PaletteFiles

/// Every ink of a palette on every backdrop, in one mode.
///
/// Inks and backdrops are the colours that have that part in some pair; which of them meet is marked. Where
/// no pairs are known, every colour is both.
public struct PaletteMatrix: Sendable {
    /// What a ratio is enough for.
    public enum Level: String, Hashable, Sendable, CaseIterable {
        /// Text of any size.
        case text
        /// Large text, and what is not text.
        case large
        /// Nothing.
        case none
    }

    /// One ink on one backdrop.
    public struct Cell: Hashable, Sendable {
        /// The contrast.
        public let measure: PairMeasure
        /// What the contrast is enough for, by the standard.
        public let level: Level
        /// The ratio that is required, where the two are known to meet: the greatest that any pair of them
        /// asks for.
        public let required: Double?

        /// The verdict on the pair, the worst of those on its pairs, as findings have it; `nil` where the two
        /// are not known to meet.
        public let verdict: Verdict?
    }

    /// The mode.
    public let mode: PaletteMode
    /// The inks, by index among the palette's entries, in its order.
    public let inks: [Int]
    /// The backdrops, by index among the palette's entries, in its order.
    public let backdrops: [Int]
    /// The cells, ink by ink; `nil` where one of the two is not known in the mode, or both are the same.
    public let rows: [[Cell?]]

    /// The most cells that a matrix may have.
    private static let cellLimit = 2_000_000

    /// What is said of a palette whose matrix is too large; `nil` where it is not.
    static func fault(of examination: PaletteExamination) -> PaletteFault? {
        let inks = examination.inks.count
        let backdrops = examination.backdrops.count
        guard inks * backdrops > cellLimit else { return nil }
        return PaletteFault(
            at: SourceLocation(path: examination.palette.name),
            "a matrix of \(inks) inks on \(backdrops) backdrops has more than \(cellLimit) cells, and is not shown"
        )
    }

    init(of examination: PaletteExamination, mode: Int) {
        self.mode = examination.palette.modes[mode]
        let inks = examination.inks
        let backdrops = examination.backdrops
        var meeting: [[Int]: [PalettePair]] = [:]
        var canvases: [Int: [Int]] = [:]
        for pair in examination.pairs where pair.modes.contains(mode) {
            meeting[[pair.ink, pair.backdrop], default: []].append(pair)
            canvases[pair.backdrop] = pair.canvases
        }
        let standard = examination.standard
        let limits = [SubjectKind.text, .largeText].map { standard.requiredRatio(for: $0.subject) }
        self.inks = inks
        self.backdrops = backdrops
        rows = inks.map { ink in
            backdrops.map { backdrop in
                guard ink != backdrop else { return nil }
                let pair = PalettePair(
                    ink: ink, backdrop: backdrop, required: limits[0], canvases: canvases[backdrop] ?? [],
                    modes: [mode], origin: .guessed(""))
                guard let measure = PairMeasure(of: pair, in: mode, colors: examination.colors) else {
                    return nil
                }
                let level: Level =
                    measure.least >= limits[0] ? .text : measure.least >= limits[1] ? .large : .none
                let pairs = meeting[[ink, backdrop]] ?? []
                let verdicts = pairs.map { $0.verdict(on: measure) }
                return Cell(
                    measure: measure, level: level, required: pairs.map(\.required).max(),
                    verdict: [.fail, .review, .pass].first(where: verdicts.contains))
            }
        }
    }
}

extension PaletteExamination {
    /// The rows of a matrix.
    fileprivate var inks: [Int] { parts(\.ink) }

    /// The columns of a matrix.
    fileprivate var backdrops: [Int] { parts(\.backdrop) }

    private func parts(_ part: KeyPath<PalettePair, Int>) -> [Int] {
        pairs.isEmpty ? Array(palette.entries.indices) : Set(pairs.map { $0[keyPath: part] }).sorted()
    }
}
