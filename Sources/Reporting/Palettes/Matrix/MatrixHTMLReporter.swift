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
        let content = """
            <main>
            <h1>Contrast of the palette</h1>
            <p>Inks down, backdrops across, judged by \(report.standard.rawValue). Each sample is the ink on the backdrop,
            over the worst canvas where the backdrop is translucent. Cells with a thick border are pairs that meet.</p>
            \(body)
            </main>
            """
        return HTMLPage(title: "Contrast of the palette", style: HTMLStyle.matrix, body: content).html
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
        let shown = cell.canvas.map { backdrop.composited(over: $0).withAlpha(1) } ?? backdrop
        let level = cell.verdict == .fail ? "level error" : "level"
        let verdict = cell.verdict.map { $0 == .review ? "review" : $0.rawValue } ?? ""
        return """
            <td\(cell.verdict == nil ? "" : " class=\"pair\"")><span class="sample" aria-hidden="true" \
            style="color:\(ink.css);background:\(shown.css)">Aa</span> \
            <span class="ratio">\(cell.ratio)</span> <span class="\(level)" aria-hidden="true">\(cell.mark) \(verdict)</span>\
            <span class="hidden">\(cell.words)</span></td>
            """
    }
}
