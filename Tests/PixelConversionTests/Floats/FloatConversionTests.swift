import ColorMath
import PixelConversion
import RandomNumbers
import Testing

@Suite struct `Conversions of floats` {
    /// Spaces between which the way is made of curves and matrices, and others.
    static let spaces: [ColorSpaceID] = [
        .sRGB, .linearSRGB, .displayP3, .linearDisplayP3, .rec2020, .linearRec2020, .xyzD65, .xyzD50, .lab,
        .oklab, .oklch, .a98RGB,
    ]

    /// Colours of sRGB and beyond, in a space.
    private func colors(in space: ColorSpaceID, count: Int, seed: UInt64) -> [Float] {
        var random = SplitMix64(state: seed)
        return (0..<count).flatMap { index -> [Float] in
            let range = index % 4 == 0 ? -0.4...1.6 : 0...1.0
            let color = SRGB(
                red: .random(in: range, using: &random), green: .random(in: range, using: &random),
                blue: .random(in: range, using: &random))
            let there = DynamicColor(color).extended(to: space).components
            return [Float(there.x), Float(there.y), Float(there.z), Float.random(in: 0...1, using: &random)]
        }
    }

    @Test(arguments: spaces, spaces)
    func `are the exact ones, rounded`(source: ColorSpaceID, target: ColorSpaceID) {
        let map = ColorMap(from: source, to: target)
        let floats = colors(in: source, count: 600, seed: 8)
        let found = PixelTransform(map, from: .rgbaFloat, to: .rgbaFloat).converted(floats, to: Float.self)
        for pixel in stride(from: 0, to: floats.count, by: 4) {
            let color = SIMD3(Double(floats[pixel]), Double(floats[pixel + 1]), Double(floats[pixel + 2]))
            let exact = map.convert(color)
            for channel in 0..<3 {
                let distance = abs(Double(found[pixel + channel]) - exact[channel])
                // Half a unit of the last place, of this component or of one that it is the difference of.
                #expect(distance <= 0x1p-24 * max(1, abs(exact.max()), abs(exact.min())))
            }
            #expect(found[pixel + 3] == floats[pixel + 3])
        }
    }

    @Test(arguments: spaces)
    func `to codes round the exact colour once`(source: ColorSpaceID) {
        let map = ColorMap(from: source, to: .displayP3)
        let floats = colors(in: source, count: 5_000, seed: 9)
        let eight = PixelTransform(map, from: .rgbaFloat, to: .rgba8).converted(floats, to: UInt8.self)
        let sixteen = PixelTransform(map, from: .rgbaFloat, to: .rgba16).converted(floats, to: UInt16.self)
        for pixel in stride(from: 0, to: floats.count, by: 4) {
            let color = SIMD3(Double(floats[pixel]), Double(floats[pixel + 1]), Double(floats[pixel + 2]))
            let exact = map.convert(color)
            for channel in 0..<3 {
                let unit = min(max(exact[channel], 0), 1)
                #expect(eight[pixel + channel] == UInt8((unit * 255).rounded()))
                #expect(sixteen[pixel + channel] == UInt16((unit * 65535).rounded()))
            }
        }
    }
}
