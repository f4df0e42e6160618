public import Audit
public import ColorMath
public import Screenshots

/// Writes the reports that were asked for to the places they were asked for.
///
/// Files are replaced whole: a reader sees the old report or the new one, never a part.
public struct ReportDelivery: Sendable {
    private let requests: [ReportRequest]
    private let documents: DocumentDelivery
    private let standard: ContrastStandard
    private let style: TerminalStyle
    private let summary: StepSummary?
    private let pictures: [PictureFolder]

    /// Prepares the delivery.
    ///
    /// - Parameters:
    ///   - requests: The reports.
    ///   - standard: The standard that the screens are judged by.
    ///   - style: What the standard output can show.
    ///   - files: The files that are audited, so that nothing is written over one of them.
    ///   - environment: The environment variables; within GitHub Actions a report of that format goes to the summary of
    ///     the step, too.
    /// - Throws: ``DeliveryError`` where two reports would mix on the standard output or in a file, or one would replace
    ///   an audited file, or one picture stand for several screens.
    public init(
        of requests: [ReportRequest], standard: ContrastStandard, style: TerminalStyle, files: [String],
        environment: [String: String] = [:]
    ) throws(DeliveryError) {
        self.requests = requests
        self.standard = standard
        self.style = style
        documents = try DocumentDelivery(of: requests, keeping: files, environment: environment)
        summary = requests.contains { $0.format == .github } ? StepSummary(environment: environment) : nil
        var pictures: [PictureFolder] = []
        for case (.annotated, let destination?) in requests.map({ ($0.format, $0.destination) }) {
            pictures.append(try PictureFolder(at: destination, for: files))
        }
        let inputs = Set(files.map(ScreenshotPaths.identity))
        for output in pictures.flatMap({ files.map($0.picturePath) })
        where inputs.contains(ScreenshotPaths.identity(of: output)) {
            throw .wouldReplaceInput(path: output)
        }
        self.pictures = pictures
    }

    /// Writes the annotated pictures of a screen while its pixels are in memory.
    public func deliver(_ screen: ScreenAudit, _ screenshot: Screenshot) throws(DeliveryError) {
        for folder in pictures {
            let picture = AnnotatedPicture(of: screen, standard: standard).draw(over: screenshot.bitmap)
            try folder.write(picture, of: screen.path)
        }
    }

    /// Writes the reports on all screens.
    ///
    /// - Parameters:
    ///   - report: The audit.
    ///   - findings: What it found.
    /// - Returns: What belongs on the standard output.
    public func deliver(_ report: AuditReport, findings: FindingReport) throws(DeliveryError) -> String {
        let output = try documents.deliver { request in
            if let reporter = request.format.findingReporter { return reporter.document(of: findings) }
            return reporter(for: request).document(of: report, with: findings)
        }
        try summary?.append(findings)
        return output
    }

    private func reporter(for request: ReportRequest) -> any Reporter {
        request.format == .json
            ? JSONReporter()
            : TerminalReporter(style: request.destination == nil ? style : TerminalStyle())
    }
}
