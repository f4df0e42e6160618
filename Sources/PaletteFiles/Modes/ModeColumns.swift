/// What entries are in each mode, column by column, of which those that make no difference are left out.
struct ModeColumns {
    /// The names of the rows.
    struct Row {
        let name: String
        let path: [String]
        var note: String?
    }

    private let rows: [Row]
    private var modes: [PaletteMode] = []
    /// One column a mode of ``modes``, one cell a row.
    private var columns: [[PaletteValue?]] = []

    init(rows: [Row]) {
        self.rows = rows
    }

    /// Adds the column of a mode, unless it makes no difference.
    ///
    /// A mode that shows what a more general one shows, or the same under another theme, is left out, and so is one that
    /// has no colours. The more general ones have to come first.
    mutating func append(_ column: [PaletteValue?], for mode: PaletteMode) {
        guard column.contains(where: { $0 != nil }) else { return }
        let isKnown = zip(modes, columns).contains { other, known in
            var mode = mode
            if !other.holds(in: mode) { mode.theme = other.theme }
            return other.holds(in: mode)
                && zip(known, column).allSatisfy { $0?.content == $1?.content }
        }
        guard !isKnown else { return }
        modes.append(mode)
        columns.append(column)
    }

    /// Whether another column would make more cells than a palette may have.
    var isFull: Bool { (modes.count + 1) * rows.count > PaletteBudget.cellLimit && !modes.isEmpty }

    /// The palette of the rows that have a colour in some mode, and the modes in which some colour is another.
    ///
    /// - Parameter base: The mode of a palette without colours.
    consuming func palette(named name: String, base: PaletteMode, faults: [PaletteFault]) -> Palette {
        let entries = rows.indices.compactMap { row -> PaletteEntry? in
            let values = columns.map { $0[row] }
            guard values.contains(where: { $0 != nil }) else { return nil }
            return PaletteEntry(
                name: rows[row].name, path: rows[row].path, note: rows[row].note, values: values)
        }
        return Palette(
            name: name, modes: modes.isEmpty ? [base] : modes, entries: entries, faults: faults)
    }
}
