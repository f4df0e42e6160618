internal import ColorMath
internal import Raster

extension MeasuredContrast {
    /// A ground that deviates less than this from one colour, in levels, is plain.
    private static let plain: Float = 0.5
    /// The width in pixels of the rim in which the backdrop is looked at.
    private static let rim = 2

    /// About this many pixels of the backdrop are looked at.
    private static let sample = 1000

    /// Measures the contrast of a line's ink over its backdrop, pixel by pixel where the backdrop varies.
    init(
        _ line: Line, colors: InkEstimate, ink map: InkMap, screen: borrowing Bitmap<UInt8>, margin: Int
    ) {
        let ink = SRGB8(levels: colors.ink)
        let ratio = ink.contrastRatio(with: SRGB8(levels: colors.backdrop))
        self.init(typical: ratio, low: ratio, high: ratio)
        let isPlain = line.glyphs.allSatisfy { glyph in
            glyph.roughness < Self.plain && largestChannel(glyph.backdrop - colors.backdrop) <= 2
        }
        if isPlain { return }
        let pixelCount = line.glyphs.reduce(0) { $0 + $1.solidPixels }
        let step = max(1, pixelCount / Self.sample)
        var ratios: [Double] = []
        for glyph in line.glyphs {
            let ring = Ring(
                of: map.components[glyph.component], ink: map, screen: screen, inner: margin,
                outer: margin + Self.rim)
            for index in stride(from: 0, to: ring.colors.count, by: step) {
                ratios.append(ink.contrastRatio(with: SRGB8(levels: ring.colors[index])))
            }
        }
        guard !ratios.isEmpty else { return }
        ratios.sort()
        low = min(ratio, ratios[ratios.count / 20])
        high = max(ratio, ratios[ratios.count - 1 - ratios.count / 20])
    }
}
