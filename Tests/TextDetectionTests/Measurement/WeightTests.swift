import Raster
import Testing
import TextDetection

/// Slanted strokes, of which no row covers all columns, as a headline would.
struct `Weight and size of drawn strokes` {
    private static let constants = {
        var constants = DetectionConstants().size
        // Strokes alone have the form of no script.
        constants.otherScript = .infinity
        // Nor are they letters of a typeface.
        constants.specialTypeface = .infinity
        return constants
    }()

    /// Equal letters of a height, each a stroke from one corner to the other, and what they cover.
    private func line(
        height: Int, stroke: Int, count: Int = 6
    ) -> (line: Line, shape: LineShape, coverage: CoverageMap) {
        let width = height / 2
        let step = width + max(2, height / 5)
        let glyphs = (0..<count).map {
            Glyph.letter($0, x: $0 * step, y: 0, width: width, height: height)
        }
        let line = Line(glyphs)
        var map = CoverageMap(width: line.bounds.width, height: height)
        for glyph in glyphs {
            for y in 0..<height {
                let start = glyph.bounds.minX + y * (width - stroke) / (height - 1)
                for x in start..<start + stroke { map[x, y] = 1 }
            }
        }
        return (line, LineShape(map, DetectionConstants().shape), map)
    }

    private func size(height: Int, stroke: Int, scale: Double = 1) -> TypeSize {
        let (line, shape, coverage) = line(height: height, stroke: stroke)
        return TypeSize(line, shape: shape, coverage: coverage, scale: scale, Self.constants)
    }

    @Test(arguments: [1, 2, 3])
    func `letters of one height are capitals`(scale: Double) {
        let size = size(height: 40, stroke: 4, scale: scale)
        let capitals = 40 / scale / Self.constants.capitalHeight
        #expect(abs(size.points - capitals) < 1e-9)
        #expect(abs(size.range.lowerBound - capitals * (1 - Self.constants.levelRange)) < 1e-9)
        #expect(abs(size.range.upperBound - capitals * (1 + Self.constants.levelRange)) < 1e-9)
        #expect(!size.isIdeographic && size.strokeBase == 40)
    }

    @Test func `heavy capitals may be lower for their size`() {
        let heavy = size(height: 40, stroke: 9)
        let capitals = 40 / Self.constants.capitalHeight
        #expect(abs(heavy.points - capitals) < 1e-9)
        let upper = capitals * Self.constants.heavyCapitals * (1 + Self.constants.levelRange)
        #expect(abs(heavy.range.upperBound - upper) < 1e-9)
    }

    @Test func `a size grows with the pixels and shrinks with the scale`() {
        let one = size(height: 40, stroke: 4)
        let double = size(height: 80, stroke: 8)
        #expect(abs(double.points - 2 * one.points) < 1e-9)
        #expect(abs(size(height: 80, stroke: 8, scale: 2).points - one.points) < 1e-9)
    }

    @Test func `a weight is told by the share of the strokes`() {
        let size = size(height: 40, stroke: 4)
        func weight(_ share: Double) -> Region.Weight {
            Region.Weight(strokeWidth: Float(share) * size.strokeBase, size: size, Self.constants)
        }
        #expect(weight(Self.constants.boldStroke - 0.001) == .regular)
        #expect(weight(Self.constants.boldStroke + 0.001) == .undecided)
        #expect(weight(Self.constants.surelyBoldStroke - 0.001) == .undecided)
        #expect(weight(Self.constants.surelyBoldStroke + 0.001) == .bold)
        #expect(weight(0) == .regular)
    }

    @Test func `letters of one row on one foot are level, and marks above them are seen`() throws {
        let letters = Glyph.row(count: 6, foot: 100, height: 20)
        let plain = try #require(LevelLetters(Line(letters), inkHeight: 20, Self.constants))
        #expect(plain.height == 20 && !plain.haveMarksAbove)
        let mark = Glyph.letter(6, x: 103, y: 73, width: 5, height: 4)
        let marked = try #require(LevelLetters(Line(letters + [mark]), inkHeight: 27, Self.constants))
        #expect(marked.height == 20 && marked.haveMarksAbove)
    }

    @Test func `letters of several heights are not level`() {
        let small = Glyph.row(count: 4, foot: 100, height: 15)
        let tall = Glyph.letter(4, x: 160, y: 80, width: 8, height: 20)
        #expect(LevelLetters(Line(small + [tall]), inkHeight: 20, Self.constants) == nil)
        #expect(LevelLetters(Line(small), inkHeight: 15, Self.constants)?.height == 15)
    }

    @Test func `signs do not count among level letters`() throws {
        let digits = Glyph.row(count: 4, foot: 100, height: 20)
        let minus = Glyph.letter(4, x: 160, y: 88, width: 14, height: 3)
        let plus = Glyph.letter(5, x: 180, y: 84, width: 12, height: 12)
        let level = try #require(
            LevelLetters(Line(digits + [minus, plus]), inkHeight: 20, Self.constants))
        #expect(level.height == 20 && !level.haveMarksAbove)
    }
}
