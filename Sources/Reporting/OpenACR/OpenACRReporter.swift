public import Audit

/// Writes the draft of an accessibility conformance report in the YAML of OpenACR 0.1.0, by its catalog
/// `2.5-edition-wcag-2.2-en`.
///
/// Every success criterion is there. A failure that was measured makes one `partially-supports`, or
/// `does-not-support` where most of what was measured fails; nothing makes one `supports`, as no picture
/// shows a whole product. The others are `not-evaluated`, which a finished report may say of level AAA only.
/// Notes say what was measured. Product and author are left to be filled in.
public struct OpenACRReporter: Reporter {
    /// Creates a reporter.
    public init() {}

    /// The draft.
    public func document(of report: AuditReport, with findings: FindingReport) -> String {
        text(of: report, with: findings)
    }
}

extension OpenACRReporter: StreamingReporter {
    func writer(
        under terms: FindingReport.Terms, to output: any TextSink, storage: Storage
    ) -> any ScreenWriter {
        OpenACRWriter(under: terms, to: output)
    }
}
