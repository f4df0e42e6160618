internal import ColorMath
internal import Raster

/// Puts the glyphs of one ink map together to lines and reads what they are.
struct LineReader {
    let ink: InkMap
    let screen: Bitmap<UInt8>
    let scale: Double
    let luminance: LuminanceMeter
    let source: SourceTraits
    let classifier: LineClassifier
    let constants: DetectionConstants
    var recorder: TraceRecorder?

    /// What a line of glyphs is that is text or an icon.
    struct Reading {
        let line: Line
        /// The region it makes.
        private(set) var region: Region
        /// Its place among the candidates that were recorded, where they were.
        fileprivate(set) var record: Int?
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
        let split = InkSplit(ink: ink, pixels: screen.pixels, width: screen.width, constants: constants)
        let builder = LineBuilder(
            scale: scale, width: screen.width, height: screen.height, constants: constants.candidates)
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

    /// Reads a candidate, in parts where its strokes change and all parts are text.
    ///
    /// - Returns: What was read, and whether nothing but text was.
    private func read(_ line: Line) -> (readings: [Reading], areText: Bool) {
        let candidate = classifier.features(of: line, from: source)
        if let decision = classifier.decision(on: candidate) {
            _ = recorder?.record(candidate, decision, by: classifier)
            return ([], false)
        }
        let measurement = InkMeasurement(
            line, ink: ink, pixels: screen.pixels, width: screen.width, constants.measurement)
        let features = LineFeatures(
            candidate, measurement: measurement, shape: LineShape(measurement.coverage, constants.shape))
        let decision = classifier.decision(on: features)
        guard let whole = reading(of: features, decision) else { return ([], false) }
        guard whole.region.kind == .text,
            let (left, right) = StrokeSplit.parts(
                of: line, coverage: measurement.coverage, constants.candidates)
        else { return ([whole], whole.region.kind == .text) }
        let (first, second) = (read(left), read(right))
        guard first.areText, second.areText else { return ([whole], true) }
        return (first.readings + second.readings, true)
    }

    /// Measures a candidate that is text or an icon.
    private func reading(of features: LineFeatures, _ decision: Decision) -> Reading? {
        let candidate = features.candidate
        if case .rejected = decision {
            _ = recorder?.record(candidate, decision, by: classifier, features)
            return nil
        }
        let (line, shape) = (candidate.line, features.shape)
        let certainty = Certainty(of: features, constants.measurement)
        let size = TypeSize(line, shape: shape, scale: scale, constants.size)
        let backdrop = Backdrop(
            behind: line, colors: features.measurement.colors, ink: ink, screen: screen,
            luminance: luminance, margin: source.rim, constants.measurement)
        if let reason = classifier.objection(to: features, contrast: backdrop.contrast) {
            _ = recorder?.record(candidate, .rejected(reason), by: classifier, features, backdrop.contrast)
            return nil
        }
        let region = Region(
            kind: decision.reason == nil ? .text : .icon, box: line.bounds.rect,
            ink: backdrop.ink, backdrop: backdrop.color,
            contrast: backdrop.contrast, pointSize: size.points, pointSizeRange: size.range,
            weight: Region.Weight(strokeWidth: shape.strokeWidth, size: size, constants.size),
            confidence: certainty.confidence, doubts: certainty.doubts)
        let record = recorder?.record(
            candidate, decision, by: classifier, features, backdrop.contrast, as: region)
        return Reading(line: line, region: region, record: record, colors: backdrop.coded)
    }
}
