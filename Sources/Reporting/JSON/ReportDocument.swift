internal import Audit
internal import ColorMath

/// The top of a report in JSON.
struct ReportDocument: Encodable {
    let schemaVersion = 1
    let tool = Tool()
    let standard: String
    let images: [ImageDocument]
    let findings: [FindingDocument]
    let errors: [ErrorDocument]

    struct Tool: Encodable {
        let name = "legible"
        let version = ToolVersion.current
    }

    struct ErrorDocument: Encodable {
        let path: String
        let fault: String
    }

    init(of report: AuditReport) {
        standard = report.standard.rawValue
        images = report.screens.map(ImageDocument.init)
        findings = report.screens.flatMap { screen in
            screen.findings.map { FindingDocument(of: $0, on: screen) }
        }
        errors = report.unread.map { ErrorDocument(path: $0.path, fault: $0.fault) }
    }
}

/// One finding in JSON; `box` is there where it is about no region.
struct FindingDocument: Encodable {
    let rule: String
    let severity: Severity
    let verdict: Verdict
    let image: String
    let region: Int?
    let box: BoxDocument?
    let message: String
    let suggestion: Suggestion?

    struct Suggestion: Encodable {
        let foreground: String
        let contrast: Figure
    }

    init(of finding: Finding, on screen: ScreenAudit) {
        rule = finding.rule
        severity = finding.severity
        verdict = finding.verdict
        image = screen.path
        region = finding.region
        box = finding.region == nil ? BoxDocument(finding.box) : nil
        message = finding.message
        suggestion = finding.suggestion.map {
            Suggestion(foreground: $0.foreground.description, contrast: Figure($0.contrast))
        }
    }
}
