/// What a run has to say of a success criterion, by the names of EARL 1.0.
enum CriterionOutcome: String, Codable {
    /// Something does not meet it.
    case failed
    /// Nothing is seen not to meet it, and of something the pixels do not tell.
    case cantTell
    /// All that was looked at meets it.
    case passed
    /// It was looked at, and there is nothing that it is about.
    case inapplicable
    /// It was not looked at.
    case untested

    /// The outcome in words.
    var words: String {
        switch self {
        case .failed: "failed"
        case .cantTell: "cannot tell"
        case .passed: "passed"
        case .inapplicable: "nothing found to test"
        case .untested: "not tested"
        }
    }
}

/// How many regions of some screens meet a success criterion.
struct CriterionCount: Hashable {
    private(set) var passed = 0
    private(set) var failed = 0
    private(set) var undecided = 0
    /// The number of screens that it was looked for on.
    private(set) var screens = 0

    /// Adds a screen.
    mutating func add(_ document: CriterionDocument) {
        passed += document.passed
        failed += document.failed
        undecided += document.cannotTell
        screens += 1
    }

    /// Adds other screens.
    mutating func add(_ other: CriterionCount) {
        passed += other.passed
        failed += other.failed
        undecided += other.undecided
        screens += other.screens
    }

    /// The number of regions.
    var total: Int { passed + failed + undecided }

    /// What it comes to; a criterion that no screen was looked at for is not tested.
    var outcome: CriterionOutcome {
        if screens == 0 { return .untested }
        if failed > 0 { return .failed }
        return undecided > 0 ? .cantTell : passed > 0 ? .passed : .inapplicable
    }

    /// The numbers in words: `40 passed, 2 failed, 1 cannot tell`.
    var words: String { "\(passed) passed, \(failed) failed, \(undecided) cannot tell" }
}
