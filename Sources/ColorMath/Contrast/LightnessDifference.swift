extension ColorSpace {
    /// CIE L\* of the colour's luminance, 0 (black) … 100 (white).
    public var cieLightness: Double {
        CIELightness.lightness(ofLuminance: max(0, extended(to: XYZD65.self).y))
    }

    /// ΔL\*: how much lighter this colour is than another, −100…100; a perceptual second opinion on contrast.
    ///
    /// Beside the ratio of WCAG, which overrates dark pairs: a difference of 40 always reaches 3:1 and one
    /// of 50 always
    /// 4.5:1, but near black those ratios are reached by far smaller differences, which are hard to read.
    public func lightnessDifference(from other: some ColorSpace) -> Double {
        cieLightness - other.cieLightness
    }
}
