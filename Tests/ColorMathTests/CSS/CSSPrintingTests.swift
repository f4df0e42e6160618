import ColorMath
import Testing

@Suite("CSS printing")
struct CSSPrintingTests {
    @Test("Numbers are written rounded, without trailing zeros or exponents")
    func numbers() {
        func css(_ value: Double, digits: Int = 6) -> String {
            DynamicColor(space: .xyzD65, components: SIMD3(value, 0, 0)).css(significantDigits: digits)
        }
        #expect(css(0.1) == "color(xyz-d65 0.1 0 0)")
        #expect(css(-0.1234567) == "color(xyz-d65 -0.123457 0 0)")
        #expect(css(1e-9) == "color(xyz-d65 0 0 0)")
        #expect(css(-1e-9) == "color(xyz-d65 0 0 0)")
        #expect(css(73.338597) == "color(xyz-d65 73.3386 0 0)")
        #expect(css(0.05) == "color(xyz-d65 0.05 0 0)")
        #expect(css(0.9999999) == "color(xyz-d65 1 0 0)")
        #expect(css(1234567) == "color(xyz-d65 1234567 0 0)")
        #expect(css(1.0 / 3, digits: 3) == "color(xyz-d65 0.333 0 0)")
        #expect(css(1.0 / 3, digits: 15) == "color(xyz-d65 0.333333333333333 0 0)")
    }

    @Test(
        "Every space of CSS reads back what it wrote", arguments: ColorSpaceID.allCases)
    func roundTrip(space: ColorSpaceID) throws {
        for code in stride(from: 0, to: 0xFFFFFF, by: 50_021) {
            let codes = SRGB8(red: UInt8(code >> 16), green: UInt8(code >> 8 & 255), blue: UInt8(code & 255))
            let color = DynamicColor(SRGB(codes)).extended(to: space)
            let read = try DynamicColor(css: color.css(significantDigits: 12))
            #expect(read.space == space && read.missing == color.missing)
            let error = read.components - color.components
            // Twelve digits of values up to 360.
            #expect(max(error.max(), -error.min()) < 1e-9)
            #expect(SRGB8(clipping: read.extended(to: SRGB.self).color) == codes)
        }
    }

    @Test(
        "What is read as color(srgb …) is written so; rgb() is for whole code values",
        arguments: [
            ("color(srgb 1 0 0)", "color(srgb 1 0 0)"),
            ("color(srgb .5 0 0 / 40%)", "color(srgb 0.5 0 0 / 0.4)"),
            ("color(from red srgb r g b)", "color(srgb 1 0 0)"),
            ("COLOR(SRGB none 1 0)", "color(srgb none 1 0)"),
            ("color(srgb 1.2 0 0)", "color(srgb 1.2 0 0)"), ("rgb(127 0 0)", "rgb(127 0 0)"),
            ("rgb(127.5 0 0)", "color(srgb 0.5 0 0)"),
            ("rgb(50% none 0 / 0.5)", "color(srgb 0.5 none 0 / 0.5)"),
            ("rgb(none 0 9)", "rgb(none 0 9)"), ("#3b9eff80", "rgb(59 158 255 / 0.501961)"),
            ("red", "rgb(255 0 0)"),
        ])
    func notationOfSRGB(text: String, written: String) throws {
        let color = try DynamicColor(css: text)
        #expect(color.css() == written)
        #expect(try DynamicColor(css: written).css() == written)
        #expect(try DynamicColor(css: "\(color)").css() == written)
    }

    @Test("A colour of sRGB is the same however it is written, and keeps that through other values")
    func sameColor() throws {
        let (named, function) = (try DynamicColor(css: "red"), try DynamicColor(css: "color(srgb 1 0 0)"))
        #expect(named == function && Set([named, function]).count == 1)
        #expect(function.extended(to: .sRGB).css() == "color(srgb 1 0 0)")
        #expect(function.extended(to: .hsl).extended(to: .sRGB).css() == "rgb(255 0 0)")
        // What comes so near to a code value that no digit shows it is that.
        let near = SRGB(red: 1 - 1e-12, green: 1e-12, blue: 128 / 255 - 1e-12)
        #expect(near.css == "rgb(255 0 128)" && SRGB8(hex: 0x3B9EFF).dynamic.css() == "rgb(59 158 255)")
        #expect(SRGB(red: -1e-3, green: 0, blue: 0).css == "color(srgb -0.001 0 0)")
    }

    @Test("The largest numbers and percentages there are read back as they were written")
    func largest() throws {
        for text in [
            "lab(50 1e888% -1e888)", "lch(50 1e99 0)", "color(srgb 1e888% 0 0)", "hsl(0 1e888% 1e50%)",
        ] {
            let color = try DynamicColor(css: text)
            #expect(try DynamicColor(css: color.css(significantDigits: 15)) == color)
        }
    }

    @Test(
        "What the function of a space would bring into range is written by another space, and reads back",
        arguments: [
            DynamicColor(OKLCH(lightness: 1.2, chroma: 0.1, hue: 30)),
            DynamicColor(OKLab(lightness: -0.1, a: 0.3, b: 0)),
            DynamicColor(CIELab(lightness: 140, a: 20, b: 0)),
            DynamicColor(CIELCh(lightness: -5, chroma: 90, hue: 300)),
            DynamicColor(HSL(hue: 20, saturation: -0.5, lightness: 0.5)),
        ])
    func outOfRange(color: DynamicColor) throws {
        let text = color.css(significantDigits: 15)
        #expect(text.hasPrefix("color(xyz") || text.hasPrefix("color(srgb") || text.hasPrefix("rgb"))
        #expect(try DynamicColor(css: text).differenceOK(from: color) < 1e-9)
        #expect(try DynamicColor(css: "\(color)") == color)
    }

    @Test("Spaces without a notation in CSS are read back too")
    func custom() throws {
        for space in [ColorSpaceID.hsv, .luv, .okhsl, .okhsv] {
            let color = DynamicColor(SRGB8(hex: 0x3B9EFF)).extended(to: space)
            #expect(color.css().hasPrefix("color(--\(space.rawValue) "))
            #expect(try DynamicColor(css: color.css()).hex == "#3B9EFF")
        }
        #expect(OKLCH(lightness: 0.5, chroma: 0.1, hue: 359.99999999).css == "oklch(0.5 0.1 0)")
        #expect(XYZD65(x: 1e20, y: 0, z: 0).css == "color(xyz-d65 1e+20 0 0)")
    }

    @Test("There are 148 names, and each reads as its colour")
    func names() throws {
        #expect(NamedColor.all.count == 148)
        for named in NamedColor.all {
            #expect(
                SRGB8(clipping: try DynamicColor(css: named.name).extended(to: SRGB.self).color)
                    == named.color)
            #expect(
                SRGB8(clipping: try DynamicColor(css: named.name.uppercased()).extended(to: SRGB.self).color)
                    == named.color)
        }
        #expect(Set(NamedColor.all.map(\.color)).count == 139)
    }
}
