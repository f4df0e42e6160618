internal import ColorMath
internal import PaletteFiles

extension Rule {
    /// A pair has enough contrast on screens of both gamuts.
    public static let wideGamutVerdict = Rule(
        id: "wide-gamut-verdict",
        name: "Contrast in both gamuts",
        summary:
            "A pair with a colour beyond sRGB has enough contrast on screens of Display P3 and on those of sRGB.",
        rationale: """
            A screen shows a colour beyond its gamut with each component clipped, which is lighter or \
            darker: a pair that has enough contrast on one screen may have too little on the other. Each \
            pair that is not inside sRGB is measured on screens of Display P3 and on those of sRGB, there \
            with what its colours say for them where they do. Reported are those that pass on one side only.
            """,
        guidelines: [.minimumContrast, .interface("Color", "Color management", at: "color")],
        severity: .warning,
        examples: [
            .found(
                palette: PaletteExample(["text": "color(display-p3 0.88 0 0)", "background": "#FFFFFF"])),
            .found(
                palette: PaletteExample(
                    ["text": "#C00000", "background": "#FFFFFF"], wide: ["text": "color(display-p3 1 0 0)"])),
            .notFound(
                palette: PaletteExample(["text": "color(display-p3 0.5 0 0)", "background": "#FFFFFF"])),
            .notFound(
                palette: PaletteExample(
                    ["text": "#900000", "background": "#FFFFFF"],
                    wide: ["text": "color(display-p3 0.5 0 0)"])),
        ])
}

extension PaletteCheck {
    static let wideGamutVerdict = PaletteCheck(.wideGamutVerdict) { examination in
        let fallbacks = Dictionary(
            examination.modes(differingIn: \.gamut, from: .sRGB, to: .displayP3).map { ($0.to, $0.from) },
            uniquingKeysWith: { first, _ in first })
        return examination.originalPairs.flatMap { index -> [PaletteRemark] in
            let pair = examination.pairs[index]
            var groups = ModeGroups<[PairMeasure]>()
            for mode in pair.modes {
                let other = fallbacks[mode].map { examination.measure(of: index, in: $0) }
                guard
                    let wide = other == nil
                        ? examination.measure(of: pair, in: mode, onlyOn: .displayP3)
                        : examination.measure(of: index, in: mode),
                    let narrow = other ?? examination.measure(of: pair, in: mode, onlyOn: .sRGB),
                    (wide.least >= pair.required) != (narrow.least >= pair.required)
                else { continue }
                groups.add(mode, where: [wide, narrow])
            }
            return groups.groups.map { measures, modes in
                PaletteRemark(
                    entries: [pair.ink, pair.backdrop], modes: modes,
                    message: """
                        \(examination.words(for: pair.ink, in: modes[0])) on \
                        \(examination.words(for: pair.backdrop, in: modes[0])) has a contrast of \
                        \(ContrastRatio(measures[0].least)) on screens of Display P3 and \
                        \(ContrastRatio(measures[1].least)) on those of sRGB; required is \
                        \(Figure(pair.required)).
                        """,
                    contrast: min(
                        measures[0].least, measures[1].least)...max(measures[0].least, measures[1].least),
                    required: pair.required)
            }
        }
    }
}

extension PaletteExamination {
    /// A pair as one of several screens shows it; `nil` where all show the same, or the mode is for one only.
    fileprivate func measure(of pair: PalettePair, in mode: Int, onlyOn screen: ScreenGamut) -> PairMeasure? {
        guard colors.screens(in: mode).count > 1 else { return nil }
        let measure = PairMeasure(of: pair, on: [screen]) { colors[$0, mode] }
        return measure.flatMap { $0.screen == nil ? nil : $0 }
    }
}
