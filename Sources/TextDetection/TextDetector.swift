internal import ColorMath
public import Raster

/// Finds every line of text in a screen from its pixels alone and measures it.
public struct TextDetector: Sendable {
    /// Pixels per point: 1, 2 or 3 on today's devices.
    public var scale: Double

    /// Creates a detector for screens of a given scale.
    public init(scale: Double) {
        self.scale = scale
    }

    /// The regions of an opaque 8-bit sRGB screen, from the top left to the bottom right.
    public func regions(in screen: borrowing Bitmap<UInt8>) -> [Region] {
        let runs = QuasiFlatRuns(screen, tileSide: max(4, Int(TileThresholds.sideInPoints * scale)))
        let zones = Zones(runs, screen: screen, scale: scale)
        let isGround = GroundSelection(runs: runs, zones: zones, pixels: screen.pixels, scale: scale)
            .grounds()
        let ink = InkMap(runs, zones: zones, isGround: isGround)
        var meter = GlyphMeter(
            screen: screen, runs: runs, zones: zones, isGround: isGround, ink: ink, scale: scale)
        let glyphs = meter.glyphs().filter { $0.mayBeText(scale: scale) }
        let lines = LineBuilder(scale: scale, height: screen.height).lines(of: glyphs)
        let pixels = screen.pixels
        let width = screen.width
        return lines.compactMap { region($0, ink: ink, pixels: pixels, width: width) }
            .sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
    }

    private func region(_ line: Line, ink map: InkMap, pixels: [RGBA<UInt8>], width: Int) -> Region? {
        guard Double(line.bounds.height) >= 3 * scale else { return nil }
        let measurement = InkMeasurement(line, ink: map, pixels: pixels, width: width)
        let shape = LineShape(measurement.coverage)
        let size = TypeSize(line, shape: shape, scale: scale)
        let kind: Region.Kind
        switch TextTest(scale: scale).classify(line, measurement: measurement, shape: shape) {
        case .text: kind = .text
        case .icon: kind = .icon
        case .other: return nil
        }
        let ink = SRGB8(levels: measurement.ink)
        let backdrop = SRGB8(levels: measurement.backdrop)
        let ratio = ink.contrastRatio(with: backdrop)
        return Region(
            kind: kind, box: line.bounds.rect, ink: ink, backdrop: backdrop,
            contrast: MeasuredContrast(typical: ratio, low: ratio, high: ratio), pointSize: size.points,
            weight: size.isBold ? .bold : .regular)
    }
}
