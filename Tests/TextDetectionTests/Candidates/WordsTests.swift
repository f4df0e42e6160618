import Testing
import TextDetection

struct `Words of a line` {
    private static let constants = DetectionConstants().candidates

    private func words(gaps: [Int], height: Int) -> [[Int]] {
        var x = 50
        var glyphs: [Glyph] = []
        for (index, gap) in ([0] + gaps).enumerated() {
            x += gap
            glyphs.append(.letter(index, x: x, y: 20, width: 8, height: height))
            x += 8
        }
        return Line(glyphs.reversed()).words(Self.constants).map { $0.glyphs.map(\.component) }
    }

    @Test(arguments: [20, 40, 100])
    func `are apart by more than a share of its height`(height: Int) {
        let gap = Int(Self.constants.wordGap * Double(height))
        #expect(words(gaps: [gap, gap + 1, gap], height: height) == [[0, 1], [2, 3]])
    }

    @Test(arguments: [1, 6, 10])
    func `are apart by so many pixels at least`(height: Int) {
        let gap = Int(Self.constants.narrowestWordGap)
        #expect(Int(Self.constants.wordGap * Double(height)) < gap)
        #expect(words(gaps: [gap, gap + 1], height: height) == [[0, 1], [2]])
    }

    @Test func `keep what lies over another letter`() {
        let stem = Glyph.letter(0, x: 50, y: 20, width: 8, height: 30)
        let dot = Glyph.letter(1, x: 52, y: 10, width: 4, height: 4)
        let next = Glyph.letter(2, x: 70, y: 20, width: 8, height: 30)
        let words = Line([next, dot, stem]).words(Self.constants)
        #expect(words.map { $0.glyphs.map(\.component) } == [[0, 1], [2]])
        #expect(words[0].bounds == Bounds(minX: 50, minY: 10, maxX: 58, maxY: 50))
    }

    @Test func `put together are the line`() {
        let line = Line(Glyph.row(count: 9, gap: 6))
        let words = line.words(Self.constants)
        #expect(words.count == 9)
        var whole = words[0]
        for word in words.dropFirst() { whole.absorb(word) }
        #expect(whole.bounds == line.bounds)
        #expect(whole.glyphs.map(\.component) == line.glyphs.map(\.component))
    }
}
