internal import Audit

/// Writes findings as Markdown: a sentence, a table with the worst findings first, and what could not be read.
///
/// Suppressed findings are counted and left out of the table.
public struct MarkdownReporter: FindingReporter {
    /// The most bytes that the document has; findings that find no room are counted at its end.
    public let sizeLimit: Int

    /// Creates a reporter; without a limit unless told otherwise.
    public init(sizeLimit: Int = .max) {
        self.sizeLimit = sizeLimit
    }

    /// The findings as a Markdown section.
    public func document(of report: FindingReport) -> String {
        let unread = report.unread.map { "| \($0.path.markdownCode) | \($0.fault.markdownEscaped) |\n" }
        let findings = report.worstFirst.filter { $0.suppression == nil }
        var text = heading(of: report)
        // What is said of the rest takes less than this.
        var room = sizeLimit - text.utf8.count - 400
        if !unread.isEmpty {
            let table = Self.rows(of: unread, room: &room)
            text += "\n| cannot be audited | why |\n| --- | --- |\n" + table.text
            text += Self.remark(on: table.left, "input")
        }
        if !findings.isEmpty {
            let table = Self.rows(of: findings.lazy.map { row(for: $0) }, room: &room)
            text += "\n| | where | what | to mend it |\n| --- | --- | --- | --- |\n" + table.text
            text += Self.remark(on: table.left, "finding")
        }
        return text
    }

    private func heading(of report: FindingReport) -> String {
        let passed = report.files.reduce(0) { $0 + $1.passed }
        let files = counted(report.files.count, report.kind == .screens ? "screen" : "file")
        return """
            ### \(report.fails || !report.unread.isEmpty ? "❌" : "✅") Legible: \(report.tally)

            \(files), judged by \(report.standard.markdownCode); \(passed) passed.

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

    /// As many rows as there is room for, and the number of those left out.
    private static func rows(of rows: some Collection<String>, room: inout Int) -> (text: String, left: Int) {
        var text = ""
        var count = 0
        for row in rows {
            room -= row.utf8.count
            guard room >= 0 else { break }
            text += row
            count += 1
        }
        return (text, rows.count - count)
    }

    private static func remark(on left: Int, _ noun: String) -> String {
        left == 0 ? "" : "\n\(counted(left, "further \(noun)")) left out for lack of room.\n"
    }
}
