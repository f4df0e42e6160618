public import Audit
internal import FileSystem

/// Writes a report as lines of JSON, one an input, each as soon as it and those before it are done: schema
/// version 1, as `run-record.schema.json` beside this file lays down.
///
/// Numbers are as they were measured, so that every other report can be written from the lines. The last line
/// says what the run came to, and whether it is whole. Findings are there as they were made: what a baseline
/// says of them is said where the lines are read.
public struct NDJSONReporter: Reporter {
    /// Creates a reporter.
    public init() {}

    /// The lines.
    public func document(of report: AuditReport, with findings: FindingReport) -> String {
        text(of: report, with: findings)
    }
}

extension NDJSONReporter: StreamingReporter {
    func writer(
        under terms: FindingReport.Terms, to output: any TextSink, storage: Storage
    ) -> any ScreenWriter {
        NDJSONWriter(output: output)
    }
}

/// Writes lines of JSON while records come in.
private struct NDJSONWriter: ScreenWriter {
    let output: any TextSink

    func add(_ record: ScreenRecord) {
        output.write(record.jsonLine(isExact: true) + "\n")
        (output as? TextOutput)?.flush()
    }

    func finish(_ totals: RunTotals) -> FileError? {
        output.write(RunEnd(of: totals).jsonLine() + "\n")
        return nil
    }
}
