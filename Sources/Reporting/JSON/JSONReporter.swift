public import Audit

/// Writes a report as JSON, for programs: schema version 1, as `audit-report.schema.json` beside this file
/// lays down.
///
/// Keys are sorted, slashes are not escaped, numbers are cut (not rounded) to two decimals, and control
/// characters in file names are escaped. Every measured region is there, passing ones too, and every finding,
/// suppressed ones too.
public struct JSONReporter: Reporter {
    /// Creates a reporter.
    public init() {}

    /// The report as one JSON object.
    public func document(of report: AuditReport, with findings: FindingReport) -> String {
        text(of: report, with: findings)
    }
}

extension JSONReporter: StreamingReporter {
    func writer(
        under terms: FindingReport.Terms, to output: any TextSink, storage: Storage
    ) -> any ScreenWriter {
        JSONWriter(under: terms, to: output, storage: storage)
    }
}
