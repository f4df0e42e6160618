public import ColorMath

extension AmbientLight {
    /// The contrast ratio of two colours as they are seen in this light, 1…21, unrounded.
    public func contrastRatio(of ink: some ColorSpace, on backdrop: some ColorSpace) -> Double {
        simulate(ink).contrastRatio(with: simulate(backdrop))
    }

    /// The light in which a pair of colours falls below its target: in more light than this, it does.
    ///
    /// With G the glare relative to the display's white, luminances become (Y + G) / (1 + G). Setting the
    /// ratio of two to R, with the 0.05 of WCAG, and solving for G gives (Y₁ + 0.05 − R (Y₂ + 0.05)) / (1.05
    /// (R − 1)).
    ///
    /// - Parameters:
    ///   - ratio: The target, above 1.
    ///   - ink: One colour.
    ///   - backdrop: The other; the two may change places.
    ///   - peakLuminance: The luminance of the display's white in cd/m².
    ///   - reflectance: The share of light that the glass reflects, above 0.
    /// - Returns: The illuminance in lux; nil where the pair misses the target even in the dark.
    public static func greatestIlluminance(
        keeping ratio: Double, of ink: some ColorSpace, on backdrop: some ColorSpace,
        peakLuminance: Double = usualPeakLuminance, reflectance: Double = usualReflectance
    ) -> Double? {
        let luminances = (ink.relativeLuminance, backdrop.relativeLuminance)
        let excess =
            max(luminances.0, luminances.1) + 0.05 - ratio * (min(luminances.0, luminances.1) + 0.05)
        guard excess >= 0, ratio > 1, reflectance > 0 else { return nil }
        return excess / (1.05 * (ratio - 1)) * peakLuminance * .pi / reflectance
    }
}
