public import Audit
internal import PaletteFiles

/// Writes the reports on palettes that were asked for to the places they were asked for.
///
/// Files are replaced whole: a reader sees the old report or the new one, never a part.
public struct PaletteDelivery: Sendable {
    private let documents: DocumentDelivery
    private let style: TerminalStyle
    private let summary: StepSummary?

    /// Prepares the delivery.
    ///
    /// - Parameters:
    ///   - requests: The reports; pictures are none of them.
    ///   - style: What the standard output can show.
    ///   - report: The audit, so that nothing is written over one of its files.
    ///   - environment: The environment variables; within GitHub Actions a report of that format goes to the summary of
    ///     the step, too.
    /// - Throws: ``DeliveryError`` where two reports would mix on the standard output or in a file, or one would replace
    ///   an audited file.
    public init(
        of requests: [ReportRequest], style: TerminalStyle, keeping report: PaletteReport,
        environment: [String: String] = [:]
    ) throws(DeliveryError) {
        self.style = style
        let values = report.audits.flatMap(\.palette.entries).lazy.flatMap(\.values)
        let files = Set(values.compactMap { $0?.location.path } + report.audits.map(\.palette.name))
        documents = try DocumentDelivery(
            of: requests, keeping: files.sorted(), environment: environment)
        summary = requests.contains { $0.format == .github } ? StepSummary(environment: environment) : nil
    }

    /// Writes the reports.
    ///
    /// - Parameters:
    ///   - report: The audit.
    ///   - findings: What it found, and what of it a baseline knows.
    /// - Returns: What belongs on the standard output.
    public func deliver(_ report: PaletteReport, findings: FindingReport) throws(DeliveryError) -> String {
        let counting = report.leavingOut(knownIn: findings)
        let output = try documents.deliver { request in
            if let reporter = request.format.findingReporter { return reporter.document(of: findings) }
            let style = request.destination == nil ? style : TerminalStyle()
            let reporter: any PaletteReporter =
                request.format == .json ? PaletteJSONReporter() : PaletteTerminalReporter(style: style)
            return reporter.document(of: counting)
        }
        try summary?.append(findings)
        return output
    }
}
