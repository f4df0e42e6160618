/// What entries are in each mode, column by column, from which the modes that make no difference are taken out.
struct ModeColumns {
    /// The names of the rows.
    struct Row {
        let name: String
        let path: [String]
        var note: String?
    }

    let rows: [Row]
    let modes: ModeCombinations
    /// One column a mode of ``modes``, one cell a row.
    private(set) var columns: [[PaletteValue?]] = []

    init(rows: [Row], modes: ModeCombinations) {
        self.rows = rows
        self.modes = modes
    }

    /// Adds the column of the next mode.
    mutating func append(_ column: [PaletteValue?]) {
        columns.append(column)
    }

    /// The palette of the rows that have a colour in some mode, and the modes in which some colour is another.
    ///
    /// A mode that shows what a more general one shows, or the same under another theme, is taken out, and so is one that
    /// has no colours.
    func palette(named name: String, faults: [PaletteFault]) -> Palette {
        var kept: [Int] = []
        for index in columns.indices where columns[index].contains(where: { $0 != nil }) {
            let mode = modes.all[index]
            let isKnown = kept.contains { other in
                var mode = mode
                if !modes.all[other].holds(in: mode) { mode.theme = modes.all[other].theme }
                return modes.all[other].holds(in: mode) && isSame(other, index)
            }
            if !isKnown { kept.append(index) }
        }
        if kept.isEmpty { kept = [0] }
        let entries = rows.indices.compactMap { row -> PaletteEntry? in
            let values = kept.map { columns[$0][row] }
            guard values.contains(where: { $0 != nil }) else { return nil }
            return PaletteEntry(
                name: rows[row].name, path: rows[row].path, note: rows[row].note, values: values)
        }
        return Palette(name: name, modes: kept.map { modes.all[$0] }, entries: entries, faults: faults)
    }

    /// Whether two columns show the same colours.
    private func isSame(_ first: Int, _ second: Int) -> Bool {
        zip(columns[first], columns[second]).allSatisfy { $0?.content == $1?.content }
    }
}
