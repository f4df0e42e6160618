/// What repairs may change beyond what they do by themselves.
public struct RepairOptions: Hashable, Sendable {
    /// Whether pairs that are only guessed are fixed too.
    public var fixesGuessedPairs: Bool
    /// Whether primitives may change: the steps of ramps, and colours whose names say of no use and that
    /// others are aliases of.
    public var changesPrimitives: Bool
    /// What stays as it is, whatever pairs it has.
    var bars = RepairBars()

    /// Chooses what may change; by default neither guessed pairs nor primitives do.
    public init(fixesGuessedPairs: Bool = false, changesPrimitives: Bool = false) {
        self.fixesGuessedPairs = fixesGuessedPairs
        self.changesPrimitives = changesPrimitives
    }
}
