internal import ColorMath
internal import PaletteFiles

extension Rule {
    /// Colours that stand for different things look different to everyone.
    public static let categoryConfusion = Rule(
        id: "category-confusion",
        name: "Distinct categories",
        summary:
            "Colours that stand for categories can be distinguished with every colour vision, and in greyscale.",
        rationale: """
            One man in twelve sees some hues alike that others tell apart, and some people use their \
            device in greyscale. The colours of a set, such as chart-1 to chart-6, are compared two by \
            two in OKLab: as they are, and as seen without one type of cones or without hue. Reported are \
            those that are well apart with normal vision and lose so much of the difference that they are \
            no longer distinguished at a glance. Numbers such as 50, 100 and 900 are steps of a ramp, and no \
            categories. What is lost in greyscale is reported once a set, as a \
            note: it asks for labels or patterns, which any chart does well to have.
            """,
        guidelines: [
            .useOfColor,
            .interface("Accessibility", "Color and effects", at: "accessibility"),
        ],
        severity: .warning,
        examples: [
            .found(
                palette: PaletteExample(["chart-1": "#D55E00", "chart-2": "#6A9A00", "chart-3": "#0072B2"])),
            .notFound(
                palette: PaletteExample(["chart-1": "#000000", "chart-2": "#E69F00", "chart-3": "#F0E442"])),
        ])
}

extension PaletteCheck {
    static let categoryConfusion = PaletteCheck(.categoryConfusion) { examination in
        examination.categories.flatMap { set -> [PaletteRemark] in
            guard set.count <= categoryLimit else { return [tooMany(set, examination)] }
            return confusions(of: set, examination) + greyscale(of: set, examination)
        }
    }

    /// The share of a difference above which too little is lost to speak of: two that are hardly apart with
    /// normal vision stay so.
    private static let mostLeft = 0.75

    /// The most colours that are compared, each with each other: more than a reader of a chart tells apart by
    /// far.
    private static let categoryLimit = 256

    private static func tooMany(_ set: [Int], _ examination: PaletteExamination) -> PaletteRemark {
        PaletteRemark(
            entries: [set[0]], modes: [], verdict: .review,
            message: """
                '\(examination.palette.entries[set[0]].name)' is one of \(set.count) colours that stand for \
                different things: more than \(categoryLimit) are not compared with one another.
                """,
            severityAtMost: .warning)
    }

    /// For each two colours the kind of vision that confuses them most.
    private static func confusions(of set: [Int], _ examination: PaletteExamination) -> [PaletteRemark] {
        var groups = ModeGroups<Confusion>()
        for mode in examination.palette.modes.indices {
            let known = set.filter { examination.colors[$0, mode] != nil }
            let colors = known.compactMap { examination.colors[$0, mode]?.color.color }
            var seen: Set<[Int]> = []
            // The most confused come first.
            for confusion in ColorConfusions(among: colors).collapsing
            where confusion.remainingShare <= mostLeft
                && seen.insert([confusion.first, confusion.second]).inserted
            {
                groups.add(
                    mode,
                    where: Confusion(
                        first: known[confusion.first], second: known[confusion.second],
                        vision: confusion.simulation.deficiency.name(atSeverity: 1),
                        percent: Int((max(0, min(1, confusion.remainingShare)) * 100).rounded(.down)),
                        colors: [colors[confusion.first], colors[confusion.second]]))
            }
        }
        return groups.groups.map { confusion, modes in
            PaletteRemark(
                entries: [confusion.first, confusion.second], modes: modes,
                message: """
                    \(examination.words(for: confusion.first, in: modes[0])) and \
                    \(examination.words(for: confusion.second, in: modes[0])) look alike with \
                    \(confusion.vision): \(confusion.percent) % of their difference is left.
                    """)
        }
    }

    private struct Confusion: Hashable {
        let first: Int
        let second: Int
        let vision: String
        let percent: Int
        let colors: [SRGB]
    }

    private static func greyscale(of set: [Int], _ examination: PaletteExamination) -> [PaletteRemark] {
        var groups = ModeGroups<[Int]>()
        for mode in examination.palette.modes.indices {
            let known = set.filter { examination.colors[$0, mode] != nil }
            let colors = known.compactMap { examination.colors[$0, mode]?.color.color }
            let greys = [VisionSimulation(.achromatopsia)]
            let lost = ColorConfusions(among: colors, under: greys).collapsing
            guard !lost.isEmpty else { continue }
            groups.add(mode, where: Set(lost.flatMap { [known[$0.first], known[$0.second]] }).sorted())
        }
        return groups.groups.map { entries, modes in
            let names = entries.map { "'\(examination.palette.entries[$0].name)'" }.joined(separator: ", ")
            return PaletteRemark(
                entries: entries, modes: modes,
                message: "Some of \(names) look alike in greyscale: tell them apart by more than colour.",
                severityAtMost: .note)
        }
    }
}

extension PaletteExamination {
    /// The sets of colours that stand for categories: those declared, and numbered ones whose names say so.
    var categories: [[Int]] {
        let declared = configuration.categories.map { index.entries(matching: $0) }
        let spoken = NameVocabulary.categories
        var groups: [[String]: [Int]] = [:]
        for (entry, name) in names.enumerated() {
            guard let last = name.allWords.last, Int(last) != nil, !spoken.isDisjoint(with: name.allWords)
            else {
                continue
            }
            groups[Array(name.allWords.dropLast()), default: []].append(entry)
        }
        // A set whose colours all stand for those of another is the same set under another name.
        let all = Set(groups.values.joined())
        let inferred = groups.values.sorted { $0[0] < $1[0] }.filter { set in
            !set.allSatisfy { !all.isDisjoint(with: aliases.targets(of: $0)) } && !isRamp(set)
        }
        return (declared + inferred).filter { $0.count >= 2 }
    }

    /// Whether colours of numbered names are the steps of a ramp, `blue-300` and `blue-1200`, and stand for
    /// nothing by themselves.
    private func isRamp(_ set: [Int]) -> Bool {
        let numbers = set.compactMap { names[$0].allWords.last.flatMap { Int($0) } }
        return numbers.allSatisfy { $0 % 10 == 0 || $0 == 25 || $0 == 75 } && numbers.contains { $0 >= 50 }
    }
}
