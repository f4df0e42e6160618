internal import PaletteFiles

extension Rule {
    /// Every colour of a declared pair has a value.
    public static let unresolvedPair = Rule(
        id: "unresolved-pair",
        name: "Declared pairs that cannot be measured",
        summary:
            "Both colours of a pair that .legible.yml declares can be worked out from the palette's files.",
        rationale: """
            A colour that cannot be worked out may be no part of what people see. One that a declared pair \
            needs is: the pair is not measured, and a run that said nothing of it would pass for one that \
            found nothing. Give the file that declares what the colour is made of, or take the pair out.
            """,
        guidelines: [.minimumContrast],
        severity: .error,
        examples: [
            .found(
                palette: PaletteExample(
                    ["background": "#FFFFFF"], pairs: [("text", "background")], unresolved: "text")),
            .notFound(
                palette: PaletteExample(
                    ["text": "#000000", "background": "#FFFFFF"], pairs: [("text", "background")],
                    unresolved: "link")),
        ])
}

extension PaletteCheck {
    static let unresolvedPair = PaletteCheck(.unresolvedPair) { examination in
        let palette = examination.palette
        let faults = palette.faults.flatMap { fault in
            (fault.unresolvedNames ?? []).map { (name: $0, fault: fault) }
        }
        guard !faults.isEmpty, !examination.configuration.pairs.isEmpty else { return [] }
        let index = PaletteIndex(ofNames: faults.map(\.name), configuration: examination.configuration)
        let entries = palette.entryPlaces
        var seen: Set<Int> = []
        var remarks: [PaletteRemark] = []
        for pair in examination.configuration.pairs {
            let modes = palette.modes.indices.filter { mode in
                pair.modes.isEmpty || pair.modes.contains { $0.matches(palette.modes[mode]) }
            }
            for (side, other) in [(pair.inks, pair.backdrops), (pair.backdrops, pair.inks)] {
                for place in index.entries(matching: side) {
                    let (name, fault) = faults[place]
                    let values = entries[name.name].map { palette.entries[$0].values }
                    let isMissing = values.map { values in modes.contains { values[$0] == nil } } ?? true
                    guard isMissing, seen.insert(place).inserted else { continue }
                    let sides = [name.name, words(for: other, examination)]
                    let words = (side == pair.inks ? sides : sides.reversed()).map { "'\($0)'" }
                    remarks.append(
                        PaletteRemark(
                            entries: [], modes: [],
                            message: """
                                \(words[0]) on \(words[1]), declared at \(pair.location), cannot be \
                                measured: '\(name.name)' has no value, as \(fault.message).
                                """, location: fault.location))
                }
            }
        }
        return remarks
    }

    /// The first colour that some patterns name, or what they are.
    private static func words(for patterns: [NamePattern], _ examination: PaletteExamination) -> String {
        examination.index.entries(matching: patterns).first.map { examination.palette.entries[$0].name }
            ?? patterns.map(\.text).joined(separator: ", ")
    }
}
