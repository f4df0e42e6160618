import ColorMath
import PixelConversion
import RandomNumbers
import Testing

@Suite struct `Tabulated curves` {
    /// Functions of colour: encoded light, roots, cubes, the response of CIE 15 with its kink.
    static let functions: [@Sendable (Double) -> Double] = [
        { SRGB(LinearSRGB(components: SIMD3(repeating: $0))).red },
        { SRGB(components: SIMD3(repeating: $0)).base.red },
        { Rec2020(components: SIMD3(repeating: $0)).base.red },
        { SIMD3(repeating: $0).cubeRoot.x }, { $0 * $0 * $0 },
    ]

    @Test(arguments: functions.indices)
    func `are within a part in two to the 33rd, on both sides`(function: Int) {
        let exact = Self.functions[function]
        let curve = TabulatedCurve(isOdd: true, exact)
        var random = SplitMix64(state: UInt64(function))
        for _ in 0..<20_000 {
            // All magnitudes alike, from far below what is tabulated to far above.
            let number = power(2, Double.random(in: -14...4, using: &random))
            #expect(abs(curve(number) - exact(number)) <= abs(exact(number)) * 0x1p-33)
            #expect(curve(-number) == -curve(number))
        }
    }

    @Test func `keep a kink, and what does not mirror`() {
        let exact: @Sendable (Double) -> Double = { $0 < 0.3 ? $0 + 1 : 2 - $0 * $0 }
        let curve = TabulatedCurve(isOdd: false, exact)
        for number in stride(from: -0.5, to: 1.5, by: 0.000_37) {
            #expect(abs(curve(number) - exact(number)) <= abs(exact(number)) * 0x1p-33)
        }
        #expect(curve(0.3.nextDown) == exact(0.3.nextDown))
    }

    @Test func `leave zero, infinity and what is no number to the function`() {
        let curve = TabulatedCurve(isOdd: true) { $0 * $0 * $0 }
        #expect(curve(0) == 0 && curve(.infinity) == .infinity && curve(.nan).isNaN)
    }
}
