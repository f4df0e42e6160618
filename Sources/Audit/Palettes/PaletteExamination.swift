package import ColorMath
internal import PaletteFiles

/// A palette with all that checks ask of it: its colours as they are seen, its pairs, and their contrast in
/// every mode.
struct PaletteExamination {
    let palette: Palette
    let configuration: PaletteConfiguration
    let standard: ContrastStandard
    let colors: PaletteColors
    let index: PaletteIndex
    let names: [ColorName]
    private(set) var pairs: [PalettePair]
    /// What screens show of the palette; `nil` where none was looked at.
    let observation: PaletteObservation?
    /// What is said where not all pairs are measured.
    let fault: PaletteFault?
    /// The pairs in words.
    let words: PairWords
    /// The backdrops of the palette at large, by name.
    let surfaces: [Int]
    /// The same backdrops, those with the plainest names first, whatever the order of the file.
    let grounds: [Int]
    /// What is suppressed.
    let exceptions: ExceptionList
    /// Which entries stand for others.
    let aliases: EntryAliases
    /// Which pairs are others under other names.
    let pairAliases: PairAliases
    /// What fixes the pairs that fail; `nil` where that is not asked for.
    private(set) var plans: RepairPlans?
    /// Whether some pair has colours that a screen maps into its gamut.
    let isMapped: Bool
    /// The measures, pair after pair and mode after mode.
    private var measures: [PairMeasure?]

    init(
        of palette: Palette, configuration: PaletteConfiguration, standard: ContrastStandard,
        today: CalendarDate, screens: [ObservedScreen]?, plansRepairs: Bool
    ) {
        self.palette = palette
        self.configuration = configuration
        self.standard = standard
        let colors = PaletteColors(of: palette, medium: configuration.medium)
        self.colors = colors
        let index = PaletteIndex(of: palette, configuration: configuration)
        self.index = index
        let prefixes = NamePrefixes(of: palette)
        let groups = PropertyGroups(of: palette, leavingOut: prefixes)
        names = palette.entries.map { ColorName(of: $0, leavingOut: prefixes, in: groups) }
        let inference = PairInference(of: palette, named: names, colors: colors)
        surfaces = inference.neutralSurfaces
        let names = names
        grounds = surfaces.sorted { first, second in
            let order = [first, second].map { (names[$0].words.count, palette.entries[$0].name, $0) }
            return order[0] < order[1]
        }
        let resolver = PairResolver(
            palette: palette, configuration: configuration, standard: standard, index: index,
            conventions: PaletteIndex(
                spellings: names.map { [$0.canonical] }, configuration: PaletteConfiguration()),
            inference: inference, colors: colors)
        let resolved = resolver.pairs()
        let observed = screens.map {
            ObservedPairs(
                on: $0, of: palette, named: names, colors: colors, knowing: resolved.pairs,
                canvases: resolver.canvases)
        }
        pairs = observed?.pairs ?? resolved.pairs
        observation = observed?.observation
        fault = resolved.fault
        words = PairWords(of: palette, pairs: pairs, colors: colors)
        (measures, isMapped) = Self.measures(of: pairs, modeCount: palette.modes.count, colors: colors)
        exceptions = ExceptionList(configuration.exceptions, today: today, of: palette, index: index)
        aliases = EntryAliases(of: palette)
        pairAliases = PairAliases(
            among: pairs, entries: aliases, colors: colors, exceptions: exceptions,
            measure: { [measures, modeCount = palette.modes.count] in measures[$0 * modeCount + $1] })
        plans = nil
        if plansRepairs { plans = RepairPlans(of: self) }
    }

    /// The pairs, by index, without those that are others under other names.
    var originalPairs: some Sequence<Int> {
        pairs.indices.lazy.filter { pairAliases.original(of: $0) == nil }
    }

    /// The same with the repairs that some options allow.
    func planned(with options: RepairOptions) -> PaletteExamination {
        var examination = self
        examination.plans = plans?.all(by: options, of: self)
        return examination
    }

    /// The same with more pairs, and no plan for them.
    func adding(_ more: [PalettePair]) -> PaletteExamination {
        var examination = self
        examination.pairs += more
        examination.measures +=
            Self.measures(of: more, modeCount: palette.modes.count, colors: colors).measures
        return examination
    }

    private static func measures(
        of pairs: [PalettePair], modeCount: Int, colors: PaletteColors
    ) -> (measures: [PairMeasure?], isMapped: Bool) {
        var isMapped = false
        var measures = [PairMeasure?](repeating: nil, count: pairs.count * modeCount)
        for (index, pair) in pairs.enumerated() {
            for mode in pair.modes {
                let measure = PairMeasure(of: pair, in: mode, colors: colors)
                isMapped = isMapped || measure?.screen != nil
                measures[index * modeCount + mode] = measure
            }
        }
        return (measures, isMapped)
    }

    /// The contrast of a pair in a mode, both by index; `nil` where the two do not meet, or one is not known.
    func measure(of pair: Int, in mode: Int) -> PairMeasure? {
        measures[pair * palette.modes.count + mode]
    }

    /// What an entry is in a mode.
    func value(of entry: Int, in mode: Int) -> PaletteValue? { palette.entries[entry].values[mode] }

    /// Where an entry is written for a mode, or for the first mode that it has a value in.
    func location(of entry: Int?, in mode: Int?) -> SourceLocation {
        guard let entry else { return SourceLocation(path: palette.name) }
        let values = palette.entries[entry].values
        let value = mode.flatMap { values[$0] } ?? values.lazy.compactMap(\.self).first
        return value?.location ?? SourceLocation(path: palette.name)
    }

    /// A colour in words: its name in quotes, and what it is in a mode.
    func words(for entry: Int, in mode: Int) -> String { words.text(of: entry, in: mode) }

    /// Whether an entry is a colour of the palette's own in a mode, and not one of the system's.
    func isOwn(_ entry: Int, in mode: Int) -> Bool {
        if case .color = value(of: entry, in: mode)?.content { true } else { false }
    }

    /// The modes that two are apart in one trait only: those for which the trait is open or `first`, each
    /// with the one that says `second` and is otherwise the same.
    func modes<Trait: Hashable>(
        differingIn trait: WritableKeyPath<PaletteMode, Trait?>, from first: Trait, to second: Trait
    ) -> [(from: Int, to: Int)] {
        let positions = palette.modePlaces
        return palette.modes.enumerated().compactMap { index, mode in
            guard mode[keyPath: trait] == second else { return nil }
            var other = mode
            other[keyPath: trait] = first
            var open = mode
            open[keyPath: trait] = nil
            return (positions[other] ?? positions[open]).map { ($0, index) }
        }
    }
}

extension WithAlpha<SRGB> {
    /// The colour in words: `#8A8A8E`, `#3C3C43 at 60 %`; one beyond sRGB in the notation of CSS.
    package var words: String {
        let isInside = color.isInGamut(tolerance: PaletteColors.gamutTolerance)
        let name = isInside ? SRGB8(clipping: color).description : color.extended(to: DisplayP3.self).css
        return alpha == 1 ? name : "\(name) at \(Int((alpha * 100).rounded())) %"
    }
}
