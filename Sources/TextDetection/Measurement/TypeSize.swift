/// The point size of a line, from its row profile, and the range that it may lie in.
///
/// The shares are those of common interface typefaces: the x-height is about 0.53 of the size, capitals are about 0.73.
/// How wide the range is depends on the script: profiles of scripts with marks above and below say less.
struct TypeSize {
    /// The likeliest size in points.
    let points: Double
    /// The sizes that the profile allows.
    let range: ClosedRange<Double>
    /// The height that stroke widths are compared with, in pixels.
    let strokeBase: Float
    /// Whether the line consists of ideographs, whose strokes are thinner for their height.
    let isIdeographic: Bool

    /// The size of `points`, known within a share of it.
    private init(
        _ points: Double, within share: Double, strokeBase: Float, isIdeographic: Bool = false
    ) {
        self.points = points
        range = points * (1 - share)...points * (1 + share)
        self.strokeBase = strokeBase
        self.isIdeographic = isIdeographic
    }

    /// One of two sizes, `likelier` first.
    private init(either likelier: Double, or other: Double, within share: Double, strokeBase: Float) {
        points = likelier
        range = min(likelier, other) * (1 - share)...max(likelier, other) * (1 + share)
        self.strokeBase = strokeBase
        isIdeographic = false
    }

    /// The size of a line of capitals or digits, by the height of its letters.
    private init(_ level: LevelLetters, within share: Double, scale: Double) {
        self.init(
            Self.capitals(level.height / scale), within: share, strokeBase: Float(level.height))
    }

    /// Measures a line.
    init(_ line: Line, shape unaligned: LineShape, scale: Double) {
        var shape = unaligned
        if let distance = Self.baselineCorrection(line, shape: shape) { shape.moveBaseline(by: distance) }
        let height = Double(shape.inkHeight) / scale
        let ascent = Double(shape.ascent) / scale
        let xHeight = Double(shape.xHeight) / scale
        let proportion = ascent / max(0.01, xHeight)
        // Most lines are of mixed case, and are not asked.
        lazy var level = LevelLetters(line, inkHeight: shape.inkHeight)

        if Self.isIdeographic(shape) {
            if let level, level.areNarrow(in: shape.blocks, of: line) {
                self.init(
                    either: Self.capitals(level.height / scale), or: height / 0.93, within: 0.05,
                    strokeBase: Float(level.height))
            } else {
                self.init(
                    height / 0.93, within: 0.05, strokeBase: Float(shape.inkHeight), isIdeographic: true)
            }
        } else if xHeight <= 0 {
            self.init(height / 0.95, within: 0.3, strokeBase: shape.ascent)
        } else if shape.hasHeadline {
            self.init(xHeight / 0.595, within: 0.12, strokeBase: shape.ascent)
        } else if proportion > 1.6, let level {
            if level.haveMarksAbove {
                self.init(level.height / scale / 0.56, within: 0.1, strokeBase: shape.ascent)
            } else {
                self.init(level, within: 0.05, scale: scale)
            }
        } else if proportion > 1.85 {
            // Arabic: the rise is at the teeth of the letters, the top is that of alef.
            self.init(ascent / 0.72, within: 0.25, strokeBase: shape.ascent)
        } else if proportion > 1.6 {
            // Marks above: Thai, accented capitals.
            self.init(xHeight / 0.535, within: 0.1, strokeBase: shape.ascent)
        } else if proportion > 1.2 {
            self.init(0.5 * (xHeight / 0.528 + ascent / 0.742), within: 0.03, strokeBase: shape.ascent)
        } else {
            self.init(level: line, letters: level, shape: shape, scale: scale)
        }
    }

    /// The size of capitals and digits of a height.
    private static func capitals(_ height: Double) -> Double { height / 0.727 }

    /// Measures a line whose letters are all of one height: capitals, digits, or small letters without any ascender.
    private init(level line: Line, letters level: LevelLetters?, shape: LineShape, scale: Double) {
        let xHeight = Double(shape.xHeight) / scale
        let capitals = Self.capitals(Double(shape.ascent) / scale)
        let small = xHeight / 0.535
        if let level, !level.haveMarksAbove,
            abs(level.height - Double(shape.ascent)) > 0.06 * Double(shape.ascent)
        {
            // A sign is taller than the letters, or lower.
            self.init(level, within: 0.03, scale: scale)
        } else if Self.hasDescenders(line, shape: shape) {
            if Self.body(line, shape: shape).count > 3 {
                self.init(small, within: 0.05, strokeBase: shape.ascent)
            } else {
                // Initials, or the number of a quarter: Q and J descend in some typefaces.
                self.init(either: capitals, or: small, within: 0.03, strokeBase: shape.ascent)
            }
        } else if shape.blocks.allSatisfy({ $0.width * 4 >= $0.height * 3 }) {
            let ideographs = Double(shape.inkHeight) / scale / 0.93
            self.init(either: capitals, or: ideographs, within: 0.05, strokeBase: shape.ascent)
        } else {
            // Bold capitals are 0.68 of the size in some typefaces, and hardly more than 0.73 in any.
            let isHeavy = shape.strokeWidth > 0.12 * shape.ascent
            self.init(
                either: capitals, or: isHeavy ? capitals * 1.04 : capitals, within: 0.03,
                strokeBase: shape.ascent)
        }
    }

