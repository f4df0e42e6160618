internal import ColorMath
internal import PaletteFiles

/// The changes of literals that fix the failing pairs of a palette.
///
/// What is changed is a literal, with every entry and mode that it is used in: a change counts only if it
/// settles all pairs of these at once. Inks are changed before backdrops, the worst first. A literal that
/// cannot settle all its pairs is left, and its failing pairs are tried from the other side.
struct RepairPlan {
    /// A failing pair in one mode.
    struct Failure: Hashable {
        let pair: Int
        let mode: Int
    }

    /// What becomes of a failing pair.
    enum Outcome: Hashable {
        /// The literal of an entry is changed.
        case repaired(entry: Int, DynamicColor, contrast: Double)
        /// No change of either side settles it with the other pairs of that side; these are in the way,
        /// itself the first.
        case conflict([Failure])
        /// Neither side is written as a colour that can be changed.
        case notEditable
    }

    /// How many pairs are named where it takes several to be in the way.
    private static let namedAtMost = 8

    /// The literals to change, in the order of the files.
    private(set) var repairs: [PaletteRepair] = []
    private(set) var outcomes: [Failure: Outcome] = [:]

    private let scope: RepairScope
    private let pairs: [PalettePair]
    /// Where literals are used, and what they meet there that is not suppressed.
    let uses: LiteralUses
    private var colors: PaletteColors
    private var changed: [ColorLiteral: DynamicColor] = [:]
    private var hopeless: Set<ColorLiteral> = []

    private var palette: Palette { scope.palette }

    /// Plans the repairs of a palette.
    ///
    /// - Parameters:
    ///   - scope: The palette with its pairs and colours.
    ///   - measures: The contrast of the pairs, pair after pair and mode after mode of the reports.
    ///   - exceptions: What is suppressed: it is neither fixed nor in the way of what is.
    ///   - headroom: How far above the ratios the repairs aim.
    ///   - includesGuesses: Whether pairs that are only guessed are fixed; they are not in the way otherwise.
    init(
        for scope: RepairScope, measures: [PairMeasure?], exceptions: ExceptionList, headroom: Double = 0,
        includesGuesses: Bool = true
    ) {
        self.scope = scope
        let (palette, pairs) = (scope.palette, scope.pairs)
        self.pairs = headroom == 0 ? pairs : pairs.map { $0.asking(for: $0.required + headroom) }
        colors = scope.colors
        var failures: [Failure] = []
        var excepted: Set<Failure> = []
        for (index, pair) in pairs.enumerated() {
            for mode in pair.modes {
                let shown = scope.shownMode(mode)
                let measure = measures[index * scope.shownModeCount + shown]
                guard measure.map(pair.verdict(on:)) == .fail else { continue }
                let isExcepted =
                    pair.isGuessed && !includesGuesses
                    || exceptions.reason(for: [pair.ink, pair.backdrop], of: .pairContrast, in: shown) != nil
                if isExcepted {
                    excepted.insert(Failure(pair: index, mode: mode))
                } else {
                    failures.append(Failure(pair: index, mode: mode))
                }
            }
        }
        uses =
            failures.isEmpty
            ? LiteralUses() : LiteralUses(of: palette, pairs: pairs, colors: colors, leavingOut: excepted)
        for side in [\PalettePair.ink, \PalettePair.backdrop] {
            for failure in failures { settle(failure, on: side) }
        }
        var obstacles: [ColorLiteral: ConflictSearch] = [:]
        for failure in failures { outcomes[failure] = outcome(of: failure, &obstacles) }
        repairs.sort { $0.literal.location < $1.literal.location }
    }

    /// Changes the literal of one side of a failing pair, unless the pair is settled already or cannot be so.
    private mutating func settle(_ failure: Failure, on side: KeyPath<PalettePair, Int>) {
        let pair = pairs[failure.pair]
        guard !isSettled(failure), let value = palette.entries[pair[keyPath: side]].values[failure.mode],
            let literal = value.literal, !hopeless.contains(literal),
            case .color(let original) = value.content
        else { return }
        let cells = uses.cells(of: literal)
        let search = LiteralSearch(
            literal: literal, original: original, failures: uses.meetings(of: literal), pairs: pairs,
            colors: colors,
            cells: Set(cells))
        guard let replacement = search.nearest,
            let changedCell = PaletteColors.Cell(replacement.extended(to: SRGB.self))
        else {
            hopeless.insert(literal)
            return
        }
        for cell in cells { colors[cell.entry, cell.mode] = changedCell }
        changed[literal] = replacement
        repairs.append(
            PaletteRepair(
                name: uses.owner(of: literal, in: palette) ?? palette.entries[pair[keyPath: side]].name,
                literal: literal, original: original, replacement: replacement,
                difference: replacement.extended(to: OKLab.self).color
                    .differenceOK(from: original.extended(to: OKLab.self).color)))
    }

