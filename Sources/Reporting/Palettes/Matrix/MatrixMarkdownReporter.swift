public import Audit

/// Writes every ink of a palette on every backdrop as Markdown tables, one a mode.
public struct MatrixMarkdownReporter: PaletteReporter {
    /// Creates a reporter.
    public init() {}

    /// Writes the matrices as Markdown, for GitHub and others that know tables.
    public func write<Failure: Error>(
        _ report: PaletteReport, to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        var pieces = PieceBuffer()
        var isEmpty = true
        for table in MatrixTable.tables(of: report) {
            isEmpty = false
            let (palette, mode) = (table.palette.visible, table.mode.visible)
            let head = [""] + table.backdrops.map { $0.name.visible.markdownEscaped }
            let rule = ["---"] + table.backdrops.map { _ in "--:" }
            try pieces.add(
                "## \(palette.markdownEscaped), \(mode.markdownEscaped)\n\n" + line(head) + line(rule),
                to: output)
            for (row, ink) in table.inks.enumerated() {
                let cells = table.cells(ofRow: row).map { cell in
                    cell.map { "\($0.ratio) \($0.mark)\($0.verdict == nil ? "" : "\\*")" } ?? ""
                }
                try pieces.add(line(["**\(ink.name.visible.markdownEscaped)**"] + cells), to: output)
            }
            try pieces.add("\n", to: output)
        }
        let end = isEmpty ? MatrixLegend.nothing : MatrixLegend.text.replacingBytes(of: "*", by: "\\*")
        try pieces.add(end + "\n", to: output)
        try pieces.flush(to: output)
    }

    private func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
}
