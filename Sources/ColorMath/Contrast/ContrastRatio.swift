extension SRGB8 {
    /// The WCAG 2 contrast ratio with another colour, 1…21, unrounded and symmetric.
    ///
    /// Source: WCAG 2.2, "contrast ratio": (L1 + 0.05) / (L2 + 0.05) with L1 the lighter of the two.
    public func contrastRatio(with other: SRGB8) -> Double {
        let own = relativeLuminance
        let others = other.relativeLuminance
        return (max(own, others) + 0.05) / (min(own, others) + 0.05)
    }
}
