public import ColorMath

/// The contrast of a pair in one mode.
public struct PairMeasure: Hashable, Sendable {
    /// The least ratio over the canvases, unrounded.
    public let least: Double
    /// The greatest ratio over the canvases; the same unless the backdrop is translucent.
    public let greatest: Double
    /// The index of the entry that is the worst canvas; `nil` where the backdrop is opaque or anything may
    /// lie behind.
    public let worstCanvas: Int?

    /// Whether the backdrop is translucent, and nothing is known of what lies behind it, or no more than
    /// that it may be one of several things.
    public private(set) var isOverAnything: Bool
    /// The screen that shows the pair worst; `nil` where its colours lie inside sRGB and look the same on
    /// every screen.
    public let screen: ScreenGamut?

    /// What the measure says of a required ratio: a pair must reach it on every canvas. Where the canvas is
    /// not known and decides, the verdict is ``Verdict/review``.
    public func verdict(requiring required: Double) -> Verdict {
        if least >= required { return .pass }
        return isOverAnything && greatest >= required ? .review : .fail
    }
}

extension PairMeasure {
    /// Measures a pair in a mode; `nil` where a side of it is not known there.
    init?(of pair: PalettePair, in mode: Int, colors: PaletteColors) {
        self.init(of: pair, on: colors.screens(in: mode)) { colors[$0, mode] }
    }

    /// Measures a pair of colours that are looked up by entry, over every canvas that is opaque itself and on
    /// the screen that shows it worst; `nil` where a side of it is not known.
    init?(of pair: PalettePair, on screens: [ScreenGamut], color: (Int) -> PaletteColors.Cell?) {
        guard let ink = color(pair.ink), let backdrop = color(pair.backdrop) else { return nil }
        if backdrop.isOpaque, ink.isInSRGB, backdrop.isInSRGB {
            // As nearly all are; a palette has hundreds of thousands of pairs.
            self.init(ink, over: backdrop, canvases: [], on: .sRGB, showing: nil)
            return
        }
        let canvases =
            backdrop.isOpaque
            ? []
            : pair.canvases.flatMap { entry -> [Canvas] in
                guard let cell = color(entry) else { return [] }
                guard !cell.isOpaque else {
                    let isMeant = !pair.assumesCanvases || Self.mayLie(cell, under: backdrop, of: ink)
                    return isMeant
                        ? [Canvas(entry: entry, color: cell.color.color, isInSRGB: cell.isInSRGB)] : []
                }
                return pair.grounds.compactMap { ground in
                    guard let below = color(ground), below.isOpaque else { return nil }
                    return Canvas(
                        entry: entry, color: cell.color.composited(over: below.color.color),
                        isInSRGB: cell.isInSRGB && below.isInSRGB)
                }
            }
        let isInside = ink.isInSRGB && backdrop.isInSRGB && canvases.allSatisfy(\.isInSRGB)
        let measures = (isInside ? [.sRGB] : screens).map { screen in
            PairMeasure(
                ink, over: backdrop, canvases: canvases, on: screen, showing: isInside ? nil : screen)
        }
        guard let first = measures.first else { return nil }
        self = measures.dropFirst().reduce(first) { $1.least < $0.least ? $1 : $0 }
        let isAssumed = pair.assumesCanvases || !pair.grounds.isEmpty && canvases.count > 1
        if isAssumed, !backdrop.isOpaque { isOverAnything = true }
    }

    /// What lies behind a backdrop.
    private struct Canvas {
        let entry: Int
        /// Its colour, with what lies behind it where it is translucent.
        let color: SRGB
        let isInSRGB: Bool
    }

    /// The alpha up to which a backdrop is a tint of what lies behind it: a state, or a stripe.
    private static let tint = 0.3
    /// The contrast that text has with what it lies on, though it may be too little; below it, it lies on
    /// something else.
    private static let leastMeant = 3.0

    /// Whether a canvas that is only assumed may be it: text lies on a tint of it, and so can be seen on it
    /// alone.
    private static func mayLie(
        _ canvas: PaletteColors.Cell, under backdrop: PaletteColors.Cell, of ink: PaletteColors.Cell
    ) -> Bool {
        guard backdrop.color.alpha <= tint else { return true }
        return ContrastRatio(luminances: ink.luminance(on: .sRGB), canvas.luminance(on: .sRGB)).value
            >= leastMeant
    }

    /// Measures two colours on one screen.
    private init(
        _ ink: PaletteColors.Cell, over backdrop: PaletteColors.Cell,
        canvases: [Canvas], on screen: ScreenGamut, showing: ScreenGamut?
    ) {
        self.screen = showing
        if ink.isOpaque, backdrop.isOpaque {
            let ratio = ContrastRatio(
                luminances: ink.luminance(on: screen), backdrop.luminance(on: screen)
            ).value
            (least, greatest, worstCanvas, isOverAnything) = (ratio, ratio, nil, false)
            return
        }
        let ratios = canvases.map { canvas in
            screen.contrastRange(of: ink.color, over: backdrop.color, canvas: canvas.color)
                .lowerBound
        }
        if let least = ratios.min(), let greatest = ratios.max() {
            self.least = least
            self.greatest = greatest
            worstCanvas = ratios.firstIndex(of: least).map { canvases[$0].entry }
            isOverAnything = false
        } else {
            let range = screen.contrastRange(of: ink.color, over: backdrop.color)
            (least, greatest, worstCanvas) = (range.lowerBound, range.upperBound, nil)
            isOverAnything = !backdrop.isOpaque
        }
    }
}
