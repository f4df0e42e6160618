import Raster
import Testing
import TextDetection

struct `The form of letters` {
    /// The form of boxes on one foot.
    private func form(_ glyphs: [Glyph], size: Double = 22) -> LetterForm {
        let line = Line(glyphs)
        var map = CoverageMap(width: line.bounds.width, height: line.bounds.height)
        for box in glyphs.map(\.bounds) {
            for y in box.minY..<box.maxY {
                for x in box.minX..<box.maxX { map[x - line.bounds.minX, y - line.bounds.minY] = 1 }
            }
        }
        let shape = LineShape(map, DetectionConstants().shape)
        return LetterForm(
            line, form: LineForm(line, shape), shape: shape, coverage: map, script: .oneHeight, size: size)
    }

    /// How surely the letters have one width, and how much larger the size is by that.
    private func columns(_ form: LetterForm) -> (certainty: Float, difference: Float) {
        (form.values[LetterForm.count - 4], form.values[LetterForm.count - 3])
    }

    @Test func `has as many numbers as the network reads`() {
        #expect(form(Glyph.row(count: 6)).values.count == LetterForm.count)
        #expect(form(Glyph.row(count: 1)).values.count == LetterForm.count)
        #expect(!form(Glyph.row(count: 1)).values.contains { !$0.isFinite })
    }

    @Test func `tells letters in columns of one width, and the size by it`() {
        // A column of 12 pixels is 0.6 of 20; letters of several widths stand in the middles of columns.
        let letters = (0..<10).map { index in
            let width = [4, 10, 6, 8][index % 4]
            return Glyph.letter(index, x: 12 * index + 6 - width / 2, y: 0, width: width, height: 14)
        }
        let told = columns(form(letters, size: 20))
        #expect(told.certainty == 1 && abs(told.difference) < 1e-5)
        // The logarithm of 20 / 19.
        #expect(abs(columns(form(letters, size: 19)).difference - 0.0513) < 1e-3)
    }

    @Test func `does not where each letter has a width of its own`() {
        var (letters, x): ([Glyph], Int) = ([], 0)
        for index in 0..<10 {
            let width = [4, 12, 6, 17, 9][index % 5]
            letters.append(Glyph.letter(index, x: x, y: 0, width: width, height: 14))
            x += width + 3
        }
        #expect(columns(form(letters)).certainty == 0)
    }

    @Test func `nor of few letters`() {
        #expect(columns(form(Glyph.row(count: 3))).certainty == 0)
    }

    /// What the form of twice as large letters, each pixel four, says of them differs by the height alone.
    @Test func `does not depend on the size of the letters`() {
        let one = form(Glyph.row(count: 8, x: 0, foot: 16, width: 10, height: 16, gap: 3), size: 22)
        let two = form(Glyph.row(count: 8, x: 0, foot: 32, width: 20, height: 32, gap: 6), size: 44)
        let different = zip(one.values, two.values).enumerated().filter { abs($1.0 - $1.1) > 0.02 }
        #expect(different.map(\.offset) == [2 * LineForm.bands])
    }
}
