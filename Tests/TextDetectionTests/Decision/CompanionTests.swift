import Raster
import Testing
import TextDetection

/// What stands beside a word, on a screen of one pixel a point.
struct `A sign beside a word` {
    private static let red = SIMD3<Float>(200, 30, 30)
    /// A word of size 20 whose letters are 14 high and stand on row 100, from column 100 to 162.
    private let word = CompanionSearch.Host(
        line: Line(Glyph.row(count: 5, height: 14)), size: 20, baseline: 100, ascent: 14,
        strokeWidth: 2)

    private func companions(_ candidates: [Line], hosts: [CompanionSearch.Host]? = nil) -> [CompanionSearch
        .Companion]
    {
        let constants = DetectionConstants()
        return CompanionSearch(
            scale: 1, width: 600, height: 300, ink: constants.candidates, constants: constants.companions
        ).companions(of: hosts ?? [word], among: candidates)
    }

    private func sign(
        _ component: Int = 9, gap: Int, width: Int = 6, top: Int = 84, foot: Int = 104,
        ink: SIMD3<Float>? = nil
    ) -> Line {
        Line([
            .letter(
                component, x: 162 + gap, y: top, width: width, height: foot - top,
                ink: ink ?? SIMD3(40, 40, 40))
        ])
    }

    @Test func `is written on where it has the ink of the word`() {
        let found = companions([sign(gap: 4)])
        #expect(found.count == 1 && found[0].continuesHost && found[0].hasInkOfHost)
    }

    @Test func `is a piece of its own where it has another ink`() {
        let found = companions([sign(gap: 4, ink: Self.red)])
        #expect(found.count == 1 && !found[0].continuesHost && !found[0].hasInkOfHost)
        #expect(companions([sign(gap: 8, top: 84, foot: 98, ink: Self.red)]).isEmpty)
    }

    @Test func `is drawn where it stands further away`() {
        #expect(companions([sign(gap: 12, top: 84, foot: 98)]).isEmpty)
    }

    @Test func `that is a bracket may be a space away, and is written on`() {
        let found = companions([sign(gap: 12)])
        #expect(found.count == 1 && found[0].continuesHost)
        #expect(companions([sign(gap: 20)]).count == 1 && companions([sign(gap: 21)]).isEmpty)
        // In an ink of its own it is a piece of its own.
        let other = companions([sign(gap: 12, ink: Self.red)])
        #expect(other.count == 1 && !other[0].continuesHost)
        // Chevrons are wider, and letters are lower.
        #expect(companions([sign(gap: 12, width: 9)]).count == 1)
        #expect(companions([sign(gap: 12, width: 10)]).isEmpty)
        #expect(companions([sign(gap: 12, top: 83, foot: 98)]).isEmpty)
    }

    @Test func `that is as thin as a hairline is a bracket where it bends`() {
        func bar(width: Int) -> Line {
            Line([
                .letter(
                    9, x: 166, y: 84, width: width, height: 20, ink: Self.red,
                    coverage: 20 / Float(20 * width))
            ])
        }
        #expect(companions([bar(width: 5)]).count == 1)
        #expect(companions([bar(width: 2)]).isEmpty)
    }

    @Test func `that is a cursor is drawn`() {
        let cursor = Line([
            .letter(9, x: 174, y: 84, width: 3, height: 20, ink: Self.red, coverage: 0.9)
        ])
        #expect(companions([cursor]).isEmpty)
    }

    @Test func `that leads to a bracket may be a space away too`() {
        let star = sign(8, gap: 12, width: 9, top: 88, foot: 97)
        #expect(companions([star]).isEmpty)
        #expect(companions([star, sign(9, gap: 30)]).map(\.candidates) == [[0, 1]])
        #expect(companions([star, sign(9, gap: 30, ink: Self.red)]).isEmpty)
        #expect(companions([star, sign(9, gap: 45)]).isEmpty)
    }

    @Test func `is drawn where it is larger than the word, or on another row`() {
        #expect(companions([sign(gap: 4, top: 70, foot: 110)]).isEmpty)
        #expect(companions([sign(gap: 4, width: 30)]).isEmpty)
        #expect(companions([sign(gap: 4, top: 106, foot: 116)]).isEmpty)
    }

    @Test func `is drawn where it lies on another background`() {
        var glyph = Glyph.letter(9, x: 166, y: 84, width: 6, height: 20)
        glyph.zone = 1
        #expect(companions([Line([glyph])]).isEmpty)
    }

    @Test func `is made of dots above each other`() {
        let found = companions([
            sign(8, gap: 4, width: 3, top: 88, foot: 91), sign(9, gap: 4, width: 3, top: 97, foot: 100),
        ])
        #expect(found.count == 1 && found[0].line.glyphs.count == 2 && found[0].candidates.count == 2)
    }

    @Test func `may be a space away from the words on both sides`() {
        let equals = sign(gap: 15, width: 10, top: 90, foot: 97, ink: Self.red)
        #expect(companions([equals]).isEmpty)
        let next = CompanionSearch.Host(
            line: Line(Glyph.row(count: 4, x: 202, height: 14)), size: 20, baseline: 100, ascent: 14,
            strokeWidth: 2)
        #expect(companions([equals], hosts: [word, next]).count == 1)
    }

