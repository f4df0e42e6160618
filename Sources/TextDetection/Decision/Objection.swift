/// One reason for which something is no text, and when it holds: where all of its comparisons do.
package struct Objection<Subject>: Sendable {
    package let reason: Reason
    package let comparisons: [Comparison<Subject>]

    package init(_ reason: Reason, _ comparisons: Comparison<Subject>...) {
        self.reason = reason
        self.comparisons = comparisons
    }

    package func holds(for subject: Subject) -> Bool {
        for comparison in comparisons where !comparison.holds(for: subject) { return false }
        return true
    }
}

extension Array {
    /// The reason of the first objection that holds.
    package func reason<Subject>(for subject: Subject) -> Reason? where Element == Objection<Subject> {
        for objection in self where objection.holds(for: subject) { return objection.reason }
        return nil
    }

    /// What was asked of something, up to the first objection that holds.
    package func evidence<Subject>(for subject: Subject) -> [Evidence] where Element == Objection<Subject> {
        let asked = firstIndex { $0.holds(for: subject) } ?? count - 1
        return self[...asked].map { objection in
            Evidence(
                reason: objection.reason,
                comparisons: objection.comparisons.map { $0.evidence(for: subject) })
        }
    }
}

/// A feature of something, compared with a threshold.
package struct Comparison<Subject>: Sendable {
    /// The feature, as explanations call it.
    package let feature: String
    private let value: @Sendable (Subject) -> Double
    package let relation: Relation
    /// What the threshold is called; nil for a feature that is so or not.
    package let threshold: String?
    private let limit: Limit

    /// What a feature is compared with.
    private enum Limit: Sendable {
        case fixed(Double)
        /// It depends on something else that is compared.
        case relative(@Sendable (Subject) -> Double)
    }

    package init(
        _ feature: String, _ value: @escaping @Sendable (Subject) -> Double, _ relation: Relation,
        _ limit: Double, _ threshold: String
    ) {
        self.init(
            feature: feature, value: value, relation: relation, threshold: threshold, limit: .fixed(limit))
    }

    package init(
        _ feature: String, _ value: @escaping @Sendable (Subject) -> Double, _ relation: Relation,
        _ threshold: String, _ limit: @escaping @Sendable (Subject) -> Double
    ) {
        self.init(
            feature: feature, value: value, relation: relation, threshold: threshold, limit: .relative(limit))
    }

    private init(
        feature: String, value: @escaping @Sendable (Subject) -> Double, relation: Relation,
        threshold: String?,
        limit: Limit
    ) {
        self.feature = feature
        self.value = value
        self.relation = relation
        self.threshold = threshold
        self.limit = limit
    }

    /// Holds where something is so.
    package static func `is`(_ feature: String, _ value: @escaping @Sendable (Subject) -> Bool) -> Comparison
    {
        Comparison(
            feature: feature, value: { value($0) ? 1 : 0 }, relation: .above, threshold: nil, limit: .fixed(0)
        )
    }

    /// Holds where something is not so.
    package static func isNot(_ feature: String, _ value: @escaping @Sendable (Subject) -> Bool) -> Comparison
    {
        Comparison(
            feature: feature, value: { value($0) ? 1 : 0 }, relation: .below, threshold: nil, limit: .fixed(1)
        )
    }

    @inline(__always)
    package func holds(for subject: Subject) -> Bool {
        relation.holds(value(subject), threshold(for: subject))
    }

    @inline(__always)
    private func threshold(for subject: Subject) -> Double {
        switch limit {
        case .fixed(let limit): limit
        case .relative(let limit): limit(subject)
        }
    }

    package func evidence(for subject: Subject) -> Evidence.Comparison {
        Evidence.Comparison(
            feature: feature, value: value(subject), relation: relation, threshold: threshold,
            limit: threshold(for: subject))
    }
}

/// How a feature and a threshold are compared.
package enum Relation: String, Hashable, Sendable, Encodable {
    case below = "<"
    case atMost = "≤"
    case above = ">"
    case atLeast = "≥"

    @inline(__always)
    package func holds(_ value: Double, _ limit: Double) -> Bool {
        switch self {
        case .below: value < limit
        case .atMost: value <= limit
        case .above: value > limit
        case .atLeast: value >= limit
        }
    }
}
