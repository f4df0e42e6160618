internal import ColorMath
internal import PaletteFiles

/// The ramps of a palette: colours whose names differ in their last number only; where the numbers are not
/// round, those that get lighter or darker with it.
struct RampSteps {
    private var ramps: [[Int]] = []
    private var places: [Int: (ramp: Int, place: Int)] = [:]

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
        for ramp in NumberedRamp.all(named: names, leavingOut: categories) {
            let entries = ramp.entries
            guard
                ramp.isRound
                    || (0..<modeCount).allSatisfy({ Self.isOrdered(entries, in: $0, colors) })
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
