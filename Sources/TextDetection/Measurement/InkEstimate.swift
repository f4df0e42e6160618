internal import Raster

/// The ink of some glyphs: the median colour of the pixels farthest from their own ground.
///
/// Some pixel of a text is always covered fully, where strokes cross or a stem meets the pixel grid, so that nothing
/// needs to be extrapolated.
struct InkEstimate {
    /// The ink, in encoded levels.
    let ink: SIMD3<Float>
    /// The median ground under the glyphs, in encoded levels.
    let backdrop: SIMD3<Float>

    /// The distance between ink and backdrop, in levels.
    var strength: Float { squaredLength(ink - backdrop).squareRoot() }

    /// The pixels beyond this quantile of the distances count as fully covered, with some tolerance.
    private static let farShare = 0.97
    private static let farEnough: Float = 0.95

    init(_ line: Line, ink map: InkMap, pixels: [RGBA<UInt8>], width: Int) {
        var distances = [Int](repeating: 0, count: 443)
        var total = 0
        line.forEachPixel(in: map, pixels: pixels, width: width) { glyph, _, _, color in
            distances[Int(squaredLength(color - glyph.backdrop).squareRoot())] += 1
            total += 1
        }
        let far = Self.farEnough * Float(quantile(Self.farShare, of: distances, total: total))
        var inks = ChannelHistogram()
        var grounds = ChannelHistogram()
        line.forEachPixel(in: map, pixels: pixels, width: width) { glyph, _, _, color in
            if squaredLength(color - glyph.backdrop) >= far * far { inks.add(color) }
            grounds.add(glyph.backdrop)
        }
        ink = inks.median
        backdrop = grounds.median
    }
}

extension Line {
    /// Calls `body` with each pixel of each glyph: the glyph, the column, the row and the colour.
    @inline(__always)
    func forEachPixel(
        in map: InkMap, pixels: [RGBA<UInt8>], width: Int, _ body: (Glyph, Int, Int, SIMD3<Float>) -> Void
    ) {
        for glyph in glyphs {
            for run in map.runs(of: map.components[glyph.component]) {
                let row = Int(run.row)
                for x in Int(run.start)..<Int(run.end) {
                    body(glyph, x, row, pixels[row * width + x].levels)
                }
            }
        }
    }

    /// The mean of a property of the glyphs, weighted by their pixels.
    func mean(_ property: (Glyph) -> Float) -> Float {
        var sum: Float = 0
        var weight: Float = 0
        for glyph in glyphs {
            sum += Float(glyph.solidPixels) * property(glyph)
            weight += Float(glyph.solidPixels)
        }
        return sum / max(1, weight)
    }
}
