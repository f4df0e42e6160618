internal import Audit

/// How many regions of a screen meet a success criterion, in JSON.
struct CriterionDocument: Codable {
    /// The number of the criterion.
    let criterion: String
    let passed: Int
    let failed: Int
    let cannotTell: Int

    init(of tally: CriterionTally) {
        criterion = tally.criterion.id
        passed = tally.passed
        failed = tally.failed
        cannotTell = tally.undecided
    }

    /// The numbers of regions.
    var counts: [Int] { [passed, failed, cannotTell] }
}
