extension ContrastRepair {
    /// What a repair comes to; colours are of the type that was asked in.
    public enum Outcome<Color: ColorConvertible>: Hashable, Sendable {
        /// The ink reaches the ratio as it is (on 8-bit code values).
        case alreadyReached(Color, ratio: Double)
        /// The nearest colour that reaches the ratio, the ratio it reaches, and its ΔE OK from the ink.
        case repaired(Color, ratio: Double, difference: Double)
        /// No colour reaches the ratio over all backdrops; `bestRatio` is the most any colour reaches.
        case impossible(bestRatio: Double)
        /// The luminances that reach the ratio are so few that none is met by the 8-bit code values near
        /// the ink's hue.
        case betweenCodeValues(bestRatio: Double)

        /// The colour that reaches the ratio, if there is one.
        public var color: Color? {
            switch self {
            case .alreadyReached(let color, _), .repaired(let color, _, _): color
            case .impossible, .betweenCodeValues: nil
            }
        }

        /// The same outcome with its colour in another type.
        func map<Other: ColorConvertible>(_ convert: (Color) -> Other) -> Outcome<Other> {
            switch self {
            case .alreadyReached(let color, let ratio): .alreadyReached(convert(color), ratio: ratio)
            case .repaired(let color, let ratio, let difference):
                .repaired(convert(color), ratio: ratio, difference: difference)
            case .impossible(let ratio): .impossible(bestRatio: ratio)
            case .betweenCodeValues(let ratio): .betweenCodeValues(bestRatio: ratio)
            }
        }
    }

    /// The nearest colour that reaches the ratio over every backdrop, in the type of the ink.
    ///
    /// An ink of ``SRGB`` or ``DisplayP3`` is answered within its own gamut, one of any other space within
    /// that of sRGB. The colour is one of 8-bit code values, converted to the type; so it may differ by what
    /// that rounds, about 1e-15.
    ///
    /// - Parameter ink: The colour to repair, as it appears over the backdrops: composite a translucent one
    ///   first.
    public func nearest<Ink: ColorSpace>(to ink: Ink) -> Outcome<Ink> {
        Ink.self == DisplayP3.self
            ? nearest(to: ink, in: DisplayP3.self).map { $0.extended() }
            : nearest(to: ink, in: SRGB.self).map { $0.extended() }
    }

    /// The nearest 8-bit sRGB colour that reaches the ratio over every backdrop.
    public func nearest(to ink: SRGB8) -> Outcome<SRGB8> {
        nearest(to: SRGB(ink), in: SRGB.self).map { SRGB8(clipping: $0) }
    }

    /// The nearest colour that reaches the ratio over every backdrop, in the space of the ink and opaque.
    ///
    /// The opacity of the ink is not looked at: composite a translucent one first. Within the gamut of
    /// Display P3 for a colour of that space, and of sRGB for all others.
    public func nearest(to ink: DynamicColor) -> Outcome<DynamicColor> {
        let color = ink.opaque(in: OKLCH.self)
        return ink.space == .displayP3
            ? nearest(to: color, in: DisplayP3.self).map { DynamicColor($0) }
            : nearest(to: color, in: SRGB.self).map { DynamicColor($0).extended(to: ink.space) }
    }
}
