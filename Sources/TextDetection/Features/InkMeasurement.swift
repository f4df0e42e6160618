package import Raster

/// The colours of a line and what its ink covers.
package struct InkMeasurement {
    /// The line's colours.
    package let colors: InkEstimate
    /// Whether it was drawn by subpixels: its rims have colours of their own.
    package var isSubpixel: Bool { colors.isOfChannels }
    /// The coverage of the pixels in the line's box.
    package let coverage: CoverageMap
    /// The mean share of fully covered pixels in the glyphs.
    package let core: Float
    /// The mean distance of fully covered pixels from one colour, in levels.
    package let spread: Float
    /// The mean deviation of the ground around the glyphs, in levels.
    package let roughness: Float
    /// The mean link threshold.
    package let threshold: Float

    package init(
        _ line: Line, ink map: InkMap, pixels: [RGBA<UInt8>], width: Int, _ constants: MeasurementConstants
    ) {
        var colors = InkEstimate(line, ink: map, pixels: pixels, width: width, constants)
        spread = line.mean { $0.spread }
        let subpixels =
            spread == 0
            ? nil
            : SubpixelColors(line, colors: colors, ink: map, pixels: pixels, constants)
        if let subpixels { colors = InkEstimate(subpixels, backdrop: colors.backdrop) }
        let box = line.bounds
        var coverage = CoverageMap(width: box.width, height: box.height)
        for glyph in line.glyphs {
            let axis = colors.ink - glyph.backdrop
            let scaled = axis / max(1, squaredLength(axis))
            let offset = dot(glyph.backdrop, scaled)
            map.forEachRun(of: map.components[glyph.component]) { run in
                let y = run.row
                guard y >= box.minY, y < box.maxY else { return }
                let start = max(run.start, box.minX)
                let end = min(run.end, box.maxX)
                guard start < end else { return }
                let row = (y - box.minY) * box.width - box.minX
                for x in start..<end {
                    let covered = dot(pixels[y * width + x].levels, scaled) - offset
                    coverage.values[row + x] = min(1, max(0, covered))
                }
            }
        }
        self.colors = colors
        self.coverage = coverage
        core = line.mean { $0.core }
        roughness = line.mean { $0.roughness }
        threshold = line.mean { Float($0.threshold) }
    }
}
