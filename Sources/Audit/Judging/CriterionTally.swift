internal import Recognition
internal import SystemColors

/// How many regions of a screen, and elements of its view tree, meet a success criterion. By the size of
/// targets all elements are counted that can be acted on; by other criteria of elements only those that do
/// not meet them, or of which that is not sure.
public struct CriterionTally: Hashable, Sendable {
    /// The criterion.
    public let criterion: SuccessCriterion
    /// The number of those that meet it.
    public internal(set) var passed = 0
    /// The number of those that do not.
    public internal(set) var failed = 0
    /// The number of those of which the pixels do not tell.
    public internal(set) var undecided = 0

    /// The criteria that the pixels of screens are measured by; the others of ``SuccessCriterion`` take a
    /// view tree.
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

extension CriterionTally {
    /// Counts what is found of elements of a view tree, which are no regions.
    fileprivate mutating func add(_ findings: [Finding]) {
        for finding in findings {
            let places = max(1, finding.boxes.count)
            switch finding.verdict {
            case .pass: passed += places
            case .fail: failed += places
            case .review: undecided += places
            }
        }
    }
}

extension ScreenAudit {
    /// What the screen shows of each criterion that it is measured by, in the app's own content, of the size
    /// of targets where there is a view tree, and of those that its view tree shows something not to meet.
    public var criteria: [CriterionTally] {
        let ofElements = findings.filter { $0.region == nil && $0.element != nil }
        return SuccessCriterion.allCases.compactMap { criterion in
            let own = ofElements.filter { $0.criteria.contains(criterion) }
            let isMeasured = criterion == .targetSize && TargetMeasure(on: conditions.platform) != nil
            let targets = isMeasured ? elements?.targetsBySize : nil
            guard CriterionTally.measured.contains(criterion) || !own.isEmpty || targets != nil else {
                return nil
            }
            var tally = CriterionTally(of: criterion, among: regions)
            tally.add(own)
            tally.passed += targets?.passed ?? 0
            tally.undecided += targets?.undecided ?? 0
            return tally
        }
    }
}
