internal import ColorMath
internal import PaletteFiles

extension Rule {
    /// Colours of a palette that lie on each other stand out from each other.
    public static let pairContrast = Rule(
        id: "pair-contrast",
        name: "Contrast of pairs",
        summary: "Every ink of a palette has enough contrast on every backdrop it lies on, in every mode.",
        rationale: """
            A palette decides what can be read before any screen is drawn. Pairs are declared in \
            .legible.yml, with the ratio that each needs, or inferred from names where these leave no doubt: \
            onPrimary on primary, text.* on background.*. Each is measured in every mode of the palette. A \
            translucent backdrop is measured over every canvas that may lie behind it, and the least ratio \
            counts; where nothing is known of the canvas and it decides, the verdict is review. A colour \
            outside sRGB is measured as screens show it, each component clipped, and the screen of sRGB or \
            Display P3 that shows the pair worse counts, unless the mode or 'medium' in .legible.yml says \
            which screen it is for. What is suggested is the least change of one of the two, or of both \
            where neither alone is enough, that settles all its pairs in every mode it is used in: another \
            step of the ramp that it names, or else another colour. Primitives, and what 'fixed' in \
            .legible.yml names, are left as they are.
            """,
        guidelines: [.minimumContrast, .enhancedContrast, .nonTextContrast, .colorAndEffects],
        severity: .error,
        examples: [
            .found(palette: PaletteExample(["text": "#777777", "background": "#FFFFFF"])),
            .notFound(palette: PaletteExample(["text": "#767676", "background": "#FFFFFF"])),
            .found(palette: PaletteExample(["primary": "#34C759", "onPrimary": "#FFFFFF"])),
            .found(
                palette: PaletteExample(
                    ["text": "#595959", "background": "#FFFFFF"], dark: ["background": "#1C1C1E"])),
            .notFound(
                palette: PaletteExample(
                    ["text": "#595959", "background": "#FFFFFF"],
                    dark: ["text": "#AEAEB2", "background": "#1C1C1E"])),
            .found(palette: PaletteExample(["text": "#3C3C4399", "background": "#FFFFFF"])),
            .found(palette: PaletteExample(["text": "oklch(0.55453 0.34 29.124)", "background": "#FFFFFF"])),
        ])
}

extension PaletteCheck {
    static let pairContrast = PaletteCheck(
        .pairContrast,
        each: { examination, body in
            let placeholders = PlaceholderSchemes(in: examination)
            let halves = HalfThemes(in: examination)
            for index in examination.originalPairs {
                for remark in remarks(on: index, examination, besides: placeholders, halves) { body(remark) }
            }
            for remark in halves.remarks(on: examination) { body(remark) }
            for remark in placeholders.remarks(on: examination) { body(remark) }
            for gap in gaps(examination) { body(gap) }
        })

    /// One remark for all modes in which a pair looks the same.
    private static func remarks(
        on index: Int, _ examination: PaletteExamination, besides placeholders: PlaceholderSchemes,
        _ halves: HalfThemes
    ) -> [PaletteRemark] {
        let pair = examination.pairs[index]
        var failing = ModeGroups<Look>()
        for mode in pair.modes
        where !placeholders.contain(pair, in: mode, of: examination) && !halves.contain(pair, in: mode) {
            guard let measure = examination.measure(of: index, in: mode),
                pair.verdict(on: measure) != .pass
            else { continue }
            failing.add(
                mode,
                where: Look(
                    measure: measure,
                    location: pair.isGuessed ? nil : examination.location(of: pair.ink, in: mode),
                    outcome: examination.outcome(of: index, in: mode)?.withoutConflict))
        }
        return failing.groups.map { remark(on: index, $0.fact, in: $0.modes, examination) }
    }

    /// What is the same of a pair in several modes.
    private struct Look: Hashable {
        let measure: PairMeasure
        /// Where the ink is written; a guess is told once, wherever that is.
        let location: SourceLocation?
        /// What becomes of it, whichever pairs are in the way.
        let outcome: RepairPlan.Outcome?
    }

