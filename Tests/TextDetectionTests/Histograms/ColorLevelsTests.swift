import ColorMath
import RandomNumbers
import Testing
import TextDetection

struct `Levels of colours` {
    @Test func `become the nearest colour`() {
        #expect(SRGB8(levels: SIMD3(0.4, 0.5, 254.6)) == SRGB8(red: 0, green: 1, blue: 255))
        #expect(SRGB8(levels: SIMD3(-3, 300, 127.5)) == SRGB8(red: 0, green: 255, blue: 128))
    }

    @Test func `that are whole stay as they are`() {
        for code in 0...255 {
            let level = Float(code)
            #expect(SRGB8(levels: SIMD3(level, 255 - level, 0)).red == UInt8(code))
            #expect(SRGB8(levels: SIMD3(level, 255 - level, 0)).green == UInt8(255 - code))
        }
    }

    @Test func `differ by their largest channel, and by the sum of all`() {
        #expect(largestChannel(SIMD3(3, -7, 5)) == 7)
        #expect(largestChannel(SIMD3(-3, 2, -1)) == 3)
        #expect(largestChannel(.zero) == 0)
        #expect(absoluteSum(SIMD3(3, -7, 5)) == 15)
    }

    @Test func `have products by the rules of vectors`() {
        #expect(dot(SIMD3(1, 2, 3), SIMD3(4, -5, 6)) == 12)
        #expect(squaredLength(SIMD3(2, -3, 6)) == 49)
        var random = SplitMix64(state: 1)
        for _ in 0..<100 {
            let vector = SIMD3<Float>(
                .random(in: -255...255, using: &random), .random(in: -255...255, using: &random),
                .random(in: -255...255, using: &random))
            #expect(squaredLength(vector) == dot(vector, vector))
            #expect(largestChannel(vector) <= absoluteSum(vector))
            #expect(largestChannel(vector) == largestChannel(-vector))
        }
    }
}
