internal import ColorMath
internal import PaletteFiles
internal import SystemColors

/// Looks styles up in a palette, each once however often it is seen.
struct StyleSearch {
    private let palette: Palette
    private let colors: PaletteColors
    private let recognizer: PairRecognizer
    /// What translucent backdrops may be laid on: what is named as a backdrop, or known as one.
    private let grounds: [Int]
    private var shown: [Int: ShownColors] = [:]
    private var outcomes: [Key: PairRecognizer.Outcome] = [:]

    private struct Key: Hashable {
        let ink: SRGB8
        let backdrop: SRGB8
        let share: Double
        let mode: Int
    }

    /// Prepares to look in a palette.
    init(of palette: Palette, named names: [ColorName], colors: PaletteColors, knowing pairs: [PalettePair]) {
        self.palette = palette
        self.colors = colors
        recognizer = PairRecognizer(of: palette, named: names, knowing: pairs)
        let known = Set(pairs.map(\.backdrop))
        grounds = palette.entries.indices.filter { names[$0].use == .surface || known.contains($0) }
    }

    /// The grounds that a translucent backdrop of a style lies on; none for an opaque one.
    mutating func canvases(of backdrop: Int, in style: ObservedScreen.Style, in mode: Int) -> [Int] {
        guard colors[backdrop, mode]?.isOpaque == false else { return [] }
        return colors(in: mode).grounds(of: backdrop, showing: style.backdrop)
    }

    /// The pair that is painted where a style is seen.
    mutating func outcome(of style: ObservedScreen.Style, in mode: Int) -> PairRecognizer.Outcome {
        let key = Key(ink: style.ink, backdrop: style.backdrop, share: style.inkShare, mode: mode)
        if let known = outcomes[key] { return known }
        let own = colors(in: mode)
        let outcome = recognizer.outcome(
            inks: own.inks(style.ink, over: style.backdrop, showing: style.inkShare),
            backdrops: own.backdrops(style.backdrop), in: mode)
        outcomes[key] = outcome
        return outcome
    }

    /// The inks that a style may be drawn in, whatever it lies on.
    mutating func inks(of style: ObservedScreen.Style, in mode: Int) -> [Int] {
        let found = colors(in: mode).inks(style.ink, over: style.backdrop, showing: style.inkShare)
        return recognizer.likeliest(found, in: mode)
    }

    private mutating func colors(in mode: Int) -> ShownColors {
        let own =
            shown[mode]
            ?? ShownColors(
                of: colors, count: palette.entries.count, layeredOn: grounds, in: mode)
        shown[mode] = own
        return own
    }

    /// The mode that a screen is drawn in: of those that its appearance leaves open, the one that names most
    /// of its lines, and of several the one that says most of the appearance.
    mutating func mode(of screen: ObservedScreen) -> Int {
        let fitting = palette.modes.fitting(screen.appearance)
        guard fitting.count > 1 else { return fitting.first ?? 0 }
        var best = (mode: fitting[0], lines: -1)
        for mode in fitting {
            let lines = screen.styles.reduce(0) { count, style in
                if case .foreign = outcome(of: style, in: mode) { return count }
                return count + style.boxes.count
            }
            if lines > best.lines { best = (mode, lines) }
        }
        return best.mode
    }
}

extension [PaletteMode] {
    /// The modes, by index, that nothing of an appearance speaks against, those that say most of it first;
    /// all where there are none.
    fileprivate func fitting(_ appearance: Appearance) -> [Int] {
        let luminosity: PaletteMode.Luminosity = appearance.style == .dark ? .dark : .light
        let contrast: PaletteMode.Contrast = appearance.contrast == .increased ? .increased : .standard
        let open = indices.filter { index in
            [luminosity, nil].contains(self[index].luminosity)
                && [contrast, nil].contains(self[index].contrast)
        }
        func share(_ index: Int) -> Int {
            (self[index].luminosity == nil ? 0 : 2) + (self[index].contrast == nil ? 0 : 1)
        }
        return (open.isEmpty ? indices.map { $0 } : open).sorted { (share($1), $0) < (share($0), $1) }
    }
}
