import TestSupport
import Testing

/// What the audit must reach on sample screens.
struct Floor: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The screens that it is about.
    let kind: SampleKind
    let isReached: @Sendable (Accuracy) -> Bool

    /// Every floor there is. They are raised as the audit becomes better, and never lowered.
    ///
    /// On screens of one pixel a point, strokes of small type show their ink nowhere; an icon among text is
    /// read as text more often than on phones.
    static let all =
        floors(.phone, precision: 0.99, highRatioError: 0.002, screens: 30, platforms: 30, releases: 12)
        + floors(.other, precision: 0.96, highRatioError: 0.2, screens: 26, platforms: 21, releases: 3)

    private static func floors(
        _ kind: SampleKind, precision: Double, highRatioError: Double, screens: Int, platforms: Int,
        releases: Int
    ) -> [Floor] {
        [
            Floor("Text recall is at least 0.98", kind) { $0.textRecall >= 0.98 },
            Floor("Fail recall is at least 0.98", kind) { $0.failRecall >= 0.98 },
            Floor("Fail precision is at least \(precision)", kind) { $0.failPrecision >= precision },
            Floor("At most 5 % of the lines are left to review", kind) { $0.reviewShare <= 0.05 },
            Floor("The median error of a ratio is at most 0.2 %", kind) { $0.medianRatioError <= 0.002 },
            Floor("The 95th percentile of the error of a ratio is at most \(highRatioError)", kind) {
                $0.highRatioError <= highRatioError
            },
            Floor("The median error of a size is at most 3 %", kind) { $0.medianSizeError <= 0.03 },
            Floor("Every appearance is told, \(screens)", kind) { $0.appearances.isPerfect(of: screens) },
            Floor("Every scale is told, \(screens)", kind) { $0.scales.isPerfect(of: screens) },
            Floor("The platform is told of \(platforms) of \(screens)", kind) {
                $0.platforms.right >= platforms && $0.platforms.all == screens
            },
            Floor("No release is ruled out that a colour on the screen speaks for", kind) {
                $0.releases.isPerfect(of: releases)
            },
        ]
    }

    private init(_ name: String, _ kind: SampleKind, isReached: @escaping @Sendable (Accuracy) -> Bool) {
        testDescription = "\(kind.rawValue): \(name)"
        self.kind = kind
        self.isReached = isReached
    }
}
