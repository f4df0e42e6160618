extension SRGB8 {
    /// The WCAG 2 relative luminance, 0 (black) … 1 (white).
    ///
    /// Source: WCAG 2.2, "relative luminance", with the normative coefficients 0.2126, 0.7152 and 0.0722 and the
    /// corrected knee 0.04045.
    public var relativeLuminance: Double {
        let linear = SRGB8.linear
        return 0.2126 * linear[Int(red)] + 0.7152 * linear[Int(green)] + 0.0722 * linear[Int(blue)]
    }

    /// The linear-light value of each of the 256 sRGB code values.
    static let linear: [Double] = (0...255).map { code in SRGBTransfer.decode(Double(code) / 255) }
}
