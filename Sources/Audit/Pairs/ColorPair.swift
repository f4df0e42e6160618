public import ColorMath

/// An ink and the backdrop it lies on, both possibly translucent, and what they are to the eye.
///
/// Colours are mixed in encoded sRGB, as screens do. A backdrop that is translucent itself gives a range of ratios, over
/// every 8-bit canvas that may lie behind it; put it on a canvas to get one.
public struct ColorPair: Hashable, Sendable {
    /// The colour of the text or the symbol.
    public let ink: WithAlpha<SRGB>
    /// What lies right behind it.
    public let backdrop: WithAlpha<SRGB>

    /// Creates a pair; colours outside sRGB keep their values beyond 0…1.
    public init(ink: WithAlpha<SRGB>, backdrop: WithAlpha<SRGB>) {
        self.ink = ink
        self.backdrop = backdrop
    }

    /// The same pair on an opaque canvas.
    public func on(_ canvas: SRGB) -> ColorPair {
        ColorPair(ink: ink, backdrop: backdrop.composited(over: canvas).withAlpha(1))
    }

    /// The two opaque colours that are seen; nil where a translucent backdrop leaves that open.
    public var seen: (ink: SRGB, backdrop: SRGB)? {
        guard backdrop.alpha == 1 else { return nil }
        return (ink.composited(over: backdrop.color), backdrop.color)
    }

    /// The least and the greatest contrast ratio, unrounded; the same unless the backdrop is translucent.
    public var ratios: ClosedRange<Double> {
        guard let seen else { return ink.contrastRange(over: backdrop) }
        let ratio = seen.ink.contrastRatio(with: seen.backdrop)
        // Two colours beyond all numbers are alike.
        return ratio.isNaN ? 1...1 : ratio...ratio
    }

    /// The pair as each simulation shows it; empty where a translucent backdrop leaves open what is seen.
    public func seen(with simulations: [VisionSimulation]) -> [SimulatedPair] {
        guard let seen else { return [] }
        return simulations.map { SimulatedPair(ink: seen.ink, backdrop: seen.backdrop, simulation: $0) }
    }
}
