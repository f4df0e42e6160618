internal import PaletteFiles

/// Where each literal of a palette is used, and what it meets there.
struct LiteralUses {
    /// An entry in a mode.
    struct Place: Hashable {
        let entry: Int
        let mode: Int
    }

    private var cells: [ColorLiteral: [Place]] = [:]
    private var meetings: [ColorLiteral: [RepairPlan.Failure]] = [:]

    /// Nothing used anywhere.
    init() {}

    init(
        of palette: Palette, pairs: [PalettePair], colors: PaletteColors,
        leavingOut excepted: Set<RepairPlan.Failure>
    ) {
        for (index, entry) in palette.entries.enumerated() {
            for (mode, value) in entry.values.enumerated() {
                guard let literal = value?.literal else { continue }
                cells[literal, default: []].append(Place(entry: index, mode: mode))
            }
        }
        for (index, pair) in pairs.enumerated() {
            for mode in pair.modes where !excepted.contains(RepairPlan.Failure(pair: index, mode: mode)) {
                // Canvases are seen through translucent backdrops only.
                let isOpaque = colors[pair.backdrop, mode]?.isOpaque ?? true
                let entries = [pair.ink, pair.backdrop] + (isOpaque ? [] : pair.canvases)
                let literals = entries.compactMap { palette.entries[$0].values[mode]?.literal }
                for literal in Set(literals) {
                    meetings[literal, default: []].append(RepairPlan.Failure(pair: index, mode: mode))
                }
            }
        }
    }

    /// Every literal that is the colour of some entry.
    var literals: some Collection<ColorLiteral> { cells.keys }

    /// The entries and modes whose colour a literal is.
    func cells(of literal: ColorLiteral) -> [Place] { cells[literal] ?? [] }

    /// The pairs that a literal has part in, by mode.
    func meetings(of literal: ColorLiteral) -> [RepairPlan.Failure] { meetings[literal] ?? [] }

    /// The name of the entry that a literal is written for, and not only followed to.
    func owner(of literal: ColorLiteral, in palette: Palette) -> String? {
        cells(of: literal).first {
            palette.entries[$0.entry].values[$0.mode]?.isAlias == false
        }.map { palette.entries[$0.entry].name }
    }
}
