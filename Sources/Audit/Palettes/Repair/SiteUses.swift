internal import PaletteFiles

/// What each literal and each reference of a palette gives a colour, as references are moved, and which pairs
/// that has part in.
struct SiteUses {
    private let palette: Palette
    private let pairs: [PalettePair]
    private let colors: PaletteColors
    /// The pairs that are of no account, by mode.
    private let ignored: Set<RepairPlan.Failure>
    private var pairsByEntry: [Int: [Int]] = [:]
    private let entries: [String: Int]
    /// What references lead to now; none leads on where it is written twice for one place of a file.
    private var targets: [PalettePlace: Int] = [:]
    private var followers: [PalettePlace: Set<Int>] = [:]
    private var owners: [AliasReference: [PalettePlace]] = [:]
    private var literals: [PalettePlace: ColorLiteral] = [:]
    private var places: [ColorLiteral: Set<PalettePlace>] = [:]
    private var writers: [ColorLiteral: Int] = [:]

    /// How many references are followed, one behind the other.
    private static let chainLimit = 32
    /// How many places may follow a reference that is to move.
    private static let followerLimit = 2_000

    init(
        of palette: Palette, pairs: [PalettePair], colors: PaletteColors,
        ignoring ignored: Set<RepairPlan.Failure>
    ) {
        self.palette = palette
        self.pairs = pairs
        self.colors = colors
        self.ignored = ignored
        entries = palette.entryPlaces
        for (index, pair) in pairs.enumerated() {
            // Canvases are seen through translucent backdrops only.
            let isOpaque = pair.modes.allSatisfy { colors[pair.backdrop, $0]?.isOpaque ?? true }
            for entry in Set([pair.ink, pair.backdrop] + (isOpaque ? [] : pair.canvases)) {
                pairsByEntry[entry, default: []].append(index)
            }
        }
        for (index, entry) in palette.entries.enumerated() {
            for (mode, value) in entry.values.enumerated() {
                guard let value else { continue }
                let place = PalettePlace(entry: index, mode: mode)
                if let literal = value.literal {
                    literals[place] = literal
                    places[literal, default: []].insert(place)
                    if !value.isAlias, writers[literal] == nil { writers[literal] = index }
                }
                guard let reference = value.reference, let target = entries[reference.target],
                    palette.entries[target].values[mode]?.content == value.content
                else { continue }
                targets[place] = target
                followers[PalettePlace(entry: target, mode: mode), default: []].insert(index)
                owners[reference, default: []].append(place)
            }
        }
        // What a file says once leads to one entry, or is not touched.
        let byBytes = Dictionary(grouping: owners.keys) { $0.location }
        for references in byBytes.values where references.count > 1 {
            for reference in references { owners[reference] = nil }
        }
    }

    /// Every literal that is the colour of some entry.
    var allLiterals: some Collection<ColorLiteral> { places.keys }

    /// The literal that is the colour of a place; `nil` where none is.
    func literal(of place: PalettePlace) -> ColorLiteral? { literals[place] }

    /// The references that a place follows, its own first, with what they lead to.
    func references(of place: PalettePlace) -> [(reference: AliasReference, target: Int)] {
        var found: [(AliasReference, Int)] = []
        var entry = place.entry
        while found.count < Self.chainLimit,
            let target = targets[PalettePlace(entry: entry, mode: place.mode)],
            let reference = palette.entries[entry].values[place.mode]?.reference
        {
            if owners[reference] != nil { found.append((reference, target)) }
            entry = target
        }
        return found
    }

    /// The entry that a reference leads to.
    func target(of reference: AliasReference) -> Int? {
        owners[reference]?.lazy.compactMap { targets[$0] }.first
    }

    /// The entry that a site is written for.
    func owner(of site: RepairSite) -> Int? {
        switch site {
        case .literal(let literal): writers[literal] ?? places[literal]?.map(\.entry).min()
        case .reference(let reference): owners[reference]?.first?.entry
        }
    }

    /// The places that a site gives a colour; none where they are too many.
    func places(of site: RepairSite) -> Set<PalettePlace> {
        switch site {
        case .literal(let literal): return places[literal] ?? []
        case .reference(let reference):
            var found: Set<PalettePlace> = []
            for owner in owners[reference] ?? [] {
                found.formUnion(followers(of: owner, limit: Self.followerLimit))
                if found.count > Self.followerLimit { return [] }
            }
            return found
        }
    }

    /// A place and all that follow it, or a few more of them than a limit.
    private func followers(of place: PalettePlace, limit: Int = .max) -> Set<PalettePlace> {
        var found: Set = [place]
        var rest = [place]
        while found.count <= limit, let next = rest.popLast() {
            for entry in followers[next] ?? [] {
                let follower = PalettePlace(entry: entry, mode: next.mode)
                if found.insert(follower).inserted { rest.append(follower) }
            }
        }
        return found
    }

    /// The pairs that some places have part in, by mode, in order.
    func meetings(of places: some Sequence<PalettePlace>) -> [RepairPlan.Failure] {
        var found: Set<RepairPlan.Failure> = []
        for place in places {
            for index in pairsByEntry[place.entry] ?? [] {
                let pair = pairs[index]
                let isCanvas = place.entry != pair.ink && place.entry != pair.backdrop
                let meeting = RepairPlan.Failure(pair: index, mode: place.mode)
                guard pair.modes.contains(place.mode), !ignored.contains(meeting),
                    !isCanvas || colors[pair.backdrop, place.mode]?.isOpaque == false
                else { continue }
                found.insert(meeting)
            }
        }
        return found.sorted { ($0.pair, $0.mode) < ($1.pair, $1.mode) }
    }

    /// Lets a reference lead to another entry.
    mutating func point(_ reference: AliasReference, to step: Int) {
        for owner in owners[reference] ?? [] {
            if let old = targets[owner] {
                followers[PalettePlace(entry: old, mode: owner.mode)]?.remove(owner.entry)
            }
            let target = PalettePlace(entry: step, mode: owner.mode)
            targets[owner] = step
            followers[target, default: []].insert(owner.entry)
            for place in followers(of: owner) {
                if let old = literals[place] { places[old]?.remove(place) }
                literals[place] = literals[target]
                if let new = literals[target] { places[new, default: []].insert(place) }
            }
        }
    }
}
