internal import Audit
internal import Raster

/// Writes findings as the lines that GitHub Actions makes annotations of.
///
/// GitHub keeps ten errors, ten warnings and ten notices a step and drops the others without a word. So the
/// worst come first, and where some find no place the last notice says how many. Suppressed findings are left
/// out.
public struct GitHubReporter: FindingReporter {
    /// Creates a reporter.
    public init() {}

    /// The annotations, one a line, with a line that says what was found.
    public func document(of report: FindingReport) -> String { text(of: report) }
}

extension GitHubReporter: StreamingFindingReporter {
    func writer(
        under terms: FindingReport.Terms, to output: any TextSink, storage: Storage
    ) -> any FindingWriter {
        GitHubWriter(under: terms, to: output)
    }
}
