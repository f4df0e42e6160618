import ColorMath
import Simulation
import Testing

@Suite("The grayscale filter")
struct GrayscaleFilterTests {
    @Test("shows each primary as the grey of its luminance")
    func primaries() {
        let filter = GrayscaleFilter()
        // 0.2126, 0.7152 and 0.0722 of white's light, encoded by IEC 61966-2-1: 1.055 Y^(1/2.4) − 0.055.
        for (color, level) in [
            (SRGB8(red: 255, green: 0, blue: 0), UInt8(127)), (SRGB8(red: 0, green: 255, blue: 0), 220),
            (SRGB8(red: 0, green: 0, blue: 255), 76), (.white, 255), (.black, 0),
        ] {
            #expect(filter.simulate(color) == SRGB8(red: level, green: level, blue: level))
        }
    }

    @Test("keeps contrast ratios, and takes hue away")
    func ratios() {
        let filter = GrayscaleFilter()
        let inks = [SRGB(SRGB8(red: 200, green: 0, blue: 30)), SRGB(SRGB8(red: 0, green: 122, blue: 255))]
        for ink in inks {
            let seen = filter.simulate(ink)
            // The guideline rounds the coefficients of luminance: by 2e-4 at the most.
            #expect(
                abs(seen.contrastRatio(with: SRGB(.white)) - ink.contrastRatio(with: SRGB(.white))) < 5e-3)
            #expect(seen.extended(to: OKLCH.self).chroma < 1e-6)
        }
    }
}
