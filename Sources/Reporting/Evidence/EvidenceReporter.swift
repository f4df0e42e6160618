public import Audit

/// Writes what was looked at as a page in Markdown: a row for each success criterion that is about what a
/// screen looks like, tested or not; how it was measured; and every screen with its settings, its digest and
/// what it shows.
public struct EvidenceReporter: Reporter {
    /// Creates a reporter.
    public init() {}

    /// The page.
    public func document(of report: AuditReport, with findings: FindingReport) -> String {
        text(of: report, with: findings)
    }
}

extension EvidenceReporter: StreamingReporter {
    func writer(
        under terms: FindingReport.Terms, to output: any TextSink, storage: Storage
    ) -> any ScreenWriter {
        EvidenceWriter(under: terms, to: output, storage: storage)
    }
}
