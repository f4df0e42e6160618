/// What a colour vision deficiency leaves of the difference between two colours.
public struct ColorConfusion: Hashable, Sendable {
    /// Whether two colours are told apart.
    public enum Verdict: String, Hashable, Sendable {
        /// Told apart with the deficiency as without it.
        case distinct
        /// Told apart with normal vision, and no longer with the deficiency.
        case collapses
        /// Too close for normal vision already: not the deficiency's doing.
        case alwaysClose = "always-close"
    }

    /// The position of the first colour among those compared.
    public let first: Int
    /// The position of the second colour among those compared.
    public let second: Int
    /// The difference with normal vision, in ΔE OK.
    public let normalDifference: Double
    /// The difference that is left, in ΔE OK.
    public let remainingDifference: Double
    /// The deficiency, its severity and the model.
    public let simulation: VisionSimulation
    /// The least difference at which colours are told apart, in ΔE OK.
    public let threshold: Double

    /// The share of the difference that is left: 1 where nothing is lost, 0 where everything is.
    public var remainingShare: Double {
        normalDifference > 0 ? remainingDifference / normalDifference : 1
    }

    /// Whether the two colours are told apart.
    public var verdict: Verdict {
        if normalDifference < threshold { return .alwaysClose }
        return remainingDifference < threshold ? .collapses : .distinct
    }
}
