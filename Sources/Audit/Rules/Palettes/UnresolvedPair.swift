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
        let known = palette.entryPlaces
        var missing: [String: PaletteFault] = [:]
        for (name, fault) in faults where missing[name.name] == nil { missing[name.name] = fault }
        var names = palette.entries.map { EntryName($0.name, path: $0.path) }
        var seen: Set<String> = []
        names += faults.map(\.name).filter { known[$0.name] == nil && seen.insert($0.name).inserted }
        let index = PaletteIndex(ofNames: names, configuration: examination.configuration)
        seen = []
        var remarks: [PaletteRemark] = []
        for pair in examination.configuration.pairs {
            let modes = palette.modes.indices.filter { mode in
                pair.modes.isEmpty || pair.modes.contains { $0.matches(palette.modes[mode]) }
            }
            func isMissing(_ entry: Int) -> Bool {
                let name = names[entry].name
                let values = known[name].map { palette.entries[$0].values }
                return missing[name] != nil
                    && (values.map { values in modes.contains { values[$0] == nil } } ?? true)
            }
            for (ink, backdrops) in index.pairs(of: pair) {
                for backdrop in backdrops {
                    for entry in [ink, backdrop]
                    where isMissing(entry) && seen.insert(names[entry].name).inserted {
                        guard let fault = missing[names[entry].name] else { continue }
                        remarks.append(
                            PaletteRemark(
                                entries: [], modes: [],
                                message: """
                                    '\(names[ink].name)' on '\(names[backdrop].name)', declared at \
                                    \(pair.location), cannot be measured: '\(names[entry].name)' has no \
                                    value, as \(fault.message).
                                    """, location: fault.location))
                    }
                }
            }
        }
        return remarks
    }
}
