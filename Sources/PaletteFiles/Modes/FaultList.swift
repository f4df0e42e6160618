/// Faults, each once: what is wrong with a value is wrong in every mode, and in all that is made from it.
struct FaultList {
    private var faults: [PaletteFault] = []
    private var seen: Set<PaletteFault> = []
    /// The faults of values by what is said of them, whatever the names.
    private var places: [PaletteFault: Int] = [:]

    /// Adds a fault that is not there yet; of one that is, the names that are not.
    mutating func add(_ fault: PaletteFault) {
        guard seen.insert(fault).inserted else { return }
        guard let names = fault.unresolvedNames else {
            faults.append(fault)
            return
        }
        let words = PaletteFault(at: fault.location, fault.message)
        if let place = places[words] {
            faults[place].kind = .unresolved((faults[place].unresolvedNames ?? []) + names)
        } else {
            places[words] = faults.count
            faults.append(fault)
        }
    }

    /// The faults in the order in which they were first added.
    var all: [PaletteFault] { faults }

    /// The faults in the order in which the files are read, and of their lines.
    func sorted(byFilesAt paths: [String]) -> [PaletteFault] {
        let order = Dictionary(paths.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
        func place(_ fault: PaletteFault) -> (Int, Int, Int) {
            (order[fault.location.path] ?? paths.count, fault.location.line, fault.location.column)
        }
        return faults.sorted { place($0) < place($1) }
    }
}
