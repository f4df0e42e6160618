import ColorMath
import Simulation
import Testing

@Suite("A display outdoors")
struct AmbientLightTests {
    private static let pairs: [(SRGB8, SRGB8)] = [
        (.black, .white), (SRGB8(red: 118, green: 118, blue: 118), .white),
        (SRGB8(red: 10, green: 132, blue: 255), .black),
    ]

    @Test("shows white as white, and black as the light that the glass adds")
    func glare() {
        let ambient = AmbientLight(illuminance: 10_000, peakLuminance: 500, reflectance: 0.04)
        #expect(abs(ambient.glare - 127.3239544735) < 1e-9)
        #expect(ambient.simulate(LinearSRGB(red: 1, green: 1, blue: 1)).components == .one)
        let black = ambient.simulate(LinearSRGB(red: 0, green: 0, blue: 0))
        #expect(abs(black.red - 127.3239544735 / 627.3239544735) < 1e-12)
    }

    @Test("changes nothing in the dark")
    func dark() {
        let color = SRGB8(red: 12, green: 130, blue: 240)
        #expect(AmbientLight(illuminance: 0).simulate(color) == color)
    }

    @Test("adds the glare to both luminances, and so takes contrast away")
    func contrast() {
        for (ink, backdrop) in Self.pairs {
            var last = ink.contrastRatio(with: backdrop) + 1e-9
            for lux in [0.0, 100, 1000, 10_000, 100_000] {
                let ambient = AmbientLight(illuminance: lux)
                let veil = ambient.glare / ambient.peakLuminance
                let (first, second) = (ink.relativeLuminance, backdrop.relativeLuminance)
                let ratio = ambient.contrastRatio(of: SRGB(ink), on: SRGB(backdrop))
                let expected = ContrastRatio(
                    luminances: (first + veil) / (1 + veil), (second + veil) / (1 + veil)
                ).value
                #expect(abs(ratio - expected) < 1e-9)
                #expect(ratio < last)
                last = ratio
            }
        }
    }

    @Test("lets a pair meet its target up to the light that is told")
    func greatestIlluminance() throws {
        for (ink, backdrop) in Self.pairs {
            let (ink, backdrop) = (SRGB(ink), SRGB(backdrop))
            let lux = try #require(AmbientLight.greatestIlluminance(keeping: 3, of: ink, on: backdrop))
            let ratio = AmbientLight(illuminance: lux).contrastRatio(of: backdrop, on: ink)
            #expect(abs(ratio - 3) < 1e-9)
            #expect(AmbientLight(illuminance: lux * 1.01).contrastRatio(of: ink, on: backdrop) < 3)
        }
        #expect(AmbientLight.greatestIlluminance(keeping: 4.5, of: SRGB(.white), on: SRGB(.white)) == nil)
    }
}
