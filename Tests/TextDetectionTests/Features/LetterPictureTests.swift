import Testing
import TextDetection

struct `Pictures of letters` {
    /// Pictures of boxes on one foot, of a type of some size.
    private func pictures(_ glyphs: [Glyph], size: Float, covered: Float = 1) -> LetterPictures {
        let line = Line(glyphs)
        var map = CoverageMap(width: line.bounds.width, height: line.bounds.height)
        for box in glyphs.map(\.bounds) {
            for y in box.minY..<box.maxY {
                for x in box.minX..<box.maxX { map[x - line.bounds.minX, y - line.bounds.minY] = covered }
            }
        }
        let shape = LineShape(map, DetectionConstants().shape)
        return LetterPictures(line, shape: shape, coverage: map, size: size)
    }

    /// The ink of a picture, in squares of the size.
    private func area(_ picture: [Float]) -> Float { picture.reduce(0, +) * 0.055 * 0.055 }

    @Test func `are as many as the letters, up to ten`() {
        #expect(pictures(Glyph.row(count: 4), size: 20).values.count == 4)
        #expect(pictures(Glyph.row(count: 30), size: 20).values.count == LetterPictures.most)
        let cells = LetterPictures.columns * LetterPictures.rows
        #expect(pictures(Glyph.row(count: 4), size: 20).values.allSatisfy { $0.count == cells })
    }

    @Test func `leave out dots`() {
        let dot = Glyph.letter(9, x: 60, y: 96, width: 4, height: 4)
        #expect(pictures(Glyph.row(count: 4, foot: 100, height: 20) + [dot], size: 27).values.count == 4)
    }

    @Test(arguments: [Float(14), 20, 60])
    func `hold all of the ink, for the size`(size: Float) {
        let (width, height) = (Int(0.4 * size), Int(0.7 * size))
        for covered: Float in [1, 0.5] {
            let row = Glyph.row(count: 3, foot: 100, width: width, height: height)
            let expected = covered * Float(width * height) / (size * size)
            for picture in pictures(row, size: size, covered: covered).values {
                #expect(abs(area(picture) - expected) < 1e-3)
            }
        }
    }

    @Test func `stand on one row, in the middle`() throws {
        let picture = try #require(
            pictures(Glyph.row(count: 3, foot: 100, width: 8, height: 14), size: 20).values.first)
        let (columns, rows) = (LetterPictures.columns, LetterPictures.rows)
        let inked = (0..<columns).filter { x in (0..<rows).contains { picture[$0 * columns + x] > 0 } }
        #expect(inked.first.map { $0 + (inked.last ?? 0) } == columns - 1)
        // The foot lies 0.82 of the size below the top: within the fifteenth row.
        let lowest = (0..<rows).last { y in (0..<columns).contains { picture[y * columns + $0] > 0 } }
        #expect(lowest == 14)
    }
}
