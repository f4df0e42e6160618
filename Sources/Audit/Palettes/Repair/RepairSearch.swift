internal import ColorMath
internal import PaletteFiles

/// Finds changes of literals and references, one after the other, with the colours that those before have
/// made.
struct RepairSearch {
    let scope: RepairScope
    /// The pairs, with the ratios that are aimed for.
    let pairs: [PalettePair]
    private(set) var colors: PaletteColors
    private(set) var uses: SiteUses
    private let limits: RepairLimits
    private let cases: RepairCases
    /// The contrast of pairs that fail and are not to be fixed: it is not to get less.
    var kept: [RepairPlan.Failure: Double] { cases.kept }

    /// How many colours of one side are tried where both have to change.
    private static let sampleCount = 24
    /// How many pairs two sides may have that are changed at once.
    private static let meetingLimit = 500

    /// Begins with the colours as they are.
    ///
    /// - Parameters:
    ///   - scope: The palette.
    ///   - pairs: The pairs, with the ratios that are aimed for.
    ///   - options: What may change.
    ///   - cases: What is to be settled, and what is not to get worse.
    init(scope: RepairScope, pairs: [PalettePair], options: RepairOptions, cases: RepairCases) {
        self.scope = scope
        self.pairs = pairs
        self.cases = cases
        colors = scope.colors
        limits = RepairLimits(
            options: options, fixed: scope.fixed, ramps: scope.ramps, names: scope.names,
            palette: scope.palette, barred: options.bars.places(in: scope.palette))
        // There may be nothing to look for.
        let isIdle = cases.failures.isEmpty
        uses = SiteUses(
            of: isIdle ? Palette(name: "", entries: []) : scope.palette, pairs: isIdle ? [] : pairs,
            colors: scope.colors, written: scope.written, ignoring: cases.ignored)
    }

    /// The contrast of a pair as it is now.
    func measure(_ failure: RepairPlan.Failure) -> PairMeasure? {
        PairMeasure(of: pairs[failure.pair], in: failure.mode, colors: colors)
    }

    /// The contrast of a pair after one more change.
    func measure(_ failure: RepairPlan.Failure, after move: RepairMove) -> PairMeasure? {
        PairMeasure(of: pairs[failure.pair], on: colors.screens(in: failure.mode)) { entry in
            move.cells[PalettePlace(entry: entry, mode: failure.mode)] ?? colors[entry, failure.mode]
        }
    }

    /// What can give a place another colour, the preferred first: references to steps of ramps, then the
    /// literal.
    func sites(of place: PalettePlace) -> [RepairSite] {
        let references = uses.references(of: place).filter { scope.ramps.ramp(of: $0.target) != nil }
        return references.map { .reference($0.reference) }
            + [uses.literal(of: place)].compactMap { $0.map(RepairSite.literal) }
    }

    /// Why a site is not to change, whatever the colour; `nil` where it may.
    func hindrance(to site: RepairSite) -> Hindrance? {
        guard let owner = uses.owner(of: site) else { return .pairs }
        return limits.hindrance(to: site, of: owner, uses.places(of: site))
    }

    /// The least change of a site that settles every pair that it has part in.
    func move(of site: RepairSite) -> Result<RepairMove, Hindrance> {
        if let hindrance = hindrance(to: site) { return .failure(hindrance) }
        return unlimitedMove(of: site)
    }

    /// The least change of a site that settles every pair that it has part in, whatever is to be left as it
    /// is.
    func unlimitedMove(of site: RepairSite) -> Result<RepairMove, Hindrance> {
        switch site {
        case .literal(let literal): return move(of: literal)
        case .reference(let reference): return move(of: reference)
        }
    }

    private func move(of literal: ColorLiteral) -> Result<RepairMove, Hindrance> {
        guard let original = color(of: literal), let owner = uses.owner(of: .literal(literal)) else {
            return .failure(.pairs)
        }
        let search = literalSearch(for: literal, from: original)
        if let move = search.nearest.flatMap({ move(of: literal, in: search.places, to: $0) }) {
            return .success(move)
        }
        if original.alpha < 1 { return .failure(.opacity(entry: owner, original.alpha)) }
        guard !search.trial.ordered.isEmpty else { return .failure(.pairs) }
        let free = LiteralSearch(
            original: original, trial: trial(of: search.trial.meetings, ordering: []), places: search.places)
        return .failure(free.nearest == nil ? .pairs : .order(entry: owner))
    }

