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
        "Every space of CSS reads back what it wrote", arguments: ColorSpaceID.allCases.filter { $0 != .hsv })
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

    @Test("The largest numbers and percentages there are read back as they were written")
    func largest() throws {
        for text in [
            "lab(50 1e888% -1e888)", "lch(50 1e99 0)", "color(srgb 1e888% 0 0)", "hsl(0 1e888% 1e50%)",
        ] {
            let color = try DynamicColor(css: text)
            #expect(try DynamicColor(css: color.css(significantDigits: 15)) == color)
        }
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
