public import Audit
internal import ColorMath

/// Writes every ink of a palette on every backdrop as comma-separated values (RFC 4180), a row a pair and mode.
public struct MatrixCSVReporter: PaletteReporter {
    /// Creates a reporter.
    public init() {}

    /// The matrices as rows, under a row of headings; ratios are cut to two decimals.
    public func document(of report: PaletteReport) -> String {
        var rows = [
            [
                "palette", "mode", "ink", "ink color", "backdrop", "backdrop color", "contrast", "enough for",
                "required", "verdict",
            ]
        ]
        for table in MatrixTable.tables(of: report) {
            for (ink, cells) in zip(table.inks, table.rows) {
                for (backdrop, cell) in zip(table.backdrops, cells) {
                    guard let cell else { continue }
                    rows.append([
                        table.palette, table.mode, ink.name, ink.color?.notation ?? "", backdrop.name,
                        backdrop.color?.notation ?? "", cell.ratio, cell.level.rawValue,
                        cell.required.map { "\(Figure($0))" } ?? "", cell.verdict?.rawValue ?? "",
                    ])
                }
            }
        }
        return rows.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
    }

    /// A field, quoted where it has to be. A spreadsheet takes what begins with one of = + - @ for a formula, so an
    /// apostrophe is put before it.
    private func field(_ text: String) -> String {
        let text = text.first.map { "=+-@".contains($0) } ?? false ? "'" + text : text
        guard text.contains(where: { ",\"\r\n".contains($0) }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
