public import ColorMath

/// An ink and its backdrop as they look with a colour vision deficiency.
public struct SimulatedPair: Hashable, Sendable {
    /// The ink as it is seen; it may lie outside sRGB.
    public let ink: SRGB
    /// The backdrop as it is seen; it may lie outside sRGB.
    public let backdrop: SRGB
    /// How much of the difference in colour is left, and by which simulation.
    public let confusion: ColorConfusion

    init(ink: SRGB, backdrop: SRGB, simulation: VisionSimulation) {
        self.ink = simulation.simulate(ink)
        self.backdrop = simulation.simulate(backdrop)
        // One pair under one simulation is one confusion.
        confusion = ColorConfusions(among: [ink, backdrop], under: [simulation]).pairs[0]
    }

    /// The contrast ratio of the colours as they are seen, unrounded.
    public var ratio: Double { ink.contrastRatio(with: backdrop) }
}
