package import Raster

/// The colours of letters whose pixels were drawn a third at a time, as ClearType and other renderers for
/// panels of striped subpixels do; fails for all others.
///
/// Red, green and blue lie side by side in a pixel. Where a stroke begins, the channel on its side is covered
/// before the one on the other, and where it ends after it: rims have colours that nobody drew, and how much
/// the two differ goes with the slope of the coverage along the row, on both sides of the stroke.
/// J. C. Platt, Optimal filtering for patterned displays, IEEE Signal Processing Letters 7 (2000).
package struct SubpixelColors {
    /// The ink, in encoded levels: of each channel the farthest from the backdrop.
    package let ink: SIMD3<Float>
    /// The pixels that are covered fully in all channels, in encoded levels; the ink where none is.
    package let full: [SIMD3<Float>]

    /// A blend of two colours is rounded to levels, and nearer than this to the line between them.
    private static let rounding: Float = 1
    /// One in so many runs of pixels is looked at first.
    private static let step = 8

    /// - Parameter colors: The colours of the line, were it not drawn by subpixels.
    package init?(
        _ line: Line, colors: InkEstimate, ink map: InkMap, pixels: [RGBA<UInt8>],
        _ constants: MeasurementConstants
    ) {
        guard Self.fringe(of: line, ink: colors.ink, map, pixels) > Self.rounding else { return nil }
        let backdrop = colors.backdrop
        let runs = Self.runs(of: line, map)
        var sum = SIMD3<Float>.zero
        for run in runs { for pixel in run { sum += pixels[pixel].levels - backdrop } }
        let direction = SIMD3<Float>(repeating: 1).replacing(with: -1, where: sum .< 0)
        var reached = ChannelHistogram()
        for run in runs {
            for pixel in run {
                let way = (pixels[pixel].levels - backdrop) * direction
                reached.add(way.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255)))
            }
        }
        let reach = reached.quantile(constants.subpixelQuantile)
        guard Double(min(reach.x, reach.z)) >= constants.subpixelReach else { return nil }

        /// How much of each channel the ink covers; of one in which the two are alike, all.
        func coverage(_ pixel: Int) -> SIMD3<Float> {
            let way = (pixels[pixel].levels - backdrop) * direction
            return (way / reach).replacing(with: 1, where: reach .< Float(constants.subpixelReach))
                .clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 1))
        }
        var (rise, fall) = (Covariance(), Covariance())
        var full: [SIMD3<Float>] = []
        for run in runs {
            for pixel in run {
                let covered = coverage(pixel)
                if Double(covered.min()) >= constants.farFromBackground { full.append(pixels[pixel].levels) }
                guard pixel > 0, pixel + 1 < pixels.count else { continue }
                let (before, after) = (coverage(pixel - 1), coverage(pixel + 1))
                let slope = after.x + after.z - before.x - before.z
                if slope > 0 {
                    rise.add(slope, covered.z - covered.x)
                } else if slope < 0 {
                    fall.add(slope, covered.z - covered.x)
                }
            }
        }
        let (left, right) = (rise.correlation, fall.correlation)
        guard left * right > 0, Double(min(abs(left), abs(right))) >= constants.subpixelCorrelation else {
            return nil
        }
        ink = backdrop + reach * direction
        self.full = full.isEmpty ? [ink] : full
    }

    /// How far the left rims of strokes are from the line between the colours of backdrop and ink in the
    /// mean, in levels.
    private static func fringe(
        of line: Line, ink: SIMD3<Float>, _ map: InkMap, _ pixels: [RGBA<UInt8>]
    ) -> Float {
        var (sum, number, place): (Float, Float, Int) = (0, 0, 0)
        for glyph in line.glyphs {
            let way = ink - glyph.backdrop
            let scaled = way / max(1, squaredLength(way))
            map.forEachRun(of: map.components[glyph.component]) { run in
                place += 1
                guard place % step == 1 else { return }
                let color = pixels[run.row * map.mask.width + run.start].levels - glyph.backdrop
                sum += squaredLength(color - way * dot(color, scaled)).squareRoot()
                number += 1
            }
        }
        return sum / max(1, number)
    }

    /// The pixels of a line, row by row of its glyphs.
    private static func runs(of line: Line, _ map: InkMap) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for glyph in line.glyphs {
            map.forEachRun(of: map.components[glyph.component]) { run in
                let row = run.row * map.mask.width
                runs.append(row + run.start..<row + run.end)
            }
        }
        return runs
    }
}

/// How two quantities go together that are 0 on average.
private struct Covariance {
    private var (product, first, second): (Float, Float, Float) = (0, 0, 0)

    mutating func add(_ one: Float, _ other: Float) {
        product += one * other
        first += one * one
        second += other * other
    }

    /// −1…1; 0 where either is always 0.
    var correlation: Float { product / max(.leastNormalMagnitude, (first * second).squareRoot()) }
}
