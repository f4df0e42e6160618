import ColorMath
import Simulation
import Testing

@Suite("True Tone")
struct TrueToneTests {
    private func chromaticity(_ color: XYZD65) -> SIMD2<Double> {
        let sum = color.components.sum()
        return SIMD2(color.x / sum, color.y / sum)
    }

    @Test("gives the display the white of the light around where reading asks for all of it")
    func white() {
        for kelvin in [2000.0, 2700, 4500, 6504, 9300] {
            let seen = TrueTone(kelvin: kelvin, style: .reading).simulate(
                LinearSRGB(red: 1, green: 1, blue: 1))
            let white = WhitePoint.illuminant(kelvin: kelvin)
            let offset = chromaticity(seen.base) - SIMD2(white.x, white.y)
            #expect(max(offset.max(), -offset.min()) < 1e-12)
            // As bright as a display can show it.
            #expect(abs(seen.components.max() - 1) < 1e-15)
        }
    }

    @Test("changes no code value by more than one in the light of the display's own white")
    func neutral() {
        let trueTone = TrueTone(kelvin: 6504, style: .reading)
        for level in stride(from: 0, through: 255, by: 5) {
            let color = SRGB8(red: UInt8(level), green: UInt8(255 - level), blue: 128)
            let seen = trueTone.simulate(color)
            #expect(abs(Int(seen.red) - Int(color.red)) <= 1 && abs(Int(seen.green) - Int(color.green)) <= 1)
            #expect(abs(Int(seen.blue) - Int(color.blue)) <= 1)
        }
    }

    @Test("is warm under lamps, cool under an overcast sky, and leaves black black")
    func direction() {
        let warm = TrueTone(kelvin: 2700).simulate(SRGB8.white)
        #expect(warm.red == 255 && warm.red > warm.green && warm.green > warm.blue)
        let cool = TrueTone(kelvin: 10_000).simulate(SRGB8.white)
        #expect(cool.blue == 255 && cool.blue > cool.green && cool.green > cool.red)
        #expect(TrueTone(kelvin: 2700).simulate(SRGB8.black) == .black)
    }

    @Test("goes the further the less colours matter to the app")
    func styles() {
        let distances = [TrueTone.AdaptivityStyle.photo, .video, .game, .standard, .reading].map { style in
            let white = TrueTone(kelvin: 2700, style: style).simulate(SRGB(.white))
            return DifferenceFormula.ciede2000.difference(between: white, and: SRGB(.white))
        }
        #expect(distances == distances.sorted() && distances[0] > 1)
    }

    @Test("keeps to the temperatures that there is a white for")
    func bounds() {
        #expect(TrueTone(kelvin: 0).kelvin == 1667)
        #expect(TrueTone(kelvin: 1e6).kelvin == 25_000)
    }
}
