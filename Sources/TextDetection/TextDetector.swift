internal import ColorMath
public import Raster

/// Finds every line of text in a screen from its pixels alone and measures it.
public struct TextDetector: Sendable {
    /// Pixels per point: 1, 2 or 3 on today's devices.
    public var scale: Double

    /// Whether the screen's colours were rounded to 8-bit codes of Display P3 before they became sRGB, as those of most
    /// phones' screenshots were.
    ///
    /// Each such code stands for a few sRGB colours. Which of them a line was drawn in is told by the blends at the rims of
    /// its letters; where they do not tell, contrast is measured at the middle of what it can be.
    public var isFromDisplayP3: Bool

    /// Creates a detector for screens of a given scale and origin.
    public init(scale: Double, isFromDisplayP3: Bool = false) {
        self.scale = scale
        self.isFromDisplayP3 = isFromDisplayP3
    }

    /// The regions of an opaque 8-bit sRGB screen, from the top left to the bottom right.
    public func regions(in screen: Bitmap<UInt8>) -> [Region] {
        let runs = QuasiFlatRuns(screen, scale: scale)
        let zones = Zones(runs, screen: screen, scale: scale)
        let grounding = GroundSelection(runs: runs, zones: zones, pixels: screen.pixels, scale: scale)
            .grounding()
        let ink = grounding.ink
        let luminance = LuminanceMeter(isFromDisplayP3: isFromDisplayP3)
        var meter = GlyphMeter(
            GroundedScreen(pixels: screen.pixels, runs: runs, zones: zones, grounding: grounding),
            scale: scale)
        let glyphs = meter.glyphs().filter { $0.mayBeText(scale: scale) }
        var readings = LineReader(ink: ink, screen: screen, scale: scale, luminance: luminance).read(glyphs)
        let told = ToldColors(readings.compactMap(\.colors))
        for index in readings.indices { readings[index].learn(from: told) }

        var regions = readings.compactMap(\.region)
        SecondLook(screen: screen, thresholds: runs.thresholds, scale: scale, luminance: luminance)
            .add(to: &regions, leftOver: leftOver(of: ink, readings: readings), of: ink)
        let places = Places(
            screen: screen, thresholds: runs.thresholds, zones: zones, grounding: grounding, scale: scale)
        for index in regions.indices { regions[index].place = places.place(of: regions[index]) }
        regions += places.pictures.regions(of: screen, scale: scale)
        return regions.sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
    }

    /// For each component, whether it may hide text: it is as large as a short word and part of no line of text.
    private func leftOver(of ink: InkMap, readings: [LineReader.Reading]) -> [Bool] {
        let lowest = Int(6 * scale)
        let narrowest = Int(14 * scale)
        var isLeftOver = ink.components.map { $0.bounds.height > lowest && $0.bounds.width > narrowest }
        for reading in readings where reading.region?.kind == .text {
            for glyph in reading.line.glyphs { isLeftOver[glyph.component] = false }
        }
        return isLeftOver
    }
}
