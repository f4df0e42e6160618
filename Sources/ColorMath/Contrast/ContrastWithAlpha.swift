extension WithAlpha where Color: RGBSpace {
    /// The contrast ratio of this ink, composited, with the opaque backdrop it lies over, 1…21.
    ///
    /// The ink is mixed with the backdrop in the space the type names; ``SRGB`` mixes as screens do.
    /// Source: CSS Working Group resolution on contrast and transparency (csswg-drafts 7358).
    public func contrastRatio(over backdrop: Color) -> Double {
        composited(over: backdrop).contrastRatio(with: backdrop)
    }

    /// The least and the greatest contrast ratio of this ink with a translucent backdrop, over
    /// the canvases given.
    ///
    /// - Parameters:
    ///   - backdrop: The layer right behind the ink.
    ///   - canvases: What may lie behind both, opaque.
    /// - Returns: nil without a canvas.
    public func contrastRange(
        over backdrop: WithAlpha, on canvases: some Sequence<Color>
    ) -> ClosedRange<Double>? {
        let ratios = canvases.map { contrastRatio(over: backdrop.composited(over: $0)) }
        guard let least = ratios.min(), let greatest = ratios.max() else { return nil }
        return least...greatest
    }
}

extension WithAlpha where Color: RGBSpace, Color.Base: SRGBEncodedLight {
    /// The least and the greatest contrast ratio of this ink with a translucent backdrop, whatever
    /// lies behind both.
    ///
    /// The ends are exact for all 2²⁴ canvases of 8 bits a channel; ink and backdrop are clipped to the
    /// gamut. Where some canvas makes the ink lighter and another makes it darker than its backdrop, one
    /// between them makes the two alike, and the least ratio is 1.
    public func contrastRange(over backdrop: WithAlpha) -> ClosedRange<Double> {
        CanvasRange(ink: self, backdrop: backdrop).ratios
    }

    /// The least contrast ratio of this ink with a backdrop, whatever lies behind both.
    @usableFromInline
    func leastContrastRatio(over backdrop: WithAlpha) -> Double {
        // Sums over the canvases may round past the end.
        backdrop.alpha == 1
            ? contrastRatio(over: backdrop.color) : max(1, contrastRange(over: backdrop).lowerBound)
    }
}