    @Test func `is the number of a list where it is as high as the letters`() {
        let number = Line([.letter(9, x: 60, y: 86, width: 8, height: 14)])
        let found = companions([number])
        #expect(found.count == 1 && found[0].hasInkOfHost && !found[0].continuesHost)
        #expect(companions([Line([.letter(9, x: 60, y: 82, width: 8, height: 18)])]).isEmpty)
        #expect(companions([Line([.letter(9, x: 60, y: 83, width: 8, height: 14)])]).isEmpty)
        #expect(companions([Line([.letter(9, x: 30, y: 86, width: 8, height: 14)])]).isEmpty)
        #expect(companions([Line([.letter(9, x: 60, y: 86, width: 8, height: 14, ink: Self.red)])]).isEmpty)
    }

    @Test func `goes on from sign to sign`() {
        let found = companions([sign(8, gap: 4), sign(9, gap: 13), sign(10, gap: 22)])
        #expect(found.count == 1 && found[0].candidates == [0, 1, 2])
    }

    @Test func `is drawn beside large type`() {
        let headline = CompanionSearch.Host(
            line: Line(Glyph.row(count: 5, height: 40)), size: 56, baseline: 100, ascent: 40,
            strokeWidth: 5)
        #expect(companions([sign(gap: 6, top: 60, foot: 100)], hosts: [headline]).isEmpty)
    }

    @Test func `that is a dot of another ink is drawn, unless it is a full stop`() {
        func dot(
            _ side: Int, foot: Int, width: Int? = nil, coverage: Float = 0.7, ink: SIMD3<Float> = Self.red
        )
            -> Line
        {
            Line([
                .letter(
                    9, x: 166, y: foot - side, width: width ?? side, height: side, ink: ink,
                    coverage: coverage)
            ])
        }
        #expect(companions([dot(12, foot: 98)]).isEmpty, "of a legend")
        #expect(companions([dot(7, foot: 97)]).isEmpty, "of a state")
        #expect(companions([dot(12, foot: 98, ink: SIMD3(40, 40, 40))]).count == 1, "in the ink of the word")
        #expect(companions([dot(12, foot: 98, coverage: 0.6)]).count == 1, "a letter is no such dot")
        #expect(companions([dot(20, foot: 102, width: 18)]).isEmpty, "by the tolerance")
        #expect(companions([dot(20, foot: 102, width: 17)]).count == 1, "a bar")
        let (stop, other) = (dot(5, foot: 100), dot(5, foot: 94))
        let next = CompanionSearch.Host(
            line: Line(Glyph.row(count: 4, x: 178, height: 14)), size: 20, baseline: 100, ascent: 14,
            strokeWidth: 2)
        #expect(companions([stop], hosts: [word, next]).count == 1)
        #expect(companions([other], hosts: [word, next]).isEmpty, "one that separates")
    }

    @Test func `that is a hairline of another ink is drawn, and a bar with the strokes of the word is not`() {
        func bar(coverage: Float) -> Line {
            Line([.letter(9, x: 168, y: 82, width: 2, height: 20, ink: Self.red, coverage: coverage)])
        }
        #expect(companions([bar(coverage: 0.5)]).isEmpty)
        #expect(companions([bar(coverage: 0.8)]).count == 1)
    }

    /// As in `route('/')`, of which the quotes and the slash have one ink and the brackets another.
    @Test func `in quotes of its own ink is written beside the word`() {
        let quote = sign(8, gap: 8, width: 2, top: 86, foot: 91, ink: Self.red)
        let slash = sign(9, gap: 15, width: 8, top: 86, foot: 103, ink: Self.red)
        let closing = sign(10, gap: 30, width: 2, top: 86, foot: 91, ink: Self.red)
        let bracket = sign(11, gap: 40)
        let found = companions([quote, slash, closing, bracket])
        #expect(found.map(\.candidates) == [[0, 1, 2], [3]])
        #expect(found.map(\.hasInkOfHost) == [false, true])
        // A quote alone is a speck.
        #expect(companions([quote]).isEmpty)
        // What is as far away and hangs from nothing is drawn.
        #expect(companions([sign(8, gap: 8, width: 2, top: 95, foot: 100, ink: Self.red), slash]).isEmpty)
    }

    /// As `-m` is in `python -m flask`.
    @Test func `leads to text where each is a space at most from the next`() {
        let dash = sign(8, gap: 18, width: 6, top: 94, foot: 96)
        let letter = sign(9, gap: 27, width: 10, top: 90, foot: 100)
        let next = CompanionSearch.Host(
            line: Line(Glyph.row(count: 5, x: 216, height: 14)), size: 20, baseline: 100, ascent: 14,
            strokeWidth: 2)
        #expect(companions([dash, letter], hosts: [word, next]).map(\.candidates) == [[0, 1]])
        #expect(companions([dash, letter]).isEmpty)
        let far = sign(9, gap: 45, width: 8, top: 90, foot: 100)
        #expect(companions([dash, far], hosts: [word]).isEmpty)
    }
}
