internal import ColorMath
internal import Raster

/// What lies behind a line, and the contrast of the line's ink over it.
struct Backdrop {
    /// The colour of the ink, as exactly as the screen tells.
    let ink: SRGB8
    /// The typical colour behind the line.
    let color: SRGB8
    /// The contrast over it, pixel by pixel where it varies.
    let contrast: MeasuredContrast

    /// A ground that deviates less than this from one colour, in levels, is plain.
    private static let plain: Float = 0.02
    /// A varied backdrop is looked at up to this many pixels from the ink, and one pixel beyond a margin at least: a halo
    /// may end there.
    private static let rim = 2
    /// About this many of its pixels are looked at.
    private static let sample = 1000

    /// Looks at what lies around the glyphs of a line.
    ///
    /// - Parameter margin: the pixels next to a glyph that are neither ink nor ground.
    init(
        behind line: Line, colors: InkEstimate, ink map: InkMap, screen: borrowing Bitmap<UInt8>,
        luminance meter: LuminanceMeter, margin: Int
    ) {
        let ink = SRGB8(levels: colors.ink)
        let isPlain = line.glyphs.allSatisfy { glyph in
            glyph.roughness < Self.plain && largestChannel(glyph.backdrop - colors.backdrop) <= 2
        }
        let pixels = isPlain ? [] : Self.rim(around: line, ink: map, screen: screen, margin: margin)
        guard !pixels.isEmpty else {
            let backdrop = SRGB8(levels: colors.backdrop)
            let drawn = meter.drawnColors(ink: ink, backdrop: backdrop, in: line.bounds, on: screen)
            self.ink = drawn?.ink ?? ink
            color = drawn?.backdrop ?? backdrop
            let ratio = drawn?.contrastRatio ?? meter.contrastRatio(ink, backdrop)
            contrast = MeasuredContrast(typical: ratio, low: ratio, high: ratio)
            return
        }
        self.ink = ink
        var histogram = ChannelHistogram()
        for pixel in pixels { histogram.add(pixel) }
        color = SRGB8(levels: histogram.median)
        let inkLuminance = meter.luminance(of: colors.ink)
        let behind = pixels.map { pixel in
            let color = SRGB8(levels: pixel)
            return (luminance: color.relativeLuminance, color: color)
        }.sorted { $0.luminance < $1.luminance }
        let middle = Self.middle.map { share in
            meter.luminance(of: behind[Int(share * Double(behind.count - 1))].color)
        }
        let typical = ContrastRatio(
            luminances: inkLuminance, middle.reduce(0, +) / Double(middle.count)
        ).value
        let ratios = behind.map { ContrastRatio(luminances: inkLuminance, $0.luminance).value }.sorted()
        contrast = MeasuredContrast(
            typical: typical, low: min(typical, ratios[ratios.count / 20]),
            high: max(typical, ratios[ratios.count - 1 - ratios.count / 20]))
    }

    /// The quantiles of the luminance over a varied backdrop whose mean is the typical one: several about the median, as
    /// a single pixel's luminance is known to its code only.
    private static let middle = (0...16).map { 0.4 + 0.2 * Double($0) / 16 }

    /// A sample of the ground pixels around the glyphs.
    private static func rim(
        around line: Line, ink map: InkMap, screen: borrowing Bitmap<UInt8>, margin: Int
    ) -> [SIMD3<Float>] {
        let step = max(1, line.glyphs.reduce(0) { $0 + $1.solidPixels } / sample)
        var pixels: [SIMD3<Float>] = []
        for glyph in line.glyphs {
            let ring = Ring(
                of: map.components[glyph.component], ink: map, screen: screen, inner: margin,
                outer: max(margin + 1, Self.rim))
            for index in stride(from: 0, to: ring.colors.count, by: step) {
                pixels.append(ring.colors[index])
            }
        }
        return pixels
    }
}
