internal import ColorMath
internal import PaletteFiles
internal import Recognition
internal import SystemColors

/// Modes that are called light, in which the page is dark and so is every ink that is known to lie on it:
/// files say a half of such a theme, and what they do not hold, as a server that writes the rest, says the
/// other. The inks are for a light page, and meet the dark one nowhere.
struct HalfThemes {
    /// The page in each such mode.
    private var pages: [Int: Int] = [:]

    init(in examination: PaletteExamination) {
        let palette = examination.palette
        let painted = Set(palette.uses.lazy.filter(\.isOfPage).map(\.backdrop))
            .compactMap { palette.entryPlaces[$0] }.sorted()
        let grounds = painted.isEmpty ? Array(examination.grounds.prefix(1)) : painted
        guard palette.modes.count > 1, !palette.uses.isEmpty, let page = grounds.first else { return }
        let onPage = examination.pairs.filter { grounds.contains($0.backdrop) }
        let known = onPage.filter { !$0.isGuessed }
        let inks = (known.isEmpty ? onPage : known).map(\.ink)
        for (mode, name) in palette.modes.enumerated() where name.luminosity == .light {
            func areDark(_ entries: [Int]) -> Bool {
                let known = entries.compactMap { examination.colors[$0, mode] }
                return !known.isEmpty
                    && known.allSatisfy {
                        $0.isOpaque && Appearance.Style(ofLuminance: $0.luminance(on: .sRGB)) == .dark
                    }
            }
            if areDark(grounds), areDark(inks) { pages[mode] = page }
        }
    }

    /// Whether a pair in a mode may be one of colours for two pages: one that nobody declares.
    func contain(_ pair: PalettePair, in mode: Int) -> Bool {
        if case .declared = pair.origin { return false }
        return pages[mode] != nil
    }

    /// One remark a mode in which pairs fail.
    func remarks(on examination: PaletteExamination) -> [PaletteRemark] {
        pages.sorted { $0.key < $1.key }.compactMap { mode, page in
            let count = examination.originalPairs.count { index in
                let pair = examination.pairs[index]
                return contain(pair, in: mode) && pair.modes.contains(mode)
                    && examination.measure(of: index, in: mode).map { pair.verdict(on: $0) == .fail } ?? false
            }
            guard count > 0 else { return nil }
            let pairs = count == 1 ? "1 pair that fails there is" : "\(count) pairs that fail there are"
            return PaletteRemark(
                entries: [page], modes: [mode], verdict: .review,
                message: """
                    \(examination.words(for: page, in: mode)) is dark, as all text on it is, though the mode \
                    is called light: what makes the page light is set elsewhere, and \(pairs) not judged. \
                    Declare them to have them judged.
                    """, severityAtMost: .warning)
        }
    }
}
