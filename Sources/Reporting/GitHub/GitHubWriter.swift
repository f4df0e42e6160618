internal import Audit
internal import FileSystem

/// Writes annotations for GitHub while findings come in: the worst of each level are kept, and written at the
/// end.
struct GitHubWriter: FindingWriter {
    private let output: any TextSink
    private let ruleNames: [Rule.ID: String]
    private let levels: [Level]
    private var order = 0

    /// The annotations of one level that GitHub keeps of a step.
    private static let limit = 10

    /// The annotations of one level.
    private struct Level {
        let name: String
        let commands: SortedRows
    }

    init(under terms: FindingReport.Terms, to output: any TextSink) {
        self.output = output
        ruleNames = Dictionary(terms.rules.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        levels = ["error", "warning", "notice"].map {
            Level(name: $0, commands: Storage.memory.rows(first: SortedRows.Limit(count: Self.limit)))
        }
    }

    mutating func add(_ section: FindingReport.Section) {
        PooledFinding.forEach(of: section.findings) { pooled, _ in
            add(command(for: pooled), pooled.worst.orderAfterFaults(at: order))
        }
    }

    mutating func add(_ input: UnreadInput) {
        let place = input.place.map { [("line", "\($0.line)"), ("col", "\($0.column)")] } ?? []
        fail(
            input.fault.visible, [("file", input.path.visible)] + place + [("title", "cannot be audited")])
    }

    mutating func finish(_ totals: RunTotals) -> FileError? {
        if let shortfall = totals.shortfall {
            fail(shortfall.sentence, [("title", "legible")])
        }
        let isCut = levels.contains { $0.commands.count > Self.limit }
        var cut = 0
        for level in levels {
            let places = level.name == "notice" && isCut ? Self.limit - 1 : Self.limit
            var shown = 0
            level.commands.forEach { row in
                guard shown < places else { return false }
                output.write(row.text)
                shown += 1
                return true
            }
            cut += level.commands.count - shown
        }
        if isCut {
            let notice = WorkflowCommand(
                name: "notice", properties: [("title", "legible")],
                message: "\(counted(cut, "further finding")) not shown here: GitHub keeps ten of a kind.")
            output.write("\(notice)\n")
        }
        output.write("legible: \(totals.tally); configuration: \(totals.configurations.words)\n")
        for remark in totals.remarks { output.write("legible: \(remark)\n") }
        return nil
    }

    /// Adds an error that is about no finding.
    private mutating func fail(_ message: String, _ properties: [(name: String, value: String)]) {
        add(
            WorkflowCommand(name: "error", properties: properties, message: message),
            ReportedFinding.orderOfFault(at: order))
    }

    private mutating func add(_ command: WorkflowCommand, _ key: [UInt8]) {
        order += 1
        levels.first { $0.name == command.name }?.commands.add(key, "\(command)\n")
    }

    private func command(for pooled: PooledFinding) -> WorkflowCommand {
        let finding = pooled.worst
        var properties = [("file", finding.path.visible)]
        if case .text(let line, let column) = finding.place {
            properties += [("line", "\(line)"), ("col", "\(column)")]
        }
        properties.append(("title", ruleNames[finding.rule] ?? finding.rule))
        return WorkflowCommand(
            name: finding.severity == .note ? "notice" : finding.severity.rawValue, properties: properties,
            message: pooled.adviceWithPlaces)
    }
}
