public import ColorMath

/// The least changes that bring a pair of colours to a contrast ratio: of the ink alone, and of the backdrop
/// alone.
///
/// What is offered are code values of sRGB, which every screen shows as they are, and they reach the ratio on
/// every screen of the pair's medium. They are the nearest to what a screen of sRGB shows of the pair.
public struct PairRepair: Hashable, Sendable {
    /// The nearest opaque ink over the same backdrop.
    public let ink: ContrastRepair.Outcome<SRGB>
    /// The nearest opaque backdrop under the same ink; nil where one of the two is translucent, as then the
    /// one that is changed changes how the other is seen.
    public let backdrop: ContrastRepair.Outcome<SRGB>?

    /// Finds the changes.
    ///
    /// An ink over a translucent backdrop has to reach the ratio on every grey canvas, and so on every
    /// canvas: what is seen of the backdrop is between what black and white make of it.
    public init(of pair: ColorPair, reaching ratio: Double) {
        let screens = pair.views.map(\.screen)
        guard let seen = ScreenGamut.sRGB.seen(pair.ink, over: pair.backdrop, canvas: pair.canvas) else {
            let canvases = (0...255).map { SRGB(components: SIMD3(repeating: Double($0) / 255)) }
            let luminances = screens.flatMap { screen in
                canvases.compactMap {
                    screen.seen(pair.ink, over: pair.backdrop, canvas: $0)?.backdrop.relativeLuminance
                }
            }
            ink = ContrastRepair(reaching: ratio, overLuminances: luminances)
                .nearest(to: ScreenGamut.sRGB.shown(pair.ink.color))
            backdrop = nil
            return
        }
        func luminances(_ side: KeyPath<ColorPair.View, SRGB?>) -> [Double] {
            pair.views.compactMap { $0[keyPath: side]?.relativeLuminance }
        }
        ink = ContrastRepair(reaching: ratio, overLuminances: luminances(\.backdrop)).nearest(to: seen.ink)
        backdrop =
            pair.ink.alpha == 1
            ? ContrastRepair(reaching: ratio, overLuminances: luminances(\.ink)).nearest(to: seen.backdrop)
            : nil
    }
}
