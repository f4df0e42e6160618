import Testing
import TextDetection

/// Letters here are 10 by 20 pixels, and stand on row 100.
struct `Icons beside a line` {
    private static let constants = DetectionConstants().candidates
    private let letters = Glyph.row(count: 6, x: 140, height: 20)

    /// Something as far from the letters as is said, before them or behind.
    private func icon(
        width: Int = 30, height: Int = 30, foot: Int = 105, gap: Int = 8, isBehind: Bool = false,
        isHollow: Bool = false
    ) -> Glyph {
        let x = isBehind ? 140 + 5 * 13 + 10 + gap : 140 - gap - width
        return .letter(9, x: x, y: foot - height, width: width, height: height, isHollow: isHollow)
    }

    /// The parts of a line with an icon, which looks as much like a character as is said.
    private func parts(_ icon: Glyph, beside word: [Glyph]? = nil, likeness: Double = -5) -> [[Int]] {
        IconSplit(constants: Self.constants) { _ in likeness }.parts(of: Line((word ?? letters) + [icon]))
            .map { $0.glyphs.map(\.component).sorted() }
    }

    private static let row = Array(0..<6)

    @Test func `are parted from it on either side`() {
        #expect(parts(icon()) == [[9], Self.row])
        #expect(parts(icon(isBehind: true)) == [Self.row, [9]])
        #expect(parts(icon(height: 30, foot: 100)) == [[9], Self.row], "much taller, on the baseline")
    }

    @Test func `are no letters, brackets or words`() {
        let whole = [Self.row + [9]]
        #expect(parts(icon(height: 20, foot: 100)) == whole, "as high as they are")
        #expect(parts(icon(height: 26, foot: 100)) == whole, "a capital with its accent")
        #expect(parts(icon(height: 26, foot: 106)) == whole, "it descends")
        #expect(parts(icon(width: 12)) == whole, "a bracket")
        #expect(parts(icon(width: 60)) == whole, "a word")
        #expect(parts(icon(gap: 3)) == whole, "no further off than a letter")
    }

    @Test func `may look like a character where they reach as far as an ideograph`() {
        let slight = icon(height: 26, foot: 103)
        #expect(parts(slight) == [[9], Self.row])
        #expect(parts(slight, likeness: 5) == [Self.row + [9]])
        #expect(parts(icon(height: 26, foot: 103, isHollow: true), likeness: 5) == [[9], Self.row])
        #expect(parts(icon(), likeness: 5) == [[9], Self.row])
    }

    @Test func `may be as high as letters where they stand apart and look like no character`() {
        let whole = [Self.row + [9]]
        let word = (0..<6).map {
            Glyph.letter($0, x: 140 + 13 * $0, y: 80, width: [10, 8, 6][$0 % 3], height: 20)
        }
        let apart = icon(width: 20, height: 20, foot: 100, gap: 12)
        #expect(parts(apart, beside: word) == [[9], Self.row])
        #expect(parts(apart, beside: word, likeness: -3) == whole)
        #expect(parts(icon(width: 20, height: 20, foot: 100), beside: word) == whole, "a space away")
        #expect(parts(icon(width: 8, height: 8, foot: 94, gap: 12), beside: word) == whole, "a dot")
        #expect(parts(apart) == whole, "one sign again and again")
        // The stem of a letter, and another part.
        let pair = [
            Glyph.letter(9, x: 110, y: 83, width: 4, height: 14),
            .letter(10, x: 118, y: 92, width: 10, height: 6),
        ]
        let split = IconSplit(constants: Self.constants) { _ in -5 }
        #expect(split.parts(of: Line(word + pair)).count == 1)
    }

    @Test func `are no words with marks above and below, and no bars`() {
        let whole = [Self.row + [9, 10, 11]]
        let marked = [
            Glyph.letter(9, x: 110, y: 80, width: 10, height: 20),
            .letter(10, x: 110, y: 68, width: 10, height: 8),
            .letter(11, x: 112, y: 102, width: 8, height: 8),
        ]
        let split = IconSplit(constants: Self.constants) { _ in -5 }
        #expect(split.parts(of: Line(letters + marked)).map { $0.glyphs.map(\.component).sorted() } == whole)
        // A quote of two strokes and a letter that descends.
        let quoted = [
            Glyph.letter(9, x: 100, y: 70, width: 3, height: 6),
            .letter(10, x: 105, y: 70, width: 3, height: 6),
            .letter(11, x: 110, y: 80, width: 12, height: 26),
        ]
        #expect(split.parts(of: Line(letters + quoted)).map { $0.glyphs.map(\.component).sorted() } == whole)
        let dots = (0..<2).map { Glyph.letter($0, x: 140 + 20 * $0, y: 87, width: 7, height: 7) }
        let digit = Glyph.letter(9, x: 115, y: 80, width: 12, height: 22)
        #expect(split.parts(of: Line(dots + [digit])).count == 1)
        let bar = Glyph.letter(9, x: 110, y: 60, width: 20, height: 40, coverage: 1)
        #expect(split.parts(of: Line(letters + [bar])).count == 1)
    }

    /// The parts of ideographs lie above each other: these tell nothing of a baseline.
    @Test func `are not told by parts of ideographs`() {
        let stacked = [60, 72, 84].map { Glyph.letter($0, x: 140, y: $0, width: 20, height: 10) }
        let line = Line(stacked + [icon(height: 40, foot: 100)])
        #expect(IconSplit(constants: Self.constants) { _ in -5 }.parts(of: line).count == 1)
    }

    /// A frame of more than twice their height would gather the capitals, and leave the small letters alone.
    @Test func `do not gather the capitals of a line`() {
        let builder = LineBuilder(scale: 2, width: 600, height: 400, constants: Self.constants)
        let small = letters.map { glyph in
            var glyph = glyph
            glyph.component += 20
            glyph.bounds = Bounds(
                minX: glyph.bounds.minX + 13, minY: 86, maxX: glyph.bounds.maxX + 13, maxY: 100)
            return glyph
        }
        let frame = icon(width: 46, height: 46, foot: 113, isHollow: true)
        let lines = builder.lines(of: [letters[0], frame] + small)
        #expect(
            lines.map { $0.glyphs.map(\.component).sorted() }.sorted { $0.count < $1.count }
                == [[9], [0] + Array(20..<26)])
    }
}
