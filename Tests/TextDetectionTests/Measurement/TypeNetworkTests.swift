import Testing
import TextDetection

struct `What letters tell of their typeface` {
    private static let constants = DetectionConstants().size

    /// Letters of some strokes on one foot: stems, with feet to both sides where they are to have serifs.
    private func size(serif: Int, stem: Int, scale: Double = 1) -> TypeSize {
        let (width, height, step) = (20, 44, 34)
        let glyphs = (0..<8).map { Glyph.letter($0, x: $0 * step, y: 0, width: width, height: height) }
        let line = Line(glyphs)
        var map = CoverageMap(width: line.bounds.width, height: height)
        for glyph in glyphs {
            for x in 0..<width {
                let isStem = x >= serif && x < serif + stem || x >= width - serif - stem && x < width - serif
                for y in 0..<height {
                    let isBar = y >= 20 && y < 23
                    let isSerif = serif > 0 && (y < 2 || y >= height - 2)
                    if isStem || isBar || isSerif { map[glyph.bounds.minX + x, y] = 1 }
                }
            }
        }
        return TypeSize(
            line, shape: LineShape(map, DetectionConstants().shape), coverage: map, scale: scale,
            Self.constants)
    }

    @Test func `is asked of letters alone, and kept for the trace`() throws {
        let letters = try #require(size(serif: 0, stem: 4).letters)
        #expect(letters.form.values.count == LetterForm.count && letters.pictures.values.count == 8)
    }

    @Test func `is told of those with serifs, and not of plain ones`() {
        #expect(size(serif: 0, stem: 4).boldOdds == nil)
        #expect(size(serif: 5, stem: 3).boldOdds != nil)
    }

    @Test func `is the same at any scale`() {
        let (one, two) = (size(serif: 5, stem: 3), size(serif: 5, stem: 3, scale: 2))
        #expect(abs(one.points - 2 * two.points) < 1e-9 && one.boldOdds == two.boldOdds)
    }

    @Test func `decides the weight by the odds`() {
        let size = size(serif: 5, stem: 3)
        func weight(_ share: Double, beyondLimit: Double) -> Region.Weight {
            var constants = Self.constants
            constants.regularOdds = -(size.boldOdds ?? 0) - beyondLimit
            return Region.Weight(strokeWidth: Float(share) * size.strokeBase, size: size, constants)
        }
        let bold = Self.constants.surelyBoldStroke
        #expect(weight(0.1, beyondLimit: 1) == .regular)
        #expect(weight(0.1, beyondLimit: -1) == .undecided)
        #expect(weight(bold + 0.01, beyondLimit: -1) == .bold)
    }
}
