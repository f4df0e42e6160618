internal import Raster

/// Looks at the ink between the grounds of a screen.
///
/// It holds what may take several times the memory of the screen, so it ends before ``LayerPass`` begins.
struct BackgroundPass {
    /// The screen, its paper plain where faint lines rule it.
    let screen: Bitmap<UInt8>
    /// The lines and icons that were found.
    let regions: [Region]
    /// The photographs and illustrations.
    let pictures: Pictures
    /// The boxes of what things lie on.
    let grounds: [PixelRect]
    /// How different neighbours may be and still belong together.
    let thresholds: TileThresholds
    /// The ink of which nothing has been made and that may hide text.
    let leftOver: PixelMask
    /// What was not looked at.
    let omissions: Omissions

    init(
        at screen: Bitmap<UInt8>, runs: consuming QuasiFlatRuns, scale: Double, luminance: LuminanceMeter,
        classifier: LineClassifier, constants: DetectionConstants, recorder: TraceRecorder?, cores: Cores
    ) {
        var screen = screen
        var parted = SegmentedScreen(screen, runs: consume runs, scale: scale, constants)
        if let plain = FaintRuling.erased(from: parted, scale: scale, constants.backgrounds) {
            // Two would not fit where one fills the memory that a screen may take.
            _ = consume parted
            screen = plain
            let runs = QuasiFlatRuns(
                screen, codes: .sRGB, scale: scale, constants: constants.segmentation)
            parted = SegmentedScreen(screen, runs: runs, scale: scale, constants)
        }
        self.screen = screen
        let ink = parted.backgrounds.ink
        var omissions = Omissions()
        omissions.add(leastArea: ink.leastArea)
        recorder?.record(parted)
        let meter = ComponentMeter(
            parted, scale: scale, constants: constants.components, recorder: recorder, cores: cores)
        var readings = LineReader(
            ink: ink, screen: screen, scale: scale, luminance: luminance, source: meter.traits,
            classifier: classifier, constants: constants, recorder: recorder, cores: cores
        ).read(meter.glyphs(), omissions: &omissions)
        leftOver = Self.leftOver(of: ink, readings: readings, scale: scale, constants.layers)
        readings += Self.readings(
            onBadgesOf: ink, known: readings, thresholds: parted.runs.thresholds, screen: screen,
            scale: scale, luminance: luminance, classifier: classifier, constants: constants,
            recorder: recorder, omissions: &omissions)
        // Their ink was kept from being looked at again.
        readings.removeAll(where: \.isPatterned)
        let told = ToldColors(readings.compactMap(\.colors))
        for index in readings.indices { readings[index].learn(from: told) }
        regions = readings.map(\.region)
        pictures = Pictures(parted.runs.thresholds, width: screen.width, height: screen.height, scale: scale)
        grounds = zip(parted.zones.list, parted.backgrounds.isBackground).filter(\.1)
            .map(\.0.bounds.rect)
        thresholds = parted.runs.thresholds
        self.omissions = omissions
    }

    /// What is written on badges that are no part of what was read.
    private static func readings(
        onBadgesOf ink: InkMap, known: [LineReader.Reading], thresholds: TileThresholds,
        screen: Bitmap<UInt8>, scale: Double, luminance: LuminanceMeter, classifier: LineClassifier,
        constants: DetectionConstants, recorder: TraceRecorder?, omissions: inout Omissions
    ) -> [LineReader.Reading] {
        var isFree = [Bool](repeating: true, count: ink.components.count)
        for reading in known where reading.isText {
            for glyph in reading.line.glyphs { isFree[glyph.component] = false }
        }
        let free = zip(ink.components, isFree).lazy.filter(\.1).map(\.0)
        guard
            let meter = BadgeMeter(
                among: free, of: ink, thresholds: thresholds, screen: screen, scale: scale,
                constants: constants, recorder: recorder)
        else { return [] }
        return LineReader(
            ink: meter.ink, screen: screen, scale: scale, luminance: luminance, source: meter.traits,
            classifier: classifier, constants: constants, recorder: recorder, cores: .one
        ).read(meter.glyphs(), omissions: &omissions)
    }

    /// The components that are as large as a short word and part of no line of text and of no pattern.
    private static func leftOver(
        of ink: InkMap, readings: [LineReader.Reading], scale: Double,
        _ constants: LayerConstants
    ) -> PixelMask {
        let lowest = Int(constants.lowestWord * scale)
        let narrowest = Int(constants.narrowestWord * scale)
        var isLeftOver = ink.components.map { $0.bounds.height > lowest && $0.bounds.width > narrowest }
        for reading in readings where reading.isText || reading.isPatterned {
            for glyph in reading.line.glyphs { isLeftOver[glyph.component] = false }
        }
        return PixelMask(components: isLeftOver, of: ink)
    }
}
