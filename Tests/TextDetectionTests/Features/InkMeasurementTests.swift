import ColorMath
import Raster
import Testing
import TextDetection

/// Stems drawn by whole pixels, with a rim of half coverage where it is asked for.
struct `Ink of a line` {
    private static let constants = DetectionConstants().measurement

    /// A screen of six stems, its ink map, and the line that they are.
    private func stems(
        ink: SRGB8, on ground: SRGB8, rim: Double = 0
    ) throws -> (screen: Bitmap<UInt8>, ink: InkMap, line: Line) {
        var screen = Bitmap(width: 300, height: 120, ground: ground)
        let mixed = SIMD3<Double>(ground) + (SIMD3(ink) - SIMD3(ground)) * rim
        for index in 0..<6 {
            let x = 60 + 12 * Double(index)
            if rim > 0 {
                screen.draw(.box(x: x + 4, y: 40, width: 1, height: 20), SRGB8(mixed.rounded(.down)))
            }
            screen.draw(.box(x: x, y: 40, width: 4, height: 20), ink)
        }
        let source = try #require(TextDetector(scale: 2).trace(of: screen).sources.first)
        let glyphs = source.components.compactMap { $0?.glyph }
        try #require(glyphs.count == 6)
        return (screen, source.ink, Line(glyphs))
    }

    @Test(arguments: [(SRGB8.black, SRGB8.white), (.white, .black), (.gray(200), .gray(30))])
    func `is the very colour that was drawn`(ink: SRGB8, ground: SRGB8) throws {
        let (screen, map, line) = try stems(ink: ink, on: ground, rim: 0.5)
        let estimate = InkEstimate(line, ink: map, pixels: screen.pixels, width: 300, Self.constants)
        #expect(estimate.ink == RGBA(ink).levels)
        #expect(estimate.backdrop == RGBA(ground).levels)
        #expect(estimate.strength == squaredLength(RGBA(ink).levels - RGBA(ground).levels).squareRoot())
        // Every full pixel is looked at, as there are few, and no pixel of the rim.
        #expect(estimate.full == [SIMD3<Float>](repeating: RGBA(ink).levels, count: 6 * 80))
    }

    @Test func `takes pixels a little nearer to the ground than the farthest for full`() throws {
        let share = Self.constants.farFromBackground
        for (rim, count) in [(share - 0.02, 480), (share + 0.02, 600)] {
            let (screen, map, line) = try stems(ink: .black, on: .white, rim: rim)
            let estimate = InkEstimate(line, ink: map, pixels: screen.pixels, width: 300, Self.constants)
            #expect(estimate.full.count == count)
        }
    }

    @Test func `covers its pixels from nothing to all`() throws {
        let (screen, map, line) = try stems(ink: .black, on: .white, rim: 0.5)
        let measured = InkMeasurement(line, ink: map, pixels: screen.pixels, width: 300, Self.constants)
        let coverage = measured.coverage
        #expect(coverage.width == 65 && coverage.height == 20)
        for x in 0..<65 {
            // Four full columns, one that is half covered, seven of ground.
            let expected: Float = x % 12 < 4 ? 1 : x % 12 == 4 ? 0.5 : 0
            // The grey in the middle is no whole level.
            #expect(abs(coverage[x, 7] - expected) < 0.003)
        }
        #expect(measured.core == 0.8 && measured.spread == 0 && measured.roughness == 0)
        #expect(Double(measured.threshold) == DetectionConstants().segmentation.noiselessThreshold)
    }

    @Test func `is told by most pixels, not by a few that are stronger`() throws {
        var (screen, map, line) = try stems(ink: .gray(60), on: .white)
        for x in 60..<64 { screen[x, 45] = RGBA(.gray(50)) }
        let estimate = InkEstimate(line, ink: map, pixels: screen.pixels, width: 300, Self.constants)
        #expect(estimate.ink == SIMD3(60, 60, 60))
        map = InkMap(map.mask)
        line = Line(Array(line.glyphs.prefix(1)))
        let first = InkEstimate(line, ink: map, pixels: screen.pixels, width: 300, Self.constants)
        #expect(first.full.count == 80)
    }

    @Test func `has means by the pixels of its glyphs`() {
        let line = Line([
            .letter(0, x: 0, y: 0, width: 10, height: 9, coverage: 1, core: 0.5),
            .letter(1, x: 20, y: 0, width: 10, height: 1, coverage: 1, core: 1),
        ])
        #expect(abs(line.mean { $0.core } - 0.55) < 1e-6)
        #expect(line.mean { _ in 3 } == 3)
    }
}
