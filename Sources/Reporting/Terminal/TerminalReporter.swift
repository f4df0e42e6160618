public import Audit

/// Writes a report for people: grouped by screen, the worst screen and its worst line first, with
/// tables of styles, rules and screens at the end where there are several.
///
/// Marks and words carry the meaning; colours only repeat it.
public struct TerminalReporter: Reporter {
    /// What the terminal can show.
    public let style: TerminalStyle
    /// How much is shown of several screens.
    public let detail: TerminalDetail

    /// Creates a reporter.
    public init(style: TerminalStyle = TerminalStyle(), detail: TerminalDetail = .brief) {
        self.style = style
        self.detail = detail
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
        TerminalWriter(
            under: terms, style: style, detail: detail, log: nil, to: output, storage: storage)
    }
}
