/// Writes findings as JUnit XML, which every platform for continuous integration reads.
///
/// A file, or an asset catalog, is a suite; a finding in it is a case that fails where it is as grave as the
/// threshold of the run, and is skipped otherwise, or where it is suppressed. A file with nothing in it is a
/// case that passes, without text to judge one that is skipped, as is each rule that is switched off; one
/// that could not be read, a case with an error, as is a run that was stopped. The
/// document keeps to the schema that Jenkins publishes for its xUnit plugin, junit-10.xsd. That of Ant asks
/// for a time and a host as well, with which the same findings would not give the same bytes.
public struct JUnitReporter: FindingReporter {
    /// Creates a reporter.
    public init() {}

    /// The findings as an XML document.
    public func document(of report: FindingReport) -> String { text(of: report) }
}

extension JUnitReporter: StreamingFindingReporter {
    func writer(
        under terms: FindingReport.Terms, to output: any TextSink, storage: Storage
    ) -> any FindingWriter {
        JUnitWriter(under: terms, to: output, storage: storage)
    }
}