    private func move(of literal: ColorLiteral, in places: Set<PalettePlace>, to color: DynamicColor)
        -> RepairMove?
    {
        guard let cell = PaletteColors.Cell(color.extended(to: SRGB.self)),
            let original = self.color(of: literal), let owner = uses.owner(of: .literal(literal))
        else { return nil }
        return RepairMove(
            site: .literal(literal), owner: owner, original: original, replacement: color,
            cells: Dictionary(uniqueKeysWithValues: places.map { ($0, cell) }),
            difference: color.difference(from: original))
    }

    private func move(of reference: AliasReference) -> Result<RepairMove, Hindrance> {
        guard let search = stepSearch(for: reference) else { return .failure(.pairs) }
        let trial = trial(for: search.places)
        guard let step = search.nearest(where: { step in trial.settles { step.cells[$0] } }),
            let move = move(of: reference, to: step)
        else { return .failure(.pairs) }
        return .success(move)
    }

    private func move(of reference: AliasReference, to step: StepSearch.Step) -> RepairMove? {
        guard let owner = uses.owner(of: .reference(reference)),
            let place = step.cells.keys.filter({ $0.entry == owner }).min(by: { $0.mode < $1.mode }),
            let old = colors[owner, place.mode], let new = step.cells[place]
        else { return nil }
        return RepairMove(
            site: .reference(reference), step: step.entry, owner: owner, original: DynamicColor(old.color),
            replacement: DynamicColor(new.color), cells: step.cells, difference: step.difference)
    }
}

// MARK: Searches

extension RepairSearch {
    /// The search for another colour of a literal.
    func literalSearch(for literal: ColorLiteral, from original: DynamicColor) -> LiteralSearch {
        let places = uses.places(of: .literal(literal))
        return LiteralSearch(original: original, trial: trial(for: places), places: places)
    }

    /// The search for another step of the ramp that a reference leads to; `nil` where it leads to none.
    private func stepSearch(for reference: AliasReference) -> StepSearch? {
        guard let target = uses.target(of: reference), let ramp = scope.ramps.ramp(of: target) else {
            return nil
        }
        return StepSearch(
            reference: reference, ramp: ramp, palette: scope.palette, colors: colors,
            places: uses.places(of: .reference(reference)))
    }

    private func trial(for places: Set<PalettePlace>) -> RepairTrial {
        trial(
            of: uses.meetings(of: places), ordering: places.filter { scope.order.isAsked(of: $0.entry) })
    }

    private func trial(of meetings: [RepairPlan.Failure], ordering places: Set<PalettePlace>) -> RepairTrial {
        RepairTrial(
            pairs: pairs, colors: colors, order: scope.order, reviewed: cases.reviewed, kept: cases.kept,
            meetings: meetings, ordered: Array(places))
    }

    private func color(of literal: ColorLiteral) -> DynamicColor? {
        uses.places(of: .literal(literal)).lazy.compactMap { place in
            if case .color(let color) = scope.palette.entries[place.entry].values[place.mode]?.content,
                scope.palette.entries[place.entry].values[place.mode]?.literal == literal
            {
                color
            } else {
                nil
            }
        }.first
    }
}

// MARK: Both sides

