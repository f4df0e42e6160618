public import Audit
internal import ColorMath

/// Writes every ink of a palette on every backdrop as a page: real tables with headings, which a screen reader reads out
/// cell by cell, and each verdict in words, so that colour only repeats it. The page needs no script and no other file.
public struct MatrixHTMLReporter: PaletteReporter {
    /// Creates a reporter.
    public init() {}

    /// The page.
    public func document(of report: PaletteReport) -> String {
        let tables = MatrixTable.tables(of: report)
        let body =
            tables.isEmpty
            ? "<p>\(MatrixLegend.nothing.xmlEscaped)</p>" : tables.map(section).joined(separator: "\n")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Contrast of the palette</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            <main>
            <h1>Contrast of the palette</h1>
            <p>Inks down, backdrops across, judged by \(report.standard.rawValue). Each sample is the ink on the backdrop.
            Cells with a thick border are pairs that meet.</p>
            \(body)
            </main>
            </body>
            </html>

            """
    }

    private func section(_ table: MatrixTable) -> String {
        let name = "\(table.palette.xmlEscaped), \(table.mode.xmlEscaped)"
        let head = table.backdrops.map { "<th scope=\"col\">\($0.name.xmlEscaped)</th>" }.joined()
        let rows = zip(table.inks, table.rows).map { ink, cells in
            "<tr><th scope=\"row\">\(ink.name.xmlEscaped)</th>"
                + zip(table.backdrops, cells).map { html($1, ink: ink.color, backdrop: $0.color) }.joined()
                + "</tr>"
        }
        return """
            <div class="scroll" role="region" aria-label="\(name)" tabindex="0">
            <table>
            <caption>\(name)</caption>
            <thead><tr><td></td>\(head)</tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            </table>
            </div>
            """
    }

    private func html(
        _ cell: MatrixTable.Cell?, ink: WithAlpha<SRGB>?, backdrop: WithAlpha<SRGB>?
    ) -> String {
        guard let cell, let ink, let backdrop else {
            return "<td><span class=\"hidden\">not measured</span></td>"
        }
        let classes = (cell.verdict == nil ? [] : ["pair"]) + (cell.verdict == .fail ? ["fail"] : [])
        let verdict = cell.verdict.map { $0 == .review ? "review" : $0.rawValue } ?? ""
        return """
            <td class="\(classes.joined(separator: " "))"><span class="sample" aria-hidden="true" \
            style="color:\(ink.css);background:\(backdrop.css)">Aa</span> \
            <span class="ratio">\(cell.ratio)</span> <span class="level" aria-hidden="true">\(cell.mark) \(verdict)</span>\
            <span class="hidden">\(cell.words)</span></td>
            """
    }

    /// Both appearances, with ratios of their own of at least 7.
    private static let style = """
        :root { color-scheme: light dark; --ink: #1c1c1e; --page: #ffffff; --line: #6e6e73; --fail: #a3001b }
        @media (prefers-color-scheme: dark) {
          :root { --ink: #f2f2f7; --page: #1c1c1e; --line: #98989d; --fail: #ffb3b8 }
        }
        body { font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); margin: 2rem }
        .scroll { overflow-x: auto; margin-block: 2rem }
        .scroll:focus-visible { outline: 3px solid var(--ink); outline-offset: 4px }
        table { border-collapse: collapse }
        caption { font-weight: bold; text-align: start; padding-block: .5rem }
        th, td { padding: .4rem .6rem; text-align: start; border: 1px solid var(--line); white-space: nowrap }
        .pair { border-width: 3px }
        .fail .level { color: var(--fail); font-weight: bold }
        .sample { display: inline-block; padding: .1rem .5rem; border: 1px solid var(--line) }
        .ratio { font-variant-numeric: tabular-nums }
        .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
        """
}
