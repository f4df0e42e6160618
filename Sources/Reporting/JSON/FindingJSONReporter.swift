internal import Audit
internal import ColorMath

/// Writes findings as JSON, for programs, whatever was audited: schema version 1.
///
/// Keys are sorted, slashes are not escaped, numbers are cut (not rounded) to two decimals. Every file that
/// was audited is there, those without a finding too.
public struct FindingJSONReporter: FindingReporter {
    /// Creates a reporter.
    public init() {}

    /// The findings as one JSON object.
    public func document(of report: FindingReport) -> String { FindingReportDocument(of: report).jsonText }
}

/// Findings of any kind of audit in JSON.
struct FindingReportDocument: Encodable {
    let schemaVersion = 1
    let tool = ReportDocument.Tool()
    let kind: String
    let standard: String
    let files: [FileDocument]
    let findings: [ReportedFindingDocument]
    let errors: [ReportDocument.ErrorDocument]
    let unchecked: [String]?

    init(of report: FindingReport) {
        kind = report.kind.rawValue
        standard = report.standard
        files = report.files.map(FileDocument.init)
        findings = report.findings.map(ReportedFindingDocument.init)
        errors = report.unread.map(ReportDocument.ErrorDocument.init)
        unchecked = report.totals.remarks.ifAny
    }

    /// A file that was audited, or a folder that is one thing.
    struct FileDocument: Encodable {
        let path: String
        let facts: String
        /// The number of things in it that passed.
        let passed: Int
        let configuration: [String]

        init(_ file: FindingReport.AuditedFile) {
            path = file.path
            facts = file.facts
            passed = file.passed
            configuration = file.configurations
        }
    }
}

/// One finding of any kind of audit in JSON.
struct ReportedFindingDocument: Encodable {
    let rule: Rule.ID
    let severity: Severity
    let verdict: Verdict
    let path: String
    /// Where in a text it is, both from 1.
    let line: Int?
    let column: Int?
    /// Where in a picture it is.
    let boxes: [BoxDocument]?
    let message: String
    let subject: String
    let foreground: ColorCode?
    let background: ColorCode?
    let contrast: Figure?
    let repair: String?
    let obstacle: String?
    let norms: NormsDocument?
    let fingerprint: Fingerprint
    let suppression: SuppressionDocument?

    init(_ finding: ReportedFinding) {
        rule = finding.rule
        severity = finding.severity
        verdict = finding.verdict
        path = finding.path
        message = finding.message
        subject = finding.subject
        foreground = finding.colors.map { ColorCode($0.ink) }
        background = finding.colors.map { ColorCode($0.backdrop) }
        contrast = finding.contrast.map { Figure($0) }
        repair = finding.repair
        obstacle = finding.obstacle
        norms = NormsDocument(of: finding.criteria, on: finding.platform)
        fingerprint = finding.fingerprint
        suppression = finding.suppression.map { SuppressionDocument($0) }
        switch finding.place {
        case .text(let line, let column):
            (self.line, self.column, boxes) = (line, column, nil)
        case .pixels(let rects):
            (line, column, boxes) = (nil, nil, rects.map(BoxDocument.init))
        case .file:
            (line, column, boxes) = (nil, nil, nil)
        }
    }
}
