internal import PaletteFiles

/// The pairs of a palette by what repairs make of them: those that they are to settle, and those that they
/// are not to make worse.
struct RepairCases {
    /// The pairs that fail and are to be settled, by mode.
    private(set) var failures: [RepairPlan.Failure] = []
    /// The pairs that are of no account, as what they come to is suppressed or not asked for.
    private(set) var ignored: Set<RepairPlan.Failure> = []
    /// The pairs of which it is not known whether they pass.
    private(set) var reviewed: Set<RepairPlan.Failure> = []
    /// The contrast of the pairs that fail and are not to be fixed: it is not to get less.
    private(set) var kept: [RepairPlan.Failure: Double] = [:]

    /// Looks at every pair in every mode.
    ///
    /// - Parameters:
    ///   - scope: The palette with its pairs and colours.
    ///   - examination: The contrast of the pairs in the modes of the reports, and what is suppressed.
    ///   - options: What may change.
    ///   - wanted: What is to be settled; `nil` for all that fails.
    init(
        in scope: RepairScope, of examination: PaletteExamination, options: RepairOptions,
        settling wanted: Set<RepairPlan.Failure>?
    ) {
        for (index, pair) in scope.pairs.enumerated() {
            for mode in pair.modes {
                let shown = scope.shownMode(mode)
                guard let measure = examination.measure(of: index, in: shown) else { continue }
                let failure = RepairPlan.Failure(pair: index, mode: mode)
                let verdict = pair.verdict(on: measure)
                let isOfNoAccount =
                    !(wanted?.contains(failure) ?? true)
                    || examination.exceptions.reason(
                        for: [pair.ink, pair.backdrop], of: .pairContrast, in: shown) != nil
                // What is likely no pair is not to look like one that fails: that would be a new finding.
                if verdict == .review,
                    !isOfNoAccount || measure.verdict(requiring: pair.required) == .review
                {
                    reviewed.insert(failure)
                    continue
                }
                guard verdict != .pass else { continue }
                if isOfNoAccount {
                    ignored.insert(failure)
                } else if pair.isGuessed, !options.fixesGuessedPairs {
                    kept[failure] = measure.least
                } else {
                    failures.append(failure)
                }
            }
        }
    }
}
