internal import PaletteFiles

/// What stays in order of lightness when colours change: the steps of a ramp, and a state (`hover`,
/// `pressed`) on its side of the colour at rest.
struct LightnessOrder {
    private let ramps: RampSteps
    /// The colours as they are in the files.
    private let original: PaletteColors
    private var rests: [Int: Int] = [:]
    private var statesByRest: [Int: [Int]] = [:]

    /// A difference of OKLab lightness, 0…1, that the rounding of code values can make.
    static let rounding = 0.004

    /// Takes the names of the entries.
    init(named names: [ColorName], ramps: RampSteps, colors: PaletteColors) {
        self.ramps = ramps
        original = colors
        func plain(_ name: ColorName) -> [String] {
            name.words.filter { !NameVocabulary.rest.contains($0) && $0 != "default" }
        }
        let entries = Dictionary(
            names.enumerated().map { (plain($1), $0) }, uniquingKeysWith: { first, _ in first })
        for (entry, name) in names.enumerated() {
            let words = plain(name)
            let atRest = words.filter { !NameVocabulary.states.contains($0) }
            guard atRest.count < words.count, !atRest.isEmpty, let rest = entries[atRest] else { continue }
            rests[entry] = rest
            statesByRest[rest, default: []].append(entry)
        }
    }

    /// The states of an entry.
    func states(of entry: Int) -> [Int] { statesByRest[entry] ?? [] }

    /// Whether an entry is a state of another.
    func isState(_ entry: Int) -> Bool { rests[entry] != nil }

    /// Whether an order is asked of an entry.
    func isAsked(of entry: Int) -> Bool { rests[entry] != nil || ramps.ramp(of: entry) != nil }

    /// Whether an entry keeps its order in a mode, with the colours that are given for entries there.
    func holds(at place: PalettePlace, with color: (Int) -> PaletteColors.Cell?) -> Bool {
        guard let own = color(place.entry)?.lightness,
            let before = original[place.entry, place.mode]?.lightness
        else { return true }
        if let rest = rests[place.entry], let restNow = color(rest)?.lightness,
            let restBefore = original[rest, place.mode]?.lightness
        {
            let distance = before - restBefore
            // Half of the way is still seen.
            let isOnItsSide = (own - restNow) * (distance < 0 ? -1 : 1) >= abs(distance) / 2
            if abs(distance) > Self.rounding, !isOnItsSide { return false }
        }
        guard let (steps, index) = ramps.ramp(of: place.entry),
            let first = original[steps[0], place.mode]?.lightness,
            let last = original[steps[steps.count - 1], place.mode]?.lightness
        else { return true }
        let direction = last < first ? -1.0 : 1
        for (neighbour, side) in [(index - 1, -1.0), (index + 1, 1.0)] where steps.indices.contains(neighbour)
        {
            guard let then = original[steps[neighbour], place.mode]?.lightness,
                let now = color(steps[neighbour])?.lightness
            else { continue }
            let wasInOrder = direction * side * (then - before) >= -Self.rounding
            if wasInOrder, direction * side * (now - own) < 0 { return false }
        }
        return true
    }
}
