/// Writes findings as Markdown: a sentence, a table with the worst findings first, and what could not be
/// read.
///
/// Suppressed findings are counted and left out of the table. A pair of colours that fails in several modes
/// is one row, with its worst figure first.
public struct MarkdownReporter: FindingReporter {
    /// The most bytes that the document has; findings that find no room are counted at its end, file by file.
    public let sizeLimit: Int

    /// What fits into a comment on GitHub, which takes 65 536 characters.
    public static let commentLimit = 65_000

    /// Creates a reporter; of comments unless specified otherwise.
    public init(sizeLimit: Int = commentLimit) {
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
