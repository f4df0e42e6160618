internal import Audit
internal import FileSystem

/// Writes findings as one HTML file that needs nothing else: no font, no style, no picture from elsewhere.
///
/// Files come in their order, the findings of each worst first; above them stand the styles that it takes
/// most to change, and what each rule found. Samples show a pair as it is and as it would be; an outline
/// shows where on a screen the findings are, as lists of findings have no pixels. All of it is there without
/// a script: the one that the page holds filters findings, and is named by its digest in the policy of the
/// page. The page follows the reader's light or dark screen, fits phones and paper, is read in order by
/// screen readers, and has no text of its own below a contrast of 7.
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
