internal import SystemColors

/// The order of the colours that a pixel may be, once it is known what the screen was drawn under.
struct CandidateRanking {
    let conditions: ScreenConditions
    /// Whether backgrounds for grouped lists come before plain ones that are the same.
    let isGrouped: Bool

    /// The likeliest first. What is sure comes before what is near; then colours that are made for the use, those that the
    /// conditions explain, and those of the platform; then the order of the table.
    ///
    /// Where the first of them is sure, made for the use and explained by the conditions, what the same pixels are under
    /// other conditions is left out.
    func ranked(_ matches: [NameMatch], drawnAs use: SystemColor.Use) -> [NameMatch] {
        guard matches.count > 1 else { return matches }
        let ranked = matches.enumerated()
            .map { (match: $1, rank: rank(of: $1, drawnAs: use) + [$0]) }
            .sorted { $0.rank.lexicographicallyPrecedes($1.rank) }
        let isSettled = ranked.first.map { $0.rank.prefix(3) == [0, 0, 0] } ?? false
        return ranked.map(\.match).filter { !isSettled || $0.occurs(under: conditions) }
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
