package import Audit
internal import ColorMath
internal import Raster

/// Writes comparisons of screenshots as JSON, for programs: schema version 1, which
/// `screen-comparison-report.schema.json` describes.
package struct ScreenComparisonJSONReporter: FindingReporter {
    private let report: ComparisonReport
    private let project: ProjectFolder

    /// Creates a reporter of some comparisons, whose findings are those that are written.
    package init(_ report: ComparisonReport, in project: ProjectFolder) {
        self.report = report
        self.project = project
    }

    /// The comparisons as one JSON object.
    package func document(of findings: FindingReport) -> String {
        ScreenComparisonDocument(of: report, with: findings, in: project).jsonText
    }
}

/// Comparisons of screenshots in JSON.
private struct ScreenComparisonDocument: Encodable {
    let schemaVersion = 1
    let tool = ReportDocument.Tool()
    let standard: String
    let files: [FileDocument]
    let comparisons: [ComparisonDocument]
    let findings: [ComparisonFindingDocument]
    let errors: [ReportDocument.ErrorDocument]
    let notes: [String]
    let unchecked: [String]?

    init(of report: ComparisonReport, with findings: FindingReport, in project: ProjectFolder) {
        standard = findings.standard
        files = report.files.map { file in
            FileDocument(
                path: project.path(of: file.path), conditions: file.words, width: file.frame.width,
                height: file.frame.height, configuration: file.configurationFiles)
        }
        comparisons = report.comparisons.map { ComparisonDocument(of: $0, in: project) }
        self.findings = zip(report.findingsByFile, findings.findings).map {
            ComparisonFindingDocument(of: $0, as: $1, in: project)
        }
        errors = findings.unread.map(ReportDocument.ErrorDocument.init)
        unchecked = findings.totals.remarks.ifAny
        notes = (report.notes + report.comparisons.flatMap { own in own.notes.map { "\(own.path): \($0)" } })
            .map(\.visible)
    }

    struct FileDocument: Encodable {
        let path: String
        let conditions: String
        let width: Int
        let height: Int
        /// The configuration files that hold for it, the nearest first.
        let configuration: [String]
    }
}

/// One comparison in JSON.
private struct ComparisonDocument: Encodable {
    let screen: String
    let path: String
    let reference: String
    let differences: [ScreenTrait]
    let state: String?
    let lines: Lines
    let change: Change?
    let indicator: Indicator?

    struct Lines: Encodable {
        let matched: Int
        let lost: Int
        let new: Int
    }

    struct Change: Encodable {
        let pixels: Int
        let clearPixels: Int
        let contrast: Figure
        let box: BoxDocument?
        let parts: [BoxDocument]
    }

    struct Indicator: Encodable {
        let area: Figure
        let required: Figure
    }

    init(of comparison: ScreenComparison, in project: ProjectFolder) {
        screen = comparison.screen.visible
        path = project.path(of: comparison.path)
        reference = project.path(of: comparison.reference)
        differences = comparison.differences
        state = comparison.state
        lines = Lines(
            matched: comparison.matchedLines, lost: comparison.lostLines, new: comparison.newLines)
        change = comparison.change.map { change in
            Change(
                pixels: change.count, clearPixels: change.clearCount,
                contrast: Figure(change.greatestContrast), box: change.box.map(BoxDocument.init),
                parts: change.parts.map(BoxDocument.init))
        }
        indicator = comparison.focusIndicator.map {
            Indicator(area: Figure($0.area), required: Figure($0.required))
        }
    }
}

/// One finding in JSON.
private struct ComparisonFindingDocument: Encodable {
    let rule: Rule.ID
    let severity: Severity
    let verdict: Verdict
    let path: String
    let reference: String
    let message: String
    let boxes: [BoxDocument]
    let referenceBoxes: [BoxDocument]
    let foreground: ColorCode?
    let background: ColorCode?
    let contrast: Figure?
    let required: Double?
    let criteria: [String]?
    let fingerprint: Fingerprint
    let suppression: SuppressionDocument?

    init(of finding: ComparisonFinding, as reported: ReportedFinding, in project: ProjectFolder) {
        rule = finding.rule
        severity = finding.severity
        verdict = finding.verdict
        path = reported.path
        reference = project.path(of: finding.reference)
        message = finding.message
        boxes = finding.boxes.map(BoxDocument.init)
        referenceBoxes = finding.referenceBoxes.map(BoxDocument.init)
        foreground = finding.colors.map { ColorCode($0.ink) }
        background = finding.colors.map { ColorCode($0.backdrop) }
        contrast = finding.colors.map { Figure($0.contrast) }
        required = finding.colors?.required
        criteria = finding.criteria.isEmpty ? nil : finding.criteria.map(\.id)
        fingerprint = reported.fingerprint
        suppression = reported.suppression.map { SuppressionDocument($0) }
    }
}
