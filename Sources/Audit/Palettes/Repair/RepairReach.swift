internal import PaletteFiles

/// What a repair changes, by names, which stay the same when the files are read again.
struct RepairReach: Hashable {
    /// An entry in a mode.
    struct Place: Hashable {
        let name: String
        let mode: PaletteMode
    }

    /// Where the change is written.
    let places: Set<Place>
    /// The names of the entries that look different then.
    let names: Set<String>
    /// The names that what is changed was made from.
    let formerNames: Set<String>

    /// How many names are followed from one colour to those that it is made from.
    static let namesFollowed = 16

    init(of move: RepairMove, in palette: Palette) {
        let cells = move.cells.keys
        places = Set(
            cells.lazy.filter { $0.entry == move.owner }.map {
                Place(name: palette.entries[$0.entry].name, mode: palette.modes[$0.mode])
            })
        names = Set(cells.lazy.map { palette.entries[$0.entry].name })
        formerNames = Set(
            cells.lazy.filter { $0.entry == move.owner }.flatMap {
                palette.entries[$0.entry].values[$0.mode]?.aliases(limit: Self.namesFollowed) ?? []
            })
    }
}
