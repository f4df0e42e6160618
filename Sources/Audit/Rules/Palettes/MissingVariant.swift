internal import ColorMath
internal import PaletteFiles

extension Rule {
    /// A colour follows what it lies on into dark and increased contrast.
    public static let missingVariant = Rule(
        id: "missing-variant",
        name: "Missing variant",
        summary:
            "What people see in dark and with increased contrast has variants where it needs them.",
        rationale: """
            People choose an appearance for the whole device, and expect every app to follow. In a palette \
            that has dark variants, a colour of a pair is reported that has none where the other one of the \
            pair has, and the contrast of the two falls below what it needs in dark; so is a tint without \
            one. A colour that is written out for dark, and is the same there, is so on purpose. A palette \
            with light backdrops and no dark variant at all is reported once, in files other than those of \
            the platform as a note. Where a palette has variants for increased contrast, pairs below 7 of \
            which neither colour has one are reported: those are the pairs that people switch it on for.
            """,
        guidelines: [.interface("Color", "Best practices", at: "color"), .colorAndEffects],
        severity: .warning,
        examples: [
            .found(
                palette: PaletteExample(
                    ["text": "#595959", "background": "#FFFFFF"], dark: ["background": "#000000"])),
            .notFound(
                palette: PaletteExample(
                    ["text": "#595959", "background": "#FFFFFF"],
                    dark: ["text": "#AEAEB2", "background": "#000000"])),
            .notFound(
                palette: PaletteExample(
                    ["primary": "#0055D4", "onPrimary": "#FFFFFF", "text": "#000000"],
                    dark: ["text": "#FFFFFF"])),
            .notFound(
                palette: PaletteExample(
                    ["danger": "#C00000", "onDanger": "#FFFFFF"], dark: ["danger": "#A80000"])),
            .notFound(
                palette: PaletteExample(
                    ["text": "#595959", "background": "#FFFFFF"],
                    dark: ["text": "#595959", "background": "#000000"])),
            .found(
                palette: PaletteExample(
                    ["tint": "#0055D4", "background": "#FFFFFF"], dark: ["background": "#000000"])),
            .found(palette: PaletteExample(["text": "#000000", "background": "#FFFFFF"])),
            .found(
                palette: PaletteExample(
                    ["brand": "#0055D4", "text": "#000000", "background": "#FFFFFF"],
                    dark: ["text": "#FFFFFF", "background": "#000000"])),
            .found(palette: PaletteExample(["on-surface": "#000000", "surface": "#FFFFFF"])),
            .notFound(palette: PaletteExample(["blue-500": "#0055D4", "blue-900": "#000080"])),
            .found(
                palette: PaletteExample(
                    ["text": "#000000", "text-link": "#0066CC", "background": "#FFFFFF", "tint": "#0066CC"],
                    increased: ["tint": "#004080"])),
        ])
}

extension PaletteCheck {
    /// The ratio from which a pair is strong without a variant: what WCAG 2.2 asks for in 1.4.6.
    private static let strong = ContrastStandard.enhancedRatio

    static let missingVariant = PaletteCheck(.missingVariant) { examination in
        missingDark(examination) + missingTint(examination) + missingKey(examination)
            + missingAppearance(examination) + missingIncreasedContrast(examination)
    }

    /// Colours that stay where the other one of their pair changes, so that the pair fails.
    private static func missingDark(_ examination: PaletteExamination) -> [PaletteRemark] {
        var counterparts: [Int: (other: Int, mode: Int)] = [:]
        for step in examination.modes(differingIn: \.luminosity, from: .light, to: .dark) {
            for index in examination.originalPairs {
                let pair = examination.pairs[index]
                guard let ratio = examination.measure(of: index, in: step.to)?.least, ratio < pair.required,
                    ratio < examination.measure(of: index, in: step.from)?.least ?? ratio
                else { continue }
                for (entry, other) in [(pair.ink, pair.backdrop), (pair.backdrop, pair.ink)]
                where counterparts[entry] == nil && examination.stays(entry, in: step, by: \.luminosity)
                    && examination.changes(other, in: step)
                {
                    counterparts[entry] = (other, step.to)
                }
            }
        }
        return examination.aliases.originals(among: counterparts.keys.sorted()).compactMap { entry in
            guard let counterpart = counterparts[entry] else { return nil }
            let names = [entry, counterpart.other].map { examination.palette.entries[$0].name }
            return PaletteRemark(
                entries: [entry], modes: [counterpart.mode],
                message: "'\(names[0])' has no dark variant, but '\(names[1])', which it meets, has.")
        }
    }

    /// Tints that are in no pair, and stay where the rest of the palette changes.
    private static func missingTint(_ examination: PaletteExamination) -> [PaletteRemark] {
        examination.unpairedStaying(examination.tints).map { tint, mode in
            PaletteRemark(
                entries: [tint], modes: [mode],
                message: """
                    '\(examination.palette.entries[tint].name)' says that something can be tapped and has no \
                    dark variant, but the palette has.
                    """)
        }
    }

