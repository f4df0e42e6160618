internal import ColorMath
internal import PaletteFiles

/// The changes that fix the failing pairs of a palette.
///
/// What is changed is a literal, or a reference to a step of a ramp, with all that it gives a colour: a
/// change counts only if it settles all pairs of these at once. For each failing pair the cheaper of its two
/// sides is changed, or both where neither alone is enough. What can settle nothing is left as it is.
struct RepairPlan {
    /// A failing pair in one mode.
    struct Failure: Hashable {
        // There may be hundreds of thousands of them.
        private let pairNumber: Int32
        private let modeNumber: Int32

        init(pair: Int, mode: Int) {
            pairNumber = Int32(pair)
            modeNumber = Int32(mode)
        }

        var pair: Int { Int(pairNumber) }
        var mode: Int { Int(modeNumber) }
    }

    /// What a change makes of one side of a pair.
    struct Side: Hashable {
        /// Whether it is the ink, and not the backdrop.
        let isInk: Bool
        /// The entry whose value is written otherwise.
        let entry: Int
        let color: DynamicColor
        /// The entry that it is to name; `nil` where it is written out.
        let step: Int?
    }

    /// What makes a failing pair pass.
    struct Answer: Hashable {
        /// One side of the pair, or both.
        let sides: [Side]
        /// The least contrast ratio of the pair then.
        let contrast: Double
    }

    /// What becomes of a failing pair.
    enum Outcome: Hashable {
        /// One or both of its sides change; where it is one, the other might instead.
        case repaired(Answer, alternative: Answer?)
        /// It is left, for these reasons; these pairs are in the way of each other, itself the first.
        case left([Hindrance], conflict: [Failure])
    }

    /// The changes, in the order of the files.
    private(set) var repairs: [PaletteRepair] = []
    private(set) var outcomes: [Failure: Outcome] = [:]

    private var search: RepairSearch
    private var moves: [RepairMove] = []
    private var alternatives: [RepairSite: RepairMove] = [:]
    private var movesByPlace: [PalettePlace: Int] = [:]
    private var moved: Set<RepairSite> = []
    /// What no change was found for.
    private var closed: [RepairSite: Hindrance] = [:]
    /// What was found for sites, before others changed.
    private var estimates: [RepairSite: RepairMove] = [:]
    /// How many changes may still be looked for: more than anybody reads, and each takes its time.
    private var searchesLeft = 10_000
    /// How many pairs may still be tried from both sides at once, which takes many searches.
    private var bothLeft = 200

    private static let effort: [Hindrance] = [.effort]

    private var palette: Palette { search.scope.palette }
    private var pairs: [PalettePair] { search.pairs }

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
        var failures: [Failure] = []
        var (ignored, reviewed) = (Set<Failure>(), Set<Failure>())
        var kept: [Failure: Double] = [:]
        for (index, pair) in scope.pairs.enumerated() {
            for mode in pair.modes {
                let shown = scope.shownMode(mode)
                guard let measure = examination.measure(of: index, in: shown) else { continue }
                let failure = Failure(pair: index, mode: mode)
                let verdict = pair.verdict(on: measure)
                let isOfNoAccount =
                    !(wanted?.contains(failure) ?? true)
                    || examination.exceptions.reason(
                        for: [pair.ink, pair.backdrop], of: .pairContrast, in: shown) != nil
                // What is likely no pair is not to look like one that fails: that would be a new finding.
                if verdict == .review,
                    !isOfNoAccount || measure.verdict(requiring: pair.required) == .review
                {
                    reviewed.insert(failure)
                    continue
                }
                guard verdict != .pass else { continue }
                if isOfNoAccount {
                    ignored.insert(failure)
                } else if pair.isGuessed, !options.fixesGuessedPairs {
                    kept[failure] = measure.least
                } else {
                    failures.append(failure)
                }
            }
        }
        let search = RepairSearch(
            scope: scope,
            pairs: headroom == 0
                ? scope.pairs : scope.pairs.map { $0.asking(for: $0.required + headroom) },
            options: options, ignoring: ignored, reviewing: reviewed, keeping: kept,
            isIdle: failures.isEmpty)
        self.search = search
        // A state follows its colour at rest, which is settled first.
        let order = scope.order
        func isState(_ failure: Failure) -> Bool {
            let pair = scope.pairs[failure.pair]
            return order.isState(pair.ink) || order.isState(pair.backdrop)
        }
        for failure in failures where !isState(failure) { settle(failure) }
        for failure in failures where isState(failure) { settle(failure) }
        takeBackNeedless()
        lookBeyondPrimitives(of: failures)
        var conflicts = PairConflictSearch(in: self.search)
        var otherSides = OtherSideSearch(in: search)
        for failure in failures {
            outcomes[failure] =
                answer(to: failure).map {
                    .repaired($0, alternative: otherSides.alternative(to: $0, for: failure))
                }
                ?? hindrance(to: failure, &conflicts)
        }
        repairs = moves.map(repair).sorted { $0.location < $1.location }
    }
}