    /// Letters that carry the line: not dots and accents.
    private static func body(_ line: Line, shape: LineShape) -> [Glyph] {
        line.glyphs.filter { Double($0.height) >= 0.4 * Double(shape.inkHeight) }
    }

    /// Where most letters stand on one row, that row is the baseline, whatever the profile says.
    private static func baselineCorrection(_ line: Line, shape: LineShape) -> Float? {
        let letters = body(line, shape: shape)
        guard letters.count > 2 else { return nil }
        let tolerance = max(1, 0.04 * Double(shape.inkHeight))
        let total = letters.reduce(0) { $0 + $1.width }
        let feet = letters.map { $0.bounds.maxY - line.bounds.minY - shape.top }
        var best = (width: -1, count: 0, foot: 0)
        for foot in feet {
            var (width, count) = (0, 0)
            for (letter, other) in zip(letters, feet) where Double(abs(other - foot)) <= tolerance {
                width += letter.width
                count += 1
            }
            if width > best.width { best = (width, count, foot) }
        }
        let distance = Float(best.foot) - shape.ascent
        guard Double(best.width) >= 0.6 * Double(total), 2 * best.count >= letters.count,
            Double(abs(distance)) > 2 * tolerance
        else { return nil }
        return distance
    }

    /// Whether nearly all letters start at one height, none is wide, and some go down as far as letters do.
    private static func hasDescenders(_ line: Line, shape: LineShape) -> Bool {
        let descent = shape.descent / shape.xHeight
        let letters = body(line, shape: shape)
        guard descent > 0.3, descent < 0.55, let widest = letters.map(\.width).max() else { return false }
        let top = line.bounds.minY + shape.top
        let level = letters.filter { Float(abs($0.bounds.minY - top)) <= 0.12 * shape.ascent }
        let total = letters.reduce(0) { $0 + $1.width }
        let inLevel = level.reduce(0) { $0 + $1.width }
        let baseline = Float(top) + shape.ascent
        return Double(inLevel) > 0.85 * Double(total) && Float(widest) <= 2 * shape.xHeight
            && level.contains { letter in
                // Parentheses are narrower than any letter that descends.
                Float(letter.bounds.maxY) > baseline + 0.15 * shape.xHeight
                    && letter.width * 20 >= letter.height * 7
            }
    }

    /// Ideographs are dense square blocks as tall as the line.
    private static func isIdeographic(_ shape: LineShape) -> Bool {
        // Bold capitals and digits are as dense, but their strokes are wider.
        let strokes = shape.strokeWidth / Float(shape.inkHeight)
        guard strokes <= 0.125, shape.meanStrokesPerColumn > 1.8 else { return false }
        if denseSquares(shape.blocks, of: shape) > 0.35 { return true }
        // The two halves of an ideograph may stand apart. So do letters and digits, but not all pairs of them are square.
        let squares = squares(shape.blocks)
        return strokes < 0.065 && squares.allSatisfy { isSquare($0, in: shape) }
            && denseSquares(squares, of: shape) > 0.35
    }

    /// The share of some blocks' width that lies in dense squares.
    private static func denseSquares(_ blocks: [LineShape.Block], of shape: LineShape) -> Double {
        var square = 0
        var total = 0
        for block in blocks {
            total += block.width
            guard isSquare(block, in: shape) else { continue }
            let strokes = shape.strokesPerColumn[block.start..<block.end].reduce(0, +)
            if Double(strokes) >= 1.75 * Double(block.width) { square += block.width }
        }
        return Double(square) / Double(max(1, total))
    }

    private static func isSquare(_ block: LineShape.Block, in shape: LineShape) -> Bool {
        Double(block.height) >= 0.78 * Double(shape.inkHeight)
            && Double(block.width) >= 0.75 * Double(block.height)
    }

    /// Blocks put together from the left as long as they make squares.
    private static func squares(_ blocks: [LineShape.Block]) -> [LineShape.Block] {
        blocks.reduce(into: []) { squares, block in
            if var last = squares.last {
                last.end = block.end
                last.top = min(last.top, block.top)
                last.bottom = max(last.bottom, block.bottom)
                if Double(last.width) <= 1.1 * Double(last.height) {
                    squares[squares.count - 1] = last
                    return
                }
            }
            squares.append(block)
        }
    }
}
