import Testing
import TextDetection

/// A row of letters over several plain colours.
struct `A line over several backdrops` {
    private static let pink = SIMD3<Float>(195, 114, 133)
    private static let green = SIMD3<Float>(184, 190, 104)

    /// Letters beside each other, each on its own zone and colour.
    private func parts(
        _ letters: [(ground: Int, backdrop: SIMD3<Float>)], roughness: Float = 0
    ) -> [[Int]] {
        let glyphs = letters.enumerated().map { index, letter in
            var glyph = Glyph.letter(index, x: 10 * index, y: 10, width: 8, height: 14)
            (glyph.zone, glyph.backdrop, glyph.roughness) = (letter.ground, letter.backdrop, roughness)
            return glyph
        }
        let split = BackdropSplit(constants: DetectionConstants().candidates)
        // The order of the letters is not that of their places.
        return split.parts(of: Line(glyphs.reversed())).map { $0.glyphs.map(\.component) }
    }

    @Test func `is parted where the colour changes`() {
        let found = parts([(1, Self.pink), (1, Self.pink), (2, Self.green), (1, Self.pink)])
        #expect(found == [[0, 1], [2], [3]])
    }

    @Test func `is one where the zones have nearly one colour`() {
        #expect(parts([(1, Self.pink), (2, Self.pink + 12)]).count == 1)
        #expect(parts([(1, Self.pink), (2, Self.pink + 12.1)]).count == 2)
        #expect(parts([(1, Self.pink), (1, Self.green)]).count == 1)
    }

    @Test func `is one where what lies behind is not plain`() {
        #expect(parts([(1, Self.pink), (2, Self.green)], roughness: 2).count == 2)
        #expect(parts([(1, Self.pink), (2, Self.green)], roughness: 2.1).count == 1)
    }
}
