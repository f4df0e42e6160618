/// How many regions of a screen meet a success criterion.
public struct CriterionTally: Hashable, Sendable {
    /// The criterion.
    public let criterion: SuccessCriterion
    /// The number of those that meet it.
    public internal(set) var passed = 0
    /// The number of those that do not.
    public internal(set) var failed = 0
    /// The number of those of which the pixels do not tell.
    public internal(set) var undecided = 0

    /// The criteria that screens are measured by; the others of ``SuccessCriterion`` are not tested.
    public static let measured: [SuccessCriterion] = [.contrastMinimum, .contrastEnhanced, .nonTextContrast]

    init(of criterion: SuccessCriterion, among regions: [JudgedRegion]) {
        self.criterion = criterion
        for verdict in regions.lazy.flatMap(\.criteria) where verdict.criterion == criterion {
            switch verdict.verdict {
            case .pass: passed += 1
            case .fail: failed += 1
            case .review: undecided += 1
            }
        }
    }
}

extension ScreenAudit {
    /// What the screen shows of each criterion that it is measured by, in the app's own content.
    public var criteria: [CriterionTally] {
        CriterionTally.measured.map { CriterionTally(of: $0, among: regions) }
    }
}
