/// Why nothing fixes a pair that fails.
struct RepairObstacles: Sendable {
    private let reasons: [Hindrance]
    private let failures: [RepairPlan.Failure]
    private let words: PairWords?

    /// No reason.
    static let none = RepairObstacles([], conflict: [], in: nil)

    /// States reasons.
    ///
    /// - Parameters:
    ///   - reasons: Why colours of the pair are left as they are.
    ///   - failures: The pairs that no one colour settles at once.
    ///   - words: What puts both into words.
    init(_ reasons: [Hindrance], conflict failures: [RepairPlan.Failure], in words: PairWords?) {
        self.reasons = reasons
        self.failures = failures
        self.words = words
    }

    /// Why colours of the pair are left as they are, a clause each.
    var hindrances: [String] { words.map { reasons.map($0.text) } ?? [] }

    /// The pairs that no one colour settles at once, in words.
    var pairs: [String] { words.map { failures.map($0.text) } ?? [] }
}

extension RepairObstacles: Hashable {
    static func == (first: RepairObstacles, second: RepairObstacles) -> Bool {
        guard first.failures.count == second.failures.count, first.reasons.count == second.reasons.count
        else { return false }
        if first.words === second.words, first.failures == second.failures, first.reasons == second.reasons {
            return true
        }
        // One pair that no colour settles is the finding's own, and is not named.
        return (first.failures.count < 2 || first.pairs == second.pairs)
            && first.hindrances == second.hindrances
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(failures.count)
        hasher.combine(reasons.count)
    }
}
