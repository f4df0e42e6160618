internal import SystemColors

/// The order of the colours that a pixel may be, once it is known what the screen was drawn under.
struct CandidateRanking: Hashable, Sendable {
    let conditions: ScreenConditions
    /// Whether backgrounds for grouped lists come before plain ones that are the same.
    let isGrouped: Bool
    /// Whether the screen was rounded to 8-bit codes of Display P3, so that the nearest value is not surely
    /// the one that was drawn.
    let isRounded: Bool

    /// How far apart values may be, CIEDE2000, that one code of Display P3 stands for.
    static let roundedDifference = 0.1

    /// The likeliest first. What is sure comes before what is near; then colours that are made for the use,
    /// those that the conditions explain, and those of the platform; then the order of the table.
    ///
    /// Where the first of them is sure, made for the use and explained by the conditions, what the same
    /// pixels are under other conditions is left out.
    func ranked(_ matches: [NameMatch], drawnAs use: SystemColor.Use) -> [NameMatch] {
        guard matches.count > 1 else { return matches }
        let ranked = matches.enumerated()
            .map { Ranked(match: $1, rank: rank(of: $1, drawnAs: use) + [$0]) }
            .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
        return settled(isRounded ? ordered(ranked) : ranked)
    }

    /// Candidates of which the first ones may be one code of Display P3: the value that most names have comes
    /// first, as `systemBlue` and `tintColor` do before `link`, which is one level off in dark.
    private func ordered(_ ranked: [Ranked]) -> [Ranked] {
        guard let first = ranked.first else { return ranked }
        let peers = ranked.prefix {
            $0.rank.prefix(5) == first.rank.prefix(5)
                && abs($0.match.difference - first.match.difference) <= Self.roundedDifference
        }
        func count(_ match: NameMatch) -> Int {
            peers.count { $0.match.color == match.color && $0.match.alpha == match.alpha }
        }
        let sorted = peers.enumerated().sorted {
            (-count($0.element.match), $0.offset) < (-count($1.element.match), $1.offset)
        }
        return sorted.map(\.element) + ranked.dropFirst(peers.count)
    }

    /// Leaves out what the same pixels are under other conditions, where the first candidate is settled.
    private func settled(_ ranked: [Ranked]) -> [NameMatch] {
        let isSettled = ranked.first.map { $0.rank.prefix(3) == [0, 0, 0] } ?? false
        return ranked.map(\.match).filter { !isSettled || $0.occurs(under: conditions) }
    }

    private struct Ranked {
        let match: NameMatch
        let rank: [Int]
    }

    private func rank(of match: NameMatch, drawnAs use: SystemColor.Use) -> [Int] {
        let isUnlikelySet = match.group == (isGrouped ? .background : .groupedBackground)
        return [
            match.difference <= Attribution.sureDifference,
            match.group.uses.contains(use),
            match.occurs(under: conditions),
            match.releases.contains { $0.platform == conditions.platform },
            !isUnlikelySet,
        ].map { $0 ? 0 : 1 }
    }
}
