public import ColorMath

/// What changes the light of every colour alike, whatever lies around it.
public protocol LightSimulation: Hashable, Sendable {
    /// The light that is seen, in extended linear sRGB; it may lie outside a gamut.
    func simulate(_ light: LinearSRGB) -> LinearSRGB
}

extension LightSimulation {
    /// The colour that is seen, in its own space and extended.
    public func simulate<Color: ColorSpace>(_ color: Color) -> Color {
        simulate(color.extended(to: LinearSRGB.self)).extended(to: Color.self)
    }

    /// The colour that is seen, clipped to sRGB and rounded to code values.
    public func simulate(_ color: SRGB8) -> SRGB8 {
        SRGB8(clipping: simulate(SRGB(color)))
    }
}

extension VisionSimulation: LightSimulation {}
