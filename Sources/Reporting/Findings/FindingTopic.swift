internal import Audit

/// What findings have in common that are one to people: those on one pair of colours in several modes.
///
/// Every count for people has such findings once, and so has every format but JSON, where each mode has its
/// own. Findings by other rules have words of their own in each mode, and stay apart.
struct FindingTopic: Hashable {
    /// The names of the colours.
    private let colors: String
    private let verdict: Verdict

    /// The topic of a finding; `nil` where it stands for itself.
    init?(rule: Rule.ID, verdict: Verdict, colors: String?) {
        guard rule == Rule.pairContrast.id, let colors else { return nil }
        self.colors = colors
        self.verdict = verdict
    }

    /// The topic of a finding on a palette.
    init?(of finding: PaletteFinding) {
        self.init(rule: finding.rule, verdict: finding.verdict, colors: finding.colorNames)
    }
}

extension PaletteFinding {
    /// The names of its colours, a line each; `nil` where it is about none.
    var colorNames: String? { colors.isEmpty ? nil : colors.joined(separator: "\n") }
}

extension [PaletteFinding] {
    /// The findings, of those that are one to people the first.
    var countedOnce: [PaletteFinding] {
        var seen: Set<FindingWeight> = []
        return filter { finding in
            guard let topic = FindingTopic(of: finding) else { return true }
            return seen.insert(FindingWeight(severity: finding.severity, topic: topic)).inserted
        }
    }
}
