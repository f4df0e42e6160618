internal import ColorMath
internal import PaletteFiles

extension Rule {
    /// A colour follows what it lies on into dark and increased contrast.
    public static let missingVariant = Rule(
        id: "missing-variant",
        name: "Missing variant",
        summary:
            "A colour whose counterpart changes in dark has a dark variant, and weak pairs have one for more contrast.",
        rationale: """
            People choose an appearance for the whole device, and expect every app to follow. A colour of a \
            pair is reported where the other one of the pair is different in dark and it is not, in a \
            palette that has dark variants; a pair of which both stay the same is left alone, as a badge \
            may. Where a palette has variants for increased contrast, pairs below 7 of which neither colour \
            has one are reported: those are the pairs that people switch it on for.
            """,
        guidelines: [.interface("Color", "Best practices", at: "color"), .colorAndEffects],
        severity: .warning,
        examples: [
            .found(
                palette: PaletteExample(
                    ["text": "#777777", "background": "#FFFFFF"], dark: ["background": "#000000"])),
            .notFound(
                palette: PaletteExample(
                    ["text": "#595959", "background": "#FFFFFF"],
                    dark: ["text": "#AEAEB2", "background": "#000000"])),
            .notFound(
                palette: PaletteExample(
                    ["primary": "#0055D4", "onPrimary": "#FFFFFF", "text": "#000000"],
                    dark: ["text": "#FFFFFF"])),
            .found(
                palette: PaletteExample(
                    ["text": "#000000", "text-link": "#0066CC", "background": "#FFFFFF", "tint": "#0066CC"],
                    increased: ["tint": "#004080"])),
        ])
}

extension PaletteCheck {
    /// The ratio from which a pair is strong without a variant: what WCAG 2.2 asks for in 1.4.6.
    private static let strong = 7.0

    static let missingVariant = PaletteCheck(.missingVariant) { examination in
        missingDark(examination) + missingIncreasedContrast(examination)
    }

    private static func missingDark(_ examination: PaletteExamination) -> [PaletteRemark] {
        var counterparts: [Int: (other: Int, mode: Int)] = [:]
        for step in examination.modes(differingIn: \.luminosity, from: .light, to: .dark) {
            func changes(_ entry: Int) -> Bool {
                examination.value(of: entry, in: step.from)?.content
                    != examination.value(of: entry, in: step.to)?.content
            }
            for pair in examination.pairs where pair.modes.contains(step.to) {
                for (entry, other) in [(pair.ink, pair.backdrop), (pair.backdrop, pair.ink)]
                where counterparts[entry] == nil && !changes(entry) && changes(other)
                    && examination.isOwn(entry, in: step.to)
                {
                    counterparts[entry] = (other, step.to)
                }
            }
        }
        return counterparts.sorted { $0.key < $1.key }.map { entry, counterpart in
            let names = [entry, counterpart.other].map { examination.palette.entries[$0].name }
            return PaletteRemark(
                entries: [entry], modes: [counterpart.mode],
                message: "'\(names[0])' has no dark variant, but '\(names[1])', which it meets, has.")
        }
    }

    private static func missingIncreasedContrast(_ examination: PaletteExamination) -> [PaletteRemark] {
        let steps = examination.modes(differingIn: \.contrast, from: .standard, to: .increased)
        var modes: [Int: [Int]] = [:]
        for (index, pair) in examination.pairs.enumerated() {
            for step in steps {
                let changes = [pair.ink, pair.backdrop].contains {
                    examination.value(of: $0, in: step.from)?.content
                        != examination.value(of: $0, in: step.to)?.content
                }
                guard !changes, examination.isOwn(pair.ink, in: step.to),
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
