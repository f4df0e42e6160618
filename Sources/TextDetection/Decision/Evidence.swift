/// What was asked before something was taken for text or not, and the answer.
package struct Evidence: Hashable, Sendable, Encodable {
    /// The reason for which it would be no text.
    package let reason: Reason
    /// What was compared.
    package let comparisons: [Comparison]

    /// Whether the reason holds: all comparisons do.
    package var holds: Bool { comparisons.allSatisfy(\.holds) }

    /// A feature compared with a threshold.
    package struct Comparison: Hashable, Sendable, Encodable {
        /// The feature, and its value; of what is so or not, 1 or 0.
        package let feature: String
        package let value: Double
        package let relation: Relation
        /// The threshold, and its value; nil for a feature that is so or not.
        package let threshold: String?
        package let limit: Double

        /// Whether the feature and the threshold are so related.
        package var holds: Bool { relation.holds(value, limit) }
    }
}
