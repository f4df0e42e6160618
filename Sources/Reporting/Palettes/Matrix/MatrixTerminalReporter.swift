public import Audit
internal import ColorMath

/// Writes every ink of a palette on every backdrop as tables for the terminal, one a mode.
public struct MatrixTerminalReporter: PaletteReporter {
    /// What the terminal can show.
    public let style: TerminalStyle

    /// Creates a reporter.
    public init(style: TerminalStyle = TerminalStyle()) {
        self.style = style
    }

    /// The matrices as text; wide ones go on below, so that every line fits.
    public func document(of report: PaletteReport) -> String {
        let tables = MatrixTable.tables(of: report)
        guard !tables.isEmpty else { return MatrixLegend.nothing + "\n" }
        return (tables.map(text) + [MatrixLegend.text]).joined(separator: "\n") + "\n"
    }

    private func text(of table: MatrixTable) -> String {
        let nameWidth = min(table.inks.map(\.name.count).max() ?? 0, style.width / 3)
        let columnWidths = table.backdrops.indices.map { column in
            max(
                min(table.backdrops[column].name.count, 14),
                table.rows.compactMap { $0[column] }.map { $0.ratio.count + 3 }.max() ?? 1)
        }
        var lines = [style.paint("\(table.palette), \(table.mode)", as: .heading)]
        var start = 0
        while start < table.backdrops.count {
            var end = start + 1
            var width = nameWidth + 2 + columnWidths[start]
            while end < columnWidths.count, width + 2 + columnWidths[end] <= style.width {
                width += 2 + columnWidths[end]
                end += 1
            }
            let columns = start..<end
            lines.append(
                String(repeating: " ", count: nameWidth)
                    + columns.map {
                        "  " + cut(table.backdrops[$0].name, to: columnWidths[$0]).leading(columnWidths[$0])
                    }
                    .joined())
            for (row, ink) in table.inks.enumerated() {
                lines.append(
                    cut(ink.name, to: nameWidth).trailing(nameWidth)
                        + columns.map { "  " + cell(table.rows[row][$0], width: columnWidths[$0]) }.joined())
            }
            lines.append("")
            start = end
        }
        return lines.joined(separator: "\n")
    }

    private func cell(_ cell: MatrixTable.Cell?, width: Int) -> String {
        guard let cell else { return "·".leading(width) }
        let text = "\(cell.ratio) \(cell.mark)\(cell.verdict == nil ? " " : "*")".leading(width)
        switch cell.verdict {
        case .fail: return style.paint(text, as: .failure)
        case .review: return style.paint(text, as: .review)
        case .pass, nil: return text
        }
    }

    /// A name cut to some columns, its end kept: that is where names differ.
    private func cut(_ name: String, to width: Int) -> String {
        name.count <= width ? name : "…" + name.suffix(max(0, width - 1))
    }
}

/// What the marks of a matrix mean.
enum MatrixLegend {
    static let text =
        "Inks down, backdrops across. ✓ enough for text, ~ for large text only, ✗ for neither; * a pair that meets."
    static let nothing =
        "No pairs are known: declare them in \(Configuration.fileName), which 'legible palette init' begins."
}
