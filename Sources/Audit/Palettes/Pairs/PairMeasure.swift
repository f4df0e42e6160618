internal import ColorMath

/// The contrast of a pair in one mode.
public struct PairMeasure: Hashable, Sendable {
    /// The least ratio over the canvases, unrounded.
    public let least: Double
    /// The greatest ratio over the canvases; the same unless the backdrop is translucent.
    public let greatest: Double
    /// The index of the entry that is the worst canvas; `nil` where the backdrop is opaque or anything may lie behind.
    public let worstCanvas: Int?

    /// Whether the backdrop is translucent, and nothing is known of what lies behind it.
    public let isOverAnything: Bool

    /// What the measure says of a required ratio: a pair must reach it on every canvas. Where the canvas is not known and
    /// decides, the verdict is ``Verdict/review``.
    public func verdict(requiring required: Double) -> Verdict {
        if least >= required { return .pass }
        return isOverAnything && greatest >= required ? .review : .fail
    }
}

extension PairMeasure {
    /// Measures a pair in a mode; `nil` where a side of it is not known there.
    init?(of pair: PalettePair, in mode: Int, colors: PaletteColors) {
        self.init(of: pair) { colors[$0, mode] }
    }

    /// Measures a pair of colours that are looked up by entry, over every canvas that is opaque itself; `nil` where a side
    /// of it is not known.
    init?(of pair: PalettePair, color: (Int) -> PaletteColors.Cell?) {
        guard let ink = color(pair.ink), let backdrop = color(pair.backdrop) else { return nil }
        if backdrop.isOpaque {
            let ratio =
                ink.isOpaque
                ? ContrastRatio(luminances: ink.luminance, backdrop.luminance).value
                : ink.color.contrastRatio(over: backdrop.color.color)
            self.init(least: ratio, greatest: ratio, worstCanvas: nil, isOverAnything: false)
            return
        }
        var range: (least: Double, greatest: Double, worst: Int)?
        for entry in pair.canvases {
            guard let canvas = color(entry), canvas.isOpaque else { continue }
            let ratio = ink.color.contrastRatio(over: backdrop.color.composited(over: canvas.color.color))
            let known = range ?? (ratio, ratio, entry)
            range = (
                min(known.least, ratio), max(known.greatest, ratio), ratio < known.least ? entry : known.worst
            )
        }
        if let range {
            self.init(
                least: range.least, greatest: range.greatest, worstCanvas: range.worst, isOverAnything: false)
        } else {
            let ratios = ink.color.contrastRange(over: backdrop.color)
            self.init(
                least: ratios.lowerBound, greatest: ratios.upperBound, worstCanvas: nil, isOverAnything: true)
        }
    }
}
