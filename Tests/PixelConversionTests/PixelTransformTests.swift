import PixelConversion
import RandomNumbers
import Testing

@Suite struct `Pixel transforms` {
    /// A way between two spaces that both have a closed form.
    private func map(from source: PixelSpace, to destination: PixelSpace) throws -> ColorMap {
        try #require(ColorMap(from: source, to: destination))
    }

    static func randomPixels<Code: FixedWidthInteger>(_ type: Code.Type, count: Int, seed: UInt64) -> [Code] {
        var random = SplitMix64(state: seed)
        return (0..<4 * count).map { _ in .random(in: .min ... .max, using: &random) }
    }

    @Test
    func `bring an 8-bit copy in Display P3 back within a step where no channel is far darker than others`()
        throws
    {
        let toP3 = PixelTransform(try map(from: .sRGB, to: .displayP3), from: .rgba8, to: .rgba8)
        let toSRGB = PixelTransform(try map(from: .displayP3, to: .sRGB), from: .rgba8, to: .rgba8)
        var random = SplitMix64(state: 4)
        let original = (0..<100_000).flatMap { _ -> [UInt8] in
            let base = Int.random(in: 80...215, using: &random)
            return (0..<3).map { _ in UInt8(base + .random(in: -40...40, using: &random)) } + [255]
        }
        let back = toSRGB.converted(toP3.converted(original, to: UInt8.self), to: UInt8.self)
        // Elsewhere a step of P3 can be many of sRGB: a dark channel is the small difference of bright ones,
        // and the curve is steep there.
        #expect(zip(original, back).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }

    @Test func `bring every grey back from an 8-bit copy in Display P3 as it was`() throws {
        let toP3 = PixelTransform(try map(from: .sRGB, to: .displayP3), from: .rgba8, to: .rgba8)
        let toSRGB = PixelTransform(try map(from: .displayP3, to: .sRGB), from: .rgba8, to: .rgba8)
        let greys = (0...255).flatMap { code -> [UInt8] in [UInt8(code), UInt8(code), UInt8(code), 255] }
        #expect(toP3.converted(greys, to: UInt8.self) == greys)
        #expect(toSRGB.converted(greys, to: UInt8.self) == greys)
    }

    @Test func `bring a 16-bit copy in Display P3 back as it was`() throws {
        let toP3 = try map(from: .sRGB, to: .displayP3)
        let toSRGB = try map(from: .displayP3, to: .sRGB)
        let original = Self.randomPixels(UInt8.self, count: 200_000, seed: 4)
        let sixteen = PixelTransform(toP3, from: .rgba8, to: .rgba16).converted(original, to: UInt16.self)
        #expect(
            PixelTransform(toSRGB, from: .rgba16, to: .rgba8).converted(sixteen, to: UInt8.self) == original)
    }

    @Test func `of 16 bits are the closed form rounded once`() throws {
        let transform = try map(from: .displayP3, to: .sRGB)
        let source = Self.randomPixels(UInt16.self, count: 50_000, seed: 5)
        let eight = PixelTransform(transform, from: .rgba16, to: .rgba8).converted(source, to: UInt8.self)
        let sixteen = PixelTransform(transform, from: .rgba16, to: .rgba16).converted(source, to: UInt16.self)
        for pixel in stride(from: 0, to: source.count, by: 4) {
            let color =
                SIMD3(Double(source[pixel]), Double(source[pixel + 1]), Double(source[pixel + 2])) / 65535
            let exact = ClosedFormReference.p3ToSRGB.convert(color).clamped(
                lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
            for channel in 0..<3 {
                #expect(abs(Double(eight[pixel + channel]) - 255 * exact[channel]) <= 0.5 + 1e-6)
                // The two pieces of the sRGB curve meet to eight digits, which is 0.002 of a step here.
                #expect(abs(Double(sixteen[pixel + channel]) - 65535 * exact[channel]) <= 0.5 + 2e-3)
            }
        }
    }

    @Test func `of floats keep what lies beyond the range`() throws {
        let pass = PixelTransform(
            try map(from: .displayP3, to: .sRGB), from: .rgbaFloat, to: .rgbaFloat)
        let red = pass.converted([1, 0, 0, 0.25] as [Float], to: Float.self)
        #expect(abs(red[0] - 1.0931) < 5e-5 && abs(red[1] + 0.2267) < 5e-5 && red[3] == 0.25)
    }

    @Test func `from floats clip, and read what is no number as black`() throws {
        let pass = PixelTransform(.identity, from: .rgbaFloat, to: .rgba8)
        let codes = pass.converted([-1, 2, .nan, 1] as [Float], to: UInt8.self)
        #expect(codes == [0, 255, 0, 255])
    }

    @Test(arguments: [UInt8(0), 1, 127, 254, 255])
    func `carry alpha from depth to depth`(alpha: UInt8) throws {
        let transform = try map(from: .displayP3, to: .sRGB)
        let wide = PixelTransform(transform, from: .rgba8, to: .rgba16).converted(
            [9, 9, 9, alpha], to: UInt16.self)
        #expect(wide[3] == UInt16(alpha) * 257)
        let narrow = PixelTransform(transform, from: .rgba16, to: .rgba8).converted(wide, to: UInt8.self)
        #expect(narrow[3] == alpha)
    }

    @Test func `in place give what they give from buffer to buffer`() throws {
        let pass = PixelTransform(try map(from: .displayP3, to: .sRGB), from: .rgba8, to: .rgba8)
        // Runs of every length around the unrolled loop's, and colours that share a slot of the memory.
        let source = (0..<3000).flatMap { index -> [UInt8] in
            Array(repeating: [UInt8(index % 251), UInt8(index / 12), 7, 255], count: index % 11).flatMap(
                \.self)
        }
        var changed = source
        pass.convert(inPlace: &changed)
        #expect(changed == pass.converted(source, to: UInt8.self))
        for pixel in stride(from: 0, to: source.count, by: 4 * 97) {
            let alone = pass.converted(Array(source[pixel..<pixel + 4]), to: UInt8.self)
            #expect(Array(changed[pixel..<pixel + 4]) == alone)
        }
    }

    @Test func `of nothing do nothing`() throws {
        let pass = PixelTransform(try map(from: .displayP3, to: .sRGB), from: .rgba8, to: .rgba8)
        #expect(pass.converted([UInt8](), to: UInt8.self).isEmpty)
    }
}

extension PixelTransform {
    func converted<Source: BitwiseCopyable, Target: BitwiseCopyable & Numeric>(
        _ source: [Source], to: Target.Type
    ) -> [Target] {
        var target = [Target](repeating: 0, count: source.count)
        convert(source, into: &target)
        return target
    }
}
