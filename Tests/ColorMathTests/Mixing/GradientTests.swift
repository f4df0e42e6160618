import ColorMath
import Testing

@Suite("Gradients and ramps")
struct GradientTests {
    @Test("Every kind of colour is mixed, and keeps its kind")
    func mixing() throws {
        let (red, blue) = (SRGB(red: 1, green: 0, blue: 0), SRGB(red: 0, green: 0, blue: 1))
        #expect(red.mixed(with: blue, in: .sRGB) == SRGB(red: 0.5, green: 0, blue: 0.5))
        #expect(red.mixed(with: OKLCH(blue), in: .sRGB, by: 0).differenceOK(from: red) < 1e-12)
        let dynamic = red.dynamic.mixed(with: blue, in: .oklch, by: 0.25, hue: .longer)
        #expect(
            OKLCH(red).mixed(with: blue, in: .oklch, by: 0.25, hue: .longer).differenceOK(from: dynamic)
                < 1e-12)
        #expect(SRGB8.white.mixed(with: .black, in: .sRGB).hex == "#808080")
        let veil = red.withAlpha(0.5).mixed(with: blue.withAlpha(0), in: .sRGB)
        #expect(veil == red.withAlpha(0.25))
    }

    @Test("A gradient goes through its stops, and stays at its ends")
    func stops() {
        let gradient = ColorGradient(
            stops: [
                .init(SRGB8.black, at: 0.2), .init(SRGB8.white, at: 0.6),
                .init(SRGB8(hex: 0xFF0000), at: 0.6),
                .init(SRGB8.black, at: 0.5),
            ], in: .sRGB)
        #expect(gradient.color(at: 0).hex == "#000000" && gradient.color(at: 0.4).hex == "#808080")
        #expect(gradient.color(at: 0.6).hex == "#000000" && gradient.color(at: 1).hex == "#000000")
        #expect(gradient.color(at: 0.6.nextDown).hex == "#FFFFFF")
        #expect(ColorGradient([SRGB8.white]).steps(3).map(\.hex) == ["#FFFFFF", "#FFFFFF", "#FFFFFF"])
        #expect(ColorGradient([SRGB8]()).steps(3).isEmpty && ColorGradient([SRGB8.white]).steps(0).isEmpty)
    }

    @Test(
        "Even steps are even, and steps within a difference are no farther apart",
        arguments: [0.3, 0.05, 0.01])
    func steps(difference: Double) {
        let gradient = ColorGradient([SRGB8(hex: 0xFF0000), .white, SRGB8(hex: 0x0000FF)])
        #expect(gradient.steps(5).map(\.hex) == [0, 0.25, 0.5, 0.75, 1].map { gradient.color(at: $0).hex })
        for formula in DifferenceFormula.allCases {
            let bound = formula == .ok ? difference : difference * 100
            let steps = gradient.steps(within: bound, by: formula)
            #expect(steps.first?.hex == "#FF0000" && steps.last?.hex == "#0000FF")
            for (first, second) in zip(steps, steps.dropFirst()) {
                #expect(first.difference(from: second, by: formula) <= bound * 1.0001)
            }
        }
        // A way round the circle of hues ends where it begins.
        let circle = ColorGradient(
            [SRGB8(hex: 0xFF0000), SRGB8(hex: 0xFF0000)], in: .oklch, hue: .longer)
        #expect(circle.steps(within: 0.1).count > 10)
    }

    @Test("Adjustments change what they say, and nothing else")
    func adjustments() throws {
        let color = OKLCH(lightness: 0.6, chroma: 0.1, hue: 350)
        #expect(color.lightened(by: 0.1).lightness == 0.7 && color.darkened(by: 0.7).lightness == 0)
        #expect(color.saturated(by: 1).chroma == 0.2 && color.desaturated(by: 1).chroma == 0)
        #expect(color.rotated(by: 20).hue == 10 && color.complement.hue == 170)
        #expect(
            SRGB8(hex: 0x336699).lightened().contrastRatio(with: SRGB8.black)
                > SRGB8(hex: 0x336699).contrastRatio(with: SRGB8.black))
        let dynamic = try DynamicColor(css: "hsl(200 50% 50% / 30%)").lightened()
        #expect(dynamic.space == .hsl && dynamic.alpha == 0.3)
        #expect(SRGB8(hex: 0xFF0000).saturated(by: 3).hex != "")
        for harmony in ColorHarmony.allCases {
            let colors = color.harmony(harmony)
            #expect(colors.first == color && colors.count == harmony.angles.count)
            #expect(colors.allSatisfy { $0.lightness == 0.6 && $0.chroma == 0.1 })
        }
    }

    @Test("Tones are L*, so contrast follows from them; hues stay and every step is in the gamut")
    func ramps() throws {
        for code: UInt32 in [0x3B9EFF, 0xFF3B30, 0x808080, 0x00FF00, 0x4B0082] {
            let seed = OKLCH(SRGB8(hex: code))
            let ramp = TonalRamp(of: seed)
            for (color, tone) in zip(ramp.colors, ramp.tones) {
                #expect(
                    abs(color.cieLightness - tone) < 0.05 && color.isInGamut(of: SRGB.self, tolerance: 1e-6))
                #expect(color.chroma <= seed.chroma + 1e-12 && (color.chroma < 1e-5 || color.hue == seed.hue))
                for (other, otherTone) in zip(ramp.colors, ramp.tones) where abs(tone - otherTone) > 51.2 {
                    #expect(color.contrastRatio(with: other) >= 4.5)
                }
            }
            let nearest = try #require(ramp.nearest(to: ramp.colors[5]))
            #expect(nearest.tone == ramp.tones[5] && nearest.difference == 0)
        }
        let wide = TonalRamp(of: DisplayP3(red: 1, green: 0, blue: 0), tones: [55], in: DisplayP3.self)
        #expect(!wide.colors[0].isInGamut(of: SRGB.self))
        #expect([SRGB8]().nearest(to: SRGB8.white) == nil)
        #expect(
            [SRGB8.black, .white].nearest(to: SRGB(red: 0.9, green: 0.9, blue: 0.9), by: .ciede2000)?.index
                == 1)
    }

    @Test("Any RGB space may be mapped into", arguments: GamutMapping.allCases)
    func anyGamut(mapping: GamutMapping) {
        let color = OKLCH(lightness: 0.7, chroma: 0.4, hue: 150)
        func check<Gamut: RGBSpace>(_ gamut: Gamut.Type) {
            let mapped = color.mapped(to: gamut, by: mapping)
            #expect(mapped.isInGamut(tolerance: 0))
            if mapping != .clip {
                let polar = OKLCH(mapped)
                #expect(abs(polar.lightness - 0.7) < 0.021 && abs(polar.hue - 150) < 6)
                #expect(color.isInGamut(of: gamut) || polar.chroma > 0.19)
            }
        }
        check(SRGB.self)
        check(DisplayP3.self)
        check(A98RGB.self)
        check(Rec2020.self)
        check(ProPhotoRGB.self)
        #expect(color.dynamic.mapped(to: .rec2020, by: mapping).isInGamut(of: .rec2020))
    }
}
