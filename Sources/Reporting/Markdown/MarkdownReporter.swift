/// Writes findings as Markdown: a sentence, a table with the worst findings first, and what could not be
/// read.
///
/// Suppressed findings are counted and left out of the table.
public struct MarkdownReporter: FindingReporter {
    /// The most bytes that the document has; findings that find no room are counted at its end.
    public let sizeLimit: Int

    /// Creates a reporter; without a limit unless told otherwise.
    public init(sizeLimit: Int = .max) {
        self.sizeLimit = sizeLimit
    }

    /// The findings as a Markdown section.
    public func document(of report: FindingReport) -> String { text(of: report) }
}

extension MarkdownReporter: StreamingFindingReporter {
    func writer(
        under terms: FindingReport.Terms, to output: any TextSink, storage: Storage
    ) -> any FindingWriter {
        MarkdownWriter(under: terms, to: output, sizeLimit: sizeLimit, storage: storage)
    }
}
