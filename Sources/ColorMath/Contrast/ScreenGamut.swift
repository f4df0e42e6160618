/// The colours that a screen can show, and what it makes of all others.
///
/// Notations such as `oklch()` and `color(srgb 2 2 2)` name colours that no screen shows. Contrast is a
/// matter of what is seen, so such colours are measured as screens show them: with each component brought
/// into 0…1 by itself.
///
/// That mapping, ``GamutMapping/clip``, is what browsers and the compositors of systems do. CSS Color 4 asks
/// for one that keeps hue and lightness, and gives it another lightness than people see: by it `oklch(0.55453
/// 0.34 29.124)` on white reaches 5.03, and as `#FF0000`, which browsers paint, 3.99. Source: csswg-drafts
/// 9449, where the working group describes what browsers do; Chromium's answer was measured.
public enum ScreenGamut: String, CaseIterable, Hashable, Sendable {
    /// sRGB.
    case sRGB = "srgb"
    /// Display P3, in which every colour of sRGB lies.
    case displayP3 = "display-p3"

    /// What screens make of colours outside their gamut.
    public static let mapping = GamutMapping.clip

    /// What the screen shows of a colour, in extended sRGB; a component that is not a number becomes 0.
    public func shown(_ color: some ColorSpace) -> SRGB {
        switch self {
        case .sRGB: color.shown(in: SRGB.self)
        case .displayP3: color.shown(in: DisplayP3.self).extended(to: SRGB.self)
        }
    }

    /// The two opaque colours that the screen shows of an ink over a backdrop, in extended sRGB; nil where a
    /// translucent backdrop leaves that open.
    ///
    /// Colours are first clipped and then mixed in the code values of the screen.
    ///
    /// - Parameters:
    ///   - ink: The layer on top.
    ///   - backdrop: The layer right behind the ink.
    ///   - canvas: What lies behind a translucent backdrop, opaque; nil where it may be anything.
    public func seen(
        _ ink: WithAlpha<SRGB>, over backdrop: WithAlpha<SRGB>, canvas: SRGB? = nil
    ) -> (ink: SRGB, backdrop: SRGB)? {
        switch self {
        case .sRGB: LayersOnScreen<SRGB>(ink, over: backdrop, canvas: canvas).seen
        case .displayP3:
            LayersOnScreen<DisplayP3>(ink, over: backdrop, canvas: canvas).seen.map {
                ($0.ink.extended(to: SRGB.self), $0.backdrop.extended(to: SRGB.self))
            }
        }
    }

    /// The least and the greatest contrast ratio of an ink with its backdrop on the screen, 1…21; the same
    /// unless a translucent backdrop may lie on any of the screen's 2²⁴ canvases of 8 bits a channel.
    ///
    /// - Parameters:
    ///   - ink: The layer on top.
    ///   - backdrop: The layer right behind the ink.
    ///   - canvas: What lies behind a translucent backdrop, opaque; nil where it may be anything.
    public func contrastRange(
        of ink: WithAlpha<SRGB>, over backdrop: WithAlpha<SRGB>, canvas: SRGB? = nil
    ) -> ClosedRange<Double> {
        switch self {
        case .sRGB: LayersOnScreen<SRGB>(ink, over: backdrop, canvas: canvas).ratios
        case .displayP3: LayersOnScreen<DisplayP3>(ink, over: backdrop, canvas: canvas).ratios
        }
    }
}

extension ScreenGamut: CustomStringConvertible {
    /// The name of the space: `sRGB`, `Display P3`.
    public var description: String {
        switch self {
        case .sRGB: "sRGB"
        case .displayP3: "Display P3"
        }
    }
}

/// An ink and its backdrop as a screen holds them: inside its gamut, in its own encoding.
private struct LayersOnScreen<Space: RGBSpace> where Space.Base: SRGBEncodedLight {
    private let ink: WithAlpha<Space>
    private let backdrop: WithAlpha<Space>

    init(_ ink: WithAlpha<SRGB>, over backdrop: WithAlpha<SRGB>, canvas: SRGB?) {
        self.ink = ink.color.shown(in: Space.self).withAlpha(ink.alpha)
        let layer = backdrop.color.shown(in: Space.self).withAlpha(backdrop.alpha)
        self.backdrop =
            canvas.map { layer.composited(over: $0.shown(in: Space.self)).withAlpha(1) } ?? layer
    }

    var seen: (ink: Space, backdrop: Space)? {
        guard backdrop.alpha == 1 else { return nil }
        return (ink.composited(over: backdrop.color), backdrop.color)
    }

    var ratios: ClosedRange<Double> {
        // Sums over the canvases may round past the ends.
        guard let seen else { return ink.contrastRange(over: backdrop).clamped(to: 1...21) }
        let ratio = seen.ink.contrastRatio(with: seen.backdrop)
        return ratio...ratio
    }
}

extension ColorSpace {
    /// The colour clipped to a gamut, with 0 for what is not a number.
    fileprivate func shown<Space: RGBSpace>(in space: Space.Type) -> Space {
        let components = clipped(to: Space.self).components
        return Space(components: components.replacing(with: 0, where: components .!= components))
    }
}
