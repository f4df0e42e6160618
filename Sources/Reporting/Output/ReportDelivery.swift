internal import Audit
package import FileSystem

/// Writes the reports on screens that were asked for to the places they were asked for, while the screens
/// come in.
///
/// Files are replaced whole: a reader sees the old report or the new one, never a part. The lines of an
/// NDJSON report go to a file beside its own until it is whole, so that what was done outlives the process.
public struct ReportDelivery {
    private var documents: [OpenDocument] = []
    private let summary: StepSummary?
    private var summaryWriter: FindingsOfRecords?
    private let summaryText = MemoryText()
    private var baseline: BaselineRun
    private var totals: RunTotals
    /// Why the first of the reports that cannot be written cannot be.
    private var fault: DeliveryError?

    /// Begins the reports.
    ///
    /// - Parameters:
    ///   - requests: The reports; those that are pictures are left to ``PictureDelivery``.
    ///   - terms: What is known of the run.
    ///   - baseline: What is known of the findings.
    ///   - style: What the standard output can show.
    ///   - files: The files that are audited, so that nothing is written over one of them.
    ///   - isResumed: Whether what an earlier run has left beside an NDJSON report is kept until this one is
    ///     whole.
    ///   - environment: The environment variables; within GitHub Actions a report of that format goes to the
    ///     summary of the step, too.
    ///   - print: Takes what belongs on the standard output, and says what is in the way.
    /// - Throws: ``DeliveryError`` where two reports would mix on the standard output or in a file, one would
    ///   replace an audited file, or one cannot be written.
    package init(
        of requests: [ReportRequest], under terms: FindingReport.Terms,
        baseline: BaselineRun = BaselineRun(), style: TerminalStyle, files: [String], isResumed: Bool = false,
        environment: [String: String] = [:],
        print: @escaping (UnsafeRawBufferPointer) -> FileError?
    ) throws(DeliveryError) {
        self.baseline = baseline
        totals = RunTotals(under: terms.threshold)
        var terms = terms
        // What a baseline knows comes last, which is not known while pictures are drawn: they have none then.
        terms.isNumbered = requests.contains { $0.format == .annotated } && !baseline.isCompared
        let requests = requests.filter { !$0.format.isDrawn }
        try Destinations.check(requests, keeping: files)
        let log = WorkflowLog(environment: environment)
        let project = ProjectFolder(workingFolder: ".", environment: environment)
        var isLive = true
        for request in requests {
            documents.append(
                try OpenDocument(
                    request, under: terms, style: style, log: log, project: project, isLive: isLive,
                    isResumed: isResumed, print: print))
            if request.destination == nil { isLive = false }
        }
        summary = requests.contains { $0.format == .github } ? StepSummary(environment: environment) : nil
        summaryWriter = summary.map { summary in
            FindingsOfRecords(
                MarkdownReporter(sizeLimit: summary.room).writer(
                    under: terms, to: summaryText, storage: .disk))
        }
    }

    /// Takes what an audit made of the next input.
    ///
    /// A report that cannot be written is given up; the others go on.
    ///
    /// - Throws: ``DeliveryError`` where none is left.
    public mutating func add(_ record: ScreenRecord) throws(DeliveryError) {
        var record = record
        if var section = FindingReport.Section(of: record) {
            baseline.mark(&section)
            record = record.suppressing(section.findings.map(\.suppression))
            totals.add(section)
        } else {
            totals.unread += 1
        }
        for index in documents.indices.reversed() {
            do throws(DeliveryError) {
                try documents[index].add(record)
            } catch {
                fault = fault ?? error
                documents.remove(at: index)
            }
        }
        if documents.isEmpty, let fault { throw fault }
        summaryWriter?.add(record)
    }

    /// Writes the new baseline, where one was asked for.
    ///
    /// - Returns: The entries of the old one that no finding answers to, and how the new one differs from
    ///   what was in its file.
    public mutating func finishBaseline() throws(BaselineError) -> (
        stale: [Baseline.Entry], change: BaselineChange?
    ) {
        let outcome = try baseline.finish()
        totals.fixed = baseline.isCompared ? outcome.stale.count : nil
        return outcome
    }

    /// Writes what is left of the reports.
    ///
    /// - Parameters:
    ///   - inputs: The number of all inputs of the run, those of other shards too.
    ///   - shard: The share of them that this run was given.
    ///   - shortfall: Why not every input was looked at, where that is so.
    ///   - leftOut: What was left out of the folders that were searched, a sentence each.
    /// - Returns: What the run came to.
    /// - Throws: ``DeliveryError`` where a report could not be written, once the others are.
    public mutating func finish(
        inputs: Int, shard: Shard? = nil, shortfall: Shortfall? = nil, leftOut: [String] = []
    ) throws(DeliveryError) -> RunTotals {
        totals.inputs = inputs
        totals.shard = shard
        totals.shortfall = shortfall
        totals.unchecked.leftOut = leftOut
        for index in documents.indices {
            do throws(DeliveryError) {
                try documents[index].finish(totals)
            } catch {
                fault = fault ?? error
            }
        }
        if let summary, var writer = summaryWriter {
            if let fault = writer.finish(totals) { throw .unwritable(fault.description) }
            try summary.append(summaryText.text)
        }
        if let fault { throw fault }
        return totals
    }

    /// The number of inputs that were taken.
    public var count: Int { totals.files + totals.unread }
}
