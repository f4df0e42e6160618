import ColorMath
import Testing

@Suite("Contrast ratio")
struct ContrastRatioTests {
    @Test(
        "A ratio is shown cut to two decimals, never rounded up",
        arguments: [
            (4.499, "4.49"), (4.499_999_999_999_999, "4.49"), (4.5, "4.50"), (21, "21.00"), (1, "1.00"),
            (4.35, "4.35"),
            (4.6, "4.60"), (2.999_999_999, "2.99"), (10.05, "10.05"), (.infinity, "inf"),
        ])
    func truncatingDisplay(value: Double, shown: String) {
        #expect(ContrastRatio(value).description == shown)
    }

    @Test("Every hundredth from 1 to 21 is shown as itself, and the value just below it as the one before")
    func hundredths() {
        for hundredth in 100...2100 {
            let value = Double(hundredth) / 100
            #expect(ContrastRatio(value).truncated == value)
            #expect(ContrastRatio(value.nextDown).truncated == Double(hundredth - 1) / 100)
        }
    }

    @Test("Contrast is symmetric, 1 with itself and 21 between black and white")
    func ends() {
        #expect(SRGB8.black.contrastRatio(with: .white) == 21)
        for code in UInt8.min...UInt8.max {
            let color = SRGB8(red: code, green: 255 - code, blue: code / 2)
            #expect(color.contrastRatio(with: color) == 1)
            #expect(color.contrastRatio(with: .white) == SRGB8.white.contrastRatio(with: color))
        }
    }

    @Test("Luminance uses the standard's own coefficients, in 8 bits and in general")
    func normativeCoefficients() {
        #expect(SRGB8(red: 255, green: 0, blue: 0).relativeLuminance == 0.2126)
        #expect(SRGB8(red: 0, green: 255, blue: 0).relativeLuminance == 0.7152)
        #expect(SRGB8(red: 0, green: 0, blue: 255).relativeLuminance == 0.0722)
        #expect(SRGB(red: 0, green: 1, blue: 0).relativeLuminance == 0.7152)
    }

    @Test("A colour whose luminance would be below black's never takes contrast past 21")
    func wideGamutStaysWithinTheScale() {
        let belowBlack = LinearSRGB(red: 0.1, green: -0.2, blue: 0)
        #expect(belowBlack.relativeLuminance == 0)
        #expect(belowBlack.contrastRatio(with: SRGB(.white)) == 21)
    }

    @Test("#767676 passes AA on white and #777777 does not: nothing is rounded before comparing")
    func unroundedVerdict() {
        let passing = SRGB8(red: 0x76, green: 0x76, blue: 0x76)
        let failing = SRGB8(red: 0x77, green: 0x77, blue: 0x77)
        #expect(passing.contrastRatio(with: .white) >= 4.5)
        #expect(failing.contrastRatio(with: .white) < 4.5)
        #expect(ContrastRatio(failing.contrastRatio(with: .white)).description == "4.47")
    }

    @Test("Luminance by table is that of the formula, for every code value, to the bit")
    func tableOfLuminance() {
        for code in UInt8.min...UInt8.max {
            for codes in [
                SRGB8(red: code, green: 0, blue: 0), SRGB8(red: 0, green: code, blue: 0),
                SRGB8(red: 0, green: 0, blue: code), SRGB8(red: code, green: code, blue: code),
            ] {
                #expect(codes.relativeLuminance == SRGB(codes).relativeLuminance)
            }
        }
    }

    @Test("The knee of the transfer function is 0.04045, not the 0.03928 of older guidelines")
    func knee() {
        #expect(SRGBTransfer.decode(0.04) == 0.04 / 12.92)
    }
}
