internal import Audit

/// The part of the terminal report that says what each rule found.
struct RuleCounts {
    private var counts: [Rule.ID: (findings: FindingCounts, screens: Int)] = [:]

    /// Counts the findings on a screen.
    mutating func add(_ findings: [FindingDocument]) {
        for finding in findings {
            counts[finding.rule, default: (FindingCounts(), 0)].findings.add(
                finding.severity, isSuppressed: finding.suppression != nil)
        }
        for rule in Set(findings.map(\.rule)) { counts[rule]?.screens += 1 }
    }

    /// The rules that found something, the worst first; empty where none did.
    var lines: [String] {
        let rows = counts.map { (rule: $0.key, count: $0.value) }.sorted {
            let order = $0.count.findings.worstFirst(0).lexicographicallyPrecedes(
                $1.count.findings.worstFirst(0))
            return order
                || ($0.count.findings.worstFirst(0) == $1.count.findings.worstFirst(0) && $0.rule < $1.rule)
        }
        guard !rows.isEmpty else { return [] }
        let width = rows.reduce(0) { max($0, $1.rule.count) }
        return ["Findings by rule:"]
            + rows.map { row in
                "  \(row.rule.trailing(width))  \(row.count.findings.words()), "
                    + counted(row.count.screens, "screen")
            }
    }
}
