extension Region.Weight {
    /// The weight of a line with strokes of a mean width, in pixels.
    package init(strokeWidth: Float, size: TypeSize, _ constants: SizeConstants) {
        let share = Double(strokeWidth / max(0.001, size.strokeBase))
        let bold =
            size.isIdeographic
            ? constants.boldIdeographStroke...constants.surelyBoldIdeographStroke
            : constants.boldStroke...constants.surelyBoldStroke
        self = share < bold.lowerBound ? .regular : share > bold.upperBound ? .bold : .undecided
    }
}
