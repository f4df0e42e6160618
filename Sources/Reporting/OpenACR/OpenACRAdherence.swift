internal import Audit

/// How far some screens let a product be said to meet a success criterion.
struct OpenACRAdherence {
    let level: Level
    let notes: String

    /// The levels that evidence of pixels allows; `supports` is none of them.
    enum Level: String {
        case partiallySupports = "partially-supports"
        case doesNotSupport = "does-not-support"
        case notEvaluated = "not-evaluated"
    }

    /// - Parameters:
    ///   - criterion: The criterion.
    ///   - evidence: What the screens show.
    ///   - medium: Which of them count; those of a platform that is not known count for each.
    init(_ criterion: SuccessCriterion, _ evidence: Evidence, on medium: Norm.Medium) {
        let count = evidence.count(of: criterion) { $0.isPossibly(medium) }
        let unknown = evidence.screens { $0.platform == nil }
        let doubt =
            unknown > 0
            ? " \(counted(unknown, "screen")) of a platform that is not known counted for apps and for the web."
            : ""
        let measured = "Measured by Legible on \(counted(count.screens, "screen")): \(count.words)."
        switch count.outcome {
        case .failed:
            level = 2 * count.failed > count.total ? .doesNotSupport : .partiallySupports
            notes = "\(measured) \(criterion.scope)\(doubt)"
        case .cantTell, .passed:
            level = .notEvaluated
            notes = """
                \(measured) \(criterion.scope) No failure was seen, which is evidence for 'supports' and no \
                proof of it: other screens and states have to be looked at.\(doubt)
                """
        case .inapplicable:
            level = .notEvaluated
            notes = "On \(counted(count.screens, "screen")) Legible found nothing to test.\(doubt)"
        case .untested:
            level = .notEvaluated
            notes = criterion.scope
        }
    }
}
