internal import ColorMath
internal import Raster

/// Puts the glyphs of one ink map together to lines and reads what they are.
struct LineReader {
    let ink: InkMap
    let screen: Bitmap<UInt8>
    let scale: Double
    let luminance: LuminanceMeter
    /// Whether the ink is a layer of one exact colour, which has no antialiased rim of its own.
    var isLayer = false

    /// What has less contrast than this in a layer is a part of what lies behind, and so is what is tall and
    /// has less than the other.
    private static let faint = 1.1
    private static let faintIfTall = 1.25

    private var test: TextTest { TextTest(scale: scale, isLayer: isLayer) }

    /// What a line of glyphs is that is text or an icon.
    struct Reading {
        let line: Line
        /// The region it makes.
        private(set) var region: Region
        /// Its colours on a screen from Display P3, where they are plain.
        private(set) var colors: CodedColors?

        /// Takes the colours that other lines of the screen told for those that are known to their codes
        /// only.
        mutating func learn(from others: ToldColors) {
            colors?.learn(from: others)
            guard let colors else { return }
            region.ink = colors.ink
            region.backdrop = colors.backdrop
            region.contrast = MeasuredContrast(plain: colors.contrastRatio)
        }
    }

    /// The most lines of a screen that are read; a page of 64 megapixels full of 9 point type, in twenty
    /// columns, has half as many.
    static let mostLines = 1 << 16

    /// The lines that glyphs form, parted where their ink or their strokes change, and what they are; what is
    /// neither text nor an icon is left out.
    ///
    /// - Parameter omissions: takes what was not read.
    func read(_ glyphs: [Glyph], omissions: inout Omissions) -> [Reading] {
        let split = InkSplit(ink: ink, pixels: screen.pixels, width: screen.width)
        let builder = LineBuilder(scale: scale, width: screen.width, height: screen.height)
        var readings: [Reading] = []
        for line in builder.lines(of: glyphs) {
            if readings.count >= Self.mostLines {
                omissions.addLines()
                break
            }
            for part in split.parts(of: line) { readings += read(part).readings }
        }
        return readings
    }

    /// Reads a line, in parts where its strokes change and all parts are text.
    ///
    /// - Returns: What was read, and whether nothing but text was.
    private func read(_ line: Line) -> (readings: [Reading], areText: Bool) {
        guard test.mayBeText(line) else { return ([], false) }
        let measurement = InkMeasurement(line, ink: ink, pixels: screen.pixels, width: screen.width)
        guard let whole = reading(of: line, measurement: measurement) else { return ([], false) }
        guard whole.region.kind == .text,
            let (left, right) = StrokeSplit.parts(of: line, coverage: measurement.coverage)
        else { return ([whole], whole.region.kind == .text) }
        let (first, second) = (read(left), read(right))
        guard first.areText, second.areText else { return ([whole], true) }
        return (first.readings + second.readings, true)
    }

    private func reading(of line: Line, measurement: InkMeasurement) -> Reading? {
        let shape = LineShape(measurement.coverage)
        let result = test.classify(line, measurement: measurement, shape: shape)
        switch result {
        case .other: return nil
        case .icon where isLayer: return nil
        case .icon, .text: break
        }
        let certainty = Certainty(measurement, shape: shape, isLayer: isLayer)
        let size = TypeSize(line, shape: shape, scale: scale)
        let backdrop = Backdrop(
            behind: line, colors: measurement.colors, ink: ink, screen: screen, luminance: luminance,
            margin: isLayer ? 2 : 0)
        if isLayer, backdrop.contrast.typical < (test.isTall(line) ? Self.faintIfTall : Self.faint) {
            return nil
        }
        let region = Region(
            kind: result == .text ? .text : .icon, box: line.bounds.rect,
            ink: backdrop.ink, backdrop: backdrop.color,
            contrast: backdrop.contrast, pointSize: size.points, pointSizeRange: size.range,
            weight: Region.Weight(strokeWidth: shape.strokeWidth, size: size),
            confidence: certainty.confidence, doubts: certainty.doubts)
        return Reading(line: line, region: region, colors: backdrop.coded)
    }
}
