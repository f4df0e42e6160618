internal import ColorMath
internal import Raster

/// Puts the glyphs of one ink map together to lines and reads what they are.
struct LineReader {
    let ink: InkMap
    let screen: Bitmap<UInt8>
    let scale: Double
    /// Whether the ink is a layer of one exact colour, which has no antialiased rim of its own.
    var isLayer = false

    /// What a line of glyphs is.
    struct Reading {
        let line: Line
        /// The region it makes, or nil where it is neither text nor an icon.
        let region: Region?
    }

    /// The lines that glyphs form, parted where their ink changes, and what they are.
    func read(_ glyphs: [Glyph]) -> [Reading] {
        let split = InkSplit(ink: ink, pixels: screen.pixels, width: screen.width)
        return LineBuilder(scale: scale, height: screen.height).lines(of: glyphs)
            .flatMap { split.parts(of: $0) }
            .map { Reading(line: $0, region: region($0)) }
    }

    private func region(_ line: Line) -> Region? {
        guard Double(line.bounds.height) >= 3 * scale else { return nil }
        let measurement = InkMeasurement(line, ink: ink, pixels: screen.pixels, width: screen.width)
        let shape = LineShape(measurement.coverage)
        let result = TextTest(scale: scale).classify(
            line, measurement: measurement, shape: shape, isLayer: isLayer)
        switch result {
        case .other: return nil
        case .icon where isLayer: return nil
        case .icon, .text: break
        }
        let size = TypeSize(line, shape: shape, scale: scale)
        let contrast = MeasuredContrast(
            line, colors: measurement.colors, ink: ink, screen: screen, margin: isLayer ? 2 : 0)
        return Region(
            kind: result == .text ? .text : .icon, box: line.bounds.rect,
            ink: SRGB8(levels: measurement.colors.ink), backdrop: SRGB8(levels: measurement.colors.backdrop),
            contrast: contrast, pointSize: size.points, pointSizeRange: size.range,
            weight: Region.Weight(strokeWidth: shape.strokeWidth, size: size))
    }
}
