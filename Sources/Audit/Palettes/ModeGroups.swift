/// The modes of a palette in which the same holds: by what holds, in the order in which it was first seen.
struct ModeGroups<Fact: Hashable> {
    private(set) var groups: [(fact: Fact, modes: [Int])] = []
    private var places: [Fact: Int] = [:]

    /// Notes that a fact holds in a mode.
    mutating func add(_ mode: Int, where fact: Fact) {
        if let place = places[fact] {
            groups[place].modes.append(mode)
        } else {
            places[fact] = groups.count
            groups.append((fact, [mode]))
        }
    }
}
