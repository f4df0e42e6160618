internal import ColorMath
internal import TextDetection

/// What a region shows of a success criterion, whatever standard it is judged by.
public struct CriterionVerdict: Hashable, Sendable {
    /// The criterion.
    public let criterion: SuccessCriterion
    /// Whether the region meets it.
    public let verdict: Verdict
}

extension CriterionVerdict {
    /// What a region of the app's own shows; empty for others: the system's own, pictures, and what is dimmed
    /// behind a sheet are exempt.
    ///
    /// - Parameters:
    ///   - region: The region.
    ///   - sizes: What sizes in points stand for on the screen.
    ///   - judgement: The verdict on a line of text by some standard.
    ///   - standard: That standard.
    static func verdicts(
        on region: Region, sizes: TypeConditions, judgement: Judgement?, by standard: ContrastStandard
    ) -> [CriterionVerdict] {
        guard region.place == .content else { return [] }
        func text(_ criterion: SuccessCriterion, _ own: ContrastStandard) -> CriterionVerdict {
            let judged = own == standard ? judgement : nil
            let verdict = (judged ?? Judgement(of: region, under: own, sizes: sizes)).verdict
            return CriterionVerdict(criterion: criterion, verdict: verdict)
        }
        switch region.kind {
        case .text: return [text(.contrastMinimum, .wcagAA), text(.contrastEnhanced, .wcagAAA)]
        case .icon:
            guard region.doubts.isEmpty, region.contrast.typical >= ScreenCheck.leastSign else { return [] }
            // Decoration and what is switched off are exempt, and pixels do not tell which those are.
            let required = ContrastStandard.wcagAA.requiredRatio(for: .nonText)
            let verdict = region.contrast.low >= required ? Verdict.pass : .review
            return [CriterionVerdict(criterion: .nonTextContrast, verdict: verdict)]
        case .picture: return []
        }
    }
}
