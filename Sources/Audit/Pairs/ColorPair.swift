public import ColorMath

/// An ink and the backdrop it lies on, both possibly translucent, and what they are to the eye.
///
/// Colours inside sRGB look the same on every screen. A pair with a colour outside is what screens show of
/// it, and is judged by the screen that shows it worse, unless the medium is declared. Colours are mixed in
/// the code values of the screen. A backdrop that is translucent itself gives a range of ratios, over every
/// 8-bit canvas that may lie behind it; put it on a canvas to get one.
public struct ColorPair: Hashable, Sendable {
    /// The colour of the text or the symbol; values beyond 0…1 lie outside sRGB.
    public let ink: WithAlpha<SRGB>
    /// What lies right behind it; values beyond 0…1 lie outside sRGB.
    public let backdrop: WithAlpha<SRGB>
    /// What lies behind a translucent backdrop, opaque; nil where it may be anything.
    public let canvas: SRGB?
    /// The screen that the pair is for; nil where it is for all.
    public let medium: ScreenGamut?
    /// Whether every screen shows the pair as it is.
    public let isInSRGB: Bool
    /// The pair as screens show it; one screen of sRGB stands for all where every colour lies inside sRGB.
    public let views: [View]

    /// A pair as one screen shows it.
    public struct View: Hashable, Sendable {
        /// The screen.
        public let screen: ScreenGamut
        /// The opaque ink that is seen, in extended sRGB; nil where a translucent backdrop leaves that open.
        public let ink: SRGB?
        /// The opaque backdrop that is seen, in extended sRGB; nil where a translucent backdrop leaves that
        /// open.
        public let backdrop: SRGB?
        /// The least and the greatest contrast ratio, 1…21, unrounded; the same unless the backdrop is
        /// translucent.
        public let ratios: ClosedRange<Double>
    }

    /// Creates a pair and looks at it on the screens of its medium.
    public init(
        ink: WithAlpha<SRGB>, backdrop: WithAlpha<SRGB>, canvas: SRGB? = nil, medium: ScreenGamut? = nil
    ) {
        self.ink = ink
        self.backdrop = backdrop
        self.canvas = canvas
        self.medium = medium
        isInSRGB = [ink.color, backdrop.color, canvas].allSatisfy { $0?.isInGamut() ?? true }
        views = (isInSRGB ? [.sRGB] : ScreenGamut.screens(of: medium)).map { screen in
            let seen = screen.seen(ink, over: backdrop, canvas: canvas)
            return View(
                screen: screen, ink: seen?.ink, backdrop: seen?.backdrop,
                ratios: screen.contrastRange(of: ink, over: backdrop, canvas: canvas))
        }
    }

    /// The same pair on an opaque canvas.
    public func on(_ canvas: SRGB) -> ColorPair {
        ColorPair(ink: ink, backdrop: backdrop, canvas: canvas, medium: medium)
    }

    /// The pair on the screen that shows it worst, by its least ratio; the first of those that are alike.
    public var worst: View {
        views.dropFirst().reduce(views[0]) { $1.ratios.lowerBound < $0.ratios.lowerBound ? $1 : $0 }
    }

    /// The two opaque colours that are seen on the worst screen; nil where a translucent backdrop leaves that
    /// open.
    public var seen: (ink: SRGB, backdrop: SRGB)? {
        let worst = worst
        guard let ink = worst.ink, let backdrop = worst.backdrop else { return nil }
        return (ink, backdrop)
    }

    /// The least and the greatest contrast ratio on the worst screen, 1…21, unrounded; the same unless the
    /// backdrop is translucent.
    public var ratios: ClosedRange<Double> { worst.ratios }

    /// The pair as each simulation shows it; empty where a translucent backdrop leaves open what is seen.
    public func seen(with simulations: [VisionSimulation]) -> [SimulatedPair] {
        guard let seen else { return [] }
        return simulations.map { SimulatedPair(ink: seen.ink, backdrop: seen.backdrop, simulation: $0) }
    }
}

extension ScreenGamut {
    /// The screens of a medium: the one that is declared, or all.
    static func screens(of medium: ScreenGamut?) -> [ScreenGamut] { medium.map { [$0] } ?? allCases }
}
