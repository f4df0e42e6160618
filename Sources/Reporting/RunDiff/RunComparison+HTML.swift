internal import Audit

extension RunComparison {
    /// The comparison as a page in one file, without a script: a table for each kind of change.
    public var html: String {
        let page = HTMLPage(title: "Legible: \(tally)", style: Self.style)
        let tables = Change.allCases.map(table).joined()
        let notes = notes(\.xmlEscaped).map { "<p>\($0)</p>\n" }.joined()
        return page.html(
            """
            <main>
            <h1>What changed: \(tally)</h1>
            <p>\(old.name.xmlEscaped) → \(new.name.xmlEscaped)</p>
            \(notes)\(tables)</main>
            """)
    }

    private static let style = """
        caption { font-weight: bold; text-align: start; padding-block: .5rem; font-size: 1.25rem; }
        table { margin-block: 1.5rem; width: 100%; }
        th, td { border-bottom: 1px solid var(--line); overflow-wrap: anywhere; vertical-align: top; }
        thead th, td:nth-child(2), td:nth-child(4) { overflow-wrap: normal; white-space: nowrap; }
        @media (max-width: 40rem) { thead { display: none; }
          tr, th, td { display: block; border: 0; padding: .1rem; }
          tr { border-bottom: 1px solid var(--line); padding-block: .5rem; } }
        """

    private func table(_ change: Change) -> String {
        let rows = rows(change)
        guard !rows.isEmpty else { return "" }
        let body = rows.enumerated().map { index, row in
            let finding = row.finding
            let sample = finding.colors.map { HTMLSample($0).html + " " } ?? ""
            let remedy = change == .fixed ? nil : finding.remedy
            return
                "<tr id=\"\(change.rawValue)-\(index + 1)\"><th scope=\"row\">\(sample)\(row.title.xmlEscaped)</th>"
                + "<td class=\"\(finding.severity.rawValue)\">\(finding.severity.rawValue)</td>"
                + "<td>\(finding.rule.xmlEscaped)</td><td>\(row.ratio ?? "")</td>"
                + "<td>\(row.extent(\.xmlEscaped))</td><td>\(remedy?.xmlEscaped ?? "")</td></tr>\n"
        }
        return """
            <table>
            <caption>\(change.rawValue): \(counted(places(change), "place"))</caption>
            <thead><tr><th scope="col">Style</th><th scope="col">Severity</th><th scope="col">Rule</th>\
            <th scope="col">Contrast</th><th scope="col">Where</th><th scope="col">To fix it</th></tr></thead>
            <tbody>
            \(body.joined())</tbody>
            </table>

            """
    }
}