    private func measure(_ failure: Failure) -> PairMeasure? {
        PairMeasure(of: pairs[failure.pair], in: failure.mode, colors: colors)
    }

    private func isSettled(_ failure: Failure) -> Bool {
        measure(failure)?.verdict(requiring: pairs[failure.pair].required) == .pass
    }

    private func outcome(
        of failure: Failure, _ obstacles: inout [ColorLiteral: ConflictSearch]
    ) -> Outcome {
        let pair = pairs[failure.pair]
        let sides = [pair.ink, pair.backdrop]
        let literals = sides.map { palette.entries[$0].values[failure.mode]?.literal }
        if let contrast = measure(failure)?.least, contrast >= pair.required {
            for (side, literal) in zip(sides, literals) {
                guard let color = literal.flatMap({ changed[$0] }) else { continue }
                return .repaired(entry: side, color, contrast: contrast)
            }
        }
        var conflicts: [[Failure]] = []
        for literal in literals.compactMap(\.self) {
            conflicts.append(self.conflicts(of: failure, literal, &obstacles))
        }
        // A side that fails by itself says less than one that other pairs hold.
        guard let conflict = conflicts.first(where: { $0.count > 1 }) ?? conflicts.first else {
            return .notEditable
        }
        return .conflict(conflict)
    }

    /// The pairs that keep a literal from settling a failing one: one other where that is enough, else all.
    private func conflicts(
        of failure: Failure, _ literal: ColorLiteral, _ obstacles: inout [ColorLiteral: ConflictSearch]
    ) -> [Failure] {
        let others = uses.meetings(of: literal)
        let own = requirements(failure, of: literal)
        guard !own.isEmpty, ContrastRepair(meeting: own).isPossible else { return [failure] }
        if obstacles[literal] == nil {
            obstacles[literal] = ConflictSearch(
                others.map { ConflictSearch.Forbidden(requirements($0, of: literal)) })
        }
        if let forbidden = ConflictSearch.Forbidden(own),
            let single = obstacles[literal]?.first(against: forbidden)
        {
            return [failure, shown(others[single])]
        }
        // One by one: a lazy filter asks again for what it has passed, and this one would answer otherwise.
        var named: [Failure] = [failure]
        for other in others.lazy.map(shown) where !named.contains(other) {
            guard named.count <= Self.namedAtMost else { break }
            named.append(other)
        }
        return named
    }

    /// A failing pair in the mode that reports name.
    private func shown(_ failure: Failure) -> Failure {
        Failure(pair: failure.pair, mode: scope.shownMode(failure.mode))
    }

    /// What a pair asks of a literal that is one side of it, on each screen; nothing where the other side is
    /// not known.
    private func requirements(_ failure: Failure, of literal: ColorLiteral) -> [ContrastRepair.Requirement] {
        let pair = pairs[failure.pair]
        let isInk = palette.entries[pair.ink].values[failure.mode]?.literal == literal
        guard let cell = colors[isInk ? pair.backdrop : pair.ink, failure.mode] else { return [] }
        return colors.screens(in: failure.mode).map {
            ContrastRepair.Requirement(luminance: cell.luminance(on: $0), ratio: pair.required)
        }
    }

    /// The literal that takes up some bytes of a file; `nil` where none does.
    func literal(of bytes: Range<Int>, in path: String) -> ColorLiteral? {
        uses.literals.first { $0.bytes == bytes && $0.location.path == path }
    }

    /// The colour nearest to another that settles every pair of a literal, once the plan is carried out;
    /// `nil` where there is none.
    func nearest(to color: DynamicColor, for literal: ColorLiteral) -> DynamicColor? {
        LiteralSearch(
            literal: literal, original: color, failures: uses.meetings(of: literal), pairs: pairs,
            colors: colors, cells: Set(uses.cells(of: literal))
        ).nearest
    }

    /// Whether what passes with the plan passes with the colours that literals hold in the end, too.
    func holds(with held: [ColorLiteral: DynamicColor], requiring pairs: [PalettePair]) -> Bool {
        var changed = colors
        for (literal, color) in held {
            guard let cell = PaletteColors.Cell(color.extended(to: SRGB.self)) else { return false }
            for place in uses.cells(of: literal) { changed[place.entry, place.mode] = cell }
        }
        return held.keys.flatMap(uses.meetings).allSatisfy { meeting in
            let pair = pairs[meeting.pair]
            func passes(with colors: PaletteColors) -> Bool {
                PairMeasure(of: pair, in: meeting.mode, colors: colors)?.verdict(requiring: pair.required)
                    == .pass
            }
            return !passes(with: colors) || passes(with: changed)
        }
    }
}