// MARK: Settling

extension RepairPlan {
    private func isSettled(_ failure: Failure) -> Bool {
        search.measure(failure)?.verdict(requiring: pairs[failure.pair].required) == .pass
    }

    private func sides(of failure: Failure) -> [PalettePlace] {
        let pair = pairs[failure.pair]
        return [pair.ink, pair.backdrop].map { PalettePlace(entry: $0, mode: failure.mode) }
    }

    /// Changes the cheaper side of a failing pair, unless the pair is settled already.
    private mutating func settle(_ failure: Failure) {
        let places = sides(of: failure)
        while !isSettled(failure) {
            let proposals = places.compactMap { proposal(for: $0) }
            guard let first = proposals.first else { break }
            let best = proposals.dropFirst().reduce(first) { $1.isCheaper(than: $0) ? $1 : $0 }
            // White text does not become black where the backdrop would do but for its neighbours.
            guard search.keepsPolarity(of: failure, with: best) || !isHeldByOrder(places[1]) else { break }
            // What was found before others changed may be outdated.
            searchesLeft -= 1
            switch search.move(of: best.site) {
            case .success(let move):
                if commit([move]) {
                    alternatives[move.site] = proposals.first { $0.site != move.site }
                    return
                }
                closed[best.site] = .order(entry: best.owner)
            case .failure(let hindrance):
                closed[best.site] = hindrance
            }
        }
        guard !isSettled(failure), bothLeft > 0, searchesLeft > 0 else { return }
        settleFromBothSides(failure)
    }

    /// Whether a place could change, were it not for the order of a ramp or of states.
    private func isHeldByOrder(_ place: PalettePlace) -> Bool {
        search.sites(of: place).contains { site in
            if case .order = closed[site] { true } else { false }
        }
    }

    /// The cheapest way to change one side: a step of its ramp where it names one, else the colour that is
    /// written out.
    private mutating func proposal(for place: PalettePlace) -> RepairMove? {
        for site in search.sites(of: place) where !moved.contains(site) && closed[site] == nil {
            if let estimate = estimates[site] { return estimate }
            guard searchesLeft > 0 else { continue }
            searchesLeft -= 1
            switch search.move(of: site) {
            case .success(let move):
                estimates[site] = move
                return move
            case .failure(let hindrance):
                closed[site] = hindrance
            }
        }
        return nil
    }

    /// Changes the backdrop as little as the ink can make up for.
    private mutating func settleFromBothSides(_ failure: Failure) {
        bothLeft -= 1
        let sites = sides(of: failure).map { place in
            search.sites(of: place).filter { !moved.contains($0) && closed[$0]?.isForGood != true }
        }
        guard !sites[0].isEmpty, !sites[1].isEmpty else { return }
        var best: [RepairMove] = []
        for backdrop in sites[1] {
            for ink in sites[0] where ink != backdrop {
                for option in search.options(for: backdrop, leavingTo: ink) {
                    let undo = search.apply(option)
                    if case .success(let move) = search.move(of: ink),
                        search.keepsPolarity(of: failure, with: move)
                    {
                        let cost = option.difference + move.difference
                        if best.isEmpty || cost < best.reduce(0, { $0 + $1.difference }) {
                            best = [option, move]
                        }
                    }
                    search.revert(option, to: undo)
                }
            }
        }
        if !best.isEmpty { _ = commit(best) }
    }

    /// Takes back the changes that those after them have made needless, the greatest first.
    private mutating func takeBackNeedless() {
        guard moves.count > 1 else { return }
        let order = moves.indices.sorted {
            (moves[$1].entryCount, moves[$1].difference, $0) < (
                moves[$0].entryCount, moves[$0].difference, $1
            )
        }
        let needless = Set(order.filter { search.takesBackIfNeedless(moves[$0]) })
        guard !needless.isEmpty else { return }
        moves = moves.indices.filter { !needless.contains($0) }.map { moves[$0] }
        movesByPlace = [:]
        for (index, move) in moves.enumerated() {
            for place in move.cells.keys { movesByPlace[place] = index }
        }
        moved = Set(moves.map(\.site))
    }

