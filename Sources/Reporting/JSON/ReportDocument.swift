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

    init(of report: AuditReport, with reported: FindingReport) {
        standard = report.standard.rawValue
        images = report.screens.map(ImageDocument.init)
        let found = report.screens.flatMap { screen in screen.findings.map { (finding: $0, screen: screen) } }
        findings = zip(found, reported.findings).map { found, reported in
            FindingDocument(of: found.finding, on: found.screen, as: reported)
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
    let whatIf: [WhatIfDocument]?
    let fingerprint: String
    let suppression: SuppressionDocument?

    struct Suggestion: Encodable {
        let foreground: String
        let contrast: Figure
    }

    init(of finding: Finding, on screen: ScreenAudit, as reported: ReportedFinding) {
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
        whatIf = finding.whatIfs.isEmpty ? nil : finding.whatIfs.map(WhatIfDocument.init)
        fingerprint = reported.fingerprint.description
        suppression = reported.suppression.map(SuppressionDocument.init)
    }
}

/// Why a finding counts for nothing, in JSON.
struct SuppressionDocument: Encodable {
    let kind: String
    let reason: String?

    init(_ suppression: ReportedFinding.Suppression) {
        switch suppression {
        case .baseline: (kind, reason) = ("baseline", nil)
        case .inSource(let reason): (kind, self.reason) = ("inSource", reason)
        }
    }
}

/// The contrast under another condition, in JSON.
struct WhatIfDocument: Encodable {
    let condition: String
    let contrast: Figure
    let passes: Bool
    /// There where it is true.
    let isModel: Bool?

    init(_ whatIf: WhatIf) {
        condition = whatIf.condition.name
        contrast = Figure(whatIf.contrast)
        passes = whatIf.passes
        isModel = whatIf.isModel ? true : nil
    }
}
