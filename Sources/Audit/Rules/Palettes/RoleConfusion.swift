internal import ColorMath
internal import PaletteFiles

extension Rule {
    /// Colours that mean different things look different to everyone.
    public static let roleConfusion = Rule(
        id: "role-confusion",
        name: "Distinct meanings",
        summary:
            "What destroys, went well, warns, can be tapped, is chosen or switched off can be distinguished by everyone.",
        rationale: """
            A colour that means something is learnt once and trusted. Colours are compared by what they \
            mean: destructive (danger, error), success, warning, badge and tint with each other, selected \
            with unselected, disabled with enabled, and the pins of a map among themselves; as they are, \
            and as seen without one type of cones. Which mean what is inferred from names, like compared \
            with like (text-danger with text-success), or by roles of these names in .legible.yml. What \
            is chosen has to differ from what is not in greyscale too: by more than hue. A badge may be \
            the red of what destroys.
            """,
        guidelines: [
            .interface("Color", "Best practices", at: "color"),
            .useOfColor,
        ],
        severity: .warning,
        examples: [
            .found(palette: PaletteExample(["danger": "#B25F1E", "success": "#6E7D1E"])),
            .notFound(palette: PaletteExample(["danger": "#B3261E", "success": "#4FD27A"])),
            .found(palette: PaletteExample(["tint": "#C62828", "destructive": "#C42C22"])),
            .notFound(palette: PaletteExample(["badge": "#FF3B30", "destructive": "#FF3B30"])),
            .found(palette: PaletteExample(["tab-icon-selected": "#D81B60", "tab-icon": "#565260"])),
            .notFound(palette: PaletteExample(["tab-icon-selected": "#0B3D91", "tab-icon": "#9AA0A6"])),
            .found(palette: PaletteExample(["label-disabled": "#1F2430", "label": "#20242E"])),
            .notFound(palette: PaletteExample(["label-disabled": "#1F243066", "label": "#20242E"])),
            .found(palette: PaletteExample(["map-pin-start": "#B25F1E", "map-pin-end": "#6E7D1E"])),
        ])
}

extension PaletteCheck {
    /// The most colours with a role that are compared, each with each other.
    private static let roleLimit = 1_000

    static let roleConfusion = PaletteCheck(.roleConfusion) { examination in
        let colors = examination.roleColors
        guard colors.count <= roleLimit else {
            return [
                tooMany(
                    colors.map(\.entry), of: "colours that mean something", limit: roleLimit, examination)
            ]
        }
        var pairs: [[Int]: [(RoleColor, RoleColor)]] = [:]
        for (place, first) in colors.enumerated() {
            for second in colors[(place + 1)...] where first.meets(second) {
                let ordered = first.rank <= second.rank ? (first, second) : (second, first)
                pairs[first.group(with: second), default: []].append(ordered)
            }
        }
        return pairs.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { _, pairs in
            remark(
                on: pairs.flatMap { first, second in
                    confusions(
                        of: first.entry, second.entry, isOfState: first.role.isOfState, examination)
                }, meaning: pairs[0].0.role.meaning, pairs[0].1.role.meaning, examination)
        } + pinRemarks(examination)
    }

    /// What is said where there are too many colours to compare each with each other.
    private static func tooMany(
        _ entries: [Int], of kind: String, limit: Int, _ examination: PaletteExamination
    ) -> PaletteRemark {
        PaletteRemark(
            entries: [entries[0]], modes: [], verdict: .review,
            message: """
                '\(examination.palette.entries[entries[0]].name)' is one of \(entries.count) \(kind): more \
                than \(limit) are not compared with one another.
                """,
            severityAtMost: .warning)
    }

    /// The most pins of a map that are compared, each with each other.
    private static let pinLimit = 100

    private static func pinRemarks(_ examination: PaletteExamination) -> [PaletteRemark] {
        examination.pins.compactMap { pins in
            guard pins.count <= pinLimit else {
                return tooMany(pins, of: "pins of a map", limit: pinLimit, examination)
            }
            let found = pins.indices.flatMap { place in
                pins[(place + 1)...].flatMap {
                    confusions(of: pins[place], $0, isOfState: false, examination)
                }
            }
            return remark(on: found, meaning: "marks one kind of place", "marks another", examination)
        }
    }

    /// How two colours are seen alike in a mode.
    private struct Confusion {
        let first: Int
        let second: Int
        let mode: Int
        let vision: Vision
        /// What is left of their difference, in ΔE OK.
        let rest: Double
    }

    /// Who does not tell two colours apart.
    private enum Vision {
        case everyone
        case deficiency(String)
        case greyscale

        /// Who it is before whom it is said.
        var rank: Int {
            switch self {
            case .everyone: 0
            case .deficiency: 1
            case .greyscale: 2
            }
        }