    /// Makes changes, and with them those of states that have to stay on their side of what changes.
    ///
    /// - Returns: Whether that was possible; otherwise nothing is changed.
    private mutating func commit(_ wanted: [RepairMove]) -> Bool {
        var done: [(move: RepairMove, undo: RepairSearch.Undo)] = []
        var rest = wanted
        while let move = rest.first {
            rest.removeFirst()
            done.append((move, search.apply(move)))
            for place in search.states(leftBehindBy: move) {
                let own = search.sites(of: place).filter { site in
                    !moved.contains(site) && !done.contains { $0.move.site == site }
                }
                let found = own.compactMap { try? search.move(of: $0).get() }
                guard let follower = found.first else {
                    for (move, undo) in done.reversed() { search.revert(move, to: undo) }
                    return false
                }
                done.append((follower, search.apply(follower)))
            }
        }
        for (move, _) in done {
            moved.insert(move.site)
            for place in move.cells.keys { movesByPlace[place] = moves.count }
            moves.append(move)
        }
        return true
    }
}

// MARK: Outcomes

extension RepairPlan {
    /// What the plan makes of the sides of a pair; `nil` where it does not settle it.
    private func answer(to failure: Failure) -> Answer? {
        guard let contrast = search.measure(failure)?.least, contrast >= pairs[failure.pair].required else {
            return nil
        }
        let changed = zip(sides(of: failure), [true, false]).compactMap { place, isInk in
            movesByPlace[place].map { Side(moves[$0], at: place, isInk: isInk) }
        }
        return changed.isEmpty ? nil : Answer(sides: changed, contrast: contrast)
    }

    /// What keeps primitives from changing even where they may: nobody is sent to an option that does not
    /// help.
    private mutating func lookBeyondPrimitives(of failures: [Failure]) {
        func isPrimitive(_ hindrance: Hindrance?) -> Bool {
            if case .primitive? = hindrance { true } else { false }
        }
        guard closed.values.contains(where: isPrimitive) else { return }
        var seen: Set<RepairSite> = []
        for failure in failures {
            for site in sides(of: failure).flatMap({ search.sites(of: $0) })
            where isPrimitive(closed[site]) && seen.insert(site).inserted {
                guard searchesLeft > 0 else { return }
                searchesLeft -= 1
                if case .failure(let hindrance) = search.unlimitedMove(of: site) { closed[site] = hindrance }
            }
        }
    }

    private func hindrance(to failure: Failure, _ conflicts: inout PairConflictSearch) -> Outcome {
        let places = sides(of: failure)
        let unwritten = places.filter { search.sites(of: $0).isEmpty }
        // Where nothing is written of either, that is said in one clause.
        var hindrances: [Hindrance] =
            unwritten.count < places.count ? unwritten.map { .unwritten(entry: $0.entry) } : []
        var found: [[Failure]] = []
        for place in places {
            let own = search.sites(of: place).compactMap(hindrance)
            for hindrance in own where hindrance != .pairs && !hindrances.contains(hindrance) {
                hindrances.append(hindrance)
            }
            guard let literal = search.uses.literal(of: place),
                (self.hindrance(to: .literal(literal)) ?? .pairs) == .pairs
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

    /// Why a site is left as it is; `nil` where it is not.
    private func hindrance(to site: RepairSite) -> Hindrance? {
        if let hindrance = closed[site] { return hindrance }
        // What was not looked at any more is not held one by one: it may be most of a large palette.
        return searchesLeft <= 0 && estimates[site] == nil && !moved.contains(site) ? .effort : nil
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
            alternative: alternatives[move.site].map { other in
                PaletteRepair.Alternative(
                    name: palette.entries[other.owner].name, replacement: other.replacement,
                    token: other.step.map { palette.entries[$0].name }, cost: other.cost)
            })
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

// MARK: In files

extension RepairPlan {
    /// The literal that takes up some bytes of a file; `nil` where none does.
    func literal(of bytes: Range<Int>, in path: String) -> ColorLiteral? {
        search.uses.allLiterals.first { $0.bytes == bytes && $0.location.path == path }
    }

    /// The colour nearest to another that settles every pair of a literal, once the plan is carried out;
    /// `nil` where there is none.
    func nearest(to color: DynamicColor, for literal: ColorLiteral) -> DynamicColor? {
        search.literalSearch(for: literal, from: color).nearest
    }

    /// Whether what passes with the plan passes with the colours that literals hold in the end, too.
    func holds(with held: [ColorLiteral: DynamicColor], requiring pairs: [PalettePair]) -> Bool {
        var changed = search.colors
        var places: Set<PalettePlace> = []
        for (literal, color) in held {
            guard let cell = PaletteColors.Cell(color.extended(to: SRGB.self)) else { return false }
            for place in search.uses.places(of: .literal(literal)) {
                changed[place.entry, place.mode] = cell
                places.insert(place)
            }
        }
        return search.uses.meetings(of: places).allSatisfy { meeting in
            let pair = pairs[meeting.pair]
            func passes(with colors: PaletteColors) -> Bool {
                PairMeasure(of: pair, in: meeting.mode, colors: colors)?.verdict(requiring: pair.required)
                    == .pass
            }
            return !passes(with: search.colors) || passes(with: changed)
        }
    }
}
