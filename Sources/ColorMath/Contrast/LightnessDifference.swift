extension ColorConvertible {
    /// CIE L\* of the colour's luminance, 0 (black) … 100 (white), as if it were opaque.
    public var cieLightness: Double {
        CIELightness.lightness(ofLuminance: max(0, opaque(in: XYZD65.self).y))
    }

    /// ΔL\*: how much lighter this colour is than another, −100…100; a perceptual second opinion on contrast.
    ///
    /// Equal differences look equal on the whole way from black to white, which equal ratios do not: 3:1 is a
    /// difference of 30 between dark greys and of 38 between light ones, 4.5:1 one of 42 to 50. A difference
    /// of 40 always reaches 3:1, one of 51 always 4.5:1.
    public func lightnessDifference(from other: some ColorConvertible) -> Double {
        cieLightness - other.cieLightness
    }
}
