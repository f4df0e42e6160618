internal import ColorMath
internal import PaletteFiles

extension PaletteFinding.Change {
    /// What a plan makes of one side of a pair.
    init(_ side: RepairPlan.Side, in palette: Palette) {
        name = palette.entries[side.entry].name
        color = side.step == nil && side.color.space == .sRGB ? side.color : side.color.inCodes
        token = side.step.map { palette.entries[$0].name }
    }
}

extension PaletteFinding.Suggestion {
    /// What a plan makes of a pair; `nil` for nothing.
    init?(_ answer: RepairPlan.Answer, in palette: Palette) {
        let changes = answer.sides.map { PaletteFinding.Change($0, in: palette) }
        guard let first = changes.first else { return nil }
        self.init(change: first, further: Array(changes.dropFirst()), contrast: answer.contrast)
    }
}

extension DynamicColor {
    /// The colour in whole code values of sRGB, or of Display P3 where it is outside sRGB.
    fileprivate var inCodes: DynamicColor {
        let color = extended(to: SRGB.self)
        guard space != .displayP3, color.color.isInGamut(tolerance: PaletteColors.gamutTolerance) else {
            return extended(to: .displayP3)
        }
        return DynamicColor(SRGB(SRGB8(clipping: color.color)).withAlpha(alpha))
    }
}
