import ColorMath
import Testing

@Suite("Difference in lightness")
struct LightnessDifferenceTests {
    @Test("Black and white are 100 apart, and the order is the sign")
    func ends() {
        #expect(abs(SRGB(.white).lightnessDifference(from: SRGB(.black)) - 100) < 1e-12)
        #expect(abs(SRGB(.black).lightnessDifference(from: SRGB(.white)) + 100) < 1e-12)
    }

    @Test("It is the difference of L* in CIE Lab for greys, which look the same under every white")
    func asInLab() {
        let grey = SRGB(red: 0.3, green: 0.3, blue: 0.3)
        #expect(abs(grey.cieLightness - grey.extended(to: CIELab.self).lightness) < 1e-12)
    }

    @Test(
        "A difference of 40 always reaches 3:1, and one of 51 always 4.5:1",
        arguments: [(40.0, 3.0), (51, 4.5)])
    func sufficient(difference: Double, ratio: Double) {
        for darker in stride(from: 0, through: 100 - difference, by: 0.25) {
            let (dark, light) = (
                CIELab(lightness: darker, a: 0, b: 0), CIELab(lightness: darker + difference, a: 0, b: 0)
            )
            #expect(abs(light.lightnessDifference(from: dark) - difference) < 1e-10)
            #expect(light.contrastRatio(with: dark) >= ratio)
        }
    }

    @Test("Between dark greys, 4.5:1 is a difference of 42 only; below a white, one of 50")
    func darkPairs() {
        let dark = CIELab(lightness: 21.8, a: 0, b: 0)
        let lighter = CIELab(lightness: 64.3, a: 0, b: 0)
        #expect(lighter.contrastRatio(with: dark) >= 4.5)
        let (grey, white) = (CIELab(lightness: 50, a: 0, b: 0), CIELab(lightness: 100, a: 0, b: 0))
        #expect(white.contrastRatio(with: grey) < 4.5)
    }
}
