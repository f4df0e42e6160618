/// What entries are in each mode, column by column, of which those that make no difference are left out.
struct ModeColumns {
    /// The names of the rows.
    struct Row {
        let name: String
        let path: [String]
        var note: String?
        var isPainted = false
    }

    private let rows: [Row]
    private var modes: [PaletteMode] = []
    /// One cell a mode of ``modes``, row after row: what the entries of the palette will hold. A row without
    /// a colour so far has none.
    private var cells: [[PaletteValue?]]
    /// The rows with a colour in some mode.
    private var coloredCount = 0
    private let modeCount: Int
    /// The columns that make no difference, but are written elsewhere.
    private var hidden: [(mode: PaletteMode, shown: Int, column: [PaletteValue?])] = []
    private var hiddenWritings: Set<Writings> = []
    /// What the columns of ``modes`` look like, each as a number: only those of one number are held against
    /// each other value by value.
    private var looks: [Int] = []

    /// The most values that room is made for before they are there.
    private static let reserveLimit = 300_000

    /// Begins without a mode.
    ///
    /// - Parameter modeCount: How many modes there may be.
    init(rows: [Row], modeCount: Int = 0) {
        self.rows = rows
        cells = rows.map { _ in [] }
        self.modeCount = modeCount
    }

    /// Adds the column of a mode, unless it makes no difference.
    ///
    /// A mode that shows what a more general one shows, or the same under another theme, is left out, and so
    /// is one that has no colours. The more general ones have to come first.
    mutating func append(_ column: [PaletteValue?], for mode: PaletteMode) {
        guard column.contains(where: { $0 != nil }) else { return }
        let look = Self.look(of: column)
        let shown = modes.indices.first { index in
            guard looks[index] == look else { return false }
            let other = modes[index]
            var mode = mode
            if !other.holds(in: mode) { mode.theme = other.theme }
            return other.holds(in: mode)
                && zip(cells, column).allSatisfy { row, value in
                    switch (row.isEmpty ? nil : row[index], value) {
                    case (let one?, let other?): one.looks(like: other)
                    case (nil, nil): true
                    default: false
                    }
                }
        }
        if let shown {
            hide(column, for: mode, shown: shown)
        } else {
            for (row, value) in column.enumerated() {
                if cells[row].isEmpty {
                    guard value != nil else { continue }
                    begin(row)
                }
                cells[row].append(value)
            }
            modes.append(mode)
            looks.append(look)
        }
    }

    /// One number for all columns that look the same.
    private static func look(of column: [PaletteValue?]) -> Int {
        var hasher = Hasher()
        for value in column {
            hasher.combine(value == nil)
            value?.hashLook(into: &hasher)
        }
        return hasher.finalize()
    }

    /// A column by where its values are written.
    private struct Writings: Hashable {
        let column: [PaletteValue?]

        static func == (first: Writings, second: Writings) -> Bool {
            zip(first.column, second.column).allSatisfy { $0?.writing == $1?.writing }
        }

        func hash(into hasher: inout Hasher) {
            for value in column { hasher.combine(value?.writing) }
        }
    }

    /// Begins a row that has no colour in the modes so far.
    private mutating func begin(_ row: Int) {
        coloredCount += 1
        // Growing would take twice the room.
        if modeCount * rows.count <= Self.reserveLimit { cells[row].reserveCapacity(modeCount) }
        cells[row].append(contentsOf: repeatElement(nil, count: modes.count))
    }

    /// Keeps a column that makes no difference where another literal or name stands in it, so that whoever
    /// changes the one can change the other: as many as there is room for.
    private mutating func hide(_ column: [PaletteValue?], for mode: PaletteMode, shown: Int) {
        func isWrittenElsewhere(_ row: [PaletteValue?], _ value: PaletteValue?) -> Bool {
            (row.isEmpty ? nil : row[shown])?.writing != value?.writing
        }
        guard zip(cells, column).contains(where: isWrittenElsewhere),
            (modes.count + hidden.count + 1) * rows.count <= PaletteBudget.cellLimit,
            hiddenWritings.insert(Writings(column: column)).inserted
        else { return }
        hidden.append((mode, shown, column))
    }

    /// Whether another column would make more cells than a palette may have. What is no colour in any mode,
    /// as most properties of some stylesheets, has none.
    var isFull: Bool { (modes.count + 1) * coloredCount > PaletteBudget.cellLimit && !modes.isEmpty }

    /// The palette of the rows that have a colour in some mode, and the modes in which some colour is
    /// another.
    ///
    /// - Parameter base: The mode of a palette without colours.
    consuming func palette(
        named name: String, base: PaletteMode, faults: [PaletteFault], unknowns: [PaletteFault] = []
    ) -> Palette {
        let colored = rows.indices.filter { !cells[$0].isEmpty }
        let entries = colored.map { row in
            var entry = PaletteEntry(
                name: rows[row].name, path: rows[row].path, note: rows[row].note,
                values: cells[row])
            entry.isPainted = rows[row].isPainted
            return entry
        }
        return Palette(
            name: name, modes: modes.isEmpty ? [base] : modes, entries: entries, faults: faults,
            unknowns: unknowns
        ).hiding(
            hidden.map { mode, shown, column in
                Palette.HiddenMode(mode: mode, shown: shown, values: colored.map { column[$0] })
            })
    }
}