        /// Who it is, as the end of a sentence.
        var words: String {
            switch self {
            case .everyone: "to everyone"
            case .deficiency(let name): "with \(name)"
            case .greyscale: "in greyscale: let it differ in more than hue"
            }
        }
    }

    /// One remark on colours of two meanings: the worst of them, in all modes in which some are alike; `nil`
    /// where none are.
    private static func remark(
        on found: [Confusion], meaning: String, _ other: String, _ examination: PaletteExamination
    ) -> PaletteRemark? {
        guard
            let worst = found.min(by: { ($0.vision.rank, $0.rest) < ($1.vision.rank, $1.rest) })
        else { return nil }
        let modes = Set(found.map(\.mode)).sorted()
        let others = Set(found.map { [$0.first, $0.second] }).count - 1
        let more =
            others > 0 ? "; \(others == 1 ? "1 more pair" : "\(others) more pairs") of such colours too" : ""
        return PaletteRemark(
            entries: [worst.first, worst.second], modes: modes,
            message: """
                \(examination.words(for: worst.first, in: worst.mode)) \(meaning) and looks like \
                \(examination.words(for: worst.second, in: worst.mode)), which \(other), \
                \(worst.vision.words)\(more).
                """)
    }

    private static func confusions(
        of first: Int, _ second: Int, isOfState: Bool, _ examination: PaletteExamination
    ) -> [Confusion] {
        examination.palette.modes.indices.compactMap { mode in
            guard let one = examination.visibleColor(of: first, in: mode),
                let another = examination.visibleColor(of: second, in: mode),
                let (vision, rest) = vision(confusing: one, another, isOfState: isOfState)
            else { return nil }
            return Confusion(first: first, second: second, mode: mode, vision: vision, rest: rest)
        }
    }

    /// The chroma in OKLCH from which a colour has a hue that means something; that of slate greys, which
    /// are no accents, is below.
    private static let leastChroma = 0.05

    /// Who does not tell two colours apart, everyone before some, and what difference is left; `nil` where
    /// all do.
    private static func vision(
        confusing first: SRGB, _ second: SRGB, isOfState: Bool
    ) -> (Vision, rest: Double)? {
        let colors = [first, second]
        // Two greys say neither: white is what both are written in on fills of their own.
        let labs = colors.map { $0.extended(to: OKLab.self) }
        let hasHue = labs.contains { lab in
            let (a, b) = (lab.components.y, lab.components.z)
            return (a * a + b * b).squareRoot() >= leastChroma
        }
        guard isOfState || hasHue else { return nil }
        let difference = labs[0].differenceOK(from: labs[1])
        if difference < ColorConfusions.defaultThreshold { return (.everyone, difference) }
        if let confusion = ColorConfusions(among: colors).collapsing.first {
            let name = confusion.simulation.deficiency.name(atSeverity: 1)
            return (.deficiency(name), confusion.remainingDifference)
        }
        guard isOfState else { return nil }
        let greys = ColorConfusions(among: colors, under: [VisionSimulation(.achromatopsia)])
        return greys.collapsing.first.map { (.greyscale, $0.remainingDifference) }
    }
}

extension RoleColor {
    /// Whether two colours have to be told apart: they mean different things of one kind.
    fileprivate func meets(_ other: RoleColor) -> Bool {
        guard !role.mayEqual(other.role), entry != other.entry else { return false }
        return isDeclared || other.isDeclared || role == .tint || other.role == .tint || rest == other.rest
    }

    /// The place of its role among all, by which two of a finding are ordered.
    fileprivate var rank: Int { ColorRole.allCases.firstIndex(of: role) ?? 0 }

    /// What is told in one finding: all colours of two roles, and of states each by itself.
    fileprivate func group(with other: RoleColor) -> [Int] {
        let roles = [rank, other.rank].sorted()
        return role.isOfState ? roles + [min(entry, other.entry)] : roles
    }
}

extension PaletteExamination {
    /// What an entry looks like in a mode; `nil` where it cannot be seen at all.
    fileprivate func visibleColor(of entry: Int, in mode: Int) -> SRGB? {
        colors[entry, mode]?.color.alpha == 0 ? nil : appearance(of: entry, in: mode)
    }

    /// The sets of colours that mark places on a map: those of the role `pin`, and by name, as
    /// `map-pin-start` and `map-pin-end`.
    fileprivate var pins: [[Int]] {
        var groups: [[String]: [Int]] = [:]
        for (entry, name) in names.enumerated() {
            let words = name.allWords
            guard words.count > 1, let word = words.dropLast().last, ["pin", "pins"].contains(word) else {
                continue
            }
            groups[Array(words.dropLast()), default: []].append(entry)
        }
        let named = groups.values.sorted { $0[0] < $1[0] }
        return ([index.entries(matching: [NamePattern("$pin")])] + named)
            .map { aliases.originals(among: $0) }.filter { $0.count > 1 }
    }
}
