internal import PaletteFiles

/// Finds the nearest step of a ramp that a reference to another of its steps can lead to.
struct StepSearch {
    let reference: AliasReference
    /// The steps of the ramp, and which of them the reference leads to.
    let ramp: (steps: [Int], place: Int)
    let palette: Palette
    let colors: PaletteColors
    /// Everything that follows the reference.
    let places: Set<PalettePlace>

    /// What a step makes of the places.
    struct Step {
        let entry: Int
        let cells: [PalettePlace: PaletteColors.Cell]
        /// The greatest difference to one of them, ΔE OK.
        let difference: Double
    }

    /// No designer steps farther.
    private static let reach = 32

    /// The step that takes the fewest steps on the ramp and that is accepted; of two equally far, the one of
    /// the smaller difference.
    func nearest(where isAccepted: (Step) -> Bool) -> Step? {
        for distance in 1...Self.reach {
            let found = [ramp.place - distance, ramp.place + distance].compactMap(step).filter(isAccepted)
            if let nearest = found.min(by: { $0.difference < $1.difference }) { return nearest }
        }
        return nil
    }

    /// Every step within reach but the one that the reference leads to, the nearest first.
    var all: [Step] {
        (1...Self.reach).flatMap { [ramp.place - $0, ramp.place + $0] }.compactMap(step)
    }

    private func step(at place: Int) -> Step? {
        guard ramp.steps.indices.contains(place) else { return nil }
        let entry = ramp.steps[place]
        // What follows the reference cannot be what it leads to.
        guard reference.spelling(of: palette.entries[entry]) != nil,
            !places.contains(where: { $0.entry == entry })
        else { return nil }
        var cells: [PalettePlace: PaletteColors.Cell] = [:]
        var difference = 0.0
        for place in places {
            guard let cell = colors[entry, place.mode] else { return nil }
            cells[place] = cell
            if let old = colors[place.entry, place.mode] {
                difference = max(difference, cell.difference(from: old))
            }
        }
        return Step(entry: entry, cells: cells, difference: difference)
    }
}
