internal import Audit

extension RunComparison {
    /// The comparison as one JSON object, schema version 1, as `comparison-report.schema.json` lays down.
    public var json: String { ComparisonDocument(of: self).jsonText }
}

private struct ComparisonDocument: Encodable {
    let schemaVersion = 1
    let tool = ReportDocument.Tool()
    let old: Run
    let new: Run
    let styles: [RunComparison.Change.RawValue: Int]
    let places: [RunComparison.Change.RawValue: Int]
    let changes: [Row]
    let suppressed: Int
    /// The findings in files that only the older run has.
    let notComparedFindings: Int
    /// The findings of the older run by rules that the newer one has switched off.
    let uncheckedFindings: Int

    struct Run: Encodable {
        let name: String
        let kind: String
        let standard: String
        let files: Int
        /// The files that the other run does not have.
        let onlyHere: [String]
        let unread: [String]
        let disabledRules: [String]?
        let partial: Shortfall?

        init(_ run: ReportedRun, onlyHere: [String]) {
            name = run.name
            kind = run.findings.kind.rawValue
            standard = run.findings.standard
            files = run.findings.files.count
            self.onlyHere = onlyHere
            unread = run.findings.unread.map(\.location)
            disabledRules = run.disabledRules.ifAny
            partial = run.shortfall
        }
    }

    struct Row: Encodable {
        let change: RunComparison.Change
        let rule: Rule.ID
        let severity: Severity
        let verdict: Verdict
        let title: String
        let message: String
        let contrast: Figure?
        let contrastBefore: Figure?
        let remedy: String?
        let findings: Int
        let places: Int
        let files: [String]

        init(_ row: RunComparison.Row) {
            change = row.change
            rule = row.finding.rule
            severity = row.finding.severity
            verdict = row.finding.verdict
            title = row.title
            message = row.finding.message
            contrast = row.change == .fixed ? nil : row.finding.contrast.map { Figure($0) }
            contrastBefore = row.before?.contrast.map { Figure($0) }
            remedy = row.change == .fixed ? nil : row.finding.remedy
            findings = row.count
            places = row.places
            files = row.files
        }
    }

    init(of comparison: RunComparison) {
        old = Run(comparison.old, onlyHere: comparison.removedFiles)
        new = Run(comparison.new, onlyHere: comparison.addedFiles)
        func numbers(_ number: (RunComparison.Change) -> Int) -> [String: Int] {
            Dictionary(uniqueKeysWithValues: RunComparison.Change.allCases.map { ($0.rawValue, number($0)) })
        }
        styles = numbers { comparison.rows($0).count }
        places = numbers(comparison.places)
        changes = comparison.rows.map(Row.init)
        suppressed = comparison.suppressedCount
        uncheckedFindings = comparison.uncheckedCount
        notComparedFindings = comparison.removedCount
    }
}
