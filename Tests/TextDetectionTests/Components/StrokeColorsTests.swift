import Testing
import TextDetection

struct `Colours of strokes` {
    private static let constants = DetectionConstants().components
    private static let white = SIMD3<Float>(255, 255, 255)

    private func strokeColors(_ colors: [SIMD3<Float>], on backdrop: SIMD3<Float> = white) -> StrokeColors? {
        var counts = Histogram(levels: InkEstimate.distances)
        return StrokeColors(colors, backdrop: backdrop, counts: &counts, Self.constants)
    }

    @Test(arguments: [(Float(255), Float(0)), (0, 255), (200, 150), (30, 90)])
    func `cover nothing on the backdrop and all at the ink`(ground: Float, ink: Float) throws {
        let backdrop = SIMD3<Float>(repeating: ground)
        let colors = [Float](repeating: ink, count: 30).map { SIMD3<Float>(repeating: $0) }
        let strokes = try #require(strokeColors(colors, on: backdrop))
        #expect(strokes.ink == SIMD3(repeating: ink))
        // The distance of two greys is that of a channel times the root of three.
        #expect(abs(strokes.strength - abs(ink - ground) * Float(3).squareRoot()) < 0.01)
        #expect(abs(strokes.coverage(backdrop)) < 1e-5)
        #expect(abs(strokes.coverage(strokes.ink) - 1) < 1e-5)
        #expect(abs(strokes.coverage((backdrop + strokes.ink) / 2) - 0.5) < 1e-5)
    }

    @Test func `leave out the rims`() throws {
        // A tenth of the way is 25 levels: what lies within it is the ink's.
        let colors =
            [Float](repeating: 0, count: 40) + [Float](repeating: 20, count: 20)
            + [Float](repeating: 30, count: 20) + [Float](repeating: 128, count: 40)
        let strokes = try #require(strokeColors(colors.map { SIMD3(repeating: $0) }))
        #expect(abs(strokes.ink.x - 400.0 / 60) < 1e-4)
    }

    /// A quantile of few pixels is one of their rims, so the farthest is taken; of many, it is an outlier.
    @Test func `take the farthest of few pixels, and not of many`() throws {
        let few = Int(Self.constants.fewPixels)
        let dark = SIMD3<Float>.zero
        let gray = SIMD3<Float>(repeating: 155)
        let some = try #require(strokeColors([dark] + Array(repeating: gray, count: few - 1)))
        #expect(some.ink == dark)
        let many = try #require(strokeColors([dark] + Array(repeating: gray, count: few)))
        #expect(many.ink != dark)
        #expect(many.strength < some.strength)
    }

    @Test func `differ from the backdrop by what is more than dither`() {
        let least = Float(Self.constants.leastContrast)
        for (difference, isInk) in [(least, true), (least - 0.01, false)] {
            let color = SIMD3(255 - difference, 255, 255)
            #expect((strokeColors(Array(repeating: color, count: 10)) != nil) == isInk)
        }
        #expect(strokeColors([]) == nil)
    }

    @Test(arguments: [10, 20, 21, 200])
    func `are those of flat ink, however faint`(pixels: Int) throws {
        for difference in stride(from: Float(2), through: 12, by: 0.25) {
            let color = SIMD3(255 - difference, 255, 255)
            let strokes = try #require(strokeColors(Array(repeating: color, count: pixels)))
            #expect(strokes.ink == color && strokes.strength == difference)
        }
    }
}
