internal import Raster

/// Looks at the ink between the grounds of a screen.
///
/// It holds what may take several times the memory of the screen, so it ends before ``SecondLook`` begins.
struct FirstLook {
    /// The lines and icons that were found.
    let regions: [Region]
    /// The parts of the screen that are not the app's own content.
    let places: Places
    /// How different neighbours may be and still belong together.
    let thresholds: TileThresholds
    /// The ink of which nothing has been made and that may hide text.
    let leftOver: PixelMask
    /// What was not looked at.
    let omissions: Omissions

    /// Ink that may hide text is as large as a short word: higher and wider than this, in points.
    private static let lowestWord = 6.0
    private static let narrowestWord = 14.0

    init(at screen: Bitmap<UInt8>, scale: Double, luminance: LuminanceMeter) {
        var runs = QuasiFlatRuns(screen, scale: scale)
        let zones = Zones(&runs, screen: screen, scale: scale)
        let grounding = Grounding(runs: runs, zones: zones, pixels: screen.pixels, scale: scale)
        let ink = grounding.ink
        var omissions = Omissions()
        omissions.add(leastArea: ink.leastArea)
        var meter = GlyphMeter(
            GroundedScreen(pixels: screen.pixels, runs: runs, zones: zones, grounding: grounding),
            scale: scale)
        var readings = LineReader(ink: ink, screen: screen, scale: scale, luminance: luminance)
            .read(meter.glyphs(), omissions: &omissions)
        let told = ToldColors(readings.compactMap(\.colors))
        for index in readings.indices { readings[index].learn(from: told) }
        regions = readings.map(\.region)
        places = Places(
            screen: screen, thresholds: runs.thresholds, zones: zones, grounding: grounding, scale: scale)
        thresholds = runs.thresholds
        leftOver = Self.leftOver(of: ink, readings: readings, scale: scale)
        self.omissions = omissions
    }

    /// The components that are as large as a short word and part of no line of text.
    private static func leftOver(
        of ink: InkMap, readings: [LineReader.Reading], scale: Double
    ) -> PixelMask {
        let lowest = Int(lowestWord * scale)
        let narrowest = Int(narrowestWord * scale)
        var isLeftOver = ink.components.map { $0.bounds.height > lowest && $0.bounds.width > narrowest }
        for reading in readings where reading.region.kind == .text {
            for glyph in reading.line.glyphs { isLeftOver[glyph.component] = false }
        }
        return PixelMask(components: isLeftOver, of: ink)
    }
}
