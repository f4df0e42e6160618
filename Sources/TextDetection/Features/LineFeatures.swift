/// What a candidate looks like, in numbers that do not depend on its size: what it is told from icons, rules,
/// charts and texture by.
///
/// Nearly all candidates are text, and most numbers are asked of few: what takes long is worked out when it
/// is asked for.
struct LineFeatures {
    let candidate: CandidateFeatures
    let measurement: InkMeasurement
    let shape: LineShape
    /// The parts between empty columns that are no dots or marks.
    let tallBlocks: [LineShape.Block]
    /// The strokes' width as a share of the ascent.
    let strokeShare: Double

    init(_ candidate: CandidateFeatures, measurement: InkMeasurement, shape: LineShape) {
        self.candidate = candidate
        self.measurement = measurement
        self.shape = shape
        let constants = candidate.constants
        let height = Double(shape.height)
        tallBlocks = shape.blocks.filter { Double($0.height) >= constants.tallBlock * height }
        // Where a minus or a plus is the widest part, the profile takes its foot for the baseline.
        let least = Float(constants.leastAscent) * Float(shape.inkHeight)
        strokeShare = Double(shape.strokeWidth / max(1, shape.ascent, least))
    }

    private var line: Line { candidate.line }
    private var constants: ClassifierConstants { candidate.constants }

    // MARK: Ink

    /// The share of the box that the ink covers.
    var fill: Double { Double(shape.fill) }
    /// The distance of fully covered pixels from one colour, in levels.
    var inkSpread: Double { Double(measurement.spread) }
    var solidFraction: Double { Double(measurement.core) }
    /// The distance of ink and backdrop, in levels.
    var inkDistance: Double { Double(measurement.colors.strength) }
    /// The distance of ink and backdrop that noise may come to, in levels.
    var noise: Double {
        max(
            constants.clearOfThreshold * Double(measurement.threshold),
            constants.clearOfBackground * Double(measurement.roughness))
    }
    var isInTexture: Bool {
        candidate.source.isInTexture || Double(measurement.threshold) >= candidate.texture
    }

    // MARK: Extent

    /// The height in points, and in pixels.
    var height: Double { heightInPixels / candidate.scale }
    private var heightInPixels: Double { Double(shape.height) }
    /// The width for the height.
    var proportion: Double { Double(shape.width) / heightInPixels }
    /// The width of the widest component as a share of the line's.
    var widestComponent: Double {
        Double(line.glyphs.reduce(0) { max($0, $1.width) }) / Double(shape.width)
    }

    // MARK: Parts

    var blockCount: Double { Double(shape.blocks.count) }
    var tallBlockCount: Double { Double(tallBlocks.count) }
    var mostStrokesInRow: Double { Double(shape.mostStrokesInRow) }
    var mostStrokesInColumn: Double { Double(shape.strokesPerColumn.max() ?? 0) }
    var strokesPerColumn: Double { shape.meanStrokesPerColumn }

    /// The number of tall components that stand side by side.
    var letterCount: Double {
        let tall = line.glyphs
            .filter { Double($0.height) >= constants.loneLetter * Double(line.bounds.height) }
            .sorted { $0.bounds.minX < $1.bounds.minX }
        return zip(tall.dropFirst(), tall).reduce(Double(min(1, tall.count))) { count, pair in
            let overlap = Double(pair.1.bounds.maxX - pair.0.bounds.minX)
            return overlap <= constants.letterOverlap * Double(min(pair.0.width, pair.1.width))
                ? count + 1 : count
        }
    }

    /// The narrowest gap between tall parts as a share of the height; infinite for a single part.
    var narrowestGap: Double {
        let gaps = zip(tallBlocks.dropFirst(), tallBlocks).map { $0.start - $1.end }
        return gaps.min().map { Double($0) / heightInPixels } ?? -1
    }
    /// The widths of the narrowest and of the widest tall part as shares of the height.
    var narrowestBlock: Double {
        Double(tallBlocks.reduce(.max) { min($0, $1.width) }) / heightInPixels
    }
    var widestBlock: Double { Double(tallBlocks.reduce(0) { max($0, $1.width) }) / heightInPixels }

    /// How much the shape speaks for text, 0…1: few parts may be an icon.
    var score: Double {
        let scores = [
            constants.scoreOfNone, constants.scoreOfOne, constants.scoreOfTwo, constants.scoreOfThree,
        ]
        return shape.blocks.count < scores.count ? scores[shape.blocks.count] : 1
    }
}
