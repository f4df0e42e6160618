internal import PaletteFiles

extension Rule {
    /// What is declared is painted.
    public static let unobservedPair = Rule(
        id: "unobserved-pair",
        name: "Declared pairs that no screen shows",
        summary: "Every pair that .legible.yml declares is on some of the screens that are given.",
        rationale: """
            A pair that is on no screen may be one that nobody paints any longer, or one whose screen has no \
            picture yet. It is measured all the same; the note says what the pictures leave out. A pair that \
            a screen may show, as its colours look like those of another, counts as shown.
            """,
        guidelines: [.minimumContrast],
        severity: .note,
        examples: [
            .found(
                palette: PaletteExample(
                    ["sky": "#0B3D91", "snow": "#FFFFFF", "sand": "#F4E9D8"],
                    pairs: [("sky", "snow"), ("sky", "sand")], seen: [(0x0B3D91, 0xFFFFFF)])),
            .notFound(
                palette: PaletteExample(
                    ["sky": "#0B3D91", "snow": "#FFFFFF"], pairs: [("sky", "snow")],
                    seen: [(0x0B3D91, 0xFFFFFF)])),
            .notFound(
                palette: PaletteExample(["sky": "#0B3D91", "snow": "#FFFFFF"], pairs: [("sky", "snow")])),
        ])
}

extension PaletteCheck {
    static let unobservedPair = PaletteCheck(.unobservedPair) { examination in
        guard let observation = examination.observation, observation.screenCount > 0 else { return [] }
        let declared = examination.originalPairs.map { examination.pairs[$0] }.filter { $0.origin.rank == 0 }
        let missing = declared.filter { !observation.mayShow($0) }
        guard let first = missing.first, case .declared(let location) = first.origin else { return [] }
        let names = listed(missing, first: 5) {
            "\(examination.words(for: [$0.ink])) on \(examination.words(for: [$0.backdrop]))"
        }
        let screens = observation.screenCount == 1 ? "the screen" : "\(observation.screenCount) screens"
        return [
            PaletteRemark(
                entries: [], modes: [],
                message: """
                    \(missing.count) of \(declared.count) declared \(declared.count == 1 ? "pair" : "pairs") \
                    \(missing.count == 1 ? "is" : "are") not on \(screens): \
                    \(names).
                    """, location: location)
        ]
    }
}

extension PaletteExamination {
    /// What a colour may be, by name: `'fog' or 'mist'`.
    func words(for entries: [Int]) -> String {
        listed(entries, joinedBy: " or ", conjunction: "or") { "'\(palette.entries[$0].name)'" }
    }
}
