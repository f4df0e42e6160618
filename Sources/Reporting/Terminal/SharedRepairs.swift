internal import Audit
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
        var repairs = FirstOnes<CountedRepair>(Self.most) { $0.styles > $1.styles }
        fault = tally.forEach { repairs.add($0) }
        guard !repairs.elements.isEmpty else {
            lines = []
            return
        }
        let rest =
            repairs.otherCount > 0 ? ["  and \(counted(repairs.otherCount, "other change"))"] : []
        lines =
            ["Changes of the palette, and what each would settle:"]
            + repairs.elements.map { "  " + $0.words.visible } + rest
    }
}
