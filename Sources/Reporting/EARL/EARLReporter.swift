public import Audit

/// Writes results of tests as EARL 1.0, the Evaluation and Report Language of the W3C, in JSON-LD.
///
/// The graph holds the program as assertor, and a test subject for each file: its name as `source`, and its
/// SHA-256 where that is known. Of a screen it asserts what it shows of each success criterion on what
/// screens look like, `untested` for those that are not looked at; of each style of text that passes that it
/// does; and of each finding the outcome, with its places. Tests name the success criteria that they are part
/// of, and the ACT rules that test the same. The terms are those of the context that the W3C's collection of
/// ACT implementations reads.
public struct EARLReporter: Reporter, FindingReporter {
    /// Creates a reporter.
    public init() {}

    /// What screens show and what was found on them, as one JSON object, a line a subject.
    public func document(of report: AuditReport, with findings: FindingReport) -> String {
        text(of: report, with: findings)
    }

    /// The findings as one JSON object, a line a subject.
    public func document(of report: FindingReport) -> String { text(of: report) }
}

extension EARLReporter: StreamingReporter, StreamingFindingReporter {
    func writer(
        under terms: FindingReport.Terms, to output: any TextSink, storage: Storage
    ) -> any ScreenWriter {
        EARLWriter(under: terms, to: output)
    }

    func writer(
        under terms: FindingReport.Terms, to output: any TextSink, storage: Storage
    ) -> any FindingWriter {
        EARLWriter(under: terms, to: output)
    }
}
