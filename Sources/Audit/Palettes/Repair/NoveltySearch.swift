/// Finds which changes bring findings that were not there, by trials that leave out some of the suspected.
///
/// All findings are searched for at once, as each trial reads the files again: a trial leaves out half of
/// what is suspected of each, so that their number grows with the logarithm of the suspects. Each is taken
/// to come from one change. Where it comes back without that, what changes the same colour in other modes
/// is suspected before all else.
struct NoveltySearch {
    private var searches: [Search]
    /// The colours whose change brought a finding, of every search so far.
    private(set) var blamed: Blame

    /// The names of colours, by what their changes brought.
    struct Blame {
        fileprivate var names: [Finding: Set<String>] = [:]
    }

    /// What a finding is about.
    fileprivate struct Finding: Hashable {
        let rule: Rule.ID
        let colors: [String]

        init(_ finding: PaletteFinding) {
            rule = finding.rule
            colors = finding.colors
        }
    }

    /// One finding, and which changes may bring it.
    private struct Search {
        let finding: PaletteFinding
        var suspects: [PaletteRepair]
        /// Whether the suspects are left as they are without a trial.
        let isOver: Bool
    }

    /// Begins with every suspect, or those that change what was blamed for the same.
    init(among news: [RepairTrialRun.Novelty], blaming blamed: Blame) {
        self.blamed = blamed
        searches = news.map { novelty in
            let finding = novelty.finding
            let names = blamed.names[Finding(finding)] ?? []
            let again = novelty.suspects.filter { names.contains($0.name) }
            return Search(
                finding: finding, suspects: again.isEmpty ? novelty.suspects : again,
                isOver: !again.isEmpty)
        }
    }

    /// The changes that the next trial leaves out; `nil` where one is left of each finding.
    var nextOmission: Set<PaletteRepair>? {
        var omitted: Set<PaletteRepair> = []
        // What tells nothing of a later finding, as all its suspects are left out, tells of the first.
        for search in searches
        where !search.isOver && search.suspects.count > 1 && omitted.isDisjoint(with: search.suspects) {
            omitted.formUnion(search.suspects[(search.suspects.count / 2)...])
        }
        return omitted.isEmpty ? nil : omitted
    }

    /// Narrows the suspects down by what came of a trial without some changes.
    mutating func narrow(by run: RepairTrialRun, without omitted: Set<PaletteRepair>) {
        for place in searches.indices where !searches[place].isOver {
            let isInOthers = run.brings(searches[place].finding)
            let rest = searches[place].suspects.filter { omitted.contains($0) != isInOthers }
            if !rest.isEmpty { searches[place].suspects = rest }
        }
    }

    /// Ends the search: what is left of the suspects is to be left as it is.
    mutating func end(barring bars: RepairBars) -> RepairBars {
        for search in searches {
            blamed.names[Finding(search.finding), default: []].formUnion(search.suspects.map(\.name))
        }
        return self.bars(after: bars, without: Set(searches.flatMap(\.suspects)))
    }

    /// The bars without some of the suspected changes.
    func bars(after bars: RepairBars, without omitted: Set<PaletteRepair>) -> RepairBars {
        searches.reduce(bars) { bars, search in
            bars.adding(
                search.suspects.filter(omitted.contains), for: .novelty(search.finding.colors))
        }
    }
}
