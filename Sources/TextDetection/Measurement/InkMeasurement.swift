internal import Raster

/// The colours of a line and what its ink covers.
struct InkMeasurement {
    /// The line's ink, in encoded levels.
    let ink: SIMD3<Float>
    /// The median ground under the line, in encoded levels.
    let backdrop: SIMD3<Float>
    /// The coverage of the pixels in the line's box.
    let coverage: CoverageMap
    /// The mean share of fully covered pixels in the glyphs.
    let core: Float
    /// The mean distance of fully covered pixels from one colour, in levels.
    let spread: Float
    /// The mean deviation of the ground around the glyphs, in levels.
    let roughness: Float
    /// The mean link threshold.
    let threshold: Float

    /// The distance between ink and backdrop, in levels.
    var strength: Float { squaredLength(ink - backdrop).squareRoot() }

    /// Some pixel of a line is always covered fully, where strokes cross or a stem meets the pixel grid; so the ink is
    /// the median colour of the pixels farthest from their own ground, and nothing is extrapolated.
    private static let farShare = 0.97
    private static let farEnough: Float = 0.95

    init(_ line: Line, ink map: InkMap, pixels: [RGBA<UInt8>], width: Int) {
        var distances = [Int](repeating: 0, count: 443)
        var total = 0
        Self.forEachPixel(of: line, in: map, pixels: pixels, width: width) { glyph, _, _, color in
            distances[Int(squaredLength(color - glyph.backdrop).squareRoot())] += 1
            total += 1
        }
        let far = Self.farEnough * Float(quantile(Self.farShare, of: distances, total: total))
        var inks = ChannelHistogram()
        var grounds = ChannelHistogram()
        Self.forEachPixel(of: line, in: map, pixels: pixels, width: width) { glyph, _, _, color in
            if squaredLength(color - glyph.backdrop) >= far * far { inks.add(color) }
            grounds.add(glyph.backdrop)
        }
        let ink = inks.median
        let box = line.bounds
        var coverage = CoverageMap(width: box.width, height: box.height)
        Self.forEachPixel(of: line, in: map, pixels: pixels, width: width) { glyph, x, y, color in
            guard x >= box.minX, x < box.maxX, y >= box.minY, y < box.maxY else { return }
            let axis = ink - glyph.backdrop
            let covered = dot(color - glyph.backdrop, axis) / max(1, squaredLength(axis))
            coverage[x - box.minX, y - box.minY] = min(1, max(0, covered))
        }
        self.ink = ink
        backdrop = grounds.median
        self.coverage = coverage
        core = line.mean { $0.core }
        spread = line.mean { $0.spread }
        roughness = line.mean { $0.roughness }
        threshold = line.mean { Float($0.threshold) }
    }

    @inline(__always)
    private static func forEachPixel(
        of line: Line, in map: InkMap, pixels: [RGBA<UInt8>], width: Int,
        _ body: (Glyph, Int, Int, SIMD3<Float>) -> Void
    ) {
        for glyph in line.glyphs {
            for run in map.runs(of: map.components[glyph.component]) {
                let row = Int(run.row)
                for x in Int(run.start)..<Int(run.end) {
                    body(glyph, x, row, pixels[row * width + x].levels)
                }
            }
        }
    }
}

extension Line {
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

/// How often each level occurs in each channel.
struct ChannelHistogram {
    private var counts = [Int](repeating: 0, count: 3 * 256)
    private var total = 0

    mutating func add(_ color: SIMD3<Float>) {
        counts[Int(color.x)] += 1
        counts[256 + Int(color.y)] += 1
        counts[512 + Int(color.z)] += 1
        total += 1
    }

    /// The median of each channel.
    var median: SIMD3<Float> {
        var result = SIMD3<Float>.zero
        for channel in 0..<3 {
            var seen = 0
            for level in 0..<256 {
                seen += counts[channel * 256 + level]
                if 2 * seen >= total {
                    result[channel] = Float(level)
                    break
                }
            }
        }
        return result
    }
}
