import Testing
import TextDetection

/// Letters here are stems, which fill their boxes.
struct `Strokes of words` {
    private static let constants = DetectionConstants().candidates

    /// A line of words of stems, each as wide as is said, and what it covers.
    private func line(_ words: [[Int]], height: Int = 12) -> (line: Line, coverage: CoverageMap) {
        var glyphs: [Glyph] = []
        var x = 0
        for word in words {
            for width in word {
                glyphs.append(.letter(glyphs.count, x: x, y: 0, width: width, height: height, coverage: 1))
                x += width + 2
            }
            x += 10
        }
        let line = Line(glyphs)
        var coverage = CoverageMap(width: line.bounds.width, height: height)
        for glyph in glyphs {
            for y in 0..<height { for x in glyph.bounds.minX..<glyph.bounds.maxX { coverage[x, y] = 1 } }
        }
        return (line, coverage)
    }

    private func parts(_ words: [[Int]]) -> [[Int]]? {
        let (line, coverage) = line(words)
        return StrokeSplit.parts(of: line, coverage: coverage, Self.constants).map { left, right in
            [left.glyphs.map(\.component), right.glyphs.map(\.component)]
        }
    }

    @Test func `have a width from area and crossings`() {
        let (_, coverage) = line([[3]], height: 10)
        let strokes = coverage.strokes(inColumns: 0..<3)
        // Each row crosses it once, and each column.
        #expect(strokes.area == 30 && strokes.crossings == 13)
        #expect(strokes.width == 30.0 / 13)
    }

    @Test func `are those of some columns only`() {
        let (_, coverage) = line([[3, 4]], height: 10)
        #expect(coverage.strokes(inColumns: 0..<3).area == 30)
        #expect(coverage.strokes(inColumns: 3..<5).area == 0)
        #expect(coverage.strokes(inColumns: 3..<5).crossings == 0)
        #expect(coverage.strokes(inColumns: 5..<9).crossings == 14)
        // Two columns of the first stem are a stem by themselves.
        #expect(coverage.strokes(inColumns: 1..<9).crossings == 10 + 2 + 10 + 4)
    }

    @Test func `count where half a pixel and more is covered`() {
        var coverage = CoverageMap(width: 3, height: 1)
        coverage[0, 0] = 0.49
        coverage[1, 0] = 0.5
        let strokes = coverage.strokes(inColumns: 0..<3)
        #expect(strokes.crossings == 2)
        #expect(abs(strokes.area - 0.99) < 1e-6)
    }

    /// Two stems a word: of 12 rows, 24 crossings, and one more for each column.
    @Test func `part a line where they change most`() {
        #expect(parts([[2, 2], [2, 2], [4, 4]]) == [[0, 1, 2, 3], [4, 5]])
        #expect(parts([[5, 5], [2, 2], [2, 2]]) == [[0, 1], [2, 3, 4, 5]])
    }

    @Test func `part no line where they hardly change`() {
        #expect(parts([[4, 4], [4, 4]]) == nil)
        // 48 / 28 and 72 / 30 pixels: 1.4 times as wide; 120 / 34 and 144 / 36: 1.13 times.
        #expect(72.0 / 30 / (48.0 / 28) > Self.constants.strokeRatio)
        #expect(parts([[2, 2], [3, 3]]) == [[0, 1], [2, 3]])
        #expect(144.0 / 36 / (120.0 / 34) < Self.constants.strokeRatio)
        #expect(parts([[5, 5], [6, 6]]) == nil)
    }

    @Test func `part nothing from a single letter or a single word`() {
        #expect(parts([[2], [5, 5]]) == nil)
        #expect(parts([[2, 2], [5]]) == nil)
        #expect(parts([[2, 2, 5, 5]]) == nil)
    }
}
