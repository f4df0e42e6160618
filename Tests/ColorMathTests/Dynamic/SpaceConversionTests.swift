import ColorMath
import RandomNumbers
import Testing

struct `Conversions of many colours` {
    /// Colours of sRGB and somewhat beyond.
    private static func colors(count: Int, in space: ColorSpaceID = SRGB.id) -> [SIMD3<Double>] {
        var random = SplitMix64(state: 7)
        return (0..<count).map { _ in
            let color = SRGB(components: .random(in: -0.2...1.2, using: &random))
            return DynamicColor(color).extended(to: space).components
        }
    }

    @Test(arguments: ColorSpaceID.allCases)
    func `are those of each colour by itself`(source: ColorSpaceID) {
        let colors = Self.colors(count: 50, in: source)
        for target in ColorSpaceID.allCases {
            let conversion = SpaceConversion(from: source, to: target)
            #expect(conversion.source == source && conversion.target == target)
            var converted = colors
            conversion.convert(inPlace: &converted)
            for (color, result) in zip(colors, converted) {
                let expected = conversion.convert(color)
                // Bit for bit: what is no number is so on both sides.
                #expect(result.bits == expected.bits, "\(source.rawValue) to \(target.rawValue)")
            }
        }
    }

    @Test func `are those of the types`() {
        let colors = Self.colors(count: 500)
        var converted = colors
        SpaceConversion(from: .sRGB, to: .oklch).convert(inPlace: &converted)
        #expect(converted == colors.map { OKLCH(SRGB(components: $0)).components })
        SpaceConversion(from: .oklch, to: .hsl).convert(inPlace: &converted)
        #expect(converted == colors.map { HSL(OKLCH(SRGB(components: $0))).components })
    }

    @Test(arguments: [0, 1, 255, 256, 257, 1000])
    func `take any number of colours, as components too`(count: Int) {
        let colors = Self.colors(count: count)
        let conversion = SpaceConversion(from: .sRGB, to: .lch)
        let expected = colors.map(conversion.convert)
        var components = colors.flatMap { [$0.x, $0.y, $0.z] }
        conversion.convert(inPlace: &components)
        #expect(components == expected.flatMap { [$0.x, $0.y, $0.z] })

        var floats = colors.flatMap { [Float($0.x), Float($0.y), Float($0.z)] }
        let widened = stride(from: 0, to: floats.count, by: 3).map {
            conversion.convert([Double(floats[$0]), Double(floats[$0 + 1]), Double(floats[$0 + 2])])
        }
        conversion.convert(inPlace: &floats)
        #expect(floats == widened.flatMap { [Float($0.x), Float($0.y), Float($0.z)] })
    }
}

extension SIMD3<Double> {
    fileprivate var bits: [UInt64] { [x.bitPattern, y.bitPattern, z.bitPattern] }
}