extension RepairSearch {
    /// What one side of a pair can be, if the other makes up for it: all pairs of the one pass in which the
    /// other has no part.
    func options(for site: RepairSite, leavingTo other: RepairSite) -> [RepairMove] {
        let places = uses.places(of: site)
        let others = uses.places(of: other)
        let meetings = uses.meetings(of: places)
        guard places.isDisjoint(with: others), !others.isEmpty, meetings.count <= Self.meetingLimit,
            uses.meetings(of: others).count <= Self.meetingLimit
        else { return [] }
        let own = meetings.filter { meeting in
            let pair = pairs[meeting.pair]
            return [pair.ink, pair.backdrop].allSatisfy {
                !others.contains(PalettePlace(entry: $0, mode: meeting.mode))
            }
        }
        let trial = trial(of: own, ordering: places.filter { scope.order.isAsked(of: $0.entry) })
        let moves: [RepairMove]
        switch site {
        case .literal(let literal):
            guard let original = color(of: literal) else { return [] }
            moves = literalSearch(for: literal, from: original).samples(Self.sampleCount).compactMap {
                move(of: literal, in: places, to: $0)
            }
        case .reference(let reference):
            moves = stepSearch(for: reference)?.all.compactMap { move(of: reference, to: $0) } ?? []
        }
        return moves.filter { move in trial.settles { move.cells[$0] } }
    }

    /// Whether the lighter side of a pair is the one that it was in the files, after a change of its ink:
    /// dark text does not become light for the sake of contrast.
    func keepsPolarity(of failure: RepairPlan.Failure, with move: RepairMove) -> Bool {
        let pair = pairs[failure.pair]
        let ink = PalettePlace(entry: pair.ink, mode: failure.mode)
        guard let before = scope.colors[pair.ink, failure.mode]?.lightness,
            let behind = scope.colors[pair.backdrop, failure.mode]?.lightness,
            let now = (move.cells[ink] ?? colors[pair.ink, failure.mode])?.lightness,
            let backdrop = colors[pair.backdrop, failure.mode]?.lightness
        else { return true }
        return (before < behind) == (now < backdrop)
    }

    /// The states that are no longer on their side of what a change has moved.
    func states(leftBehindBy move: RepairMove) -> [PalettePlace] {
        let places = move.cells.keys.flatMap { place in
            scope.order.states(of: place.entry).map { PalettePlace(entry: $0, mode: place.mode) }
        }
        return places.filter { place in
            !scope.order.holds(at: place) { colors[$0, place.mode] }
        }.sorted { ($0.entry, $0.mode) < ($1.entry, $1.mode) }
    }
}

// MARK: Changing

extension RepairSearch {
    /// What a change has replaced.
    struct Undo {
        fileprivate let cells: [PalettePlace: PaletteColors.Cell?]
        fileprivate let target: Int?
    }

    /// Makes a change.
    mutating func apply(_ move: RepairMove) -> Undo {
        var cells: [PalettePlace: PaletteColors.Cell?] = [:]
        for (place, cell) in move.cells {
            cells[place] = .some(colors[place.entry, place.mode])
            colors[place.entry, place.mode] = cell
        }
        guard case .reference(let reference) = move.site, let step = move.step else {
            return Undo(cells: cells, target: nil)
        }
        let target = uses.target(of: reference)
        uses.point(reference, to: step)
        return Undo(cells: cells, target: target)
    }

    /// Takes the change of a literal back, whatever came after it, where every pair that it has part in
    /// passes with the colour of the files, and every state stays on its side.
    ///
    /// - Returns: Whether it was taken back.
    mutating func takesBackIfNeedless(_ move: RepairMove) -> Bool {
        guard case .literal = move.site else { return false }
        let places = Set(move.cells.keys)
        // What another change has moved since is not this one's to take back.
        guard places.allSatisfy({ colors[$0.entry, $0.mode] == move.cells[$0] }) else { return false }
        let old = Dictionary(
            uniqueKeysWithValues: places.compactMap { place in
                scope.colors[place.entry, place.mode].map { (place, $0) }
            })
        guard old.count == places.count, trial(for: places).settles(with: { old[$0] }) else { return false }
        let back = RepairMove(
            site: move.site, owner: move.owner, original: move.replacement, replacement: move.original,
            cells: old, difference: move.difference)
        let undo = apply(back)
        guard states(leftBehindBy: back).isEmpty else {
            revert(back, to: undo)
            return false
        }
        return true
    }

    /// Takes a change back; those after it must have been before.
    mutating func revert(_ move: RepairMove, to undo: Undo) {
        for (place, cell) in undo.cells { colors[place.entry, place.mode] = cell }
        if case .reference(let reference) = move.site, let target = undo.target {
            uses.point(reference, to: target)
        }
    }
}
