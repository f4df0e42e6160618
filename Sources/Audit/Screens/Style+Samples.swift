internal import ColorMath
internal import SystemColors

extension Appearance.Style {
    /// The relative luminance below which a surface is dark: the one with the same contrast to black and to white.
    ///
    /// (L + 0.05) / 0.05 = 1.05 / (L + 0.05) gives L = √(0.05 × 1.05) − 0.05.
    static let darkLuminance = 0.179_128_784_747_792

    /// Whether a screen is light or dark, by the median relative luminance of its samples.
    ///
    /// Most pixels of a screen are backdrop, so the median is the luminance of what the app draws on.
    init(of samples: ScreenSamples) {
        var luminances = samples.colors.map(\.relativeLuminance)
        luminances.sort()
        self = luminances[luminances.count / 2] < Self.darkLuminance ? .dark : .light
    }
}
