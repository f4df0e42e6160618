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

    /// A finding, as far as it is counted.
    private typealias Found = (rule: Rule.ID, severity: Severity, isSuppressed: Bool)

    /// Counts findings that lie in so many files.
    private mutating func add(_ findings: [Found], inFiles files: Int = 1) {
        for finding in findings {
            counts[finding.rule, default: (FindingCounts(), 0)].findings
                .add(finding.severity, isSuppressed: finding.isSuppressed)
        }
        for rule in Set(findings.map(\.rule)) { counts[rule]?.files += files }
    }

    /// Counts the findings on a screen.
    mutating func add(_ findings: [FindingDocument]) {
        add(findings.map { ($0.rule, $0.severity, $0.suppression != nil) })
    }

    /// Counts the findings on one file or folder.
    mutating func add(_ findings: FindingList) {
        add(findings.map { ($0.rule, $0.severity, $0.suppression != nil) })
    }

    /// Counts the findings on one palette; or on configurations, which are of none.
    mutating func add(
        _ findings: [PaletteFinding], suppressed: [PaletteFinding] = [], inFiles files: Int = 1
    ) {
        add(
            findings.countedOnce.map { ($0.rule, $0.severity, false) }
                + suppressed.countedOnce.map { ($0.rule, $0.severity, true) },
            inFiles: files)
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
