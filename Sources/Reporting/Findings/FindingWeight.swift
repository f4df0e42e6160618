internal import Audit

/// How much a finding counts, without the words that say what it is.
struct FindingWeight: Hashable {
    let severity: Severity
    /// What suppresses it; `nil` where it counts.
    var suppression: ReportedFinding.Suppression?
    /// What it has in common with those that are counted with it as one; `nil` where it stands for itself.
    var topic: FindingTopic?

    /// Whether nothing suppresses it.
    var counts: Bool { suppression == nil }
}

extension ReportedFinding {
    /// How much it counts.
    var weight: FindingWeight {
        FindingWeight(
            severity: severity, suppression: suppression,
            topic: FindingTopic(rule: rule, verdict: verdict, colors: topic))
    }
}
