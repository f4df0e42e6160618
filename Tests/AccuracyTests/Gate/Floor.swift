import Testing

/// What the audit must reach on sample screens.
struct Floor: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The screens that it is about.
    let kind: SampleKind
    let isReached: @Sendable (Accuracy) -> Bool

    /// Every floor there is. They are raised as the audit becomes better, and never lowered.
    static let all = phones + others

    private static let phones = [
        Floor("Text recall is at least 0.98", .phone) { $0.textRecall >= 0.98 },
        Floor("Fail recall is at least 0.98", .phone) { $0.failRecall >= 0.98 },
        Floor("Fail precision is at least 0.99", .phone) { $0.failPrecision >= 0.99 },
        Floor("At most 5 % of the lines are left to review", .phone) { $0.reviewShare <= 0.05 },
        Floor("The median error of a ratio is at most 0.2 %", .phone) { $0.medianRatioError <= 0.002 },
        Floor("The 95th percentile of the error of a ratio is at most 1 %", .phone) {
            $0.highRatioError <= 0.01
        },
        Floor("The median error of a size is at most 3 %", .phone) { $0.medianSizeError <= 0.03 },
        Floor("Every appearance is told, 30 of 30", .phone) { $0.appearances.isPerfect(of: 30) },
        Floor("Every scale is told, 30 of 30", .phone) { $0.scales.isPerfect(of: 30) },
        Floor("Every platform is told, 30 of 30", .phone) { $0.platforms.isPerfect(of: 30) },
        Floor("No release is ruled out that a colour on the screen speaks for", .phone) {
            $0.releases.isPerfect(of: 12)
        },
    ]

    /// On screens of one pixel a point, strokes of small type show their ink nowhere; an icon among text is
    /// read as text more often than on phones.
    private static let others = [
        Floor("Text recall is at least 0.98", .other) { $0.textRecall >= 0.98 },
        Floor("Fail recall is at least 0.98", .other) { $0.failRecall >= 0.98 },
        Floor("Fail precision is at least 0.96", .other) { $0.failPrecision >= 0.96 },
        Floor("At most 5 % of the lines are left to review", .other) { $0.reviewShare <= 0.05 },
        Floor("The median error of a ratio is at most 0.2 %", .other) { $0.medianRatioError <= 0.002 },
        Floor("The 95th percentile of the error of a ratio is at most 20 %", .other) {
            $0.highRatioError <= 0.2
        },
        Floor("The median error of a size is at most 3 %", .other) { $0.medianSizeError <= 0.03 },
        Floor("Every appearance is told, 26 of 26", .other) { $0.appearances.isPerfect(of: 26) },
        Floor("Every scale is told, 26 of 26", .other) { $0.scales.isPerfect(of: 26) },
        Floor("The platform is told of 21 of 26", .other) { $0.platforms.right >= 21 },
        Floor("No release is ruled out that a colour on the screen speaks for", .other) {
            $0.releases.isPerfect(of: 3)
        },
    ]

    private init(_ name: String, _ kind: SampleKind, isReached: @escaping @Sendable (Accuracy) -> Bool) {
        testDescription = "\(kind.rawValue): \(name)"
        self.kind = kind
        self.isReached = isReached
    }
}
