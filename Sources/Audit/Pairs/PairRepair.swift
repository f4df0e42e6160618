public import ColorMath

/// The least changes that bring a pair of colours to a contrast ratio: of the ink alone, and of the backdrop alone.
public struct PairRepair: Hashable, Sendable {
    /// The nearest opaque ink over the same backdrop.
    public let ink: ContrastRepair.Outcome<SRGB>
    /// The nearest opaque backdrop under the same ink; nil where one of the two is translucent, as then the one that is
    /// changed changes how the other is seen.
    public let backdrop: ContrastRepair.Outcome<SRGB>?

    /// Finds the changes.
    ///
    /// An ink over a translucent backdrop has to reach the ratio on every grey canvas, and so on every canvas: what is
    /// seen of the backdrop is between what black and white make of it.
    public init(of pair: ColorPair, reaching ratio: Double) {
        guard let seen = pair.seen else {
            let luminances = (0...255).map { level in
                let canvas = SRGB(components: SIMD3(repeating: Double(level) / 255))
                return pair.backdrop.composited(over: canvas).relativeLuminance
            }
            ink = ContrastRepair(reaching: ratio, overLuminances: luminances).nearest(to: pair.ink.color)
            backdrop = nil
            return
        }
        ink = ContrastRepair(reaching: ratio, overLuminances: [seen.backdrop.relativeLuminance])
            .nearest(to: seen.ink)
        backdrop =
            pair.ink.alpha == 1
            ? ContrastRepair(reaching: ratio, overLuminances: [seen.ink.relativeLuminance])
                .nearest(to: seen.backdrop) : nil
    }
}
