import ColorMath
import Testing

@Suite("OKLab and OKLCH")
struct OKLabTests {
    @Test("The corners of sRGB survive a round trip and stay in gamut")
    func corners() {
        for corner in 0..<8 {
            let color = SRGB(
                red: Double(corner & 1), green: Double(corner >> 1 & 1), blue: Double(corner >> 2 & 1))
            let back = color.extended(to: OKLCH.self).extended(to: SRGB.self)
            #expect(back.isInGamut())
            #expect((back.components - color.components).max() < 1e-12)
            #expect((color.components - back.components).max() < 1e-12)
        }
    }

    @Test("All 256 greys have no chroma and no hue")
    func greys() {
        for code in UInt8.min...UInt8.max {
            let grey = SRGB(SRGB8(red: code, green: code, blue: code)).extended(to: OKLCH.self)
            #expect(grey.isHuePowerless && grey.hue == 0)
            #expect(grey.chroma < 1e-7)
        }
    }
}
