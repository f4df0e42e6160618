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
    let cores: Cores

    /// What a line of glyphs is that is text or an icon.
    struct Reading {
        private(set) var line: Line
        /// The region it makes.
        var region: Region
        /// The row of its baseline, and how far its tall letters rise above it, in pixels.
        let (baseline, ascent): (Double, Double)
        /// Its place among the candidates that were recorded, where they were.
        fileprivate(set) var record: Int?
        /// Its colours on a screen from Display P3, where they are plain.
        private(set) var colors: CodedColors?
        /// Of a single shape how much it looks like a character, as the logarithm of odds; nil for more.
        let likeness: Double?
        /// Whether an icon may have as few parts, and nothing yet has told that it is none.
        private(set) var isShort: Bool
        /// Whether it is a part of a pattern, and neither text nor an icon after all.
        var isPatterned = false

        init(
            line: Line, region: Region, baseline: Double, ascent: Double, record: Int?, colors: CodedColors?,
            likeness: Double?, isShort: Bool
        ) {
            self.line = line
            self.likeness = likeness
            self.isShort = isShort
            self.region = region
            (self.baseline, self.ascent) = (baseline, ascent)
            self.record = record
            self.colors = colors
        }

        var isText: Bool { region.kind == .text }

        /// Adds what is written on in the same ink.
        mutating func absorb(_ companion: Line) {
            line.absorb(companion)
            isShort = false
            region.box = line.bounds.rect
        }

        /// Takes size and weight of a line that it is written beside, and, where the ink is the same, its
        /// colours: a character alone shows less of them than a line. One that shows more is written in
        /// another, of which the line's is a paler shade.
        mutating func follow(_ host: Reading, inInk isSameInk: Bool) {
            region.kind = .text
            isShort = false
            region.pointSize = host.region.pointSize
            region.pointSizeRange = host.region.pointSizeRange
            region.weight = host.region.weight
            region.strokeWidth = host.region.strokeWidth
            guard isSameInk, host.region.contrast.low == host.region.contrast.high,
                region.contrast.typical <= host.region.contrast.typical
            else { return }
            region.ink = host.region.ink
            region.backdrop = host.region.backdrop
            region.contrast = host.region.contrast
            region.confidence = host.region.confidence
            region.doubts = host.region.doubts
            colors = host.colors
        }

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
    /// The lines that are handed out to the cores at a time, before what they gave is counted.
    private static let mostAtOnce = 1 << 12

    /// The lines that glyphs form, parted where backdrop, ink or strokes change, and what they are; what is
    /// neither text nor an icon is left out.
    ///
    /// - Parameter omissions: takes what was not read.
    func read(_ glyphs: [Glyph], omissions: inout Omissions) -> [Reading] {
        let split = InkSplit(ink: ink, pixels: screen.pixels, width: screen.width, constants: constants)
        let backdrops = BackdropSplit(constants: constants.candidates)
        let icons = IconSplit(constants: constants.candidates) { likeness(of: $0) }
        let builder = LineBuilder(
            scale: scale, width: screen.width, height: screen.height, constants: constants.candidates)
        var readings: [Reading] = []
        var others: [Line] = []
        var lines = builder.lines(of: glyphs)[...]
        while !lines.isEmpty {
            guard readings.count < Self.mostLines else {
                omissions.addLines()
                break
            }
            let parts = cores.map(lines.prefix(Self.mostAtOnce)) { lines in
                lines.flatMap { LineStack.parts(of: $0, constants.candidates) }.flatMap(backdrops.parts)
                    .flatMap(icons.parts).flatMap { read($0, in: split.parts(of: $0)) }
            }
            for (part, found) in parts {
                if !found.contains(where: \.isText) { others.append(part) }
                readings += found
            }
            lines = lines.dropFirst(Self.mostAtOnce)
        }
        guard !source.isInTexture else { return readings }
        let whole = addingPeers(to: addingCompanions(to: readings, among: others))
        return markingPatterns(leavingOutFaint(leavingOutSolitary(whole)))
    }

    /// Reads the parts of a candidate that have one ink each; the whole where it is one word and none is text
    /// by itself, as a bracket and a letter are none.
    private func read(_ line: Line, in parts: [Line]) -> [(line: Line, readings: [Reading])] {
        let found = parts.map { (line: $0, readings: read($0).readings) }
        let isRead = found.contains { $0.readings.contains(where: \.isText) }
        guard parts.count > 1, !isRead, line.words(constants.candidates).count == 1 else { return found }
        let whole = read(line).readings
        return whole.contains(where: \.isText) ? [(line, whole)] : found
    }

    /// Reads a candidate, in parts where its strokes change and all parts are text.
    ///
    /// - Returns: What was read, and whether nothing but text was that is more than a single character: whose
    ///   weight one alone would tell is too little known.
    private func read(_ line: Line) -> (readings: [Reading], areText: Bool) {
        let candidate = classifier.features(of: line, from: source)
        if let decision = classifier.decision(on: candidate) {
            _ = recorder?.record(candidate, decision, by: classifier)
            return ([], false)
        }
        let features = features(of: candidate)
        let decision = classifier.decision(on: features)
        guard let whole = reading(of: features, decision) else { return ([], false) }
        guard whole.region.kind == .text,
            let (left, right) = StrokeSplit.parts(
                of: line, coverage: features.measurement.coverage, constants.candidates)
        else { return ([whole], whole.isText && !features.isLone) }
        let (first, second) = (read(left), read(right))
        guard first.areText, second.areText else { return ([whole], !features.isLone) }
        return (first.readings + second.readings, true)
    }

    /// How much something looks like a single character, as the logarithm of odds.
    private func likeness(of line: Line) -> Double {
        features(of: line).likeness
    }

    /// Measures what is text for what it stands beside; nil for what is drawn all the same.
    ///
    /// - Parameter isOfInk: Whether it has the ink of that.
    func reading(ofCompanion line: Line, inInkOfHost isOfInk: Bool = false) -> Reading? {
        let features = features(of: line)
        let isDrawn = features.isFrame || features.isBlock && !isOfInk
        if isDrawn, features.likeness < constants.peers.likeness { return nil }
        return reading(of: features, .text(score: features.score))
    }

    /// What there is to know about a line of this source.
    func features(of line: Line) -> LineFeatures {
        features(of: classifier.features(of: line, from: source))
    }

    /// Looks at the pixels of a candidate.
    func features(of candidate: CandidateFeatures) -> LineFeatures {
        let measurement = InkMeasurement(
            candidate.line, ink: ink, pixels: screen.pixels, width: screen.width, constants.measurement)
        return LineFeatures(
            candidate, measurement: measurement, shape: LineShape(measurement.coverage, constants.shape))
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
        let size = TypeSize(
            line, shape: shape, coverage: features.measurement.coverage, scale: scale, constants.size)
        let backdrop = Backdrop(
            behind: line, colors: features.measurement.colors, ink: ink, screen: screen,
            luminance: luminance, margin: source.rim, constants.measurement)
        if let reason = classifier.objection(to: features, contrast: backdrop.contrast) {
            _ = recorder?.record(candidate, .rejected(reason), by: classifier, features, backdrop.contrast)
            return nil
        }
        var region = Region(
            kind: decision.reason == nil ? .text : .icon, box: line.bounds.rect,
            ink: backdrop.ink, backdrop: backdrop.color,
            contrast: backdrop.contrast, pointSize: size.points, pointSizeRange: size.range,
            weight: Region.Weight(strokeWidth: shape.strokeWidth, size: size, constants.size),
            strokeWidth: Double(shape.strokeWidth), confidence: certainty.confidence, doubts: certainty.doubts
        )
        region.utmostContrast = SRGB8(levels: features.measurement.colors.utmost)
            .contrastRatio(with: backdrop.color)
        let colors = features.measurement.colors
        region.showsItsInk =
            Double(colors.strongestCount) >= constants.measurement.agreeingPixels
            && SRGB8(levels: colors.strongest) == backdrop.ink
        if region.showsItsInk { region.doubts.removeAll { $0 == .thinStrokes } }
        let record = recorder?.record(
            candidate, decision, by: classifier, features, backdrop.contrast, as: region)
        let baseline = Double(line.bounds.minY + shape.top) + Double(shape.ascent)
        return Reading(
            line: line, region: region, baseline: baseline, ascent: Double(shape.ascent), record: record,
            colors: backdrop.coded, likeness: features.isLone ? features.likeness : nil,
            isShort: features.isShort)
    }
}
