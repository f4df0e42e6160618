internal import PaletteFiles

extension Rule {
    /// Some pair of a run is known.
    public static let noPairs = Rule(
        id: "no-pairs",
        name: "Palettes without pairs",
        summary:
            "A run over palettes knows which of their colours lie on which, so that it measures something.",
        rationale: """
            Without a pair there is no contrast to measure, and nothing that could fail: such a run looks \
            like one that found every pair in order. Where names do not say which colour lies on which, \
            pairs are declared in .legible.yml. A palette without pairs beside others that have some, such \
            as the steps that they are made of, is a note.
            """,
        guidelines: [.minimumContrast],
        severity: .error,
        examples: [
            .found(palette: PaletteExample(["red": "#FF3B30", "blue": "#007AFF"])),
            .notFound(palette: PaletteExample(["text": "#000000", "background": "#FFFFFF"])),
        ])
}

/// The palettes of a run in which nothing is measured.
struct PairlessPalettes {
    private let pairless: [PaletteAudit]
    private let isWholeRun: Bool

    /// Looks at palettes; those without colours are another matter.
    init(among audits: [PaletteAudit]) {
        let audits = audits.filter { !$0.palette.isEmpty }
        pairless = audits.filter { audit in audit.pairs.allSatisfy(\.modes.isEmpty) }
        isWholeRun = pairless.count == audits.count
    }

    /// What is said of them; `nil` where there is none.
    func finding(severity: Severity) -> PaletteFinding? {
        guard let first = pairless.first else { return nil }
        let place = SourceLocation(path: first.sources.first ?? first.palette.name)
        let names = listed(pairless, first: 5) { "'\($0.palette.name)'" }
        let message =
            isWholeRun
            ? "No pair of colours is known, so that no contrast was measured: declare which lie on which in "
                + "\(Configuration.fileName), under 'pairs'."
            : "No pair is known of \(names): no contrast of these was measured."
        return PaletteFinding(
            rule: Rule.noPairs.id, severity: isWholeRun ? severity : min(severity, .note), at: place,
            message: message)
    }
}
