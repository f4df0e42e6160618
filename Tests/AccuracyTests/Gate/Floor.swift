import Testing

/// What the audit must reach on the sample screens.
struct Floor: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let isReached: @Sendable (Accuracy) -> Bool

    /// Every floor there is. They are raised as the audit becomes better, and never lowered.
    static let all = [
        Floor("Text recall is at least 0.97") { $0.textRecall >= 0.97 },
        Floor("Fail recall is at least 0.97") { $0.failRecall >= 0.97 },
        Floor("Fail precision is at least 0.99") { $0.failPrecision >= 0.99 },
        Floor("At most 5 % of the lines are left to review") { $0.reviewShare <= 0.05 },
        Floor("The median error of a ratio is at most 0.2 %") { $0.medianRatioError <= 0.002 },
        Floor("The 95th percentile of the error of a ratio is at most 1 %") { $0.highRatioError <= 0.01 },
        Floor("The median error of a size is at most 3 %") { $0.medianSizeError <= 0.03 },
        Floor("Every appearance is told, 30 of 30") { $0.appearances.isPerfect(of: 30) },
        Floor("Every scale is told, 30 of 30") { $0.scales.isPerfect(of: 30) },
        Floor("Every platform is told, 30 of 30") { $0.platforms.isPerfect(of: 30) },
        Floor("No release is ruled out that a colour on the screen speaks for") {
            $0.releases.isPerfect(of: 12)
        },
    ]

    private init(_ name: String, isReached: @escaping @Sendable (Accuracy) -> Bool) {
        testDescription = name
        self.isReached = isReached
    }
}
