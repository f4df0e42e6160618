internal import Audit
internal import FileSystem

/// Writes Markdown while findings come in: the rows of its tables are sorted, and written at the end.
struct MarkdownWriter: FindingWriter {
    private let terms: FindingReport.Terms
    private let output: any TextSink
    private let sizeLimit: Int
    private let unread: SortedRows
    private let findings: SortedRows

    init(
        under terms: FindingReport.Terms, to output: any TextSink, sizeLimit: Int, storage: Storage
    ) {
        self.terms = terms
        self.output = output
        self.sizeLimit = sizeLimit
        let limit = sizeLimit == .max ? nil : SortedRows.Limit(size: max(0, sizeLimit))
        unread = storage.rows(first: limit)
        findings = storage.rows(first: limit)
    }

    func add(_ section: FindingReport.Section) {
        for finding in section.findings where finding.suppression == nil {
            findings.add(finding.badness(at: findings.count), row(for: finding))
        }
    }

    func add(_ input: UnreadInput) {
        unread.add(
            withUnsafeBytes(of: UInt64(unread.count).bigEndian) { Array($0) },
            "| \(input.location.markdownCode) | \(input.fault.markdownEscaped) |\n")
    }

    func finish(_ totals: RunTotals) -> FileError? {
        let heading = heading(of: totals)
        output.write(heading)
        // What is said of the rest takes less than this.
        var room = sizeLimit - heading.utf8.count - 400
        write(unread, under: "| cannot be audited | why |\n| --- | --- |\n", of: "input", in: &room)
        write(
            findings, under: "| | where | what | to fix it |\n| --- | --- | --- | --- |\n", of: "finding",
            in: &room)
        return unread.fault ?? findings.fault
    }

    private func heading(of totals: RunTotals) -> String {
        let files = counted(totals.files, terms.kind == .screens ? "screen" : "file")
        let shortfall = totals.shortfall.map { "\n\($0.sentence.markdownEscaped)\n" } ?? ""
        return """
            ### \(totals.isFine ? "✅" : "❌") Legible: \(totals.tally)

            \(files), judged by \(terms.standard.markdownCode); \(totals.passed) passed; \
            configuration: \(totals.configurations.words(\.markdownCode)).
            \(shortfall)
            """
    }

    private func row(for finding: ReportedFinding) -> String {
        let cells = [
            finding.verdict == .review
                ? "\(finding.severity.rawValue), to review" : finding.severity.rawValue,
            finding.location.markdownCode, finding.message.markdownEscaped,
            finding.repair?.markdownEscaped ?? "",
        ]
        return "| \(cells.joined(separator: " | ")) |\n"
    }

    /// Writes a table with as many rows as there is room for, and the number of those left out; nothing where
    /// there is no row.
    private func write(_ rows: SortedRows, under head: String, of noun: String, in room: inout Int) {
        guard rows.count > 0 else { return }
        output.write("\n" + head)
        var left = rows.count
        rows.forEach { row in
            room -= row.text.count
            guard room >= 0, output.fault == nil else { return false }
            output.write(row.text)
            left -= 1
            return true
        }
        if left > 0 { output.write("\n\(counted(left, "further \(noun)")) left out for lack of room.\n") }
    }
}
