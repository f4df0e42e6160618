/// The contrast ratios of a translucent ink over a translucent backdrop, over every 8-bit canvas.
///
/// Both luminances are sums over the three channels of what one channel of the canvas decides. The ratio of
/// two such sums is greatest where a difference of them, lighter − λ · darker, is zero at its greatest; that
/// difference falls apart into channels of 256 canvases each, so 768 values stand for 2²⁴ (W. Dinkelbach,
/// 1967). Colours are mixed in the space that the type names, and its canvases are 8-bit codes of it.
struct CanvasRange<Space: RGBSpace> where Space.Base: SRGBEncodedLight {
    /// The luminance that each canvas code of each channel adds to ink and backdrop; 0.05 is spread
    /// over the channels.
    private let channels: [[(ink: Double, backdrop: Double)]]

    init(ink: WithAlpha<Space>, backdrop: WithAlpha<Space>) {
        // Luminance is linear in the light of the primaries, those of sRGB or others.
        let weights = SIMD3(
            Space(red: 1, green: 0, blue: 0).relativeLuminance,
            Space(red: 0, green: 1, blue: 0).relativeLuminance,
            Space(red: 0, green: 0, blue: 1).relativeLuminance)
        let (ink, backdrop) = (
            ink.color.clipped.withAlpha(ink.alpha), backdrop.color.clipped.withAlpha(backdrop.alpha)
        )
        let codes = (0...255).map { code in
            let canvas = Space(components: SIMD3(repeating: Double(code) / 255))
            let behind = backdrop.composited(over: canvas)
            let front = ink.composited(over: behind)
            return (ink: front.base.components * weights, backdrop: behind.base.components * weights)
        }
        channels = (0..<3).map { channel in
            codes.map { ($0.ink[channel] + 0.05 / 3, $0.backdrop[channel] + 0.05 / 3) }
        }
    }

    /// The least and the greatest ratio.
    var ratios: ClosedRange<Double> {
        let inkLighter = greatestQuotient { ($0.ink, $0.backdrop) }
        let backdropLighter = greatestQuotient { ($0.backdrop, $0.ink) }
        let greatest = max(inkLighter, backdropLighter)
        // One side lighter on every canvas: its least quotient is the inverse of the other's greatest.
        if inkLighter < 1 { return min(1 / inkLighter, greatest)...greatest }
        if backdropLighter < 1 { return min(1 / backdropLighter, greatest)...greatest }
        return 1...greatest
    }

    private func greatestQuotient(
        of parts: ((ink: Double, backdrop: Double)) -> (Double, Double)
    ) -> Double {
        var quotient = 0.0
        // Each round raises the quotient until the canvas it comes from is the best there is; few
        // are ever needed.
        while true {
            var (numerator, denominator) = (0.0, 0.0)
            for channel in channels {
                let best = channel.map(parts).max { $0.0 - quotient * $0.1 < $1.0 - quotient * $1.1 }
                numerator += best?.0 ?? 0
                denominator += best?.1 ?? 1
            }
            guard numerator / denominator > quotient else { return quotient }
            quotient = numerator / denominator
        }
    }
}
