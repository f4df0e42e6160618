internal import ColorMath
internal import PaletteFiles

/// The ramps of a palette: colours whose names differ in their last number only, and that get lighter or
/// darker with it.
struct RampSteps {
    private var ramps: [[Int]] = []
    private var places: [Int: (ramp: Int, place: Int)] = [:]

    /// Fewer that are numbered without round hundreds or tens may be ranks as well.
    private static let leastCounted = 5

    /// No ramps.
    init() {}

    /// Finds the ramps.
    ///
    /// - Parameters:
    ///   - names: The names of the entries.
    ///   - categories: The entries that stand for categories, whose numbers say nothing.
    ///   - colors: The colours of the entries.
    ///   - modeCount: The number of modes.
    init(
        named names: [ColorName], leavingOut categories: Set<Int>, colors: PaletteColors, modeCount: Int
    ) {
        var groups: [[String]: [(number: Int, entry: Int)]] = [:]
        for (entry, name) in names.enumerated() where name.allWords.count > 1 && !categories.contains(entry) {
            guard let number = name.allWords.last.flatMap({ Int($0) }) else { continue }
            groups[name.allWords.dropLast(), default: []].append((number, entry))
        }
        for group in groups.values.sorted(by: { $0[0].entry < $1[0].entry }) {
            let steps = group.sorted { ($0.number, $0.entry) < ($1.number, $1.entry) }
            let isRound = steps.allSatisfy { $0.number.isMultiple(of: 5) } && (steps.last?.number ?? 0) >= 50
            let entries = steps.map(\.entry)
            guard Set(steps.map(\.number)).count == steps.count,
                steps.count >= (isRound ? 3 : Self.leastCounted),
                isRound || (0..<modeCount).allSatisfy({ Self.isOrdered(entries, in: $0, colors) })
            else { continue }
            for (place, entry) in entries.enumerated() { places[entry] = (ramps.count, place) }
            ramps.append(entries)
        }
    }

    /// The steps of the ramp that an entry is on, in the order of their numbers, and its place among them;
    /// `nil` where it is on none.
    func ramp(of entry: Int) -> (steps: [Int], place: Int)? {
        places[entry].map { (ramps[$0.ramp], $0.place) }
    }

    /// Whether no more than a third of the steps go against the others.
    private static func isOrdered(_ entries: [Int], in mode: Int, _ colors: PaletteColors) -> Bool {
        let lights = entries.compactMap { colors[$0, mode]?.lightness }
        guard let first = lights.first, let last = lights.last else { return true }
        let direction = last < first ? -1.0 : 1
        let faults = zip(lights, lights.dropFirst()).count {
            direction * ($1 - $0) < -LightnessOrder.rounding
        }
        return 3 * faults <= lights.count - 1
    }
}

extension PaletteColors.Cell {
    /// The lightness in OKLab, 0…1, as if the colour were opaque.
    var lightness: Double { color.extended(to: OKLab.self).color.lightness }

    /// The difference to another colour, as if both were opaque, ΔE OK.
    func difference(from other: PaletteColors.Cell) -> Double {
        color.extended(to: OKLab.self).color.differenceOK(from: other.color.extended(to: OKLab.self).color)
    }
}
