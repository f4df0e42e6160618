internal import Raster

/// The colours of a line and what its ink covers.
struct InkMeasurement {
    /// The line's colours.
    let colors: InkEstimate
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

    init(_ line: Line, ink map: InkMap, pixels: [RGBA<UInt8>], width: Int) {
        let colors = InkEstimate(line, ink: map, pixels: pixels, width: width)
        let box = line.bounds
        var coverage = CoverageMap(width: box.width, height: box.height)
        line.forEachPixel(in: map, pixels: pixels, width: width) { glyph, x, y, color in
            guard x >= box.minX, x < box.maxX, y >= box.minY, y < box.maxY else { return }
            let axis = colors.ink - glyph.backdrop
            let covered = dot(color - glyph.backdrop, axis) / max(1, squaredLength(axis))
            coverage[x - box.minX, y - box.minY] = min(1, max(0, covered))
        }
        self.colors = colors
        self.coverage = coverage
        core = line.mean { $0.core }
        spread = line.mean { $0.spread }
        roughness = line.mean { $0.roughness }
        threshold = line.mean { Float($0.threshold) }
    }
}
