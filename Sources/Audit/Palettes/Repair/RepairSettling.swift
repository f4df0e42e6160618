/// Settles failing pairs one after another, each with the colours that those before have left.
///
/// Of the two sides of a pair the cheaper is changed, or both where neither alone is enough. A change counts
/// only if it settles all pairs at once of all that it gives a colour.
struct RepairSettling {
    private(set) var search: RepairSearch
    /// The changes, in the order in which they were made.
    private(set) var moves: [RepairMove] = []
    /// What would have been instead of a change, by where the change is made.
    private(set) var alternatives: [RepairSite: RepairMove] = [:]
    /// Which of the changes gives a place its colour.
    private(set) var movesByPlace: [PalettePlace: Int] = [:]
    private var moved: Set<RepairSite> = []
    /// What no change was found for.
    private var closed: [RepairSite: Hindrance] = [:]
    /// What was found for sites, before others changed.
    private var estimates: [RepairSite: RepairMove] = [:]
    /// How many changes may still be looked for: more than anybody reads, and each takes its time.
    private var searchesLeft = 10_000
    /// How many pairs may still be tried from both sides at once, which takes many searches.
    private var bothLeft = 200

    private var pairs: [PalettePair] { search.pairs }

    /// Settles what can be.
    ///
    /// - Parameters:
    ///   - failures: The pairs that fail, in their order.
    ///   - search: Finds the changes, with the colours of the files.
    init(_ failures: [RepairPlan.Failure], by search: RepairSearch) {
        self.search = search
        // A state follows its colour at rest, which is settled first.
        let scope = search.scope
        func isState(_ failure: RepairPlan.Failure) -> Bool {
            let pair = scope.pairs[failure.pair]
            return scope.order.isState(pair.ink) || scope.order.isState(pair.backdrop)
        }
        for failure in failures where !isState(failure) { settle(failure) }
        for failure in failures where isState(failure) { settle(failure) }
        takeBackNeedless()
        lookBeyondPrimitives(of: failures)
    }

    /// Why a site is left as it is; `nil` where it is not.
    func hindrance(to site: RepairSite) -> Hindrance? {
        if let hindrance = closed[site] { return hindrance }
        // What was not looked at any more is not held one by one: it may be most of a large palette.
        return searchesLeft <= 0 && estimates[site] == nil && !moved.contains(site) ? .effort : nil
    }
}

// MARK: One by one

extension RepairSettling {
    private func isSettled(_ failure: RepairPlan.Failure) -> Bool {
        search.measure(failure)?.verdict(requiring: pairs[failure.pair].required) == .pass
    }

    /// Where the two colours of a pair are, the ink first.
    func sides(of failure: RepairPlan.Failure) -> [PalettePlace] {
        let pair = pairs[failure.pair]
        return [pair.ink, pair.backdrop].map { PalettePlace(entry: $0, mode: failure.mode) }
    }

    /// Changes the cheaper side of a failing pair, unless the pair is settled already.
    private mutating func settle(_ failure: RepairPlan.Failure) {
        let places = sides(of: failure)
        while !isSettled(failure) {
            let proposals = places.compactMap { proposal(for: $0) }
            guard let first = proposals.first else { break }
            let best = proposals.dropFirst().reduce(first) { $1.isCheaper(than: $0) ? $1 : $0 }
            // White text does not become black where the backdrop would do but for its neighbours.
            guard search.keepsPolarity(of: failure, with: best) || !isHeldByOthers(places[1]) else { break }
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

    /// Whether a place could change, were it not for the order of a ramp or of states, or for what that would
    /// bring.
    private func isHeldByOthers(_ place: PalettePlace) -> Bool {
        search.sites(of: place).contains { site in
            switch closed[site] {
            case .order, .novelty: true
            default: false
            }
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
    private mutating func settleFromBothSides(_ failure: RepairPlan.Failure) {
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

    /// What keeps primitives from changing even where they may: nobody is sent to an option that does not
    /// help.
    private mutating func lookBeyondPrimitives(of failures: [RepairPlan.Failure]) {
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
}