    private static func remark(
        on index: Int, _ look: Look, in modes: [Int], _ examination: PaletteExamination
    ) -> PaletteRemark {
        let pair = examination.pairs[index]
        let measure = look.measure
        // A constant that the pair stands for in another mode has a contrast of its own.
        let aliases = examination.pairAliases.aliases(of: index).filter { alias in
            examination.measure(of: alias, in: modes[0]).map { $0.least == measure.least } ?? true
        }
        let verdict = pair.verdict(on: measure)
        var remark = PaletteRemark(
            entries: [pair.ink, pair.backdrop], modes: modes, verdict: verdict, message: "",
            sentence: PairSentence(of: index, in: modes[0], measure, aliases: aliases),
            severityAtMost: verdict == .review || pair.isGuessed ? .warning : .error,
            required: pair.required, aliases: aliases.map { examination.pairs[$0] }, pairCount: 1)
        remark.isGuessed = pair.isGuessed
        // Which pairs are in the way may differ: those of the first mode are named.
        switch examination.outcome(of: index, in: modes[0]) {
        case .repaired(let answer, let alternative):
            remark.suggestions = [answer, alternative].compactMap { answer in
                answer.flatMap { PaletteFinding.Suggestion($0, in: examination.palette) }
            }
        case .left(let hindrances, let failures):
            remark.obstacles = RepairObstacles(hindrances, conflict: failures, in: examination.words)
        case nil:
            break
        }
        return remark
    }

    /// A side that is not known, in words, and what it cannot be judged for.
    private struct Gap: Hashable {
        let entry: Int
        let modes: [Int]
        let required: Double
        let suppressions: [ExceptionList.Suppression?]
        /// Whether names alone say that the two meet.
        let isInferred: Bool
    }

    /// One remark for all pairs of a colour that is not known. Two that names put together, and that no mode
    /// has both of, meet nowhere.
    private static func gaps(_ examination: PaletteExamination) -> [PaletteRemark] {
        var gaps: [Gap] = []
        var counterparts: [Gap: [Int]] = [:]
        for index in examination.originalPairs {
            let pair = examination.pairs[index]
            let isInferred = pair.isOfNames
            guard !isInferred || pair.modes.contains(where: { examination.hasBoth(of: pair, in: $0) })
            else { continue }
            var unknown = ModeGroups<Int>()
            for mode in pair.modes {
                if let gap = examination.gap(of: pair, in: mode) { unknown.add(mode, where: gap) }
            }
            for (entry, modes) in unknown.groups {
                let gap = Gap(
                    entry: entry, modes: modes, required: pair.required,
                    suppressions: modes.map { examination.exceptions.suppression(of: pair, in: $0) },
                    isInferred: isInferred)
                if counterparts[gap] == nil { gaps.append(gap) }
                counterparts[gap, default: []].append(entry == pair.ink ? pair.backdrop : pair.ink)
            }
        }
        return gaps.map { remark(on: $0, with: counterparts[$0] ?? [], examination) }
    }

    private static func remark(
        on gap: Gap, with counterparts: [Int], _ examination: PaletteExamination
    ) -> PaletteRemark {
        func name(_ entry: Int) -> String { "'\(examination.palette.entries[entry].name)'" }
        let reason =
            switch examination.value(of: gap.entry, in: gap.modes[0])?.content {
            case .system(let system, _): "'\(system)' is no system colour that is known"
            case .color: "it lies beyond every colour that can be measured"
            case nil: "it has no value there"
            }
        return PaletteRemark(
            entries: [gap.entry] + counterparts, modes: gap.modes, verdict: .review,
            message: """
                \(name(gap.entry)) cannot be judged with \
                \(listed(counterparts, name)): \(reason).
                """, severityAtMost: gap.isInferred ? .note : .warning, required: gap.required,
            pairCount: counterparts.count)
    }
}

extension RepairPlan.Outcome {
    /// The same, whatever pairs are in the way; that there are some is kept.
    fileprivate var withoutConflict: RepairPlan.Outcome {
        guard case .left(let hindrances, let conflict) = self else { return self }
        return .left(hindrances, conflict: conflict.isEmpty ? [] : [RepairPlan.Failure(pair: 0, mode: 0)])
    }
}

extension PaletteExamination {
    /// What becomes of a failing pair in a mode, both by index.
    fileprivate func outcome(of pair: Int, in mode: Int) -> RepairPlan.Outcome? {
        plans?.outcome(
            of: RepairPlan.Failure(pair: pair, mode: mode), isGuessed: pairs[pair].isGuessed)
    }

    /// Whether both sides of a pair have a value in a mode, measured or not.
    fileprivate func hasBoth(of pair: PalettePair, in mode: Int) -> Bool {
        value(of: pair.ink, in: mode) != nil && value(of: pair.backdrop, in: mode) != nil
    }

    /// The side of a pair that is not known in a mode where the other is; `nil` where neither is.
    fileprivate func gap(of pair: PalettePair, in mode: Int) -> Int? {
        switch (colors[pair.ink, mode], colors[pair.backdrop, mode]) {
        case (nil, .some): pair.ink
        case (.some, nil): pair.backdrop
        default: nil
        }
    }
}
