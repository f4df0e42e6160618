/// The pairs of a set of colours, by how well they are told apart with colour vision deficiencies.
public struct ColorConfusions: Sendable {
    /// Every pair under every simulation, the least remaining difference first.
    public let pairs: [ColorConfusion]

    /// The least difference in ΔE OK at which colours of a palette are told apart at a glance: three times
    /// what is just noticeable side by side.
    ///
    /// The palette of Okabe and Ito (2008), made for every kind of colour vision, keeps 0.079 in
    /// its closest pair.
    public static let defaultThreshold = 0.06

    /// The dichromacies by their default model: what a set is judged by unless specified otherwise.
    public static let dichromacies = [
        VisionSimulation(.protan), VisionSimulation(.deutan), VisionSimulation(.tritan),
    ]

    /// Compares each colour with each other.
    ///
    /// - Parameters:
    ///   - colors: The colours, of one type.
    ///   - simulations: The deficiencies to see them with.
    ///   - threshold: The least difference at which colours are told apart, in ΔE OK.
    public init(
        among colors: [some ColorConvertible], under simulations: [VisionSimulation] = dichromacies,
        threshold: Double = defaultThreshold
    ) {
        let normal = colors.map { $0.opaque(in: LinearSRGB.self) }
        let normalLab = normal.map { $0.extended(to: OKLab.self) }
        var pairs: [ColorConfusion] = []
        for simulation in simulations {
            let seen = normal.map { simulation.simulate($0).extended(to: OKLab.self) }
            for second in colors.indices {
                for first in 0..<second {
                    pairs.append(
                        ColorConfusion(
                            first: first, second: second,
                            normalDifference: normalLab[first].differenceOK(from: normalLab[second]),
                            remainingDifference: seen[first].differenceOK(from: seen[second]),
                            simulation: simulation, threshold: threshold))
                }
            }
        }
        self.pairs = pairs.sorted { $0.remainingDifference < $1.remainingDifference }
    }

    /// The pairs that normal vision tells apart and a deficiency does not, the most confused first.
    public var collapsing: [ColorConfusion] { pairs.filter { $0.verdict == .collapses } }
}
