internal import ColorMath
internal import PaletteFiles

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
        var grounds: [PairSides: Set<Int>] = [:]
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
                    grounds[pair, default: []].formUnion(
                        search.canvases(of: pair.backdrop, in: style, in: mode))
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
                    ink: sides.ink, backdrop: sides.backdrop, required: $0.required,
                    canvases: grounds[sides, default: []].isEmpty
                        ? canvases : grounds[sides, default: []].sorted(),
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
