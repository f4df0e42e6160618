public import Audit

/// Writes a report for people: grouped by screen, the worst line first.
///
/// Marks and words carry the meaning; colours only repeat it.
public struct TerminalReporter: Reporter {
    /// What the terminal can show.
    public let style: TerminalStyle

    /// Creates a reporter.
    public init(style: TerminalStyle = TerminalStyle()) {
        self.style = style
    }

    /// The report as text; suppressed findings are counted and not shown.
    public func document(of report: AuditReport, with findings: FindingReport) -> String {
        text(of: report, with: findings)
    }
}

extension TerminalReporter: StreamingReporter {
    func writer(
        under terms: FindingReport.Terms, to output: any TextSink, storage: Storage
    ) -> any ScreenWriter {
        TerminalWriter(under: terms, style: style, log: nil, to: output, storage: storage)
    }
}
