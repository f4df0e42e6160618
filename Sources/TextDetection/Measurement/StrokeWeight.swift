extension Region.Weight {
    /// The weight of a line with strokes of a mean width, in pixels.
    package init(strokeWidth: Float, size: TypeSize, _ constants: SizeConstants) {
        let share = Double(strokeWidth / max(0.001, size.strokeBase))
        if size.isIdeographic {
            // Blocks with strokes as wide as surely bold ones' are not told from bold capitals and digits.
            self = share < constants.boldIdeographStroke ? .regular : .undecided
        } else if let odds = size.boldOdds {
            // Thin strokes are regular where the letters do not say otherwise. Pages ask for 600 more often
            // than for 700 in interface typefaces, and many of these show it as wide: only the widest strokes
            // are told there.
            let isRegular = odds < -constants.boldOdds || odds < 0 && share < constants.boldStroke
            let isBold =
                size.isOtherTypeface
                ? odds > constants.boldOdds : odds > 0 && share > constants.surelyBoldStroke
            self = isBold ? .bold : isRegular ? .regular : .undecided
        } else {
            self =
                share < constants.boldStroke
                ? .regular : share > constants.surelyBoldStroke ? .bold : .undecided
        }
    }
}
