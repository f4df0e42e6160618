internal import Audit
internal import FileSystem

/// Writes a document while the records of a run come in.
protocol ScreenWriter {
    /// Takes what an audit made of the next input, with what of its findings is suppressed.
    mutating func add(_ record: ScreenRecord)
    /// Writes what is left of the document.
    ///
    /// - Returns: Why text that was put aside could not be kept or read, where that is so.
    mutating func finish(_ totals: RunTotals) -> FileError?
}

/// A reporter that needs to have no screen but the one in hand.
protocol StreamingReporter: Reporter {
    /// Begins a document.
    ///
    /// - Parameters:
    ///   - terms: What is known of the run.
    ///   - output: Where the document goes.
    ///   - storage: What holds text that comes before its place.
    func writer(
        under terms: FindingReport.Terms, to output: any TextSink, storage: Storage
    ) -> any ScreenWriter
}

extension StreamingReporter {
    /// The document of screens that are all there.
    func text(of report: AuditReport, with findings: FindingReport) -> String {
        let output = MemoryText()
        var writer = writer(under: findings.terms, to: output, storage: .memory)
        let project = ProjectFolder(workingFolder: "/")
        var reported = findings.findings[...]
        for screen in report.screens {
            let record = ScreenRecord(of: screen, in: project)
            writer.add(record.suppressing(reported.prefix(record.findings.count).map(\.suppression)))
            reported = reported.dropFirst(record.findings.count)
        }
        for input in report.unread {
            writer.add(ScreenRecord(of: input, standard: report.standard, in: project))
        }
        // In memory nothing is in the way.
        _ = writer.finish(findings.totals)
        return output.text
    }
}

/// Writes a document that needs nothing but findings, from records.
struct FindingsOfRecords: ScreenWriter {
    private var writer: any FindingWriter

    init(_ writer: any FindingWriter) {
        self.writer = writer
    }

    mutating func add(_ record: ScreenRecord) {
        if let section = FindingReport.Section(of: record) {
            writer.add(section)
        } else if let unread = record.unread {
            writer.add(unread.named(record.projectPath))
        }
    }

    mutating func finish(_ totals: RunTotals) -> FileError? { writer.finish(totals) }
}
