internal import Audit
internal import ColorMath
internal import Raster

/// Writes findings as one HTML file that needs nothing else: no script, no font, no picture from elsewhere.
///
/// Files come in their order, the findings of each worst first. Swatches show ink and backdrop; a plan shows where on a
/// screen the findings are. The page follows the reader's light or dark screen, is read in order by screen readers, and
/// has no text below a contrast of 7.
public struct HTMLReporter: FindingReporter {
    /// Creates a reporter.
    public init() {}

    /// The findings as a page.
    public func document(of report: FindingReport) -> String {
        let all = report.sections
        let sections = all.enumerated().map { index, section in
            HTMLFileSection(
                file: section.file, findings: section.findings.worstFirst, number: index + 1,
                rules: report.rules
            ).html
        }
        let body = """
            <header>
            <h1>Legible: \(report.tally)</h1>
            \(overview(of: report, all.map(\.file.path)))
            </header>
            <main>
            \((unread(in: report) + sections).joined(separator: "\n"))
            </main>
            <footer>
            \(rules(of: report))
            </footer>
            """
        return HTMLPage(title: "Legible: \(report.tally)", style: HTMLStyle.report, body: body).html
    }

    private func overview(of report: FindingReport, _ paths: [String]) -> String {
        let passed = report.files.reduce(0) { $0 + $1.passed }
        let files = counted(report.files.count, report.kind == .screens ? "screen" : "file")
        let entries = paths.enumerated().map { index, path in
            "<li><a href=\"#file-\(index + 1)\">\(path.xmlEscaped)</a></li>"
        }
        let list = "<nav aria-label=\"Files\">\n<ol>\n\(entries.joined(separator: "\n"))\n</ol>\n</nav>"
        return "<p>\(files), judged by \(report.standard.xmlEscaped); \(passed) passed.</p>"
            + (entries.count > 1 ? "\n" + list : "")
    }

    private func unread(in report: FindingReport) -> [String] {
        guard !report.unread.isEmpty else { return [] }
        let items = report.unread.map {
            "<li><strong>\($0.path.xmlEscaped)</strong>: \($0.fault.xmlEscaped)</li>"
        }
        return [
            """
            <section aria-labelledby="unread">
            <h2 id="unread">Cannot be audited</h2>
            <ul>
            \(items.joined(separator: "\n"))
            </ul>
            </section>
            """
        ]
    }

    /// What the rules say that found something.
    private func rules(of report: FindingReport) -> String {
        let found = Set(report.findings.map(\.rule))
        let rules = report.rules.filter { found.contains($0.id) }.map { rule in
            let guidelines = rule.guidelines.map {
                "<li><a href=\"\($0.address.xmlEscaped)\">\($0.title.xmlEscaped)</a></li>"
            }
            return """
                <h3 id="rule-\(rule.id)">\(rule.name.xmlEscaped)</h3>
                <p>\(rule.summary.xmlEscaped)</p>
                <p>\(rule.rationale.xmlEscaped)</p>
                <ul>
                \(guidelines.joined(separator: "\n"))
                </ul>
                """
        }
        guard !rules.isEmpty else { return "" }
        return "<h2>Rules</h2>\n" + rules.joined(separator: "\n")
    }
}
