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

    /// The pairs that no one colour settles at once, in words, each with its modes.
    var pairs: [String] {
        guard let words else { return [] }
        var modes = OrderedModes()
        for failure in failures { modes.add(failure) }
        return modes.pairs.map { words.text(of: $0.pair, in: $0.modes) }
    }

    /// Whether it is one pair that no one colour settles in all of its modes.
    var areModesOfOne: Bool { failures.count > 1 && Set(failures.map(\.pair)).count == 1 }

    /// The modes of pairs, these in the order in which they are named first.
    private struct OrderedModes {
        private(set) var pairs: [(pair: Int, modes: [Int])] = []

        mutating func add(_ failure: RepairPlan.Failure) {
            if let place = pairs.firstIndex(where: { $0.pair == failure.pair }) {
                pairs[place].modes.append(failure.mode)
            } else {
                pairs.append((failure.pair, [failure.mode]))
            }
        }
    }
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