    /// Colours of the brand that are in no pair, and stay where the rest of the palette changes: these may be
    /// meant to.
    private static func missingKey(_ examination: PaletteExamination) -> [PaletteRemark] {
        let keys = examination.names.indices.filter { examination.names[$0].isKey }
        return examination.unpairedStaying(keys).map { key, mode in
            PaletteRemark(
                entries: [key], modes: [mode],
                message: """
                    '\(examination.palette.entries[key].name)' is a key colour without a dark variant, \
                    but the palette has dark ones; it may be meant to stay.
                    """,
                severityAtMost: .note)
        }
    }

    /// A palette that is for light alone, where nothing says that the other half is elsewhere.
    private static func missingAppearance(_ examination: PaletteExamination) -> [PaletteRemark] {
        let palette = examination.palette
        let words: Set = ["dark", "night", "light", "day"]
        guard palette.modes.allSatisfy({ $0.luminosity != .dark }),
            palette.modes.allSatisfy({ words.isDisjoint(with: NameWords(of: $0.theme ?? "").words) }),
            examination.names.allSatisfy({ $0.isPrimitive || words.isDisjoint(with: $0.allWords) })
        else { return [] }
        let light = examination.grounds.first { surface in
            guard let value = examination.value(of: surface, in: 0) else { return false }
            return words.isDisjoint(with: NameWords(of: value.location.path).words)
                && examination.isOwn(surface, in: 0)
                && (examination.appearance(of: surface, in: 0)?.relativeLuminance ?? 0) > 0.5
        }
        guard let light, examination.names.contains(where: { $0.isPlainText || $0.isOnPage }) else {
            return []
        }
        let isOfPlatform = examination.value(of: light, in: 0)?.literal?.notation.isOfPlatform ?? false
        return [
            PaletteRemark(
                entries: [light], modes: [0],
                message: """
                    \(examination.words(for: light, in: 0)) is light, and no colour of the palette has a \
                    dark variant: who chose dark sees light screens.
                    """,
                severityAtMost: isOfPlatform ? .warning : .note)
        ]
    }

    private static func missingIncreasedContrast(_ examination: PaletteExamination) -> [PaletteRemark] {
        let steps = examination.modes(differingIn: \.contrast, from: .standard, to: .increased)
        var modes: [Int: [Int]] = [:]
        for index in examination.originalPairs {
            let pair = examination.pairs[index]
            for step in steps {
                guard examination.stays(pair.ink, in: step, by: \.contrast),
                    !examination.changes(pair.backdrop, in: step),
                    let ratio = examination.measure(of: index, in: step.to)?.least, ratio < strong,
                    modes[pair.ink]?.contains(step.to) != true
                else { continue }
                modes[pair.ink, default: []].append(step.to)
            }
        }
        return modes.sorted { $0.key < $1.key }.map { entry, modes in
            PaletteRemark(
                entries: [entry], modes: modes.sorted(),
                message: """
                    '\(examination.palette.entries[entry].name)' has no variant for increased contrast, and \
                    less than \(Figure(strong)) with what it lies on.
                    """)
        }
    }
}

extension ColorName {
    /// Whether it is the brand's colour as such.
    fileprivate var isKey: Bool {
        let own = words.filter { $0 != "default" && $0 != "base" && $0 != "main" }
        return own == ["primary"] || own == ["brand"] || own == ["brand", "primary"]
    }

    /// Whether it is named after the page that it lies on: `on-surface`.
    fileprivate var isOnPage: Bool { words == ["on", "surface"] || words == ["on", "background"] }
}

extension PaletteExamination {
    /// Those of some entries that are in no pair and stay where the palette goes dark, each with the first
    /// mode that it does so in.
    fileprivate func unpairedStaying(_ entries: [Int]) -> [(entry: Int, mode: Int)] {
        let steps = modes(differingIn: \.luminosity, from: .light, to: .dark)
        let paired = Set(pairs.flatMap { [$0.ink, $0.backdrop] })
        return aliases.originals(among: entries.filter { !paired.contains($0) }).compactMap { entry in
            steps.first { stays(entry, in: $0, by: \.luminosity) }.map { (entry, $0.to) }
        }
    }

    /// Whether an entry is another colour in one mode than in another.
    fileprivate func changes(_ entry: Int, in step: (from: Int, to: Int)) -> Bool {
        value(of: entry, in: step.from)?.content != value(of: entry, in: step.to)?.content
    }

    /// Whether an entry of the palette's own is the same in one mode as in another because nothing is written
    /// for the trait that the two are apart in.
    fileprivate func stays<Trait>(
        _ entry: Int, in step: (from: Int, to: Int), by trait: KeyPath<PaletteMode, Trait?>
    ) -> Bool {
        guard isOwn(entry, in: step.to), let value = value(of: entry, in: step.to) else { return false }
        return !changes(entry, in: step) && value.condition[keyPath: trait] == nil
    }
}
