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
    /// What the files say; what follows here is what moves have made of it.
    private let written: WrittenSites
    /// What references lead to now.
    private var targets: [PalettePlace: Int] = [:]
    private var followers: [PalettePlace: Set<Int>] = [:]
    private var literals: [PalettePlace: ColorLiteral?] = [:]
    private var places: [ColorLiteral: Set<PalettePlace>] = [:]

    /// How many references are followed, one behind the other.
    private static let chainLimit = 32
    /// How many places may follow a reference that is to move.
    private static let followerLimit = 2_000

    init(
        of palette: Palette, pairs: [PalettePair], colors: PaletteColors, written: WrittenSites,
        ignoring ignored: Set<RepairPlan.Failure>
    ) {
        self.palette = palette
        self.pairs = pairs
        self.colors = colors
        self.ignored = ignored
        for (index, pair) in pairs.enumerated() {
            // Canvases are seen through translucent backdrops only.
            let isOpaque = pair.modes.allSatisfy { colors[pair.backdrop, $0]?.isOpaque ?? true }
            for entry in Set([pair.ink, pair.backdrop] + (isOpaque ? [] : pair.canvases)) {
                pairsByEntry[entry, default: []].append(index)
            }
        }
        self.written = written
    }

    /// Every literal that is the colour of some entry.
    var allLiterals: some Sequence<ColorLiteral> { written.allLiterals }

    /// The literal that is the colour of a place; `nil` where none is.
    func literal(of place: PalettePlace) -> ColorLiteral? { literals[place] ?? written.literal(of: place) }

    /// The entry whose value a reference at a place names; `nil` where there is no reference.
    private func target(of place: PalettePlace) -> Int? { targets[place] ?? written.target(of: place) }

    /// The references that a place follows, its own first, with what they lead to.
    func references(of place: PalettePlace) -> [(reference: AliasReference, target: Int)] {
        var found: [(AliasReference, Int)] = []
        var place = place
        while found.count < Self.chainLimit, let target = target(of: place),
            let reference = palette.entries[place.entry].values[place.mode]?.reference
        {
            if !written.owners(of: reference).isEmpty { found.append((reference, target)) }
            place = PalettePlace(entry: target, mode: place.mode)
        }
        return found
    }

    /// The entry that a reference leads to.
    func target(of reference: AliasReference) -> Int? {
        written.owners(of: reference).lazy.compactMap(target).first
    }

    /// The entry that a site is written for.
    func owner(of site: RepairSite) -> Int? {
        switch site {
        case .literal(let literal): written.writer(of: literal) ?? places(of: literal).map(\.entry).min()
        case .reference(let reference): written.owners(of: reference).first?.entry
        }
    }

    /// The places that a site gives a colour; none where they are too many.
    func places(of site: RepairSite) -> Set<PalettePlace> {
        switch site {
        case .literal(let literal): return places(of: literal)
        case .reference(let reference):
            var found: Set<PalettePlace> = []
            for owner in written.owners(of: reference) {
                found.formUnion(followers(of: owner, limit: Self.followerLimit))
                if found.count > Self.followerLimit { return [] }
            }
            return found
        }
    }

    private func places(of literal: ColorLiteral) -> Set<PalettePlace> {
        let unmoved = written.places(of: literal).filter { literals[$0] == nil }
        return places[literal].map { $0.union(unmoved) } ?? Set(unmoved)
    }

    /// The entries that name another in its mode.
    private func followers(of place: PalettePlace) -> Set<Int> {
        followers[place] ?? written.followers(of: place)
    }

    /// A place and all that follow it, or a few more of them than a limit.
    private func followers(of place: PalettePlace, limit: Int) -> Set<PalettePlace> {
        var found: Set = [place]
        var rest = [place]
        while found.count <= limit, let next = rest.popLast() {
            for entry in followers(of: next) {
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
        for owner in written.owners(of: reference) {
            if let old = target(of: owner) {
                let place = PalettePlace(entry: old, mode: owner.mode)
                followers[place] = followers(of: place).subtracting([owner.entry])
            }
            let target = PalettePlace(entry: step, mode: owner.mode)
            targets[owner] = step
            followers[target] = followers(of: target).union([owner.entry])
            let literal = literal(of: target)
            for place in followers(of: owner, limit: .max) {
                if let old = self.literal(of: place) { places[old]?.remove(place) }
                literals[place] = .some(literal)
                if let literal { places[literal, default: []].insert(place) }
            }
        }
    }
}
