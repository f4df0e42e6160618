internal import ColorMath
internal import PaletteFiles
internal import SystemColors

/// The pairs of a palette once screens were looked at: those that are known, and those that are painted.
struct ObservedPairs {
    /// The pairs, the surest first. One that was only guessed and is painted is observed.
    private(set) var pairs: [PalettePair]
    /// What was seen.
    let observation: PaletteObservation

    /// What several colours fit, with the mode that they do in.
    private struct Doubt: Hashable {
        let ink: SRGB8
        let backdrop: SRGB8
        let mode: Int
    }

    /// A colour that nothing fits.
    private struct Stranger: Hashable {
        let color: SRGB8
        let isInk: Bool
    }

    /// Looks for the colours of a palette on screens.
    ///
    /// - Parameters:
    ///   - screens: The screens.
    ///   - palette: The palette.
    ///   - names: What the names of its entries say.
    ///   - colors: Its colours as they are seen.
    ///   - known: The pairs that are known.
    ///   - canvases: What may lie behind translucent backdrops.
    init(
        on screens: [ObservedScreen], of palette: Palette, named names: [ColorName], colors: PaletteColors,
        knowing known: [PalettePair], canvases: [Int]
    ) {
        var search = StyleSearch(of: palette, named: names, colors: colors, knowing: known)
        var sightings: [PairSides: Sightings] = [:]
        var modes: [PairSides: Set<Int>] = [:]
        var doubts: [Doubt: Sightings] = [:]
        var doubtOrder: [(key: Doubt, inks: [Int], backdrops: [Int], isKnown: Bool)] = []
        var strangers: [Stranger: Sightings] = [:]
        var possible: Set<PairSides> = []
        var foreignCount = 0
        for screen in screens {
            let mode = search.mode(of: screen)
            for style in screen.styles {
                switch search.outcome(of: style, in: mode) {
                case .pair(let pair, let all):
                    sightings.note(pair, in: style, on: screen)
                    modes[pair, default: []].insert(mode)
                    possible.formUnion(all + [pair])
                case .ambiguous(let inks, let backdrops, let all):
                    let doubt = Doubt(ink: style.ink, backdrop: style.backdrop, mode: mode)
                    if doubts[doubt] == nil { doubtOrder.append((doubt, inks, backdrops, !all.isEmpty)) }
                    doubts.note(doubt, in: style, on: screen)
                    possible.formUnion(all)
                case .foreign(let ink, let backdrop):
                    foreignCount += 1
                    for (color, isInk, isForeign) in [
                        (style.ink, true, ink), (style.backdrop, false, backdrop),
                    ] where isForeign {
                        strangers.note(Stranger(color: color, isInk: isInk), in: style, on: screen)
                    }
                }
            }
        }
        let painted = Set(sightings.keys).subtracting(known.map(PairSides.init))
        observation = PaletteObservation(
            screenCount: screens.count, styleCount: screens.reduce(0) { $0 + $1.styles.count },
            asideCount: screens.reduce(0) { $0 + $1.asideCount },
            ambiguous: doubtOrder.compactMap { doubt, inks, backdrops, isKnown in
                doubts[doubt].map {
                    .init(
                        ink: doubt.ink, backdrop: doubt.backdrop, mode: doubt.mode, inks: inks,
                        backdrops: backdrops, isKnown: isKnown, sightings: $0)
                }
            },
            foreign: strangers.map { .init(color: $0.color, isInk: $0.isInk, sightings: $1) }
                .sorted { $0.isCommoner(than: $1) },
            foreignCount: foreignCount, sightings: sightings, possible: possible,
            painted: painted)
        pairs = known.map { pair in
            guard pair.isGuessed, let seen = sightings[PairSides(pair)] else { return pair }
            return pair.observed(seen)
        }
        pairs += painted.sorted { ($0.ink, $0.backdrop) < ($1.ink, $1.backdrop) }.compactMap { sides in
            sightings[sides].map {
                PalettePair(
                    ink: sides.ink, backdrop: sides.backdrop, required: $0.required, canvases: canvases,
                    modes: modes[sides, default: []].sorted(), origin: .observed($0))
            }
        }
        // The sort is stable, and so keeps the order within a source.
        pairs.sort { $0.origin.rank < $1.origin.rank }
    }
}

extension PaletteObservation.ForeignColor {
    fileprivate func isCommoner(than other: Self) -> Bool {
        let order = [self, other].map { (-$0.sightings.lineCount, $0.color.code, $0.isInk ? 0 : 1) }
        return order[0] < order[1]
    }
}

/// Looks styles up in a palette, each once however often it is seen.
private struct StyleSearch {
    private let palette: Palette
    private let colors: PaletteColors
    private let recognizer: PairRecognizer
    private var shown: [Int: ShownColors] = [:]
    private var outcomes: [Key: PairRecognizer.Outcome] = [:]

    private struct Key: Hashable {
        let ink: SRGB8
        let backdrop: SRGB8
        let share: Double
        let mode: Int
    }

    init(of palette: Palette, named names: [ColorName], colors: PaletteColors, knowing pairs: [PalettePair]) {
        self.palette = palette
        self.colors = colors
        recognizer = PairRecognizer(of: palette, named: names, knowing: pairs)
    }

    /// The pair that is painted where a style is seen.
    mutating func outcome(of style: ObservedScreen.Style, in mode: Int) -> PairRecognizer.Outcome {
        let key = Key(ink: style.ink, backdrop: style.backdrop, share: style.inkShare, mode: mode)
        if let known = outcomes[key] { return known }
        let own = shown[mode] ?? ShownColors(of: colors, count: palette.entries.count, in: mode)
        shown[mode] = own
        let outcome = recognizer.outcome(
            inks: own.inks(style.ink, over: style.backdrop, showing: style.inkShare),
            backdrops: own.backdrops(style.backdrop), in: mode)
        outcomes[key] = outcome
        return outcome
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
