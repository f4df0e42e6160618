public import ColorMath

/// What settings, surroundings and a person's vision make of colours, all together.
///
/// Whatever order the steps are given in, they are applied on the way of the light: the app draws with the
/// settings and behind materials, in code values; the display inverts, filters and adapts its white, the
/// glass adds glare, and the eye sees. After the app, nothing is rounded or clipped between two steps.
public struct SimulationChain: Hashable, Sendable {
    /// The steps in the order in which they are applied.
    public let steps: [SimulationStep]

    /// Creates a chain; of steps of one kind, the first comes first.
    public init(_ steps: [SimulationStep]) {
        self.steps = steps.enumerated()
            .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
            .map(\.element)
    }

    /// The colour vision deficiency that everything is seen with, if any.
    public var vision: VisionSimulation? {
        for case .vision(let vision) in steps { return vision }
        return nil
    }

    /// Whether it matters which words on a picture are buttons.
    package var asksForControls: Bool {
        steps.contains { if case .buttonShapes = $0 { true } else { false } }
    }

    /// The steps that are not the eye's.
    public var settings: [SimulationStep] {
        steps.filter { if case .vision = $0 { false } else { true } }
    }

    /// The colour that is seen, in its own encoding and extended.
    public func simulate<Color: RGBSpace>(_ color: Color) -> Color where Color.Base: SRGBEncodedLight {
        simulate(color.withAlpha(1)).color
    }

    /// The colour that is seen, clipped to sRGB and rounded to code values.
    public func simulate(_ color: SRGB8) -> SRGB8 { SRGB8(clipping: simulate(SRGB(color))) }

    /// The colour that is seen, in its own encoding and extended; its opacity stays, unless settings change
    /// it.
    public func simulate<Color: RGBSpace>(_ color: WithAlpha<Color>) -> WithAlpha<Color>
    where Color.Base: SRGBEncodedLight {
        let drawn = drawn(color)
        let pipeline = ColorPipeline(steps, in: DisplayEncoding<Color>())
        return Color(components: pipeline.simulate(drawn.color.components)).withAlpha(drawn.alpha)
    }

    /// The colour that is seen, in its own space and extended; its opacity stays, unless settings change it.
    ///
    /// A colour of Display P3 is simulated on a display of that gamut, any other on one of sRGB: it matters
    /// to inversion.
    public func simulate(_ color: DynamicColor) -> DynamicColor {
        guard steps.contains(where: { !$0.isIdentity }) else { return color }
        let seen =
            color.space == .displayP3
            ? DynamicColor(simulate(color.extended(to: DisplayP3.self)))
            : DynamicColor(simulate(color.extended(to: SRGB.self)))
        return seen.extended(to: color.space)
    }
}

extension SimulationChain: CustomStringConvertible {
    /// The steps in words, in their order.
    public var description: String { steps.map(\.description).joined(separator: ", ") }

    /// The chain in a word for file names.
    public var slug: String { steps.map(\.slug).joined(separator: "+") }
}
