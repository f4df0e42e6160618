/// Named colours as files declare them, in every mode that people can switch on.
///
/// A palette is a table: one row an entry, one column a mode. Readers resolve aliases and fallbacks, so that every cell
/// says what a person sees there and where that is written.
public struct Palette: Hashable, Sendable {
    /// What reports call the palette: the path that it was read from.
    public let name: String
    /// Every mode in which some entry has a value of its own, the base mode first; at least one.
    public let modes: [PaletteMode]
    /// The named colours, in the order in which the files declare them.
    public let entries: [PaletteEntry]
    /// What could not be read, in the order in which the files are read.
    public let faults: [PaletteFault]
    /// Colours that are named but that only a program knows, in the order in which the files are read: where, and why. They
    /// are no entries.
    public let unknowns: [PaletteFault]

    /// Creates a palette; each entry has one value, or none, a mode.
    ///
    /// - Precondition: Every entry has as many cells as there are modes.
    public init(
        name: String, modes: [PaletteMode] = [.base], entries: [PaletteEntry], faults: [PaletteFault] = [],
        unknowns: [PaletteFault] = []
    ) {
        precondition(entries.allSatisfy { $0.values.count == modes.count }, "one cell an entry and mode")
        self.name = name
        self.modes = modes
        self.entries = entries
        self.faults = faults
        self.unknowns = unknowns
    }
}
