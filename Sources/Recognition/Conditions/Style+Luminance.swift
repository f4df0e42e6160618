package import SystemColors

extension Appearance.Style {
    /// The relative luminance below which a surface is dark: the one with the same contrast to black and to
    /// white.
    ///
    /// (L + 0.05) / 0.05 = 1.05 / (L + 0.05) gives L = √(0.05 × 1.05) − 0.05.
    static let darkLuminance = 0.179_128_784_747_792

    /// Whether something of a relative luminance is light or dark.
    package init(ofLuminance luminance: Double) { self = luminance < Self.darkLuminance ? .dark : .light }
}
