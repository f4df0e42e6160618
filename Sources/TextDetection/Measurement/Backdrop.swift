package import ColorMath
package import Raster

/// What lies behind a line, and the contrast of the line's ink over it.
package struct Backdrop {
    /// The colour of the ink, as exactly as the screen tells.
    package let ink: SRGB8
    /// The typical colour behind the line.
    package let color: SRGB8
    /// The contrast over it, pixel by pixel where it varies.
    package let contrast: MeasuredContrast
    /// What ink and backdrop are on a screen from Display P3, where the backdrop is plain.
    package let coded: CodedColors?

    /// About this many of its pixels are looked at.
    private static let sample = 1000

    /// Looks at what lies around the glyphs of a line.
    ///
    /// - Parameter margin: the pixels next to a glyph that are neither ink nor ground.
    package init(
        behind line: Line, colors: InkEstimate, ink map: InkMap, screen: borrowing Bitmap<UInt8>,
        luminance meter: LuminanceMeter, margin: Int, _ constants: MeasurementConstants
    ) {
        let ink = SRGB8(levels: colors.ink)
        let isOnOneGround = line.glyphs.allSatisfy { glyph in
            Double(glyph.roughness) < constants.plainBackground
                && Double(largestChannel(glyph.backdrop - colors.backdrop)) <= constants.plainDifference
        }
        let rim =
            isOnOneGround
            ? []
            : Self.rim(
                around: line, ink: map, screen: screen,
                margins: margin..<max(margin + 1, Int(constants.rim)))
        let backdrop = SRGB8(levels: rim.isEmpty ? colors.backdrop : Self.median(of: rim))
        let behind = LuminanceMeter.shades(of: rim)
        let lowest = Int(constants.outliers * Double(behind.count))
        let highest = behind.count - 1 - lowest
        guard lowest < highest, behind[lowest].luminance < behind[highest].luminance else {
            coded =
                meter.precision == .codesOfDisplayP3
                ? CodedColors(ink: ink, backdrop: backdrop, in: line.bounds, on: screen) : nil
            self.ink = coded?.ink ?? ink
            color = coded?.backdrop ?? backdrop
            contrast = MeasuredContrast(plain: coded?.contrastRatio ?? ink.contrastRatio(with: backdrop))
            return
        }
        coded = nil
        self.ink = ink
        color = backdrop
        let isEven =
            ContrastRatio(luminances: behind[lowest].luminance, behind[highest].luminance).value <= Self.even
        let inkLuminance =
            colors.isOfChannels || isEven
            ? meter.luminance(of: ink)
            : meter.typicalLuminance(of: LuminanceMeter.shades(of: colors.full))
        let typical = ContrastRatio(luminances: inkLuminance, meter.typicalLuminance(of: behind)).value
        let ratios = behind.map { ContrastRatio(luminances: inkLuminance, $0.luminance).value }.sorted()
        contrast = MeasuredContrast(
            typical: typical, low: min(typical, ratios[lowest]), high: max(typical, ratios[highest]))
    }

    /// The most that what lies behind a line differs, as a ratio of contrast, where it is of one colour but
    /// was resized or compressed. Over a gradient, translucent ink has many colours; none is typical.
    private static let even = 1.1

    /// A sample of the ground pixels around the glyphs.
    private static func rim(
        around line: Line, ink map: InkMap, screen: borrowing Bitmap<UInt8>, margins: Range<Int>
    ) -> [SIMD3<Float>] {
        let step = max(1, line.glyphs.reduce(0) { $0 + $1.solidPixels } / sample)
        var pixels: [SIMD3<Float>] = []
        for glyph in line.glyphs {
            let ring = Ring(
                of: map.components[glyph.component], ink: map, screen: screen, inner: margins.lowerBound,
                outer: margins.upperBound)
            for index in stride(from: 0, to: ring.colors.count, by: step) {
                pixels.append(ring.colors[index])
            }
        }
        return pixels
    }

    private static func median(of colors: [SIMD3<Float>]) -> SIMD3<Float> {
        var histogram = ChannelHistogram()
        for color in colors { histogram.add(color) }
        return histogram.median
    }
}
