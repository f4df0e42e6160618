internal import ColorMath
internal import PaletteFiles

/// The pairs of a palette, their contrast and what keeps them from being fixed, in words, which are made
/// where they are read: there may be many, and few are.
final class PairWords: Sendable {
    let palette: Palette
    private let pairs: [PalettePair]
    private let colors: PaletteColors
    /// A list of each mode alone, which is what most findings are about.
    private let modesAlone: [[Int]]

    init(of palette: Palette, pairs: [PalettePair], colors: PaletteColors) {
        self.palette = palette
        self.pairs = pairs
        self.colors = colors
        modesAlone = palette.modes.indices.map { [$0] }
    }

    /// A list of modes, in one place for all findings where it is one mode.
    func shared(modes: [Int]) -> [Int] {
        modes.count == 1 && modesAlone.indices.contains(modes[0]) ? modesAlone[modes[0]] : modes
    }

    /// The pair that a sentence is about.
    func pair(_ sentence: PairSentence) -> PalettePair { pairs[sentence.pair] }

    /// A pair in some modes: `'text' on 'card' (dark) at 4.5`.
    func text(of pair: Int, in modes: [Int]) -> String {
        let pair = pairs[pair]
        let names = modes.map { palette.modes[$0].description }.joined(separator: "; ")
        return "'\(palette.entries[pair.ink].name)' on '\(palette.entries[pair.backdrop].name)'"
            + (palette.modes.count > 1 ? " (\(names))" : "") + " at \(Figure(pair.required))"
    }

    /// Why a colour is left as it is, as a clause.
    func text(_ hindrance: Hindrance) -> String { hindrance.words(in: palette) }

    /// A colour in words: its name in quotes, and what it is in a mode.
    func text(of entry: Int, in mode: Int) -> String {
        let name = "'\(palette.entries[entry].name)'"
        return colors[entry, mode].map { "\(name) \($0.color.words)" } ?? name
    }

    /// What is said of the contrast of a pair.
    func text(_ sentence: PairSentence, _ verdict: Verdict) -> String {
        let (pair, measure) = (pairs[sentence.pair], sentence.measure)
        let ratio = ContrastRatio(measure.least)
        let range =
            measure.least == measure.greatest ? "\(ratio)" : "\(ratio) to \(ContrastRatio(measure.greatest))"
        let canvas = measure.worstCanvas.map { ", the least over \(text(of: $0, in: sentence.mode))" }
        let end =
            verdict == .review && !measure.isOverAnything
            ? "; nobody means that: likely they are no pair, or one is not what it should be"
            : verdict == .review
                ? "; what lies behind decides whether it reaches \(Figure(pair.required)): name its canvas"
                : ", below the required \(Figure(pair.required))"
        return """
            \(text(of: pair.ink, in: sentence.mode)) on \(text(of: pair.backdrop, in: sentence.mode)) has a \
            contrast of \(range)\(canvas ?? "")\(measure.screenClause)\(end) \
            (\(pair.origin.words))\(clause(on: sentence.aliases)).
            """
    }

    /// What pairs are the same, as the end of a sentence; empty for none.
    private func clause(on aliases: [Int]) -> String {
        guard !aliases.isEmpty else { return "" }
        let names = listed(aliases) {
            "'\(palette.entries[pairs[$0].ink].name)' on '\(palette.entries[pairs[$0].backdrop].name)'"
        }
        return "; the same pair as \(names)"
    }
}

/// The contrast of a pair, to be put into words.
struct PairSentence: Sendable {
    private let pairNumber: Int32
    private let modeNumber: Int32
    let measure: PairMeasure
    /// The pairs that are this one under other names, by index.
    let aliases: [Int]

    /// Takes a pair by index, with its contrast in a mode and in those that look alike.
    init(of pair: Int, in mode: Int, _ measure: PairMeasure, aliases: [Int]) {
        (pairNumber, modeNumber) = (Int32(pair), Int32(mode))
        self.measure = measure
        self.aliases = aliases
    }

    var pair: Int { Int(pairNumber) }
    /// The mode whose colours are named.
    var mode: Int { Int(modeNumber) }
}

extension PairMeasure {
    /// Where it was measured, as the end of a clause; empty where every screen shows the same.
    fileprivate var screenClause: String {
        screen.map { " on screens of \($0), colours clipped to it" } ?? ""
    }
}
