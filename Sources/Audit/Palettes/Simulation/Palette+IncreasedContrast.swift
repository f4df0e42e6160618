internal import PaletteFiles

extension Palette {
    /// The palette as an app draws it with Increase Contrast: every mode is the one that says so and is
    /// otherwise the same, with the values that the files have for it, or those that hold in it too.
    ///
    /// - Returns: A palette with as many modes in the same order. The system's colours are left by name, and
    ///   so take the values of the new modes.
    var withIncreasedContrast: Palette {
        let wanted = modes.map { mode in
            var mode = mode
            mode.contrast = .increased
            return mode
        }
        let sources = wanted.indices.map { index in
            modes.indices
                .filter { modes[$0].holds(in: wanted[index]) }
                .max { rank(of: modes[$0]) < rank(of: modes[$1]) } ?? index
        }
        return Palette(
            name: name, modes: wanted,
            entries: entries.map { entry in
                PaletteEntry(
                    name: entry.name, path: entry.path, note: entry.note,
                    values: sources.map { entry.values[$0] })
            })
    }

    /// Of two modes that hold, the more particular is used, and of those the one for increased contrast.
    private func rank(of mode: PaletteMode) -> (Int, Int) {
        (mode.specificity, mode.contrast == .increased ? 1 : 0)
    }
}
