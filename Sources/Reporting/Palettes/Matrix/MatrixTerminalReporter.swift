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

    /// Writes the matrices as text; wide ones go on below, so that every line fits.
    public func write<Failure: Error>(
        _ report: PaletteReport, to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        var pieces = PieceBuffer()
        var isEmpty = true
        for table in MatrixTable.tables(of: report) {
            isEmpty = false
            try write(table, with: &pieces, to: output)
        }
        let end = (isEmpty ? MatrixLegend.nothing : MatrixLegend.text).wrapped(to: style.width)
        try pieces.add(end.joined(separator: "\n") + "\n", to: output)
        try pieces.flush(to: output)
    }

    private func write<Failure: Error>(
        _ table: MatrixTable, with pieces: inout PieceBuffer, to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        let inks = table.inks.map(\.name.visible)
        let backdrops = table.backdrops.map(\.name.visible)
        let rows = table.inks.indices.map { table.cells(ofRow: $0) }
        let nameWidth = min(inks.map(\.count).max() ?? 0, style.width / 3)
        let columnWidths = backdrops.indices.map { column in
            max(
                min(backdrops[column].count, 14),
                rows.compactMap { $0[column] }.map { $0.ratio.count + 3 }.max() ?? 1)
        }
        let title = "\(table.palette.visible), \(table.mode.visible)"
        try pieces.add(style.paint(title, as: .heading) + "\n", to: output)
        var start = 0
        while start < backdrops.count {
            var end = start + 1
            var width = nameWidth + 2 + columnWidths[start]
            while end < columnWidths.count, width + 2 + columnWidths[end] <= style.width {
                width += 2 + columnWidths[end]
                end += 1
            }
            let columns = start..<end
            let head = columns.map {
                "  " + cut(backdrops[$0], to: columnWidths[$0]).leading(columnWidths[$0])
            }
            try pieces.add(String(repeating: " ", count: nameWidth) + head.joined() + "\n", to: output)
            for (row, ink) in inks.enumerated() {
                let cells = columns.map { "  " + cell(rows[row][$0], width: columnWidths[$0]) }
                try pieces.add(
                    cut(ink, to: nameWidth).trailing(nameWidth) + cells.joined() + "\n", to: output)
            }
            try pieces.add("\n", to: output)
            start = end
        }
    }

    private func cell(_ cell: MatrixTable.Cell?, width: Int) -> String {
        guard let cell else { return "·".leading(width) }
        let text = "\(cell.ratio) \(cell.signs)\(cell.verdict == nil ? " " : "")".leading(width)
        switch cell.suppression == nil ? cell.verdict : nil {
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
    static let text = """
        Inks down, backdrops across. ✓ enough for text, ~ for large text only, ✗ for neither; * a pair that \
        meets, ? one to review, ° one that does not pass and is suppressed.
        """
    static let nothing = "There is no colour to show."
}
