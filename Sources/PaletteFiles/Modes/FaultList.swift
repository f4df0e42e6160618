/// Faults, each once: what is wrong with a value is wrong in every mode.
struct FaultList {
    private var faults: [PaletteFault] = []
    private var seen: Set<PaletteFault> = []

    /// Adds a fault that is not there yet.
    mutating func add(_ fault: PaletteFault) {
        if seen.insert(fault).inserted { faults.append(fault) }
    }

    /// The faults in the order in which the files are read, and of their lines.
    func sorted(byFilesAt paths: [String]) -> [PaletteFault] {
        let order = Dictionary(paths.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
        func place(_ fault: PaletteFault) -> (Int, Int, Int) {
            (order[fault.location.path] ?? paths.count, fault.location.line, fault.location.column)
        }
        return faults.sorted { place($0) < place($1) }
    }
}
