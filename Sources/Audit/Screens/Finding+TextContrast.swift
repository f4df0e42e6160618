internal import ColorMath
internal import TextDetection

extension Finding {
    /// What ``Rule/textContrast`` has to say of a judged region, or `nil` where there is nothing to say.
    static func textContrast(of judged: JudgedRegion, at index: Int) -> Finding? {
        guard let judgement = judged.judgement else { return nil }
        let region = judged.region
        let message =
            switch judgement.verdict {
            case .fail: "is below the required \(Figure(judgement.required))"
            case .review: "cannot be judged from the pixels: \(judgement.reason ?? "")"
            case .pass:
                judgement.preferred.map {
                    "meets \(Figure(judgement.required)) but not the preferred \(Figure($0))"
                }
            }
        guard let message else { return nil }
        return Finding(
            rule: Rule.textContrast.id, severity: severity(of: judgement.verdict, in: region.place),
            verdict: judgement.verdict, region: index,
            message:
                "Contrast \(ContrastRatio(region.contrast.typical)), \(region.ink) on \(region.backdrop), \(message).",
            suggestion: target(of: judgement).flatMap { Suggestion(mending: region, to: $0) })
    }

    /// The ratio that settles the matter, or `nil` where the measurement itself is in doubt, or the backdrop varies, and
    /// no ratio over the typical backdrop would.
    private static func target(of judgement: Judgement) -> Double? {
        let isSettled = judgement.reasons.allSatisfy { reason in
            switch reason {
            case .weight, .size: true
            case .variedBackdrop, .doubt: false
            }
        }
        return isSettled ? judgement.preferred ?? judgement.requiredAtMost : nil
    }

    /// A failure weighs what its rule says; a line to review, or below a preferred ratio, is a warning. Neither is more
    /// than a note outside the app's own content, where there is nothing for its makers to mend.
    private static func severity(of verdict: Verdict, in place: Region.Place) -> Severity {
        guard place == .content else { return .note }
        return verdict == .fail ? Rule.textContrast.severity : .warning
    }
}
