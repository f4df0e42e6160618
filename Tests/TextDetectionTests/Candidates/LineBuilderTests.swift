import RandomNumbers
import Testing
import TextDetection

struct `Lines put together` {
    private func lines(of glyphs: [Glyph], scale: Double = 1) -> [Line] {
        LineBuilder(
            scale: scale, width: 600, height: 400, constants: DetectionConstants().candidates
        ).lines(of: glyphs)
    }

    /// The components of each line, in the order of their first.
    private func components(_ lines: [Line]) -> [[Int]] {
        lines.map { $0.glyphs.map(\.component).sorted() }.sorted { $0.lexicographicallyPrecedes($1) }
    }

    @Test func `of nothing are none`() {
        #expect(lines(of: []).isEmpty)
    }

    @Test func `of one glyph are that`() throws {
        let lines = lines(of: [.letter(x: 0, y: 0, width: 1, height: 1)])
        #expect(components(lines) == [[0]])
    }

    @Test(arguments: [1, 2, 3])
    func `have all letters of a row`(scale: Double) throws {
        let lines = lines(of: Glyph.row(count: 30), scale: scale)
        #expect(components(lines) == [Array(0..<30)])
        #expect(lines[0].bounds == Bounds(minX: 100, minY: 84, maxX: 100 + 29 * 13 + 10, maxY: 100))
    }

    @Test func `stay apart where two rows do`() {
        let upper = Glyph.row(count: 8)
        let lower = Glyph.row(count: 8, foot: 124).map { glyph in
            var glyph = glyph
            glyph.component += 8
            return glyph
        }
        #expect(components(lines(of: upper + lower)) == [Array(0..<8), Array(8..<16)])
    }

    /// The weeks of months side by side, one of which begins lower: day by day, a row would lead to the next.
    @Test(arguments: [4, 8])
    func `stay apart where rows side by side are a step lower`(step: Int) {
        var glyphs: [Glyph] = []
        for month in 0..<3 {
            for week in 0..<4 {
                for day in 0..<7 {
                    let (x, y) = (20 + 180 * month + 24 * day, 100 + 18 * week + step * (month % 2))
                    for digit in 0..<2 {
                        glyphs.append(.letter(glyphs.count, x: x + 7 * digit, y: y, width: 6, height: 10))
                    }
                }
            }
        }
        #expect(lines(of: glyphs).allSatisfy { $0.bounds.height < 20 })
    }

    @Test func `stay apart where a gap is wider than any between words`() {
        var glyphs = Glyph.row(count: 4)
        glyphs += Glyph.row(count: 4, x: 400).map { glyph in
            var glyph = glyph
            glyph.component += 4
            return glyph
        }
        #expect(components(lines(of: glyphs)) == [[0, 1, 2, 3], [4, 5, 6, 7]])
    }

    @Test func `take the dot of an i, the full stop and the accent`() {
        let letters = Glyph.row(count: 4)
        let dot = Glyph.letter(4, x: 103, y: 79, width: 3, height: 3)
        let stop = Glyph.letter(5, x: 152, y: 97, width: 3, height: 3)
        let accent = Glyph.letter(6, x: 117, y: 78, width: 6, height: 4)
        #expect(components(lines(of: letters + [dot, stop, accent])) == [[0, 1, 2, 3, 4, 5, 6]])
    }

    @Test func `leave a dot alone that is of another ink or too far off`() {
        let letters = Glyph.row(count: 4)
        let red = Glyph.letter(4, x: 103, y: 79, width: 3, height: 3, ink: SIMD3(255, 0, 0))
        let far = Glyph.letter(5, x: 180, y: 97, width: 3, height: 3)
        let high = Glyph.letter(6, x: 117, y: 70, width: 3, height: 3)
        #expect(components(lines(of: letters + [red, far, high])) == [[0, 1, 2, 3], [4], [5], [6]])
    }

    /// The letters of a key, and its frame, which is low.
    @Test(arguments: [1, 2, 3])
    func `leave out the frame that is drawn around them`(scale: Double) {
        let letters = Glyph.row(count: 4, x: 100, foot: 100, width: 6, height: 9, gap: 2)
        let frame = Glyph.letter(4, x: 94, y: 86, width: 44, height: 18, coverage: 0.15, isHollow: true)
        #expect(components(lines(of: letters + [frame], scale: scale)) == [[0, 1, 2, 3], [4]])
        // What holds them on three sides only is no frame of theirs, and a letter is no wider than that.
        let open = Glyph.letter(4, x: 94, y: 91, width: 44, height: 18, coverage: 0.15, isHollow: true)
        #expect(components(lines(of: letters + [open], scale: scale)) == [[0, 1, 2, 3, 4]])
    }

    /// A wide frame, and a letter with a part inside.
    @Test func `take no part into the frame around it`() {
        for (width, isFrame) in [(60, true), (36, false)] {
            let outer = Glyph.letter(0, x: 100, y: 100, width: width, height: 32, isHollow: true)
            let inner = Glyph.letter(1, x: 110, y: 114, width: 5, height: 5)
            #expect(lines(of: [outer, inner]).count == (isFrame ? 2 : 1))
        }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `hold each glyph once, in whatever order these come`(seed: UInt64) {
        var random = SplitMix64(state: seed)
        let glyphs = (0..<80).map { index in
            Glyph.letter(
                index, x: .random(in: 0..<560, using: &random), y: .random(in: 0..<380, using: &random),
                width: .random(in: 1...30, using: &random), height: .random(in: 1...20, using: &random),
                ink: Bool.random(using: &random) ? SIMD3(0, 0, 0) : SIMD3(200, 30, 30))
        }
        let lines = lines(of: glyphs)
        #expect(lines.flatMap { $0.glyphs.map(\.component) }.sorted() == Array(0..<80))
        for line in lines {
            let boxes = line.glyphs.map(\.bounds)
            #expect(line.bounds == boxes.dropFirst().reduce(boxes[0]) { $0.union($1) })
        }
    }

    @Test func `of rows are the same in whatever order their letters come`() {
        var glyphs: [Glyph] = []
        for row in 0..<6 {
            glyphs += Glyph.row(count: 20, foot: 40 + 30 * row, height: 12 + row).map { glyph in
                var glyph = glyph
                glyph.component += 20 * row
                return glyph
            }
        }
        let expected = (0..<6).map { Array(20 * $0..<20 * $0 + 20) }
        for seed in 1...10 as ClosedRange<UInt64> {
            var random = SplitMix64(state: seed)
            #expect(components(lines(of: glyphs.shuffled(using: &random))) == expected)
        }
    }
}
