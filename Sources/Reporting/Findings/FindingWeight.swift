internal import Audit

/// How much a finding counts, without the words that say what it is.
struct FindingWeight: Hashable {
    let severity: Severity
    /// What suppresses it; `nil` where it counts.
    var suppression: ReportedFinding.Suppression?

    /// Whether nothing suppresses it.
    var counts: Bool { suppression == nil }
}

extension ReportedFinding {
    /// How much it counts.
    var weight: FindingWeight { FindingWeight(severity: severity, suppression: suppression) }
}
