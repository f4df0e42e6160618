internal import PaletteFiles

/// Schemes of which every role is one colour in a mode, though not in others: they stand in for what is not
/// drawn yet, and nobody sees them.
struct PlaceholderSchemes {
    /// A scheme, by what the names of its roles begin with, in a mode.
    private struct Place: Hashable {
        let scheme: String
        let mode: Int
    }

    /// The entry of each scheme that is named first.
    private var places: [Place: Int] = [:]

    /// Fewer pairs of one colour may be a mistake.
    private static let fewest = 3

    init(in examination: PaletteExamination) {
        var pairs: [String: [PalettePair]] = [:]
        for pair in examination.pairs {
            guard let scheme = Self.scheme(of: pair, in: examination.palette) else { continue }
            pairs[scheme, default: []].append(pair)
        }
        for (scheme, pairs) in pairs where pairs.count >= Self.fewest {
            let modes = examination.palette.modes.indices
            let isOne = modes.map { Self.areOneColor(pairs, in: $0, of: examination) }
            guard isOne.contains(false) else { continue }
            for mode in modes where isOne[mode] {
                places[Place(scheme: scheme, mode: mode)] = pairs[0].ink
            }
        }
    }

    /// Whether a pair is of such a scheme.
    func contain(_ pair: PalettePair, in mode: Int, of examination: PaletteExamination) -> Bool {
        guard !places.isEmpty, let scheme = Self.scheme(of: pair, in: examination.palette) else {
            return false
        }
        return places[Place(scheme: scheme, mode: mode)] != nil
    }

    /// One remark a scheme and mode.
    func remarks(on examination: PaletteExamination) -> [PaletteRemark] {
        places.sorted { ($0.key.scheme, $0.key.mode) < ($1.key.scheme, $1.key.mode) }.map { place, entry in
            PaletteRemark(
                entries: [entry], modes: [place.mode], verdict: .review,
                message: """
                    Every role of '\(place.scheme)' is one colour there, as in \
                    \(examination.words(for: entry, in: place.mode)): it stands in for what is not drawn \
                    yet, and its pairs are not judged.
                    """, severityAtMost: .note)
        }
    }

    /// What the names of both sides begin with; `nil` where they are of none, of two, or declared a pair.
    private static func scheme(of pair: PalettePair, in palette: Palette) -> String? {
        if case .declared = pair.origin { return nil }
        let paths = [pair.ink, pair.backdrop].map { palette.entries[$0].path }
        guard paths.allSatisfy({ $0.count > 1 }), paths[0][0] == paths[1][0] else { return nil }
        return paths[0][0]
    }

    /// Whether all that is known of some pairs in a mode is one opaque colour.
    private static func areOneColor(
        _ pairs: [PalettePair], in mode: Int, of examination: PaletteExamination
    ) -> Bool {
        let cells = pairs.flatMap { [$0.ink, $0.backdrop] }.map { examination.colors[$0, mode] }
        guard let first = cells.first ?? nil, first.isOpaque else { return false }
        return cells.allSatisfy { $0 == first }
    }
}
