/// Finds what the other side of a pair could be, where a plan changes one of the two.
///
/// An answer settles every pair of what it changes, with all other colours as the files have them.
struct OtherSideSearch {
    private let search: RepairSearch
    private var moves: [RepairSite: RepairMove?] = [:]

    /// How many changes are looked for: more than anybody reads, and each takes its time.
    private static let searchLimit = 5_000

    /// Takes the colours as they are in the files.
    init(in search: RepairSearch) {
        self.search = search
    }

    /// What would do in place of an answer that changes one side; `nil` where nothing would, and in modes
    /// that reports leave out.
    mutating func alternative(
        to answer: RepairPlan.Answer, for failure: RepairPlan.Failure
    ) -> RepairPlan.Answer? {
        guard answer.sides.count == 1, failure.mode < search.scope.shownModeCount else { return nil }
        let pair = search.pairs[failure.pair]
        let isInk = !answer.sides[0].isInk
        let place = PalettePlace(entry: isInk ? pair.ink : pair.backdrop, mode: failure.mode)
        for site in search.sites(of: place) {
            guard let move = move(of: site), let contrast = search.measure(failure, after: move)?.least,
                contrast >= pair.required
            else { continue }
            return RepairPlan.Answer(
                sides: [RepairPlan.Side(move, at: place, isInk: isInk)], contrast: contrast)
        }
        return nil
    }

    private mutating func move(of site: RepairSite) -> RepairMove? {
        if let known = moves[site] { return known }
        guard moves.count < Self.searchLimit else { return nil }
        let move = try? search.move(of: site).get()
        moves[site] = .some(move)
        return move
    }
}
