public import Audit

/// Writes an audit of images as JSON, for programs: schema version 1, as `assets-report.schema.json` beside
/// this file lays down.
///
/// Keys are sorted, slashes are not escaped, numbers are cut (not rounded) to two decimals. Every file is
/// there with what was measured of it, those without a finding too.
public struct AssetJSONReporter: FindingReporter {
    private let report: AssetReport
    private let project: ProjectFolder

    /// Creates a reporter.
    ///
    /// - Parameters:
    ///   - report: The audit that the findings are of.
    ///   - project: The folder that files are named from.
    public init(of report: AssetReport, project: ProjectFolder) {
        self.report = report
        self.project = project
    }

    /// The findings, and the images with their facts, as one JSON object.
    public func document(of findings: FindingReport) -> String {
        AssetReportDocument(
            sets: report.audits.flatMap { audit in
                let configuration = audit.configurationFiles.map(project.path)
                return audit.sets.map { AssetSetDocument(of: $0, under: configuration, in: project) }
            },
            findings: findings.findings.map(ReportedFindingDocument.init),
            savableBytes: report.savableBytes, notes: report.notes.map(\.visible),
            errors: findings.unread.map(ReportDocument.ErrorDocument.init),
            unchecked: findings.totals.remarks.ifAny
        ).jsonText
    }
}

/// An audit of images in JSON.
private struct AssetReportDocument: Encodable {
    let schemaVersion = 1
    let tool = ReportDocument.Tool()
    let sets: [AssetSetDocument]
    let findings: [ReportedFindingDocument]
    /// The bytes that files can lose without a pixel changing.
    let savableBytes: Int
    /// What was not looked at though nothing is wrong with it, a sentence each.
    let notes: [String]
    let errors: [ReportDocument.ErrorDocument]
    /// The rules that are switched off, a sentence.
    let unchecked: [String]?
}
