import ColorManagement
import RandomNumbers
import Testing

@Suite struct `Pixel transforms of code points` {
    /// Wide gamuts have lights far beyond 0…1 in sRGB, and other curves crowd their codes near black.
    @Test(arguments: [UInt8(1), 4, 9, 11, 12], [UInt8(1), 4, 8, 13])
    func `of 8 bits are the closed form rounded once`(primaries: UInt8, transfer: UInt8) throws {
        let profile = try ICCProfile(colorPrimaries: primaries, transferFunction: transfer)
        let codes = Self.randomPixels(count: 20_000, seed: 8)
        for (source, target) in [(profile, ICCProfile.sRGB), (.sRGB, profile)] {
            let transform = try ColorTransform(from: source, to: target)
            let converted = PixelTransform(transform, from: .rgba8, to: .rgba8)
                .converted(codes, to: UInt8.self)
            var worst = 0.0
            for index in stride(from: 0, to: codes.count, by: 4) {
                let color = SIMD3(codes[index], codes[index + 1], codes[index + 2])
                let exact = transform.convert(SIMD3<Double>(color) / 255).clamped(
                    lowerBound: .zero, upperBound: .one)
                for channel in 0..<3 {
                    worst = max(worst, abs(Double(converted[index + channel]) - 255 * exact[channel]))
                }
            }
            #expect(worst <= 0.5 + 1e-9)
        }
    }

    private static func randomPixels(count: Int, seed: UInt64) -> [UInt8] {
        var random = SplitMix64(state: seed)
        return (0..<4 * count).map { _ in .random(in: .min ... .max, using: &random) }
    }
}
