import ColorMath
import Testing

/// What people type first, in the words that they guess: it has to compile, and to be right.
@Suite("First lines")
struct FirstLinesTests {
    @Test("Hexadecimal digits make a colour, and a colour gives them back")
    func hexadecimal() throws {
        #expect(SRGB8("#3B9EFF") == SRGB8(red: 0x3B, green: 0x9E, blue: 0xFF))
        #expect(SRGB8("3b9eff") == SRGB8(hex: 0x3B9EFF))
        #expect(SRGB8("#39F") == SRGB8(hex: 0x3399FF))
        #expect(SRGB8(hex: 0xFF3B_9EFF) == SRGB8(hex: 0x3B9EFF))
        for text in [
            "", "#", "#3B9EF", "#3B9EFF0", "#3B9EFF80", "#3B9EFG", " #3B9EFF", "##39F", "red", "+39FFF",
        ] {
            #expect(SRGB8(text) == nil)
        }
        #expect(SRGB8(hex: 0x3B9EFF).hex == "#3B9EFF")
        #expect(SRGB(red: 0, green: 0.5, blue: 1).hex == "#0080FF")
        #expect(DisplayP3(red: 1, green: 0, blue: 0).hex == "#FF0000")
        #expect(SRGB(.black).withAlpha(0.5).hex == "#00000080")
        #expect(try DynamicColor(css: "#12345678").hex == "#12345678")
        #expect("\(SRGB8.white)" == "#FFFFFF")
    }

    @Test("Every space reads CSS")
    func reading() throws {
        #expect(try SRGB(css: "red") == SRGB(red: 1, green: 0, blue: 0))
        #expect(try SRGB8(css: "rebeccapurple") == SRGB8(hex: 0x663399))
        #expect(try OKLCH(css: "oklch(70% 0.15 250)") == OKLCH(lightness: 0.7, chroma: 0.15, hue: 250))
        #expect(try CIELab(css: "white").lightness.rounded() == 100)
        #expect(try WithAlpha<SRGB>(css: "rgb(0 0 0 / 40%)") == SRGB(.black).withAlpha(0.4))
        #expect(DynamicColor("no colour") == nil && DynamicColor("#39f")?.hex == "#3399FF")
        #expect(NamedColor("Tomato")?.color == SRGB8(hex: 0xFF6347) && NamedColor("transparent") == nil)
        #expect(throws: CSSColorError.self) { try SRGB(css: "rgb(0 0 0 / 40%)") }
        #expect(throws: CSSColorError.self) { try SRGB8(css: "#12345678") }
    }

    @Test("Every kind of colour is converted to every other")
    func conversions() throws {
        let brand = SRGB8(hex: 0x3B9EFF)
        let srgb = SRGB(brand)
        #expect(OKLCH(srgb) == srgb.extended(to: OKLCH.self))
        #expect(OKLCH(brand) == brand.extended(to: OKLCH.self))
        #expect(DisplayP3(OKLCH(brand)).isInGamut())
        #expect(DynamicColor(brand) == DynamicColor(srgb))
        #expect(SRGB8(clipping: DynamicColor(brand)) == brand)
        #expect(SRGB8(clipping: brand.withAlpha(0.5)) == brand)
    }

    @Test("Opacity goes with a colour, and white is understood beside any kind")
    func kinds() throws {
        let veil = try DynamicColor(css: "oklch(70% 0.15 250 / 40%)")
        #expect(WithAlpha<OKLCH>(veil) == OKLCH(lightness: 0.7, chroma: 0.15, hue: 250).withAlpha(0.4))
        #expect(WithAlpha<SRGB>(SRGB8.white) == SRGB(.white).withAlpha(1))
        #expect(veil.opaque(in: OKLCH.self).contrastRatio(with: .white) > 2)
        #expect(abs(OKLCH(.white).difference(from: .black) - 1) < 1e-12)
        #expect(abs(OKLCH(.white).mixed(with: .black, by: 0.25).lightness - 0.75) < 1e-12)
        #expect(SRGB8.white.mixed(with: OKLCH(.black)) == SRGB8.white.mixed(with: .black))
        #expect("\(ColorSpaceID.oklch) \(ColorSpaceID.sRGB)" == "oklch srgb")
        #expect(VisionSimulation.deuteranopia == VisionSimulation(.deutan))
        #expect(VisionSimulation.protanopia.deficiency == .protan)
        #expect(VisionSimulation.tritanopia.simulate(SRGB8.white) == .white)
    }

    @Test("Contrast is measured between any two kinds")
    func contrast() throws {
        let black = try DynamicColor(css: "black")
        let expected = SRGB8.white.contrastRatio(with: SRGB8.black)
        #expect(abs(expected - 21) < 1e-12)
        for ratio in [
            SRGB8.white.contrastRatio(with: SRGB(.black)), SRGB(.white).contrastRatio(with: SRGB8.black),
            SRGB8.white.contrastRatio(with: black), black.contrastRatio(with: OKLCH(SRGB8.white)),
            black.contrastRatio(with: DynamicColor(.white)), Gray(level: 1).contrastRatio(with: black),
        ] {
            #expect(abs(ratio - 21) < 1e-9)
        }
        #expect(black.relativeLuminance == 0 && DynamicColor(.white).cieLightness.rounded() == 100)
    }

