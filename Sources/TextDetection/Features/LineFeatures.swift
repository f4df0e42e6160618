/// What a candidate looks like, in numbers that do not depend on its size: what it is told from icons, rules,
/// charts and texture by.
///
/// Nearly all candidates are text, and most numbers are asked of few: what takes long is worked out when it
/// is asked for.
package struct LineFeatures {
    package let candidate: CandidateFeatures
    package let measurement: InkMeasurement
    package let shape: LineShape
    /// The parts between empty columns that are no dots or marks.
    package let tallBlocks: [LineShape.Block]
    /// The strokes' width as a share of the ascent.
    package let strokeShare: Double

    package init(_ candidate: CandidateFeatures, measurement: InkMeasurement, shape: LineShape) {
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
    package var fill: Double { Double(shape.fill) }
    /// The distance of fully covered pixels from one colour, in levels.
    package var inkSpread: Double { Double(measurement.spread) }
    package var solidFraction: Double { Double(measurement.core) }
    /// How strong the ink is for the strongest pixel.
    package var shareOfUtmost: Double {
        let colors = measurement.colors
        let utmost = largestChannel(colors.utmost - colors.backdrop)
        return Double(largestChannel(colors.ink - colors.backdrop) / max(1, utmost))
    }
    /// The distance of ink and backdrop, in levels.
    package var inkDistance: Double { Double(measurement.colors.strength) }
    /// The distance of ink and backdrop that noise may come to, in levels.
    package var noise: Double {
        max(
            constants.clearOfThreshold * Double(measurement.threshold),
            constants.clearOfBackground * Double(measurement.roughness))
    }
    package var isInTexture: Bool {
        candidate.source.isInTexture || Double(measurement.threshold) >= candidate.texture
    }

    // MARK: Extent

    /// The height in points, and in pixels.
    package var height: Double { heightInPixels / candidate.scale }
    private var heightInPixels: Double { Double(shape.height) }
    /// The width for the height.
    package var proportion: Double { Double(shape.width) / heightInPixels }
    /// The same of each of its tall parts, were they all as wide: three letters and more that touch are no
    /// long stroke.
    package var proportionOfParts: Double { tallBlockCount > 2 ? proportion / tallBlockCount : proportion }
    /// The width of the widest component as a share of the line's.
    package var widestComponent: Double {
        Double(line.glyphs.reduce(0) { max($0, $1.width) }) / Double(shape.width)
    }

    // MARK: Parts

    package var blockCount: Double { Double(shape.blocks.count) }
    package var tallBlockCount: Double { Double(tallBlocks.count) }
    package var mostStrokesInRow: Double { Double(shape.mostStrokesInRow) }
    package var mostStrokesInColumn: Double { Double(shape.strokesPerColumn.max() ?? 0) }
    package var strokesPerColumn: Double { shape.meanStrokesPerColumn }

    /// The strokes that a row crosses for each tall part.
    package var strokesPerPart: Double { mostStrokesInRow / max(1, tallBlockCount) }

    /// Whether it is as narrow as a short word and has the strokes of one, which a curve so short has not.
    package var isShortWord: Bool {
        proportion < constants.joinedProportion && mostStrokesInRow >= constants.wordStrokes
    }

    /// Whether it is as long as a word and has its strokes, side by side and above each other, in one part on
    /// what hardly varies.
    package var isJoinedWord: Bool {
        tallBlockCount < 2 && proportion >= constants.joinedProportion && !candidate.source.isInTexture
            && candidate.backgroundDeviation <= constants.roughShare * candidate.strength
            && mostStrokesInRow >= constants.joinedStrokes * proportion
            && strokesPerColumn >= constants.curveStrokes
    }

    /// The number of tall components that stand side by side.
    package var letterCount: Double {
        let tall = line.glyphs
            .filter { Double($0.height) >= constants.loneLetter * Double(line.bounds.height) }
            .sorted { $0.bounds.minX < $1.bounds.minX }
        return zip(tall.dropFirst(), tall).reduce(Double(min(1, tall.count))) { count, pair in
            let overlap = Double(pair.1.bounds.maxX - pair.0.bounds.minX)
            return overlap <= constants.letterOverlap * Double(min(pair.0.width, pair.1.width))
                ? count + 1 : count
        }
    }

    /// The narrowest gap between tall parts as a share of the height; negative for a single part.
    package var narrowestGap: Double {
        let gaps = zip(tallBlocks.dropFirst(), tallBlocks).map { $0.start - $1.end }
        return gaps.min().map { Double($0) / heightInPixels } ?? -1
    }
    /// The widths of the narrowest and of the widest tall part as shares of the height.
    package var narrowestBlock: Double {
        Double(tallBlocks.reduce(.max) { min($0, $1.width) }) / heightInPixels
    }
    package var widestBlock: Double { Double(tallBlocks.reduce(0) { max($0, $1.width) }) / heightInPixels }

    /// How much the tall parts differ from the first one at most, as a share of what that covers; 1 for a
    /// single part.
    package var partDifference: Double {
        guard tallBlocks.count > 1, let first = tallBlocks.first else { return 1 }
        let coverage = measurement.coverage
        return tallBlocks.dropFirst().map { other in
            var (difference, covered): (Float, Float) = (0, 0)
            for y in 0..<max(first.height, other.height) {
                for x in 0..<max(first.width, other.width) {
                    let one = coverage.value(in: first, x, y)
                    difference += abs(one - coverage.value(in: other, x, y))
                    covered += one
                }
            }
            return Double(difference / max(1, covered))
        }.max() ?? 1
    }

    /// How much it differs from its mirror images, left to right and top to bottom, as a share of what it
    /// covers.
    package var mirrorDifference: Double {
        let coverage = measurement.coverage
        var (across, down, covered): (Float, Float, Float) = (0, 0, 0)
        for y in 0..<coverage.height {
            for x in 0..<coverage.width {
                let one = coverage[x, y]
                covered += one
                across += abs(one - coverage[coverage.width - 1 - x, y])
                down += abs(one - coverage[x, coverage.height - 1 - y])
            }
        }
        return Double(max(across, down) / max(1, covered))
    }

    /// Whether it is a single part, no wider than a letter.
    package var isLone: Bool {
        tallBlockCount < 2 && letterCount < 2 && proportion < constants.wordProportion
    }

    /// Whether it is one connected component, whatever parts its full pixels have.
    package var isOneComponent: Bool { line.glyphs.count == 1 }

    /// Whether it is one closed outline around nothing, as an empty box to tick is.
    package var isFrame: Bool {
        line.glyphs.count == 1 && mostStrokesInRow == 2 && mostStrokesInColumn == 2 && isHollow
    }

    /// Whether it is one part that all but fills its box, as high as a sign, and no stroke: a bookmark.
    package var isBlock: Bool {
        line.glyphs.count == 1 && fill >= Self.blockFill && height > constants.smallestIcon
            && Double(line.bounds.width) >= Self.blockShape * Double(line.bounds.height)
            && Double(line.bounds.height) >= Self.blockShape * Double(line.bounds.width)
    }

    /// The share of its box that a block fills at least: a disc, which is told by its outline, fills π/4.
    private static let blockFill = 0.82

    /// How much narrower, or lower, than its other side a block is at most: bars and dashes are strokes.
    private static let blockShape = 0.4

    /// Whether its tall parts are one outline again and again, as those of buttons are: two strokes each way.
    package var areOutlines: Bool {
        mostStrokesInRow == 2 * tallBlockCount && mostStrokesInColumn == 2
            && partDifference < constants.repeatedDifference
    }

    /// Whether its tall parts are boxes of one size, drawn as their edges around little or nothing: as those
    /// to tick are, or the colours of a palette.
    package var areFrames: Bool {
        guard tallBlockCount > 1, let first = tallBlocks.first else { return false }
        return tallBlocks.allSatisfy { block in
            abs(block.width - first.width) <= 1
                && measurement.coverage.isFramed(block.start..<block.end)
        }
    }

    /// Whether nothing is covered in the middle half of the box, both ways.
    private var isHollow: Bool {
        let coverage = measurement.coverage
        let columns = coverage.width / 4..<coverage.width - coverage.width / 4
        return !(coverage.height / 4..<coverage.height - coverage.height / 4).contains { y in
            columns.contains { coverage.isInked($0, y) }
        }
    }

    // MARK: Likeness

    /// The form of the line.
    package var form: LineForm { LineForm(candidate.line, shape) }

    /// How much the whole looks like a single character, as the logarithm of odds: but for the full stop
    /// after it, which a number at the head of a list has.
    package var likeness: Double {
        CharacterNetwork.fitted.score(
            of: beforeStop.map(measurement.coverage.part) ?? measurement.coverage)
    }

    /// The part before a full stop, where there are no others.
    private var beforeStop: LineShape.Block? {
        guard let first = shape.blocks.first, let stop = shape.blocks.last, shape.blocks.count == 2,
            tallBlocks.first?.start == first.start,
            Double(max(stop.width, stop.height)) <= constants.zeroDot * heightInPixels,
            Double(stop.top + stop.bottom) / 2 > constants.zeroDotBottom * heightInPixels
        else { return nil }
        return first
    }

    /// How much its tall parts look like characters, in the mean and the one that looks most like one; the
    /// whole where it has no tall part.
    package var likenessOfParts: (mean: Double, best: Double) {
        let scores =
            tallBlocks.isEmpty
            ? [likeness]
            : tallBlocks.map { CharacterNetwork.fitted.score(of: measurement.coverage.part($0)) }
        return (scores.reduce(0, +) / Double(scores.count), scores.max() ?? 0)
    }
    /// How much its tall parts look like characters in the mean.
    package var partLikeness: Double { likenessOfParts.mean }
    /// How much that of them does which looks most like one.
    package var bestPart: Double { likenessOfParts.best }

    /// How much it looks like a word rather than an icon, as the logarithm of odds.
    package var wordLikeness: Double { WordNetwork.fitted.score(of: WordForm(self)) }

    /// Whether it has no more parts than an icon, and no sign of a script whose words look like icons.
    package var mayBeIcon: Bool {
        let isNarrow = tallBlockCount < 2 && proportion < constants.wordProportion
        let isFew = tallBlockCount >= 2 && tallBlockCount <= constants.mostIconParts && !isWord
        return (isNarrow || isFew) && !isSurelyWritten
    }

    /// Whether an icon alone may have as few parts, and nothing tells that it is none.
    package var isShort: Bool { tallBlockCount <= constants.mostPartsAlone && !isSurelyWritten }

    /// Whether it is written in a script whose words look like icons, or is a digit with dots.
    private var isSurelyWritten: Bool { isHanging || isJoined || isLone && hasDotsBeside }

    /// Whether it is long for its height and its parts are no bars, or has the strokes of a word.
    private var isWord: Bool {
        proportion > constants.joinedProportion && mostStrokesInRow > 2
            || proportion >= constants.wordProportion && mostStrokesInRow >= constants.wordStrokes
    }

    /// How much the shape speaks for text, 0…1: few parts may be an icon.
    package var score: Double {
        switch shape.blocks.count {
        case ...1: constants.scoreOfOne
        case 2: constants.scoreOfTwo
        case 3: constants.scoreOfThree
        default: 1
        }
    }
}

extension CoverageMap {
    /// What is covered in the box of a block.
    fileprivate func part(_ block: LineShape.Block) -> CoverageMap {
        var part = CoverageMap(width: block.width, height: block.height)
        for y in 0..<part.height {
            for x in 0..<part.width { part[x, y] = self[block.start + x, block.top + y] }
        }
        return part
    }

    /// Whether the ink between two columns has the four edges of a box, all but to its corners, which those
    /// of round letters have not, and keeps clear of them inside.
    fileprivate func isFramed(_ columns: Range<Int>) -> Bool {
        let inked = (0..<height).filter { y in columns.contains { isInked($0, y) } }
        guard let top = inked.first, let bottom = inked.last, let right = columns.last else { return false }
        let (across, down) = (columns.count / 8, (bottom - top) / 8)
        let (xs, ys) = (columns.lowerBound + across...right - across, top + down...bottom - down)
        guard across > 0, down > 0,
            xs.allSatisfy({ isInked($0, top) && isInked($0, bottom) }),
            ys.allSatisfy({ isInked(columns.lowerBound, $0) && isInked(right, $0) })
        else { return false }
        return xs.dropFirst(across).dropLast(across)
            .allSatisfy { !isInked($0, top + down) && !isInked($0, bottom - down) }
            && ys.dropFirst(down).dropLast(down)
                .allSatisfy { !isInked(columns.lowerBound + across, $0) && !isInked(right - across, $0) }
    }

    /// What is covered of a pixel of a block, counted from its top left; nothing beyond its sides.
    fileprivate func value(in block: LineShape.Block, _ x: Int, _ y: Int) -> Float {
        x < block.width && y < block.height ? self[block.start + x, block.top + y] : 0
    }
}
