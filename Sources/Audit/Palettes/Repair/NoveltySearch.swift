/// Finds which changes bring findings that were not there, by trials that leave out some of the suspected.
///
/// All findings are searched for at once, as each trial reads the files again: a trial leaves out half of
/// what is suspected of each, so that their number grows with the logarithm of the suspects. Each is taken
/// to come from one change; where it comes from two, the other one is found by the next search.
struct NoveltySearch {
    private var searches: [Search]

    /// One finding, and which changes may bring it.
    private struct Search {
        let finding: PaletteFinding
        var suspects: [PaletteRepair]
    }

    /// Begins with every suspect.
    init(among news: [RepairTrialRun.Novelty]) {
        searches = news.map { Search(finding: $0.finding, suspects: $0.suspects) }
    }

    /// The changes that the next trial leaves out; `nil` where one is left of each finding.
    var nextOmission: Set<PaletteRepair>? {
        var omitted: Set<PaletteRepair> = []
        // What tells nothing of a later finding, as all its suspects are left out, tells of the first.
        for search in searches where search.suspects.count > 1 && omitted.isDisjoint(with: search.suspects) {
            omitted.formUnion(search.suspects[(search.suspects.count / 2)...])
        }
        return omitted.isEmpty ? nil : omitted
    }

    /// Narrows the suspects down by what came of a trial without some changes.
    mutating func narrow(by run: RepairTrialRun, without omitted: Set<PaletteRepair>) {
        for place in searches.indices {
            let isInOthers = run.brings(searches[place].finding)
            let rest = searches[place].suspects.filter { omitted.contains($0) != isInOthers }
            if !rest.isEmpty { searches[place].suspects = rest }
        }
    }

    /// What is left of the suspects, to be left as they are.
    func bars(after bars: RepairBars) -> RepairBars {
        searches.reduce(bars) { $0.adding($1.suspects, for: .novelty($1.finding.colors)) }
    }

    /// The bars of a trial without some changes.
    func bars(after bars: RepairBars, without omitted: Set<PaletteRepair>) -> RepairBars {
        searches.reduce(bars) { bars, search in
            bars.adding(
                search.suspects.filter(omitted.contains), for: .novelty(search.finding.colors))
        }
    }
}
