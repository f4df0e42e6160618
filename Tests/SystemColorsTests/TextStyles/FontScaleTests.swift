import SystemColors
import Testing

/// Text of Android at a font scale.
struct `A font scale` {
    /// Points of the curves, between two of them, between two scales, and beyond: as AOSP's
    /// `FontScaleConverter` works them out.
    @Test(arguments: [
        (1.0, 16.0, 16.0), (0.85, 20, 17), (1.5, 14, 22), (1.5, 16, 23), (2, 24, 36), (2, 65, 69),
        (1.4, 12, 16.8), (1.65, 18, 25.8), (2.5, 12, 30), (1.3, 4, 5.2), (1.8, 200, 200),
    ])
    func `makes sizes of sp`(scale: Double, size: Double, expected: Double) throws {
        let scale = try #require(FontScale(scale))
        #expect(abs(scale.size(of: size) - expected) < 1e-9)
    }

    @Test func `makes text grow by the curves or by itself`() throws {
        let (usual, large) = (try #require(FontScale(1)), try #require(FontScale(2)))
        #expect(usual.growth(of: 12, to: large) == 2...2)
        let title = usual.growth(of: 24, to: large)
        #expect(abs(title.lowerBound - 1.5) < 1e-9 && title.upperBound == 2)
        let back = large.growth(of: 36, to: usual)
        #expect(back.lowerBound == 0.5 && abs(back.upperBound - 24.0 / 36) < 1e-9)
    }

    @Test func `rises with the size and with the scale`() throws {
        let scales = try stride(from: 1.0, through: 2, by: 0.05).map { try #require(FontScale($0)) }
        for (less, more) in zip(scales, scales.dropFirst()) {
            for size in stride(from: 6.0, through: 90, by: 1) {
                #expect(less.size(of: size) < less.size(of: size + 1))
                #expect(less.size(of: size) <= more.size(of: size) + 1e-9)
            }
        }
    }

    @Test(arguments: [0, 0.4, 4.1, .nan, -1])
    func `is none that nobody sets`(value: Double) {
        #expect(FontScale(value) == nil)
    }
}
