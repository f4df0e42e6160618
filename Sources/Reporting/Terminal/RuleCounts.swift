internal import Audit

/// The part of the terminal report that says what each rule found.
struct RuleCounts {
    private var counts: [Rule.ID: (findings: FindingCounts, files: Int)] = [:]
    /// What one of the audited files is called.
    private let noun: String

    /// Begins to count.
    init(of noun: String) {
        self.noun = noun
    }

    /// Counts one finding, not where it is.
    private mutating func add(_ rule: Rule.ID, _ severity: Severity, isSuppressed: Bool) {
        counts[rule, default: (FindingCounts(), 0)].findings.add(severity, isSuppressed: isSuppressed)
    }

    /// Counts the findings on a screen.
    mutating func add(_ findings: [FindingDocument]) {
        for finding in findings {
            add(finding.rule, finding.severity, isSuppressed: finding.suppression != nil)
        }
        for rule in Set(findings.map(\.rule)) { counts[rule]?.files += 1 }
    }

    /// Counts the findings on one file or folder.
    mutating func add(_ findings: FindingList) {
        var rules: Set<Rule.ID> = []
        for finding in findings {
            add(finding.rule, finding.severity, isSuppressed: finding.suppression != nil)
            rules.insert(finding.rule)
        }
        for rule in rules { counts[rule]?.files += 1 }
    }

    /// Counts the findings on one palette; or on configurations, which are of none.
    mutating func add(
        _ findings: [PaletteFinding], suppressed: [PaletteFinding] = [], inFiles files: Int = 1
    ) {
        for finding in findings { add(finding.rule, finding.severity, isSuppressed: false) }
        for finding in suppressed { add(finding.rule, finding.severity, isSuppressed: true) }
        for rule in Set((findings + suppressed).map(\.rule)) { counts[rule]?.files += files }
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
                let files = row.count.files > 0 ? ", " + counted(row.count.files, noun) : ""
                return "  \(row.rule.trailing(width))  \(row.count.findings.words())\(files)"
            }
    }
}
