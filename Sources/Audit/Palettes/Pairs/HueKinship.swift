internal import ColorMath

extension PaletteColors.Cell {
    /// Whether two are tones of one hue, as a colour and its lighter copy for dark grounds are; greys have
    /// none.
    func isOfOneHue(with other: Self) -> Bool {
        let own = color.color.extended(to: OKLCH.self)
        let others = other.color.color.extended(to: OKLCH.self)
        guard own.chroma >= Self.leastChroma, others.chroma >= Self.leastChroma else { return false }
        let apart = abs(own.hue - others.hue).truncatingRemainder(dividingBy: 360)
        return min(apart, 360 - apart) <= Self.widestHue
    }

    /// The chroma in OKLCH from which on a colour is no grey: what is tinted for warmth, as slate is, has
    /// less than 0.05.
    private static let leastChroma = 0.05

    /// The degrees that tones of one hue may lie apart, about the distance from one name of a hue to the next
    /// (red 29, orange 56).
    private static let widestHue = 25.0
}
