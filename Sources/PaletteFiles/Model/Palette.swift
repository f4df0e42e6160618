/// Named colours as files declare them, in every mode that people can switch on.
///
/// A palette is a table: one row an entry, one column a mode. Readers resolve aliases and fallbacks, so that
/// every cell says what a person sees there and where that is written.
public struct Palette: Hashable, Sendable {
    /// What reports call the palette: the path that it was read from.
    public let name: String
    /// Every mode in which some entry has a value of its own, the base mode first; at least one.
    public private(set) var modes: [PaletteMode]
    /// Modes that are not among ``modes``, as they look like one of them but are written elsewhere.
    package private(set) var hiddenModes: [HiddenMode] = []
    /// The named colours, in the order in which the files declare them.
    public private(set) var entries: [PaletteEntry]
    /// What could not be read, in the order in which the files are read.
    public let faults: [PaletteFault]
    /// Colours that are named but that only a program knows, in the order in which the files are read: where,
    /// and why. They are no entries.
    public let unknowns: [PaletteFault]
    /// Which entries the files paint on which, where they say so.
    public internal(set) var uses: [PaletteUse] = []
    /// Where rules of stylesheets paint text that is not measured, or not as it is seen.
    public private(set) var unmeasuredTexts = UnmeasuredTexts()
    /// What the rules of its stylesheets do with its names; `nil` where there are none.
    package internal(set) var paintedNames: PaintedNames?
    /// The entries that nothing reads but schemes that nothing chooses, by name.
    package internal(set) var idleNames: Set<String> = []
    /// Literals that write out what another does for the same name and mode, by that which counts.
    package internal(set) var literalCopies: [ColorLiteral: [ColorLiteral]] = [:]
    /// The inks that the code of the app does not take, though it takes others, by name.
    package internal(set) var unreadNames: Set<String> = []
    /// The inks that the code takes without ever taking what they are made to lie on, by name.
    package internal(set) var astrayNames: Set<String> = []
    /// The colours that the code makes translucent wherever it takes them, by name.
    package internal(set) var fadedNames: Set<String> = []
    /// The colours that nothing is painted with but drawings, by name.
    package internal(set) var drawnNames: Set<String> = []

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

extension Palette {
    /// A mode that looks like another.
    package struct HiddenMode: Hashable, Sendable {
        /// The mode.
        package let mode: PaletteMode
        /// The index of the mode that it looks like.
        package let shown: Int
        /// The value of each entry: the same colours as in the mode that is shown, written
        /// elsewhere.
        let values: [PaletteValue?]
    }

    /// The palette with modes that are left out, each of which has one value, or none, an entry.
    func hiding(_ modes: [HiddenMode]) -> Palette {
        var palette = self
        palette.hiddenModes = modes
        return palette
    }

    /// The palette with colours behind its own that nobody named, though something paints with them, and that
    /// are the same in every mode.
    func adding(_ constants: [(name: String, value: PaletteValue)]) -> Palette {
        var palette = self
        for (name, value) in constants {
            var entry = PaletteEntry(
                name: name, path: name.split(separator: ".").map(String.init),
                values: modes.map { _ in value })
            entry.isPainted = true
            palette.entries.append(entry)
        }
        palette.hiddenModes = hiddenModes.map { hidden in
            HiddenMode(
                mode: hidden.mode, shown: hidden.shown, values: hidden.values + constants.map(\.value))
        }
        return palette
    }

    /// The palette with what its files paint on what, each once, and where they paint what is not measured.
    func painting(
        _ uses: [PaletteUse], besides texts: UnmeasuredTexts = UnmeasuredTexts(),
        naming names: PaintedNames? = nil
    ) -> Palette {
        var palette = self
        palette.paintedNames = names
        var firsts: [PaletteUse.Pair: Int] = [:]
        palette.uses = []
        for use in uses {
            if let place = firsts[use.pair] {
                palette.uses[place].classes += use.classes
            } else {
                firsts[use.pair] = palette.uses.count
                palette.uses.append(use)
            }
        }
        palette.unmeasuredTexts = texts.eachOnce
        return palette
    }

    /// The palette with every mode: those that are left out of ``modes`` stand behind them.
    package var showingHiddenModes: Palette {
        guard !hiddenModes.isEmpty else { return self }
        var palette = self
        palette.modes += hiddenModes.map(\.mode)
        palette.entries = entries.enumerated().map { index, entry in
            entry.adding(hiddenModes.map { $0.values[index] })
        }
        palette.hiddenModes = []
        return palette
    }
}
