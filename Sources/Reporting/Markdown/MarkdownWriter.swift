internal import Audit
internal import FileSystem

/// Writes Markdown while findings come in: the rows of its tables are sorted, and written at the end.
struct MarkdownWriter: FindingWriter {
    private let terms: FindingReport.Terms
    private let output: any TextSink
    private let sizeLimit: Int
    private let unread: SortedRows
    private let findings: SortedRows
    /// The findings of the rows, by their files.
    private var places = MarkdownPlaces()
    private var norms = MarkdownNorms()

    /// What is said of the findings that find no room takes at most so many bytes.
    private let restSize: Int
    /// More than is said of the inputs that find none.
    private static let unreadRestSize = 100

    init(
        under terms: FindingReport.Terms, to output: any TextSink, sizeLimit: Int, storage: Storage
    ) {
        self.terms = terms
        self.output = output
        self.sizeLimit = sizeLimit
        restSize = min(1_200, max(300, sizeLimit / 8))
        let limit = sizeLimit == .max ? nil : SortedRows.Limit(size: max(0, sizeLimit))
        unread = storage.rows(first: limit)
        findings = storage.rows(first: limit)
    }

    mutating func add(_ section: FindingReport.Section) {
        let numbers = terms.isNumbered ? section.findings.pictureNumbers : [:]
        PooledFinding.forEach(of: section.findings) { row, index in
            norms.add(row.worst)
            let place = places.add(row.findings.count, in: row.worst.path)
            findings.add(
                row.worst.badness(at: findings.count) + MarkdownPlaces.key(row.findings.count, in: place),
                row.markdownRow(number: numbers[index]))
        }
    }

    func add(_ input: UnreadInput) {
        unread.add(
            withUnsafeBytes(of: UInt64(unread.count).bigEndian) { Array($0) },
            "| \(input.location.markdownCode) | \(input.fault.markdownEscaped) |\n")
    }

    mutating func finish(_ totals: RunTotals) -> FileError? {
        let heading = heading(of: totals)
        output.write(heading)
        // Rows have the numbers, too, where there is no room for their list.
        let list = norms.text
        let norms = list.utf8.count <= sizeLimit / 8 ? list : ""
        var room =
            sizeLimit == .max
            ? .max
            : sizeLimit - heading.utf8.count - norms.utf8.count - restSize - Self.unreadRestSize
        // What cannot be read leaves room for what is found.
        var unreadRoom = findings.count > 0 && room < .max ? room / 2 : room
        let before = unreadRoom
        let left = write(
            unread, under: "| cannot be audited | why |\n| --- | --- |\n", in: &unreadRoom
        ) { _ in }
        if left > 0 { output.write("\n\(counted(left, "further input")) left out for lack of room.\n") }
        room -= before - unreadRoom
        var rest = places
        let cut = write(
            findings, under: "| | where | what | to fix it |\n| --- | --- | --- | --- |\n", in: &room
        ) { rest.remove($0.key) }
        if cut > 0 { output.write("\n" + rest.sentence(within: restSize)) }
        output.write(norms)
        return unread.fault ?? findings.fault
    }

    /// Whether the run passes, something was judged and not on a guess, and nothing worse than a note was
    /// found.
    private func sign(of totals: RunTotals) -> String {
        guard totals.isFine else { return "❌" }
        return totals.isBlank || totals.unchecked.holdsGuesses || totals[.error] + totals[.warning] > 0
            ? "⚠️" : "✅"
    }

    private func heading(of totals: RunTotals) -> String {
        let files = counted(totals.files, terms.kind.noun)
        let shortfall = totals.shortfall.map { "\n\($0.sentence.markdownEscaped)\n" } ?? ""
        let remarks = totals.remarks.map { "\n\($0.markdownEscaped).\n" }.joined()
        let standard = terms.standard.isEmpty ? "" : ", judged by \(terms.standard.markdownCode)"
        return """
            ### \(sign(of: totals)) Legible: \(totals.tally)

            \(files)\(standard); \(totals.passed) \(terms.kind.passedWord); \
            configuration: \(totals.configurations.words(\.markdownCode)).
            \(remarks)\(shortfall)
            """
    }

    /// Writes a table with as many rows as there is room for; nothing where there is no row.
    ///
    /// - Returns: The number of rows left out.
    private func write(
        _ rows: SortedRows, under head: String, in room: inout Int, each body: (SortedRows.Row) -> Void
    ) -> Int {
        guard rows.count > 0 else { return 0 }
        output.write("\n" + head)
        room -= head.utf8.count + 1
        var left = rows.count
        rows.forEach { row in
            room -= row.text.count
            guard room >= 0, output.fault == nil else { return false }
            output.write(row.text)
            body(row)
            left -= 1
            return true
        }
        return left
    }
}
