internal import Audit
internal import FileSystem

/// Writes SARIF while findings come in: the results that find room are kept, the worst first, and written at
/// the end.
struct SARIFWriter: FindingWriter {
    private let reporter: SARIFReporter
    private let terms: FindingReport.Terms
    private let output: any TextSink
    private let ruleIndices: [Rule.ID: Int]
    private let taxonomies: SARIFTaxonomies
    private let results: SortedRows
    private var notifications: JSONList

    /// More than the notification takes that says how many results are left out.
    private static let cutSize = 300

    init(
        _ reporter: SARIFReporter, under terms: FindingReport.Terms, to output: any TextSink,
        storage: Storage
    ) {
        self.reporter = reporter
        self.terms = terms
        self.output = output
        ruleIndices = Dictionary(
            terms.rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        taxonomies = SARIFTaxonomies(of: terms.rules)
        results = storage.rows(
            first: SortedRows.Limit(count: reporter.resultLimit, size: reporter.sizeLimit))
        notifications = JSONList(separatedBy: ",", in: storage)
    }

    mutating func add(_ section: FindingReport.Section) {
        PooledFinding.forEach(of: section.findings) { pooled, _ in add(pooled) }
        let findings = section.findings
        for index in findings.indices where !findings.weight(at: index).counts {
            add(PooledFinding(findings[index]))
        }
    }

    private mutating func add(_ pooled: PooledFinding) {
        let finding = pooled.worst
        results.add(
            finding.badness(at: results.count),
            SARIFResult(
                of: pooled, ruleIndex: ruleIndices[finding.rule],
                taxa: taxonomies.taxa(of: finding.norms), isCompared: terms.hasBaseline
            ).jsonLine())
    }

    mutating func add(_ input: UnreadInput) {
        notify(
            "error", "\(input.location.visible): \(input.fault.visible)", at: [SARIFLocation(of: input)])
    }

    mutating func finish(_ totals: RunTotals) -> FileError? {
        if let shortfall = totals.shortfall { notify("error", shortfall.sentence) }
        for remark in totals.remarks { notify("note", "\(remark).") }
        let run = SARIFRun(
            of: terms, under: taxonomies, configurations: totals.configurations.files)
        let isWhole = totals.unread == 0 && totals.shortfall == nil
        let head =
            run.head + "\"invocations\":[{\"executionSuccessful\":\(isWhole),\"toolExecutionNotifications\":["
        let tail = "]" + run.tail
        let room =
            reporter.sizeLimit - head.utf8.count - run.properties.utf8.count - tail.utf8.count
            - notifications.size
        var shown = resultCount(in: room)
        if shown < results.count {
            shown = resultCount(in: room - Self.cutSize)
            let cut = counted(results.count - shown, "finding")
            notify("warning", "\(cut) left out, as the document would grow too large.")
        }
        output.write(head)
        if let fault = notifications.copy(to: output) { return fault }
        output.write("]}],\(run.properties)\"results\":[")
        var index = 0
        results.forEach { row in
            guard index < shown else { return false }
            if index > 0 { output.write(",") }
            output.write(row.text)
            index += 1
            return true
        }
        output.write(tail)
        return results.fault
    }

    /// How many results find room in some bytes, with the commas between them.
    private func resultCount(in room: Int) -> Int {
        var room = room
        var count = 0
        results.forEach { row in
            room -= row.text.count + 1
            guard room >= 0, count < reporter.resultLimit else { return false }
            count += 1
            return true
        }
        return count
    }

    private mutating func notify(_ level: String, _ text: String, at locations: [SARIFLocation]? = nil) {
        let notification = SARIFNotification(
            level: level, message: SARIFMessage(text), locations: locations)
        notifications.add(notification.jsonLine())
    }
}
