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
    let names: [ColorName]
    /// The entries that the configuration keeps.
    let fixed: Set<Int>
    let ramps: RampSteps
    let order: LightnessOrder
    /// Where its literals and references are written, which every plan asks for; nothing where all pass.
    let written: WrittenSites
    /// The number of modes of the reports; they stand before the others.
    let shownModeCount: Int
    /// The mode of the reports that each mode is, or looks like.
    private let shown: [Int]

    /// Takes a palette as reports show it.
    init(of examination: PaletteExamination) {
        let palette = examination.palette
        names = examination.names
        fixed = Set(examination.index.entries(matching: examination.configuration.fixed))
        shownModeCount = palette.modes.count
        shown = Array(palette.modes.indices) + palette.hiddenModes.map(\.shown)
        if palette.hiddenModes.isEmpty {
            (self.palette, pairs, colors) = (palette, examination.pairs, examination.colors)
        } else {
            self.palette = palette.showingHiddenModes
            colors = PaletteColors(of: self.palette, medium: examination.configuration.medium)
            let shown = shown
            let hidden = palette.modes.count..<shown.count
            pairs = examination.pairs.map { pair in
                let own = Set(pair.modes)
                return pair.meeting(in: pair.modes + hidden.filter { own.contains(shown[$0]) })
            }
        }
        ramps = RampSteps(
            named: names, leavingOut: Set(examination.categories.joined()), colors: colors,
            modeCount: self.palette.modes.count)
        let isIdle = examination.pairs.indices.allSatisfy { index in
            let pair = examination.pairs[index]
            return pair.modes.allSatisfy { mode in
                examination.measure(of: index, in: mode).map { pair.verdict(on: $0) == .pass } ?? true
            }
        }
        written = WrittenSites(of: isIdle ? Palette(name: "", entries: []) : self.palette)
        order = LightnessOrder(named: names, ramps: ramps, colors: colors)
    }

    /// The mode of the reports that a mode is, or looks like.
    func shownMode(_ mode: Int) -> Int { shown[mode] }
}
