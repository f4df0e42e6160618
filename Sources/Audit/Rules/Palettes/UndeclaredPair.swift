internal import ColorMath
internal import PaletteFiles

extension Rule {
    /// What screens paint is declared.
    public static let undeclaredPair = Rule(
        id: "undeclared-pair",
        name: "Painted pairs that nobody declared",
        summary: "Every pair that screens show of a palette is declared, or known from files and names.",
        rationale: """
            Where screenshots are given, the ink and the backdrop of their text are looked for in the \
            palette. A pair that is painted there and known from nowhere else is measured as any other, and \
            fails as any other; declared, it would be checked before a screen is drawn, and in every mode. \
            'legible palette init --observed' writes the declarations. Text that several colours fit, and of \
            which no pair is known, is not given a name; where its contrast is too low, it is left to review.
            """,
        guidelines: [.minimumContrast],
        severity: .note,
        examples: [
            .found(
                palette: PaletteExample(
                    ["sky": "#0B3D91", "snow": "#FFFFFF"], seen: [(0x0B3D91, 0xFFFFFF)])),
            .notFound(
                palette: PaletteExample(
                    ["sky": "#0B3D91", "snow": "#FFFFFF"], pairs: [("sky", "snow")],
                    seen: [(0x0B3D91, 0xFFFFFF)])),
            .notFound(
                palette: PaletteExample(
                    ["sky": "#0B3D91", "snow": "#FFFFFF"], seen: [(0x0B3D9A, 0xFFFFFF)])),
            .found(
                palette: PaletteExample(
                    ["fog": "#C0C0C0", "mist": "#C0C0C0", "snow": "#FFFFFF"], seen: [(0xC0C0C0, 0xFFFFFF)])),
        ])
}

extension PaletteCheck {
    static let undeclaredPair = PaletteCheck(.undeclaredPair) { examination in
        examination.observation.map { undeclared(examination) + undecided($0, examination) } ?? []
    }

    /// What is known of an ink alike on several backdrops.
    private struct Group: Hashable {
        let ink: Int
        let modes: [Int]
    }

    /// One remark for all backdrops that an ink is painted on.
    private static func undeclared(_ examination: PaletteExamination) -> [PaletteRemark] {
        var groups: [Group] = []
        var seen: [Group: [(backdrop: Int, sightings: Sightings)]] = [:]
        for pair in examination.pairs where examination.observation?.isNew(pair) ?? false {
            guard case .observed(let sightings) = pair.origin else { continue }
            let group = Group(ink: pair.ink, modes: pair.modes)
            if seen[group] == nil { groups.append(group) }
            seen[group, default: []].append((pair.backdrop, sightings))
        }
        return groups.map { group in
            let backdrops = seen[group] ?? []
            let words = backdrops.prefix(5).map {
                "\(examination.words(for: $0.backdrop, in: group.modes[0])) (\($0.sightings.words), first in "
                    + "\($0.sightings.place))"
            }
            let more = backdrops.count > 5 ? " and on \(backdrops.count - 5) more" : ""
            return PaletteRemark(
                entries: [group.ink] + backdrops.map(\.backdrop), modes: group.modes,
                message: """
                    \(examination.words(for: group.ink, in: group.modes[0])) is painted on \
                    \(words.joined(separator: ", "))\(more), which nobody declared.
                    """)
        }
    }

    /// What several colours fit, is known as no pair, and is too low whichever it is.
    private static func undecided(
        _ observation: PaletteObservation, _ examination: PaletteExamination
    ) -> [PaletteRemark] {
        observation.ambiguous.compactMap { seen in
            let ratio = seen.ink.contrastRatio(with: seen.backdrop)
            guard !seen.isKnown, ratio < seen.sightings.required else { return nil }
            return PaletteRemark(
                entries: [], modes: [seen.mode], verdict: .review,
                message: """
                    \(seen.ink) on \(seen.backdrop) has a contrast of \(ContrastRatio(ratio)), below the \
                    required \(Figure(seen.sightings.required)) (\(seen.sightings.words), first in \
                    \(seen.sightings.place)), and may be \(examination.words(for: seen.inks)) on \
                    \(examination.words(for: seen.backdrops)): declare the pair.
                    """,
                location: examination.location(of: seen.inks.first, in: seen.mode),
                severityAtMost: .warning, contrast: ratio...ratio, required: seen.sightings.required)
        }
    }
}
