internal import Audit
internal import ColorMath
internal import PaletteFiles

/// The top of a report on palettes in JSON.
struct PaletteReportDocument: Encodable {
    let schemaVersion = 1
    let tool = ReportDocument.Tool()
    let standard: String
    let palettes: [PaletteDocument]
    let findings: [PaletteFindingDocument]
    /// What is put up with, with its reason.
    let excepted: [PaletteFindingDocument]
    let errors: [ErrorDocument]

    /// What could not be read; with a line and a column where it is a part of a file.
    struct ErrorDocument: Encodable {
        let path: String
        let line: Int?
        let column: Int?
        let fault: String
    }

    init(of report: PaletteReport) {
        standard = report.standard.rawValue
        palettes = report.audits.map(PaletteDocument.init)
        findings = report.findings.map { PaletteFindingDocument(of: $0) }
        excepted = report.audits.flatMap(\.excepted).map {
            PaletteFindingDocument(of: $0.finding, exceptedFor: $0.reason)
        }
        errors =
            report.unread.map { ErrorDocument(path: $0.path, line: nil, column: nil, fault: $0.fault) }
            + report.faults.map {
                ErrorDocument(
                    path: $0.location.path, line: $0.location.line, column: $0.location.column,
                    fault: $0.message)
            }
    }
}

/// One finding about a palette in JSON.
struct PaletteFindingDocument: Encodable {
    let rule: String
    let severity: Severity
    let verdict: Verdict
    let message: String
    let location: LocationDocument
    let colors: [String]
    let modes: [String]
    let contrast: Figure?
    let contrastMax: Figure?
    let required: Figure?
    let suggestion: Suggestion?
    let conflict: [String]?
    let reason: String?

    struct Suggestion: Encodable {
        let name: String
        let color: String
        let contrast: Figure
    }

    init(of finding: PaletteFinding, exceptedFor reason: String? = nil) {
        rule = finding.rule
        severity = finding.severity
        verdict = finding.verdict
        message = finding.message
        location = LocationDocument(finding.location)
        colors = finding.colors
        modes = finding.modes.map(\.description)
        contrast = finding.contrast.map { Figure($0.lowerBound) }
        contrastMax = finding.contrast.flatMap { $0.upperBound > $0.lowerBound ? Figure($0.upperBound) : nil }
        required = finding.required.map { Figure($0) }
        suggestion = finding.suggestion.map {
            Suggestion(name: $0.name, color: $0.color.notation, contrast: Figure($0.contrast))
        }
        conflict = finding.conflict.isEmpty ? nil : finding.conflict
        self.reason = reason
    }
}
