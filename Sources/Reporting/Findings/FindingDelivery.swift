internal import Audit
internal import FileSystem

/// Writes the reports on findings that were asked for to the places they were asked for.
///
/// Every report is made of the findings alone, whatever was audited. Files are replaced whole: a reader sees
/// the old report or the new one, never a part.
public struct FindingDelivery: Sendable {
    private let requests: [ReportRequest]
    private let environment: [String: String]
    private let style: TerminalStyle
    private let summary: StepSummary?
    private let json: any FindingReporter
    /// The folder that the files of findings are named from.
    private let project: ProjectFolder

    /// Prepares the delivery.
    ///
    /// - Parameters:
    ///   - requests: The reports; pictures, and what only screens have, are none of them.
    ///   - style: What the standard output can show.
    ///   - files: The inputs, so that nothing is written over one of them.
    ///   - json: What writes JSON.
    ///   - environment: The environment variables; within GitHub Actions a report of that format goes to the
    ///     summary of the step, too.
    /// - Throws: ``DeliveryError`` where two reports would mix on the standard output or in a file, or one
    ///   would replace an input.
    public init(
        of requests: [ReportRequest], style: TerminalStyle, keeping files: [String],
        json: any FindingReporter = FindingJSONReporter(), environment: [String: String] = [:]
    ) throws(DeliveryError) {
        try Destinations.check(requests, keeping: files)
        self.requests = requests
        self.style = style
        self.json = json
        self.environment = environment
        project = ProjectFolder(workingFolder: ".", environment: environment)
        summary = requests.contains { $0.format == .github } ? StepSummary(environment: environment) : nil
    }

    /// The formats that findings alone can be written in.
    public static let formats: [ReportFormat] = ReportFormat.allCases.filter {
        switch $0 {
        case .ndjson, .openacr, .evidence, .annotated, .trace: false
        case .terminal, .json, .sarif, .junit, .github, .gitlab, .xcode, .oneline, .markdown, .html, .earl:
            true
        }
    }

    /// Writes the reports.
    ///
    /// - Parameters:
    ///   - findings: What was found, and what of it is suppressed.
    ///   - output: Takes what belongs on the standard output.
    public func deliver(_ findings: FindingReport, to output: (String) throws -> Void) throws {
        let log = WorkflowLog(environment: environment)
        for request in requests {
            let streaming = request.format.findingReporter(in: project)
            if let streaming, let destination = request.destination {
                try streaming.write(findings, toFileAt: destination)
                continue
            }
            let document = (streaming ?? reporter(for: request)).document(of: findings)
            if let destination = request.destination {
                try AtomicFileWriter.replaceFile(at: destination, with: document)
            } else {
                try output(
                    request.format.isForLog && request.format != .github ? log.text(document) : document)
            }
        }
        try summary?.append(findings)
    }

    /// What writes a format that says more of what was audited than what is wrong with it.
    private func reporter(for request: ReportRequest) -> any FindingReporter {
        request.format == .json
            ? json
            : FindingTerminalReporter(
                style: request.destination == nil ? style : TerminalStyle(), detail: request.detail)
    }
}
