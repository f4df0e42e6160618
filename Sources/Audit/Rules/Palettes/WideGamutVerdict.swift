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
            A screen of sRGB shows a colour beyond it as the nearest that it has, which is lighter or darker: a pair that \
            has enough contrast on one screen may have too little on the other. Each pair that is not inside sRGB is \
            measured a second time: with what its colours say for screens of sRGB, or else clipped to sRGB. Reported are \
            those that pass on one side only.
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
        return examination.pairs.indices.flatMap { index -> [PaletteRemark] in
            let pair = examination.pairs[index]
            var groups = ModeGroups<[PairMeasure]>()
            for mode in pair.modes {
                guard let wide = examination.measure(of: index, in: mode),
                    let narrow = fallbacks[mode].map({ examination.measure(of: index, in: $0) })
                        ?? examination.clippedMeasure(of: pair, in: mode),
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
                        \(ContrastRatio(measures[1].least)) on those of sRGB; required is \(Figure(pair.required)).
                        """,
                    contrast: min(
                        measures[0].least, measures[1].least)...max(measures[0].least, measures[1].least),
                    required: pair.required)
            }
        }
    }
}

extension PaletteExamination {
    /// A pair as a screen of sRGB shows it; `nil` where that is how it is measured already.
    fileprivate func clippedMeasure(of pair: PalettePair, in mode: Int) -> PairMeasure? {
        let isWide = [pair.ink, pair.backdrop].contains { entry in
            colors[entry, mode].map { !$0.color.color.isInGamut(tolerance: PaletteColors.gamutTolerance) }
                ?? false
        }
        guard isWide, palette.modes[mode].gamut != .displayP3 else { return nil }
        return PairMeasure(of: pair) { entry in
            colors[entry, mode].map { PaletteColors.Cell($0.color.color.clipped.withAlpha($0.color.alpha)) }
        }
    }
}
