public import Audit
internal import FileSystem
internal import PaletteFiles

/// Writes the reports on palettes that were asked for to the places they were asked for.
///
/// Files are replaced whole: a reader sees the old report or the new one, never a part.
public struct PaletteDelivery: Sendable {
    private let requests: [ReportRequest]
    private let environment: [String: String]
    private let style: TerminalStyle
    private let summary: StepSummary?
    /// The folder that the files of findings are named from.
    private let project: ProjectFolder

    /// Prepares the delivery.
    ///
    /// - Parameters:
    ///   - requests: The reports; pictures are none of them.
    ///   - style: What the standard output can show.
    ///   - report: The audit, so that nothing is written over one of its files.
    ///   - environment: The environment variables; within GitHub Actions a report of that format goes to the
    ///     summary of the step, too.
    /// - Throws: ``DeliveryError`` where two reports would mix on the standard output or in a file, or one
    ///   would replace an audited file.
    public init(
        of requests: [ReportRequest], style: TerminalStyle, keeping report: PaletteReport,
        environment: [String: String] = [:]
    ) throws(DeliveryError) {
        self.style = style
        // One by one: a palette may have a million values, and is written in few files.
        var files = Set(report.audits.map(\.palette.name))
        for audit in report.audits {
            for entry in audit.palette.entries {
                for case let value? in entry.values { files.insert(value.location.path) }
            }
        }
        // All of them are looked at together: two may not go to one place.
        try Destinations.check(requests, keeping: files.sorted())
        self.requests = requests
        self.environment = environment
        project = ProjectFolder(workingFolder: ".", environment: environment)
        summary = requests.contains { $0.format == .github } ? StepSummary(environment: environment) : nil
    }

    /// Whether some report is made from findings alone.
    public var needsFindings: Bool {
        summary != nil || requests.contains { $0.format.findingReporter(in: project) != nil }
    }

    /// Writes the reports.
    ///
    /// - Parameters:
    ///   - report: The audit.
    ///   - findings: What it found, and what of it a baseline knows.
    ///   - output: Takes what belongs on the standard output, piece by piece.
    public func deliver(
        _ report: PaletteReport, findings: FindingReport, to output: (String) throws -> Void
    ) throws {
        let counting = report.leavingOut(knownIn: findings)
        let log = WorkflowLog(environment: environment)
        for request in requests {
            guard let reporter = request.format.findingReporter(in: project) else {
                try deliver(counting, as: request, to: output)
                continue
            }
            if let destination = request.destination {
                try reporter.write(findings, toFileAt: destination)
            } else if !request.format.isLines {
                // A document on a large palette is larger than memory ought to be.
                let document = Spill()
                if let fault = reporter.write(findings, to: document, storage: .disk) { throw fault }
                try document.forEachPiece(output)
            } else {
                try output(log.text(reporter.document(of: findings)))
            }
        }
        try summary?.append(findings)
    }

    /// Writes the reports.
    ///
    /// - Returns: What belongs on the standard output, as a whole.
    public func deliver(_ report: PaletteReport, findings: FindingReport) throws -> String {
        var text = ""
        try deliver(report, findings: findings) { text += $0 }
        return text
    }

    /// Writes the reports, of which none is made from findings alone.
    ///
    /// - Parameters:
    ///   - report: The audit, without what a baseline knows.
    ///   - output: Takes what belongs on the standard output, piece by piece.
    public func deliver(_ report: PaletteReport, to output: (String) throws -> Void) throws {
        for request in requests { try deliver(report, as: request, to: output) }
    }

    private func deliver(
        _ report: PaletteReport, as request: ReportRequest, to output: (String) throws -> Void
    ) throws {
        let log = WorkflowLog(environment: environment)
        if let destination = request.destination {
            try write(report, as: request, to: destination)
        } else if request.format == .terminal {
            try reporter(for: request).write(report) { try output(log.text($0)) }
        } else {
            try reporter(for: request).write(report, to: output)
        }
    }

    private func write(
        _ report: PaletteReport, as request: ReportRequest, to path: String
    ) throws(DeliveryError) {
        do throws(FileError) {
            let file = try AtomicFileWriter(to: path)
            try reporter(for: request).write(report) { (piece) throws(FileError) in
                let bytes = Array(piece.utf8)[...]
                try file.append(bytes.span.bytes)
            }
            try file.finish()
        } catch {
            throw .unwritable(error.description)
        }
    }

    private func reporter(for request: ReportRequest) -> any PaletteReporter {
        request.format == .json
            ? PaletteJSONReporter()
            : PaletteTerminalReporter(
                style: request.destination == nil ? style : TerminalStyle(), detail: request.detail)
    }
}
