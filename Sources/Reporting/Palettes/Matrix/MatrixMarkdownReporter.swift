public import Audit

/// Writes every ink of a palette on every backdrop as Markdown tables, one a mode.
public struct MatrixMarkdownReporter: PaletteReporter {
    /// The most bytes of UTF-8 that are written; what finds no room is counted.
    public let sizeLimit: Int

    /// What is said of that takes less.
    private static let restSize = 400

    /// Creates a reporter; by default for what has room in a comment of GitHub.
    public init(sizeLimit: Int = MarkdownReporter.commentLimit) {
        self.sizeLimit = sizeLimit
    }

    /// Writes the matrices as Markdown, for GitHub and others that know tables.
    public func write<Failure: Error>(
        _ report: PaletteReport, to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        var pieces = PieceBuffer()
        var isEmpty = true
        var room = sizeLimit - Self.restSize
        var left = 0
        for table in MatrixTable.tables(of: report) {
            isEmpty = false
            let (palette, mode) = (table.palette.visible, table.mode.visible)
            let head = [""] + table.backdrops.map { $0.name.visible.markdownEscaped }
            let rule = ["---"] + table.backdrops.map { _ in "--:" }
            var start = "## \(palette.markdownEscaped), \(mode.markdownEscaped)\n\n" + line(head) + line(rule)
            for (row, ink) in table.inks.enumerated() {
                guard room > 0 else {
                    left += 1
                    continue
                }
                let cells = table.cells(ofRow: row).map { cell in
                    cell.map { "\($0.ratio) \($0.signs.replacingBytes(of: "*", by: "\\*"))" } ?? ""
                }
                let text = start + line(["**\(ink.name.visible.markdownEscaped)**"] + cells)
                room -= text.utf8.count
                guard room > 0 else {
                    left += 1
                    continue
                }
                try pieces.add(text, to: output)
                start = ""
            }
            if start.isEmpty { try pieces.add("\n", to: output) }
        }
        if left > 0 {
            try pieces.add(
                "\(counted(left, "further row")) left out for lack of room; HTML and CSV have all of them.\n\n",
                to: output)
        }
        let end = isEmpty ? MatrixLegend.nothing : MatrixLegend.text.replacingBytes(of: "*", by: "\\*")
        try pieces.add(end + "\n", to: output)
        try pieces.flush(to: output)
    }

    private func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
}
