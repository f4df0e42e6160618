internal import FileSystem

/// The part of the terminal report that says which changes of a palette settle most.
struct SharedRepairs {
    /// What it says; empty where no change is suggested.
    let lines: [String]
    /// Why not every change could be read, where that is so.
    let fault: FileError?

    /// How many are listed.
    private static let most = 10

    /// Lists changes, those that settle most first.
    init(of tally: TokenRepairTally) {
        var repairs: [CountedRepair] = []
        var others = 0
        fault = tally.forEach { repair in
            let place = repairs.firstIndex { $0.styles < repair.styles } ?? repairs.count
            repairs.insert(repair, at: place)
            if repairs.count > Self.most {
                repairs.removeLast()
                others += 1
            }
        }
        guard !repairs.isEmpty else {
            lines = []
            return
        }
        let rest = others > 0 ? ["  and \(counted(others, "other change"))"] : []
        lines =
            ["Changes of the palette, and what each would settle:"]
            + repairs.map { "  " + $0.words.visible } + rest
    }
}
