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
            Steps are compared by their lightness in OKLab, in each mode. A step that goes against the \
            direction of the whole is reported; two that are equal are not. A ramp is three or more colours \
            whose names differ in a last number of hundreds, fifties or tens, or five or more that are \
            numbered from 0 or 1. Sets of categories are none, nor are counted sets of which more than a \
            third of the steps go against the others: they are no ramp.
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
        ])
}

extension PaletteCheck {
    /// A difference of OKLab lightness, 0…1, that the rounding of code values can make.
    private static let rounding = 0.004

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
        let steps = ramp.compactMap { entry in
            examination.colors[entry, mode].map { (entry, $0.color.extended(to: OKLab.self).color.lightness) }
        }
        guard steps.count >= 3, let first = steps.first, let last = steps.last else { return [] }
        let direction = last.1 < first.1 ? -1 : 1
        let faults = zip(steps, steps.dropFirst()).compactMap { lower, upper -> [Int]? in
            let change = (upper.1 - lower.1) * Double(direction)
            return change < -rounding ? [lower.0, upper.0, -direction] : nil
        }
        // What is counted and goes up and down is counted for another reason.
        let isCounted = !ramp.allSatisfy { examination.step(of: $0)?.isMultiple(of: 5) ?? false }
        return isCounted && 3 * faults.count > steps.count - 1 ? [] : faults
    }
}

extension PaletteExamination {
    /// The ramps, each in the order of its numbers.
    var ramps: [[Int]] {
        let categories = Set(self.categories.joined())
        var groups: [[String]: [(number: Int, entry: Int)]] = [:]
        for (entry, name) in names.enumerated() where !categories.contains(entry) {
            guard let number = step(of: entry), name.allWords.count > 1 else { continue }
            groups[Array(name.allWords.dropLast()), default: []].append((number, entry))
        }
        return groups.values.map { $0.sorted { ($0.number, $0.entry) < ($1.number, $1.entry) } }
            .filter { Self.isRamp($0.map(\.number)) }
            .map { $0.map(\.entry) }.sorted { $0[0] < $1[0] }
    }

    /// The number at the end of a name: elsewhere it may be that of an opacity or a state.
    fileprivate func step(of entry: Int) -> Int? { names[entry].allWords.last.flatMap { Int($0) } }

    private static func isRamp(_ numbers: [Int]) -> Bool {
        guard Set(numbers).count == numbers.count else { return false }
        let isRound = numbers.allSatisfy { $0.isMultiple(of: 5) } && (numbers.last ?? 0) >= 50
        let isCounted =
            numbers.first.map { $0 <= 1 } ?? false
            && numbers == Array(numbers[0]..<numbers[0] + numbers.count)
        return isRound && numbers.count >= 3 || isCounted && numbers.count >= 5
    }
}
