public import Audit
internal import ColorMath

/// Writes every ink of a palette on every backdrop as comma-separated values (RFC 4180), a row a pair and
/// mode. The keys of the two at the end of a row are their names behind `name:`, which no spreadsheet runs:
/// by them rows are joined with other tables.
public struct MatrixCSVReporter: PaletteReporter {
    /// Whether names are written as they are, for programs; otherwise those that a spreadsheet would take for
    /// a formula have an apostrophe before them, and control characters are written out.
    public let isRaw: Bool

    /// Creates a reporter.
    public init(isRaw: Bool = false) {
        self.isRaw = isRaw
    }

    /// Writes the matrices as rows, under a row of headings; ratios are cut to two decimals.
    public func write<Failure: Error>(
        _ report: PaletteReport, to output: (String) throws(Failure) -> Void
    ) throws(Failure) {
        let csv = CSVText(isRaw: isRaw)
        var pieces = PieceBuffer()
        let heading = [
            "palette", "mode", "ink", "ink color", "backdrop", "backdrop color", "contrast", "enough for",
            "required", "verdict", "ink key", "backdrop key",
        ]
        try pieces.add(csv.row(heading), to: output)
        for table in MatrixTable.tables(of: report) {
            for row in table.inks.indices {
                let ink = table.inks[row]
                for (backdrop, cell) in zip(table.backdrops, table.cells(ofRow: row)) {
                    guard let cell else { continue }
                    let cells = [
                        name(table.palette), name(table.mode), name(ink.name), ink.color?.notation ?? "",
                        name(backdrop.name), backdrop.color?.notation ?? "", cell.ratio, cell.level.rawValue,
                        cell.required.map { "\(Figure($0))" } ?? "", cell.verdictWord,
                        "name:" + name(ink.name), "name:" + name(backdrop.name),
                    ]
                    try pieces.add(csv.row(cells), to: output)
                }
            }
        }
        try pieces.flush(to: output)
    }

    private func name(_ text: String) -> String { isRaw ? text : text.visible }
}
