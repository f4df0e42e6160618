internal import ColorMath
internal import PaletteFiles

/// The changes that fix the failing pairs of a palette.
///
/// What is changed is a literal, or a reference to a step of a ramp, with all that it gives a colour: a
/// change counts only if it settles all pairs of these at once. For each failing pair the cheaper of its two
/// sides is changed, or both where neither alone is enough. What can settle nothing is left as it is.
struct RepairPlan {
    /// The changes, in the order of the files.
    private(set) var repairs: [PaletteRepair] = []
    private(set) var outcomes: [Failure: Outcome] = [:]

    private let settling: RepairSettling

    private static let effort: [Hindrance] = [.effort]

    /// Finds changes, with the colours that the plan comes to.
    var search: RepairSearch { settling.search }
    private var palette: Palette { search.scope.palette }

    /// Plans the repairs of a palette.
    ///
    /// - Parameters:
    ///   - scope: The palette with its pairs and colours.
    ///   - examination: The contrast of the pairs in the modes of the reports, and what is suppressed: that
    ///     is neither fixed nor in the way of what is.
    ///   - options: What may change.
    ///   - headroom: How far above the ratios the repairs aim.
    ///   - wanted: What is to be settled; `nil` for all that fails.
    init(
        for scope: RepairScope, of examination: PaletteExamination, options: RepairOptions,
        headroom: Double = 0, settling wanted: Set<Failure>? = nil
    ) {
        let cases = RepairCases(in: scope, of: examination, options: options, settling: wanted)
        let unsettled = RepairSearch(
            scope: scope,
            pairs: headroom == 0
                ? scope.pairs : scope.pairs.map { $0.asking(for: $0.required + headroom) },
            options: options, cases: cases)
        settling = RepairSettling(cases.failures, by: unsettled)
        var conflicts = PairConflictSearch(in: search)
        var otherSides = OtherSideSearch(in: unsettled)
        for failure in cases.failures {
            outcomes[failure] =
                answer(to: failure).map {
                    .repaired($0, alternative: otherSides.alternative(to: $0, for: failure))
                }
                ?? hindrance(to: failure, &conflicts)
        }
        repairs = settling.moves.map(repair).sorted { $0.location < $1.location }
    }

    /// What the plan makes of the sides of a pair; `nil` where it does not settle it.
    private func answer(to failure: Failure) -> Answer? {
        guard let contrast = search.measure(failure)?.least, contrast >= search.pairs[failure.pair].required
        else { return nil }
        let changed = zip(settling.sides(of: failure), [true, false]).compactMap { place, isInk in
            settling.movesByPlace[place].map { Side(settling.moves[$0], at: place, isInk: isInk) }
        }
        return changed.isEmpty ? nil : Answer(sides: changed, contrast: contrast)
    }

    /// Why a pair is left as it is.
    private func hindrance(to failure: Failure, _ conflicts: inout PairConflictSearch) -> Outcome {
        let places = settling.sides(of: failure)
        let unwritten = places.filter { search.sites(of: $0).isEmpty }
        // Where nothing is written of either, that is said in one clause.
        var hindrances: [Hindrance] =
            unwritten.count < places.count ? unwritten.map { .unwritten(entry: $0.entry) } : []
        var found: [[Failure]] = []
        for place in places {
            let own = search.sites(of: place).compactMap(settling.hindrance)
            for hindrance in own where hindrance != .pairs && !hindrances.contains(hindrance) {
                hindrances.append(hindrance)
            }
            guard let literal = search.uses.literal(of: place),
                (settling.hindrance(to: .literal(literal)) ?? .pairs) == .pairs
            else { continue }
            let pairs = conflicts.conflicts(of: failure, literal)
            found.append(pairs.filter { search.kept[$0] == nil })
            if pairs.contains(where: { search.kept[$0] != nil }), !hindrances.contains(.guesses) {
                hindrances.append(.guesses)
            }
        }
        // Most of very many pairs are left for this, and share the list.
        if hindrances == Self.effort, found.isEmpty { return .left(Self.effort, conflict: []) }
        // A side that fails by itself says less than one that other pairs hold.
        return .left(hindrances, conflict: found.first { $0.count > 1 } ?? found.first ?? [])
    }

    private func repair(_ move: RepairMove) -> PaletteRepair {
        let change: PaletteRepair.Change
        switch move.site {
        case .literal(let literal): change = .literal(literal)
        case .reference(let reference):
            change = .reference(reference, to: palette.entries[move.step ?? move.owner])
        }
        return PaletteRepair(
            name: palette.entries[move.owner].name, change: change, original: move.original,
            replacement: move.replacement, cost: move.cost,
            alternative: settling.alternatives[move.site].map { other in
                PaletteRepair.Alternative(
                    name: palette.entries[other.owner].name, replacement: other.replacement,
                    token: other.step.map { palette.entries[$0].name }, cost: other.cost)
            }, reach: RepairReach(of: move, in: palette))
    }
}

extension RepairPlan.Side {
    /// What a change makes of a place.
    init(_ move: RepairMove, at place: PalettePlace, isInk: Bool) {
        self.isInk = isInk
        entry = move.step == nil ? place.entry : move.owner
        color = move.replacement
        step = move.step
    }
}

extension RepairMove {
    fileprivate var cost: PaletteRepair.Cost {
        PaletteRepair.Cost(difference: difference, tokenCount: entryCount)
    }
}