    @Test("A translucent colour is composited, and never looks like the opaque one")
    func translucent() throws {
        let ink = try DynamicColor(css: "rgb(0 0 0 / 10%)")
        let ratio = ink.contrastRatio(with: SRGB8.white)
        #expect(ratio == SRGB(.black).withAlpha(0.1).contrastRatio(over: SRGB(.white)))
        #expect(ratio < 1.3)
        let glass = try DynamicColor(css: "rgb(255 255 255 / 50%)")
        let range = SRGB(.black).withAlpha(1).contrastRange(over: SRGB(.white).withAlpha(0.5))
        #expect(DynamicColor(.black).contrastRatio(with: glass) == range.lowerBound)
    }

    @Test("Differences are measured between any two kinds, by any formula")
    func differences() throws {
        let (first, second) = (try DynamicColor(css: "#3B9EFF"), SRGB8(hex: 0x3B9EFE))
        #expect(first.differenceOK(from: second) < 0.002)
        for formula in DifferenceFormula.allCases {
            #expect(
                first.difference(from: second, by: formula)
                    == formula.difference(between: first, and: second))
            #expect(first.difference(from: SRGB8(hex: 0x3B9EFF), by: formula) < 1e-12)
        }
        #expect(first.difference(from: DynamicColor(.white)) > 0.1)
    }

    @Test("A colour of a space known at run time is asked for its gamut, mapped and clipped")
    func gamut() throws {
        let vivid = try DynamicColor(css: "color(display-p3 1 0 0 / 50%)")
        #expect(!vivid.isInGamut(of: .sRGB) && !vivid.isInGamut(of: SRGB.self) && !vivid.isInGamut(of: .hsl))
        #expect(vivid.isInGamut(of: .displayP3) && vivid.isInGamut(of: .oklch))
        #expect(vivid.clipped(to: .sRGB) == DynamicColor(SRGB(red: 1, green: 0, blue: 0).withAlpha(0.5)))
        #expect(
            vivid.mapped(to: SRGB.self).color == DisplayP3(red: 1, green: 0, blue: 0).mapped(to: SRGB.self))
        #expect(vivid.mapped(to: .hsl).isInGamut(of: .sRGB) && vivid.mapped(to: .hsl).alpha == 0.5)
        #expect(vivid.mapped(to: .oklch) == vivid.extended(to: .oklch))
        #expect(vivid.mapped(to: .displayP3) == vivid)
    }

    @Test("Colour vision is simulated for every kind")
    func vision() throws {
        let simulation = VisionSimulation(.deutan)
        let red = try DynamicColor(css: "hsl(0 100% 50% / 40%)")
        let seen = simulation.simulate(red)
        #expect(seen.space == .hsl && seen.alpha == 0.4)
        #expect(seen.differenceOK(from: simulation.simulate(SRGB(red: 1, green: 0, blue: 0))) < 1e-12)
        #expect(VisionSimulation(.deutan, severity: 0).simulate(red) == red)
        #expect(simulation.simulate(SRGB8(hex: 0xFF0000).withAlpha(0.4)).alpha == 0.4)
    }

    @Test("A repair answers in the type that it was asked in")
    func repair() throws {
        let repair = ContrastRepair(reaching: 4.5, over: .white)
        let codes = try #require(repair.nearest(to: SRGB8(hex: 0x3B9EFF)).color)
        #expect(codes.contrastRatio(with: SRGB8.white) >= 4.5)
        let polar = try #require(repair.nearest(to: OKLCH(SRGB8(hex: 0x3B9EFF))).color)
        #expect(SRGB8(clipping: polar) == codes)
        let dynamic = try #require(repair.nearest(to: DynamicColor(css: "hsl(210 100% 60%)")).color)
        #expect(dynamic.space == .hsl && dynamic.contrastRatio(with: SRGB8.white) > 4.499)
        let wide = try #require(repair.nearest(to: DisplayP3(red: 1, green: 0.2, blue: 0)).color)
        #expect(wide.isInGamut() && !wide.isInGamut(of: SRGB.self))
        #expect(ContrastRepair(reaching: 22, over: SRGB(.white)).nearest(to: SRGB8.black).color == nil)
    }

    @Test("code values are written as CSS reads them back")
    func css() throws {
        for hex in stride(from: UInt32(0), through: 0xFFFFFF, by: 0x10FED) {
            let codes = SRGB8(hex: hex)
            #expect(try SRGB8(clipping: SRGB(css: codes.css)) == codes)
        }
        #expect(SRGB8(hex: 0x3B9EFF).css == "rgb(59 158 255)")
    }
}
