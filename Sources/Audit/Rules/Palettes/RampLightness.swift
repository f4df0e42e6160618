internal import ColorMath
internal import PaletteFiles

extension Rule {
    /// The steps of a ramp follow each other in lightness.
    public static let rampLightness = Rule(
        id: "ramp-lightness",
        name: "Ramps in order",
        summary: "The steps of a ramp, such as blue-100 to blue-900, get lighter or darker all the way.",
        rationale: """
            Whoever picks two steps of a ramp counts on the distance between their numbers for contrast. \
            Steps are compared by their lightness in OKLab, in each mode; those that something shines \
            through, as they lie on the palette's own background. A step that goes against the direction of \
            the whole is reported; two that are equal are not. A ramp is three or more colours of one hue \
            whose names differ in a last number of hundreds, fifties or tens, or five or more that are \
            numbered from 0 or 1. Sets of categories, avatars, decorations and the stops of gradients are \
            none, nor are counted sets of which more than a third of the steps go against the others. Behind \
            the eighth step of a counted ramp solid colours, accents and inks may follow, which are passed \
            over.
            """,
        guidelines: [.minimumContrast],
        severity: .warning,
        examples: [
            .found(
                palette: PaletteExample([
                    "blue-100": "#DBEAFE", "blue-300": "#2563EB", "blue-500": "#3B82F6",
                    "blue-700": "#1D4ED8",
                ])),
            .notFound(
                palette: PaletteExample([
                    "blue-100": "#DBEAFE", "blue-300": "#93C5FD", "blue-500": "#3B82F6",
                    "blue-700": "#1D4ED8",
                ])),
            .notFound(
                palette: PaletteExample([
                    "red-1": "#FFEBEE", "red-2": "#FFCDD2", "red-3": "#EF9A9A", "red-4": "#E57373",
                    "red-5": "#EF5350", "red-6": "#F44336", "red-7": "#E53935", "red-8": "#D32F2F",
                    "red-9": "#C62828", "red-10": "#B71C1C", "red-11": "#FF8A80", "red-12": "#FF5252",
                ])),
            .notFound(
                palette: PaletteExample(["accent-1": "#DBEAFE", "accent-2": "#1D4ED8", "accent-3": "#93C5FD"])
            ),
            .notFound(
                palette: PaletteExample([
                    "chart-1": "#DBEAFE", "chart-2": "#1D4ED8", "chart-3": "#DB2777", "chart-4": "#3B82F6",
                    "chart-5": "#1E3A8A",
                ])),
            .notFound(
                palette: PaletteExample([
                    "avatar-1": "#DBEAFE", "avatar-2": "#1D4ED8", "avatar-3": "#93C5FD",
                    "avatar-4": "#1E3A8A",
                    "avatar-5": "#F472B6",
                ])),
            .notFound(
                palette: PaletteExample([
                    "alpha-100": "#0062EB0A", "alpha-300": "#0358D726", "alpha-500": "#0A6CF0B5",
                    "alpha-700": "#0467DDFC",
                ])),
            .notFound(
                palette: PaletteExample([
                    "accent-1": "#FDE68A", "accent-2": "#86EFAC", "accent-3": "#7DD3FC",
                    "accent-4": "#F472B6",
                    "accent-5": "#F87171",
                ])),
        ])
}

extension PaletteCheck {
    /// A difference of OKLab lightness, 0…1, that the rounding of code values can make.
    private static let rounding = 0.004

    /// The most steps of a counted ramp that follow each other as tints do.
    private static let mostTints = 8

    /// How far the hues of a ramp may be apart, in degrees: light and dark steps of a designed ramp drift, a
    /// warm yellow to brown by 60 at most.
    private static let hueRange = 120.0

    /// The chroma of OKLCH from which a colour has a hue that is seen.
    private static let leastChroma = 0.04

    /// Whether the colours that have a hue are within ``hueRange`` of the most colourful.
    private static func isOfOneHue(_ colors: [OKLab]) -> Bool {
        let hues = colors.map { $0.extended(to: OKLCH.self) }.filter { $0.chroma >= leastChroma }
        guard let main = hues.max(by: { $0.chroma < $1.chroma })?.hue else { return true }
        return hues.allSatisfy { abs(($0.hue - main).remainder(dividingBy: 360)) <= hueRange / 2 }
    }

    static let rampLightness = PaletteCheck(.rampLightness) { examination in
        examination.ramps.flatMap { ramp in
            var groups = ModeGroups<[Int]>()
            for mode in examination.palette.modes.indices {
                for fault in faults(of: ramp, in: mode, examination) { groups.add(mode, where: fault) }
            }
            return groups.groups.map { fault, modes in
                let last = examination.palette.entries[ramp[ramp.count - 1]].name
                return PaletteRemark(
                    entries: [fault[1], fault[0]], modes: modes,
                    message: """
                        \(examination.words(for: fault[1], in: modes[0])) is \
                        \(fault[2] > 0 ? "lighter" : "darker") than \
                        \(examination.words(for: fault[0], in: modes[0])), against the ramp's way to \
                        '\(last)'.
                        """)
            }
        }
    }

    /// Each step against the direction of its ramp: the two entries, and 1 where it goes to lighter, −1 to
    /// darker.
    private static func faults(
        of ramp: [Int], in mode: Int, _ examination: PaletteExamination
    ) -> [[Int]] {
        let known = ramp.compactMap { entry in
            examination.appearance(of: entry, in: mode).map { (entry, OKLab($0)) }
        }
        guard isOfOneHue(known.map(\.1)) else { return [] }
        let steps = known.map { ($0.0, $0.1.lightness) }
        guard steps.count >= 3, let first = steps.first, let last = steps.last else { return [] }
        let direction = last.1 < first.1 ? -1 : 1
        let faults = zip(steps, steps.dropFirst()).compactMap { lower, upper -> [Int]? in
            let change = (upper.1 - lower.1) * Double(direction)
            return change < -rounding ? [lower.0, upper.0, -direction] : nil
        }
        // What is counted and goes up and down is counted for another reason.
        let isCounted = !ramp.allSatisfy { examination.step(of: $0)?.isMultiple(of: 5) ?? false }
        guard isCounted else { return faults }
        // Behind its tints a long ramp has solid colours and inks: 9 to 12 of Radix, the accents of Material.
        let tints = Set(steps.prefix(steps.count > mostTints ? mostTints : steps.count).map(\.0))
        let own = faults.filter { tints.contains($0[1]) }
        return 3 * own.count > steps.count - 1 ? [] : own
    }
}

extension PaletteExamination {
    /// The ramps, each in the order of its numbers.
    var ramps: [[Int]] {
        // Numbers with gaps may be ranks, which go up and down for another reason.
        NumberedRamp.all(named: names, leavingOut: Set(categories.joined()))
            .filter { ($0.isRound || $0.isCounted) && !standsForAnother($0.entries) }
            .map(\.entries)
    }

    /// Whether every step of a ramp is that of another under another name.
    private func standsForAnother(_ ramp: [Int]) -> Bool {
        ramp.allSatisfy { entry in
            guard let target = aliases.targets(of: entry).first else { return false }
            return step(of: target) == step(of: entry)
        }
    }

    /// The number at the end of a name: elsewhere it may be that of an opacity or a state.
    fileprivate func step(of entry: Int) -> Int? { names[entry].allWords.last.flatMap { Int($0) } }
}
