import ColorMath
import Testing
import TextDetection

struct `Luminance` {
    private static let exact = LuminanceMeter(.exact)
    private static let coded = LuminanceMeter(.codesOfDisplayP3)

    @Test func `of exact colours is the formula's`() {
        for color in [SRGB8.white, .black, .gray(119), SRGB8(red: 10, green: 200, blue: 170)] {
            #expect(Self.exact.luminance(of: color) == color.relativeLuminance)
        }
    }

    @Test func `of colours known to their codes is the middle of what they may be`() {
        for color in [SRGB8(red: 94, green: 80, blue: 63), SRGB8(red: 24, green: 44, blue: 36)] {
            let all = DisplayP3Codes.colors(readAs: color).map(\.relativeLuminance)
            let middle = Self.coded.luminance(of: color)
            #expect(all.count > 1)
            let farthest = all.map { abs($0 - middle) }.max() ?? 1
            let range = (all.max() ?? 1) - (all.min() ?? 0)
            // No other value is nearer to the farthest of them.
            #expect(abs(farthest - range / 2) < 1e-12)
        }
    }

    @Test func `of greys is known`() {
        for code in [0, 28, 119, 255] {
            let color = SRGB8.gray(code)
            #expect(abs(Self.coded.luminance(of: color) - color.relativeLuminance) < 0.01)
        }
    }

    @Test func `in the middle of some colours leaves out how many there are of each`() {
        let (dark, bright) = (SRGB8.gray(50).relativeLuminance, SRGB8.gray(90).relativeLuminance)
        let middle = LuminanceMeter.middle(of: [.gray(50), .gray(50), .gray(60), .gray(90)])
        #expect(middle == (dark + bright) / 2)
        #expect(LuminanceMeter.middle(of: []) == 0)
    }

    @Test func `sorts shades from the darkest to the brightest`() {
        let levels = [90, 20.4, 255, 20.6].map { SIMD3<Float>(repeating: Float($0)) }
        let shades = LuminanceMeter.shades(of: levels)
        #expect(shades.map(\.color) == [.gray(20), .gray(21), .gray(90), .white])
        #expect(shades.allSatisfy { $0.luminance == $0.color.relativeLuminance })
    }

    @Test func `typical of shades is the mean of their middle half`() {
        // 101 shades: the quantiles from a quarter to three quarters are the shades 25 to 75.
        let shades = LuminanceMeter.shades(of: (0...100).map { SIMD3(repeating: Float($0)) })
        let picked = (0...32).map { 25 + 50 * $0 / 32 }
        let mean = picked.map { SRGB8.gray($0).relativeLuminance }.reduce(0, +) / 33
        #expect(abs(Self.exact.typicalLuminance(of: shades) - mean) < 1e-12)
        // What lies at the ends does not matter.
        let (black, white) = (SIMD3<Float>.zero, SIMD3<Float>(repeating: 255))
        let spread = (0...100).map { index -> SIMD3<Float> in
            index < 25 ? black : index > 75 ? white : SIMD3(repeating: Float(index))
        }
        #expect(
            Self.exact.typicalLuminance(of: LuminanceMeter.shades(of: spread))
                == Self.exact.typicalLuminance(of: shades))
    }

    @Test func `typical of one shade is its own`() {
        let shades = LuminanceMeter.shades(of: [SIMD3(119, 119, 119)])
        #expect(abs(Self.exact.typicalLuminance(of: shades) - SRGB8.gray(119).relativeLuminance) < 1e-12)
    }
}
