public import Audit

/// Writes every ink of a palette on every backdrop as Markdown tables, one a mode.
public struct MatrixMarkdownReporter: PaletteReporter {
    /// Creates a reporter.
    public init() {}

    /// The matrices as Markdown, for GitHub and others that know tables.
    public func document(of report: PaletteReport) -> String {
        let tables = MatrixTable.tables(of: report)
        guard !tables.isEmpty else { return MatrixLegend.nothing + "\n" }
        let sections = tables.map { table in
            let head = [""] + table.backdrops.map { $0.name.markdownEscaped }
            let rule = ["---"] + table.backdrops.map { _ in "--:" }
            let rows = zip(table.inks, table.rows).map { ink, cells in
                ["**\(ink.name.markdownEscaped)**"]
                    + cells.map { cell in
                        cell.map { "\($0.ratio) \($0.mark)\($0.verdict == nil ? "" : "\\*")" } ?? ""
                    }
            }
            let lines = ([head, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }
            return "## \(table.palette.markdownEscaped), \(table.mode.markdownEscaped)\n\n"
                + lines.joined(separator: "\n")
                + "\n"
        }
        return (sections + [MatrixLegend.text.replacing("*", with: "\\*") + "\n"]).joined(separator: "\n")
    }
}
