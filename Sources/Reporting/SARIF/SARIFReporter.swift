/// Writes findings as SARIF 2.1.0, the format of code scanning.
///
/// The worst findings come first. The document keeps within what GitHub takes: 25 000 results a run, and 10
/// MB. GitHub measures the compressed file; this is measured uncompressed, and so always enough. Findings
/// that find no room are left out, and a notification of the run says how many. Of what it takes, GitHub
/// shows 5 000 results, and ten tags a rule.
///
/// Suppressed findings are there, marked as such. Columns count Unicode scalars.
public struct SARIFReporter: FindingReporter {
    /// The most results that a document has.
    public let resultLimit: Int
    /// The most bytes that a document has, as far as they depend on the number of results.
    public let sizeLimit: Int

    /// Creates a reporter; with GitHub's limits unless specified otherwise.
    public init(resultLimit: Int = 25_000, sizeLimit: Int = 10_000_000) {
        self.resultLimit = resultLimit
        self.sizeLimit = sizeLimit
    }

    /// The findings as one JSON object, on one line.
    public func document(of report: FindingReport) -> String { text(of: report) }
}

extension SARIFReporter: StreamingFindingReporter {
    func writer(
        under terms: FindingReport.Terms, to output: any TextSink, storage: Storage
    ) -> any FindingWriter {
        SARIFWriter(self, under: terms, to: output, storage: storage)
    }
}
