internal import ColorMath
internal import Raster

/// Whether a screen is drawn light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable, Codable {
    /// Dark ink on light surfaces.
    case light
    /// Light ink on dark surfaces.
    case dark
}

extension Appearance {
    /// The relative luminance below which a surface is dark: the one with the same contrast to black and to white.
    ///
    /// (L + 0.05) / 0.05 = 1.05 / (L + 0.05) gives L = √(0.05 × 1.05) − 0.05.
    static let darkLuminance = 0.179_128_784_747_792

    /// Pixels from one sample to the next, each way: finer than any surface, and a few thousand samples a screen.
    private static let step = 16

    /// The appearance of a screen, by the median relative luminance of its pixels, sampled on a grid.
    ///
    /// Most pixels of a screen are backdrop, so the median is the luminance of what the app draws on.
    init(of bitmap: Bitmap<UInt8>) {
        var luminances: [Double] = []
        for y in stride(from: 0, to: bitmap.height, by: Self.step) {
            for x in stride(from: 0, to: bitmap.width, by: Self.step) {
                let pixel = bitmap[x, y]
                luminances.append(
                    SRGB8(red: pixel.red, green: pixel.green, blue: pixel.blue).relativeLuminance)
            }
        }
        luminances.sort()
        self = luminances[luminances.count / 2] < Self.darkLuminance ? .dark : .light
    }
}
