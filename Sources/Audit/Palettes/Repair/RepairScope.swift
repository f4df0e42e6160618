internal import ColorMath
internal import PaletteFiles

/// What repairs are planned for: the pairs of a palette in every mode, those too that reports leave out.
///
/// A mode that looks like another and is written elsewhere is no mode of its own. But where only the other is
/// changed it becomes one, and fails: what fails in a mode fails in all that look like it.
struct RepairScope {
    let palette: Palette
    let pairs: [PalettePair]
    let colors: PaletteColors
    /// The number of modes of the reports; they stand before the others.
    let shownModeCount: Int
    /// The mode of the reports that each mode is, or looks like.
    private let shown: [Int]

    /// Takes a palette as reports show it.
    init(of palette: Palette, pairs: [PalettePair], colors: PaletteColors, medium: ScreenGamut?) {
        shownModeCount = palette.modes.count
        shown = Array(palette.modes.indices) + palette.hiddenModes.map(\.shown)
        guard !palette.hiddenModes.isEmpty else {
            (self.palette, self.pairs, self.colors) = (palette, pairs, colors)
            return
        }
        self.palette = palette.showingHiddenModes
        self.colors = PaletteColors(of: self.palette, medium: medium)
        let shown = shown
        let hidden = palette.modes.count..<shown.count
        self.pairs = pairs.map { pair in
            let own = Set(pair.modes)
            return pair.meeting(in: pair.modes + hidden.filter { own.contains(shown[$0]) })
        }
    }

    /// The mode of the reports that a mode is, or looks like.
    func shownMode(_ mode: Int) -> Int { shown[mode] }
}
