public import Audit
internal import ColorMath

/// Writes every ink of a palette on every backdrop as a page: real tables with headings, which a screen
/// reader reads out cell by cell, and each verdict in words, so that colour only repeats it. The page needs
/// no script and no other file.
public struct MatrixHTMLReporter: PaletteReporter {
    /// Creates a reporter.
    public init() {}

    /// Writes the page.
    public func write<Failure: Error>(
        _ report: PaletteReport, to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        let page = HTMLPage(title: "Contrast of the palette", style: HTMLStyle.matrix)
        var pieces = PieceBuffer()
        let start = """
            <main>
            <h1>Contrast of the palette</h1>
            <p>Inks down, backdrops across, judged by \(report.standard.rawValue). Each sample is the ink \
            on the backdrop,
            over the worst canvas where the backdrop is translucent.</p>
            <ul class="legend">
            <li><strong>✓</strong> enough for text</li>
            <li><strong>~</strong> enough for large text only, and for what is no text</li>
            <li><strong>✗</strong> enough for neither</li>
            <li>a thick border: a pair that meets, with its verdict</li>
            <li>a dashed border: a pair that does not pass, which is suppressed</li>
            </ul>

            """
        try pieces.add(page.head + start, to: output)
        var isEmpty = true
        for table in MatrixTable.tables(of: report) {
            try write(table, isFirst: isEmpty, with: &pieces, to: output)
            isEmpty = false
        }
        if isEmpty { try pieces.add("<p>\(MatrixLegend.nothing.xmlEscaped)</p>", to: output) }
        try pieces.add("\n</main>\n" + page.tail, to: output)
        try pieces.flush(to: output)
    }

    private func write<Failure: Error>(
        _ table: MatrixTable, isFirst: Bool, with pieces: inout PieceBuffer,
        to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        let name = "\(table.palette.visible.xmlEscaped), \(table.mode.visible.xmlEscaped)"
        let head = table.backdrops.map { "<th scope=\"col\">\($0.name.visible.xmlEscaped)</th>" }.joined()
        let start = """
            <div class="scroll" role="region" aria-label="\(name)" tabindex="0">
            <table>
            <caption>\(name)</caption>
            <thead><tr><td></td>\(head)</tr></thead>
            <tbody>

            """
        try pieces.add((isFirst ? "" : "\n") + start, to: output)
        for (row, ink) in table.inks.enumerated() {
            let cells = zip(table.backdrops, table.cells(ofRow: row)).map {
                html($1, ink: ink.color, backdrop: $0.color)
            }
            let head = "<tr><th scope=\"row\">\(ink.name.visible.xmlEscaped)</th>"
            try pieces.add(head + cells.joined() + "</tr>\n", to: output)
        }
        try pieces.add("</tbody>\n</table>\n</div>", to: output)
    }

    private func html(
        _ cell: MatrixTable.Cell?, ink: WithAlpha<SRGB>?, backdrop: WithAlpha<SRGB>?
    ) -> String {
        guard let cell, let ink, let backdrop else {
            return "<td><span class=\"hidden\">not measured</span></td>"
        }
        let shown = cell.canvas.map { backdrop.composited(over: $0).withAlpha(1) } ?? backdrop
        let isSuppressed = cell.suppression != nil
        let level = cell.verdict == .fail && !isSuppressed ? "level error" : "level"
        let verdict = cell.verdictWord
        let kind = isSuppressed ? " class=\"pair suppressed\"" : cell.verdict == nil ? "" : " class=\"pair\""
        return """
            <td\(kind)>\(HTMLSample(ink: ink.css, backdrop: shown.css).html) \
            <span class="ratio">\(cell.ratio)</span> <span class="\(level)" aria-hidden="true">\(cell.mark) \(verdict)</span>\
            <span class="hidden">\(cell.words.xmlEscaped)</span></td>
            """
    }
}
