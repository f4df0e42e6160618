extension Region.Weight {
    /// The weight of a line with strokes of a mean width, in pixels.
    package init(strokeWidth: Float, size: TypeSize, _ constants: SizeConstants) {
        let share = Double(strokeWidth / max(0.001, size.strokeBase))
        if size.isIdeographic {
            // Blocks with strokes as wide as surely bold ones' are not told from bold capitals and digits.
            self = share < constants.boldIdeographStroke ? .regular : .undecided
        } else {
            let bold = size.mayHaveSerifs ? constants.boldSerifStroke : constants.boldStroke
            let isRegular = size.boldOdds.map { $0 < -constants.regularOdds } ?? (share < bold)
            self = isRegular ? .regular : share > constants.surelyBoldStroke ? .bold : .undecided
        }
    }
}
