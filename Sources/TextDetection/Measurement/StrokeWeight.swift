extension Region.Weight {
    /// The shares of the ascent from which strokes may be bold, and from which they surely are.
    ///
    /// The stems of common interface typefaces are 0.09 of the ascent in regular, 0.12 to 0.13 in semibold and 0.13 to
    /// 0.17 in bold, which some fonts also show for semibold. Ideographs have thinner strokes for their height.
    private static let boldStrokes: ClosedRange<Float> = 0.126...0.19
    private static let boldIdeographStrokes: ClosedRange<Float> = 0.086...0.16

    /// The weight of a line with strokes of a mean width, in pixels.
    init(strokeWidth: Float, size: TypeSize) {
        let share = strokeWidth / max(0.001, size.strokeBase)
        let bold = size.isIdeographic ? Self.boldIdeographStrokes : Self.boldStrokes
        self = share < bold.lowerBound ? .regular : share > bold.upperBound ? .bold : .undecided
    }
}
