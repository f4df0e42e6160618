internal import Audit
internal import FileSystem

/// Writes a page while findings come in: everything below its title is put aside until the numbers are known.
struct HTMLWriter: FindingWriter {
    private let terms: FindingReport.Terms
    private let output: any TextSink
    /// The entries of the list of files.
    private let entries: Spill
    /// The entries of the list of what could not be read.
    private let unread: Spill
    private let sections: Spill
    private var sectionCount = 0
    private var found: Set<Rule.ID> = []

    init(under terms: FindingReport.Terms, to output: any TextSink, storage: Storage) {
        self.terms = terms
        self.output = output
        entries = storage.spill()
        unread = storage.spill()
        sections = storage.spill()
    }

    mutating func add(_ section: FindingReport.Section) {
        sectionCount += 1
        found.formUnion(section.findings.lazy.map(\.rule))
        entries.write("<li><a href=\"#file-\(sectionCount)\">\(section.file.path.xmlEscaped)</a></li>\n")
        let part = HTMLFileSection(
            file: section.file, findings: section.findings.worstFirst, number: sectionCount,
            rules: terms.rules)
        sections.write(part.html + "\n")
    }

    mutating func add(_ input: UnreadInput) {
        unread.write(
            "<li><strong>\(input.location.xmlEscaped)</strong>: \(input.fault.xmlEscaped)</li>\n")
    }

    mutating func finish(_ totals: RunTotals) -> FileError? {
        let title = "Legible: \(totals.tally)"
        let page = HTMLPage(title: title, style: HTMLStyle.report)
        output.write(page.head + "<header>\n<h1>\(title)</h1>\n" + overview(of: totals))
        if sectionCount > 1 {
            output.write("\n<nav aria-label=\"Files\">\n<ol>\n")
            if let fault = entries.copy(to: output) { return fault }
            output.write("</ol>\n</nav>")
        }
        output.write("\n</header>\n<main>\n")
        if unread.count > 0 {
            output.write(
                """
                <section aria-labelledby="unread">
                <h2 id="unread">Cannot be audited</h2>
                <ul>

                """)
            if let fault = unread.copy(to: output) { return fault }
            output.write("</ul>\n</section>\n")
        }
        if let fault = sections.copy(to: output) { return fault }
        // Between the parts of an empty page there is a line all the same.
        if unread.count == 0, sectionCount == 0 { output.write("\n") }
        output.write("</main>\n<footer>\n\(rules)\n</footer>\n" + page.tail)
        return nil
    }

    private func overview(of totals: RunTotals) -> String {
        let files = counted(totals.files, terms.kind == .screens ? "screen" : "file")
        let shortfall = totals.shortfall.map {
            "\n<p><strong class=\"error\">\($0.sentence.xmlEscaped)</strong></p>"
        }
        let configuration = totals.configurations.words(\.xmlEscaped)
        return "<p>\(files), judged by \(terms.standard.xmlEscaped); \(totals.passed) passed; "
            + "configuration: \(configuration).</p>" + (shortfall ?? "")
    }

    /// What the rules say that found something.
    private var rules: String {
        let rules = terms.rules.filter { found.contains($0.id) }.map { rule in
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
