internal import Audit

/// How many findings, or pairs, are suppressed, by what suppresses them.
struct SuppressionTally: Hashable {
    private var counts: [SuppressedFinding.Cause: Int] = [:]

    /// Counts some more.
    mutating func add(_ cause: SuppressedFinding.Cause, _ count: Int = 1) {
        counts[cause, default: 0] += count
    }

    /// Counts what another tally has.
    mutating func add(_ other: SuppressionTally) {
        counts.merge(other.counts, uniquingKeysWith: +)
    }

    var total: Int { counts.values.reduce(0, +) }

    /// The number with its causes: `2 suppressed by the baseline`, `3 suppressed (2 by comments, 1 by the
    /// baseline)`; `nil` for none.
    var words: String? {
        let causes = SuppressedFinding.Cause.allCases.filter { (counts[$0] ?? 0) > 0 }
        guard let first = causes.first else { return nil }
        guard causes.count > 1 else { return "\(total) suppressed \(first.clause(of: total))" }
        let words = causes.map { cause in
            let count = counts[cause] ?? 0
            return "\(count) \(cause.clause(of: count))"
        }
        return "\(total) suppressed (\(words.joined(separator: ", ")))"
    }
}

extension SuppressedFinding.Cause {
    /// What suppresses some findings, as a clause.
    fileprivate func clause(of count: Int) -> String {
        switch self {
        case .exception: count == 1 ? "by an exception" : "by exceptions"
        case .comment: count == 1 ? "by a comment" : "by comments"
        case .baseline: "by the baseline"
        }
    }
}
