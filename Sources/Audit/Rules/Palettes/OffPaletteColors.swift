internal import ColorMath
internal import PaletteFiles

extension Rule {
    /// What screens show are colours of the palette.
    public static let offPaletteColor = Rule(
        id: "off-palette-color",
        name: "Painted colours that are in no palette",
        summary: "Text on screens, and what lies behind it, has colours of the palettes.",
        rationale: """
            A colour on a screen that no palette has was written into the code, or comes from somewhere \
            else: no check of the palette sees it. A colour counts as that of the palette where each channel \
            is within two of 255 of what a screen makes of it, translucent inks over what lies behind them. \
            The commonest are named, and the others counted. What only the system draws, and text over \
            pictures and gradients, is left out.
            """,
        guidelines: [.minimumContrast],
        severity: .note,
        examples: [
            .found(
                palette: PaletteExample(
                    ["text": "#0B3D91", "background": "#FFFFFF"], seen: [(0x1B4DA1, 0xFFFFFF)])),
            .notFound(
                palette: PaletteExample(
                    ["text": "#0B3D91", "background": "#FFFFFF"], seen: [(0x0C3C90, 0xFFFFFF)])),
            .notFound(
                palette: PaletteExample(
                    ["text": "#00000099", "background": "#FFFFFF"], seen: [(0x666666, 0xFFFFFF)])),
        ])
}

/// The colours on screens that none of some palettes has.
struct OffPaletteColors {
    private let colors: [PaletteObservation.ForeignColor]
    private let styleCount: Int
    private let place: String

    /// Compares what palettes were seen with that the same screens were looked at for.
    init(of audits: [PaletteAudit]) {
        let audits = audits.filter { !$0.palette.entries.isEmpty }
        let observations = audits.compactMap(\.observation)
        let others = observations.dropFirst().map { observation in
            Set(observation.foreign.map { [$0.color.code, $0.isInk ? 1 : 0] })
        }
        colors = (observations.first?.foreign ?? []).filter { foreign in
            others.allSatisfy { $0.contains([foreign.color.code, foreign.isInk ? 1 : 0]) }
        }
        styleCount = observations.map(\.foreignCount).min() ?? 0
        place = audits.first.map { $0.sources.first ?? $0.palette.name } ?? ""
    }

    /// What is said of them; `nil` where there is none.
    func finding(severity: Severity) -> PaletteFinding? {
        guard !colors.isEmpty else { return nil }
        let words = listed(colors, first: 5) { seen in
            "\(seen.color) \(seen.isInk ? "of text" : "behind text") (\(seen.sightings.words), first in "
                + "\(seen.sightings.place))"
        }
        return PaletteFinding(
            rule: Rule.offPaletteColor.id, severity: severity, at: SourceLocation(path: place),
            message: """
                \(counted(colors.count, "colour")) in \(counted(styleCount, "style")) of text on screens \(colors.count == 1 ? "is" : "are") in no palette: \
                \(words).
                """)
    }
}
