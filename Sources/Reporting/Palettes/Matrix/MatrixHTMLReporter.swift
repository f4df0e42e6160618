public import Audit
internal import ColorMath

/// Writes every ink of a palette on every backdrop as a page: real tables with headings, which a screen
/// reader reads out cell by cell, and each verdict in words, so that colour only repeats it. The page needs
/// no script and no other file.
///
/// A large table is cut into several, of which a browser lays out those that are in sight; the modes of a
/// large palette behind the first are folded.
public struct MatrixHTMLReporter: PaletteReporter {
    /// Creates a reporter.
    public init() {}

    /// About how many cells a table has, and how many are not folded.
    private static let (tableSize, openSize) = (4_000, 20_000)
    /// The least rows of a table.
    private static let leastRows = 12

    /// Writes the page.
    public func write<Failure: Error>(
        _ report: PaletteReport, to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        let colors = MatrixColors(of: report)
        let page = HTMLPage(
            title: "Contrast of the palette", style: HTMLStyle.matrix + colors.style)
        var pieces = PieceBuffer()
        let start = """
            <main>
            <h1>Contrast of the palette</h1>
            <p>Inks down, backdrops across, judged by \(report.standard.rawValue). Each sample is a disc of \
            the ink on the backdrop,
            over the worst canvas where the backdrop is translucent.</p>
            <ul class="legend">
            <li><strong>✓</strong> enough for text</li>
            <li><strong>~</strong> enough for large text only, and for what is no text</li>
            <li><strong>✗</strong> enough for neither</li>
            <li>a thick border: a pair that meets, with its verdict</li>
            <li>a dashed border: a pair that does not pass, which is suppressed</li>
            <li>an empty cell: not measured</li>
            </ul>

            """
        try pieces.add(page.head + start, to: output)
        var cells = 0
        for table in MatrixTable.tables(of: report) {
            let isFirst = cells == 0
            cells += table.inks.count * table.backdrops.count
            try write(
                table, isFolded: !isFirst && cells > Self.openSize, colors: colors, with: &pieces, to: output)
        }
        if cells == 0 { try pieces.add("<p>\(MatrixLegend.nothing.xmlEscaped)</p>\n", to: output) }
        try pieces.add("</main>\n" + page.tail, to: output)
        try pieces.flush(to: output)
    }

    private func write<Failure: Error>(
        _ table: MatrixTable, isFolded: Bool, colors: MatrixColors, with pieces: inout PieceBuffer,
        to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        let name = "\(table.palette.visible.xmlEscaped), \(table.mode.visible.xmlEscaped)"
        if isFolded { try pieces.add("<details>\n<summary>\(name)</summary>\n", to: output) }
        let head = table.backdrops.map { "<th scope=\"col\">\($0.name.visible.xmlEscaped)</th>" }.joined()
        let rows = table.inks.indices
        let most = max(Self.leastRows, Self.tableSize / max(1, table.backdrops.count))
        for first in stride(from: 0, to: rows.count, by: most) {
            let part = first..<min(rows.count, first + most)
            let own = part == rows ? name : "\(name): inks \(first + 1) to \(part.upperBound)"
            let start = """
                <div class="scroll" role="region" aria-label="\(own)" tabindex="0">
                <table>
                <caption>\(own)</caption>
                <thead><tr><td></td>\(head)</tr></thead>
                <tbody>

                """
            try pieces.add(start, to: output)
            for row in part {
                try pieces.add(html(ofRow: row, in: table, colors: colors), to: output)
            }
            try pieces.add("</tbody>\n</table>\n</div>\n", to: output)
        }
        if isFolded { try pieces.add("</details>\n", to: output) }
    }

    private func html(ofRow row: Int, in table: MatrixTable, colors: MatrixColors) -> String {
        let ink = table.inks[row]
        let cells = zip(table.cells(ofRow: row), table.backdrops).map { cell, backdrop in
            guard let cell, let color = backdrop.color else { return "<td></td>" }
            return html(cell, on: colors.backdropClass(of: cell.shown(color)))
        }
        let kind = ink.color.flatMap(colors.inkClass).map { " class=\"\($0)\"" } ?? ""
        return "<tr\(kind)><th scope=\"row\">\(ink.name.visible.xmlEscaped)</th>\(cells.joined())</tr>\n"
    }

    private func html(_ cell: MatrixTable.Cell, on backdrop: String?) -> String {
        let level =
            switch cell.level {
            case .text: "t"
            case .large: "l"
            case .none: "n"
            }
        let isSuppressed = cell.suppression != nil
        let classes = [
            backdrop, level, cell.verdict == nil ? nil : "pair", isSuppressed ? "suppressed" : nil,
            cell.verdict == .fail && !isSuppressed ? "error" : nil,
        ].compactMap(\.self).joined(separator: " ")
        let verdict = cell.meeting.map {
            " <b aria-hidden=\"true\">\(cell.verdictWord)</b><span class=\"hidden\">; \($0.xmlEscaped)</span>"
        }
        return "<td class=\"\(classes)\">\(cell.ratio)\(verdict ?? "")</td>"
    }
}
