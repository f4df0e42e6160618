extension SRGB8 {
    /// The WCAG 2 relative luminance, 0 (black) … 1 (white).
    ///
    /// Source: WCAG 2.2, "relative luminance", with the normative coefficients 0.2126, 0.7152 and 0.0722 and
    /// the corrected knee 0.04045. The coefficients are those of the standard, not the exact XYZ row they
    /// round: the two differ by up to 2e-4, which is enough to turn a verdict.
    public var relativeLuminance: Double {
        let linear = SRGB8.linear
        return 0.2126 * linear[Int(red)] + 0.7152 * linear[Int(green)] + 0.0722 * linear[Int(blue)]
    }

    /// The linear-light value of each of the 256 sRGB code values.
    static let linear: [Double] = (0...255).map { code in SRGBTransfer.decode(Double(code) / 255) }
}

extension ColorConvertible {
    /// The WCAG 2 relative luminance, 0 (black) … 1 (white).
    ///
    /// WCAG defines it for sRGB. A colour outside the sRGB gamut is evaluated in extended linear sRGB, as a
    /// screen that shows it would; a sum below black counts as 0, one above white as 1, and one that is no
    /// number as 0: otherwise contrast beyond 21:1 would be possible. What a screen makes of a colour that it
    /// does not show is for ``ScreenGamut`` to say. A translucent colour is measured as if it were opaque.
    @inlinable
    public var relativeLuminance: Double {
        let linear = opaque(in: LinearSRGB.self)
        return min(1, max(0, 0.2126 * linear.red + 0.7152 * linear.green + 0.0722 * linear.blue))
    }
}
