internal import ColorMath
internal import PaletteFiles

/// Finds the pairs that keep a literal from settling a failing one.
struct PairConflictSearch {
    private let search: RepairSearch
    private var obstacles: [ColorLiteral: Obstacles] = [:]

    /// The pairs of a literal, and a way to find the first that is in the way of another.
    private struct Obstacles {
        let pairs: [RepairPlan.Failure]
        let search: ConflictSearch
    }

    /// How many pairs are named where it takes several to be in the way.
    private static let namedAtMost = 8

    init(in search: RepairSearch) {
        self.search = search
    }

    /// The failing pair itself, and the others that are in its way: one where that is enough, else all.
    mutating func conflicts(of failure: RepairPlan.Failure, _ literal: ColorLiteral) -> [RepairPlan.Failure] {
        let own = requirements(failure, of: literal)
        guard !own.isEmpty, ContrastRepair(meeting: own).isPossible else { return [shown(failure)] }
        let known =
            obstacles[literal]
            ?? {
                let pairs = search.uses.meetings(of: search.uses.places(of: .literal(literal)))
                return Obstacles(
                    pairs: pairs,
                    search: ConflictSearch(
                        pairs.map { ConflictSearch.Forbidden(requirements($0, of: literal)) }))
            }()
        obstacles[literal] = known
        if let forbidden = ConflictSearch.Forbidden(own), let single = known.search.first(against: forbidden)
        {
            return [shown(failure), shown(known.pairs[single])]
        }
        // One by one: a lazy filter asks again for what it has passed, and this one would answer otherwise.
        var named: [RepairPlan.Failure] = [shown(failure)]
        for pair in known.pairs {
            let other = shown(pair)
            // The pair itself in a mode that has the same colours is in no one's way.
            guard !named.contains(other), pair.pair != failure.pair || requirements(pair, of: literal) != own
            else { continue }
            guard named.count <= Self.namedAtMost else { break }
            named.append(other)
        }
        return named
    }

    /// A failing pair in the mode that reports name.
    private func shown(_ failure: RepairPlan.Failure) -> RepairPlan.Failure {
        RepairPlan.Failure(pair: failure.pair, mode: search.scope.shownMode(failure.mode))
    }

    /// What a pair asks of a literal that is one side of it, on each screen; nothing where the other side is
    /// not known.
    private func requirements(
        _ failure: RepairPlan.Failure, of literal: ColorLiteral
    ) -> [ContrastRepair.Requirement] {
        let pair = search.pairs[failure.pair]
        let isInk = search.uses.literal(of: PalettePlace(entry: pair.ink, mode: failure.mode)) == literal
        guard let cell = search.colors[isInk ? pair.backdrop : pair.ink, failure.mode] else { return [] }
        return search.colors.screens(in: failure.mode).map {
            ContrastRepair.Requirement(
                luminance: cell.luminance(on: $0), ratio: search.kept[failure] ?? pair.required)
        }
    }
}
