import Testing
import TextDetection

struct `Two glyphs` {
    private static let constants = DetectionConstants().candidates

    private func glyph(ink: Float, on ground: Float = 255, core: Float) -> Glyph {
        .letter(
            x: 0, y: 0, width: 8, height: 12, ink: SIMD3(repeating: ink),
            backdrop: SIMD3(repeating: ground), core: core)
    }

    private func areCompatible(_ one: Glyph, _ other: Glyph) -> Bool {
        let answer = one.isCompatible(with: other, Self.constants)
        #expect(other.isCompatible(with: one, Self.constants) == answer)
        return answer
    }

    @Test func `are solid from more than a share of full pixels on`() {
        let share = Float(Self.constants.solidFraction)
        #expect(!glyph(ink: 0, core: share - 0.01).isSolid(Self.constants))
        #expect(glyph(ink: 0, core: share + 0.01).isSolid(Self.constants))
    }

    @Test func `that are solid go together where their inks differ by few levels`() {
        let limit = Float(Self.constants.inkDifference)
        // So faint that the share of the strength is less.
        #expect(areCompatible(glyph(ink: 200, core: 1), glyph(ink: 200 + limit, core: 1)))
        #expect(!areCompatible(glyph(ink: 200, core: 1), glyph(ink: 200 + limit + 1, core: 1)))
    }

    @Test func `of strong ink may differ by a share of it`() {
        let strength = 255 * 3.0.squareRoot()
        let limit = Float((Self.constants.inkDifferenceShare * strength).rounded(.down))
        #expect(limit > Float(Self.constants.inkDifference))
        #expect(areCompatible(glyph(ink: 0, core: 1), glyph(ink: limit, core: 1)))
        #expect(!areCompatible(glyph(ink: 0, core: 1), glyph(ink: limit + 1, core: 1)))
    }

    @Test func `of thin strokes go together within a factor of their strength`() {
        let ratio = Float(Self.constants.distanceRatio)
        let full = glyph(ink: 55, core: 0.1)
        #expect(areCompatible(full, glyph(ink: 254 - 200 / ratio, core: 0.1)))
        #expect(!areCompatible(full, glyph(ink: 256 - 200 / ratio, core: 0.1)))
    }

    @Test func `of thin strokes lie on the same side of their grounds`() {
        let dark = glyph(ink: 50, on: 150, core: 0.1)
        let bright = glyph(ink: 250, on: 150, core: 0.1)
        #expect(!areCompatible(dark, bright))
        #expect(areCompatible(dark, glyph(ink: 100, on: 200, core: 0.1)))
    }

    /// The cosine of the angle between two directions.
    @Test func `of thin strokes lie in one direction from their grounds`() {
        func thin(_ direction: SIMD3<Float>) -> Glyph {
            .letter(
                x: 0, y: 0, width: 8, height: 12, ink: SIMD3(repeating: 120) + direction,
                backdrop: SIMD3(repeating: 120), core: 0.1)
        }
        let cosine = Self.constants.alignment
        func direction(_ cosine: Double) -> SIMD3<Float> {
            SIMD3(Float(100 * cosine), Float(100 * (1 - cosine * cosine).squareRoot()), 0)
        }
        #expect(areCompatible(thin(direction(1)), thin(direction(cosine + 0.01))))
        #expect(!areCompatible(thin(direction(1)), thin(direction(cosine - 0.01))))
    }

    @Test func `are a stroke and its blend where one lies on the way from ground to ink`() {
        let ink = Glyph.letter(x: 0, y: 0, width: 8, height: 12, ink: SIMD3(128, 72, 0))
        func bar(_ color: SIMD3<Float>) -> Bool {
            Glyph.letter(x: 0, y: 14, width: 20, height: 2, ink: color).isBlend(of: ink, Self.constants)
        }
        #expect(bar(SIMD3(128, 72, 0)))
        #expect(bar(SIMD3(179, 145, 102)))
        // Too pale, stronger, and of another hue.
        #expect(!bar(SIMD3(200, 175, 145)))
        #expect(!bar(SIMD3(90, 20, 0)))
        #expect(!bar(SIMD3(145, 145, 145)))
    }
}
