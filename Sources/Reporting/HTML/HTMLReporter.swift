/// Writes findings as one HTML file that needs nothing else: no script, no font, no picture from elsewhere.
///
/// Files come in their order, the findings of each worst first. Swatches show ink and backdrop; a plan shows
/// where on a screen the findings are. The page follows the reader's light or dark screen, is read in order
/// by screen readers, and has no text below a contrast of 7.
public struct HTMLReporter: FindingReporter {
    /// Creates a reporter.
    public init() {}

    /// The findings as a page.
    public func document(of report: FindingReport) -> String { text(of: report) }
}

extension HTMLReporter: StreamingFindingReporter {
    func writer(
        under terms: FindingReport.Terms, to output: any TextSink, storage: Storage
    ) -> any FindingWriter {
        HTMLWriter(under: terms, to: output, storage: storage)
    }
}
