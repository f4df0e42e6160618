internal import Audit
internal import FileSystem

/// Writes a line a finding as findings come in, one for those on one pair; suppressed ones are left out.
struct LineWriter<Lines: FindingLineFormat>: FindingWriter {
    let lines: Lines
    let output: any TextSink

    func add(_ section: FindingReport.Section) {
        PooledFinding.forEach(of: section.findings) { pooled, _ in write(lines.line(for: pooled)) }
    }

    func add(_ input: UnreadInput) { write(lines.line(for: input)) }

    func finish(_ totals: RunTotals) -> FileError? {
        for remark in totals.remarks { write(lines.line(for: remark)) }
        if let shortfall = totals.shortfall { write(lines.line(for: shortfall)) }
        if let line = lines.line(for: totals.configurations) { write(line) }
        return nil
    }

    private func write(_ line: String) { output.write(line + "\n") }
}

/// A format that is one line a finding, and nothing else.
protocol FindingLineFormat: StreamingFindingReporter {
    /// The line for a finding, without its end.
    func line(for pooled: PooledFinding) -> String
    /// The line for an input that could not be audited.
    func line(for input: UnreadInput) -> String
    /// The line for a run that did not look at every input.
    func line(for shortfall: Shortfall) -> String
    /// The line for what was not looked at, a sentence without a full stop.
    func line(for remark: String) -> String
    /// The line that names the configuration in force; `nil` where none is and the format can do without.
    func line(for configurations: ConfigurationTally) -> String?
}

extension FindingLineFormat {
    /// The lines, in the order of the findings.
    public func document(of report: FindingReport) -> String { text(of: report) }

    func writer(
        under terms: FindingReport.Terms, to output: any TextSink, storage: Storage
    ) -> any FindingWriter {
        LineWriter(lines: self, output: output)
    }
}
