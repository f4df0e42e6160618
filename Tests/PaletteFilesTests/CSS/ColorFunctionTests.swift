import ColorMath
import PaletteFiles
import Testing

@Suite("Colour functions of CSS Color 5")
struct ColorFunctionTests {
    /// The colour of a value, by way of a custom property.
    private func color(_ css: String) throws -> DynamicColor {
        let palette = Palette(css: ":root { --color: \(css); }")
        #expect(palette.faults.isEmpty)
        guard case .color(let color) = try #require(palette.value("--color"), "\(css)").content else {
            throw CancellationError()
        }
        return color
    }

    // The reference carries 17 digits, and both sides convert through matrices and cube roots: 1e-9 leaves
    // room for rounding, and is a ten-thousandth of what 8 bits can tell apart.
    @Test(
        "Mixes and relative colours are those of coloraide",
        arguments: colorFunctionReference.split(separator: "\n"))
    func reference(row: Substring) throws {
        let parts = row.split(separator: ";")
        let expected = parts[1].split(separator: " ").compactMap { Double($0) }
        let found = try color(String(parts[0])).extended(to: XYZD65.self)
        for index in 0..<3 {
            #expect(abs(found.color.components[index] - expected[index]) < 1e-9, "\(parts[0])")
        }
        #expect(abs(found.alpha - expected[3]) < 1e-12)
    }

    // Cases of css/css-color/parsing/color-computed-color-mix-function.html and
    // color-computed-relative-color.html of the web platform tests, whose expectations have 8 digits.
    @Test(
        "Cases of the web platform tests hold",
        arguments: [
            ("color-mix(in hsl, hsl(120deg 10% 20%), hsl(30deg 30% 40%))", "color(srgb 0.33 0.36 0.24)"),
            (
                "color-mix(in hsl, 25% hsl(120deg 10% 20%), hsl(30deg 30% 40%))",
                "color(srgb 0.4375 0.415625 0.2625)"
            ),
            (
                "color-mix(in hsl, hsl(120deg 10% 20%) 12.5%, hsl(30deg 30% 40%) 37.5%)",
                "color(srgb 0.4375 0.415625 0.2625 / 0.5)"
            ),
            (
                "color-mix(in hsl, hsl(120deg 10% 20% / 0), hsl(30deg 30% 40%))",
                "color(srgb 0.46 0.52 0.28 / 0.5)"
            ),
            ("color-mix(in hsl, transparent, hsl(30deg 30% 40%))", "color(srgb 0.52 0.4 0.28 / 0.5)"),
            ("color-mix(in hsl, white, blue)", "color(srgb 0.625 0.625 0.875)"),
            ("color-mix(in hsl longer hue, red, transparent)", "color(srgb 0 1 1 / 0.5)"),
            (
                "color-mix(in hsl longer hue, hsl(60deg 50% 50%), hsl(60deg 50% 50%))",
                "color(srgb 0.25 0.25 0.75)"
            ),
            (
                "color-mix(in hsl increasing hue, hsl(50deg 50% 50%), hsl(330deg 50% 50%))",
                "color(srgb 0.25 0.66666667 0.75)"
            ),
            (
                "color-mix(in hsl decreasing hue, hsl(40deg 50% 50%), hsl(60deg 50% 50%))",
                "color(srgb 0.25 0.33333333 0.75)"
            ),
            ("color-mix(in hsl, hsl(none 20% 40%), hsl(30deg none 80%))", "color(srgb 0.68 0.6 0.52)"),
            (
                "color-mix(in hsl, hsl(120deg 40% 40% / none), hsl(0deg 40% 40% / 0.5))",
                "color(srgb 0.56 0.56 0.24 / 0.5)"
            ),
            (
                "color-mix(in hsl, hsl(120deg 40% 40% / none), hsl(0deg 40% 40% / none))",
                "hsl(60 40 40 / none)"
            ),
            ("color-mix(in hwb, white 10%, blue)", "color(srgb 0.1 0.1 1)"),
            ("color-mix(oklab(none 0.2 0.3), oklab(0.5 none 0.7))", "oklab(0.5 0.2 0.5)"),
            ("color-mix(in xyz, color(xyz 2 3 4 / 5), color(xyz 4 6 8 / 10))", "color(xyz-d65 3 4.5 6)"),
            ("color-mix(in srgb, red 50%, blue 40%)", "color(srgb 0.555556 0 0.444444 / 0.9)"),
            ("color-mix(in srgb, red 75%, blue 75%)", "color(srgb 0.5 0 0.5)"),
            ("color-mix(in srgb, red 50%, blue calc(10%))", "color(srgb 0.833333 0 0.166667 / 0.6)"),
            ("color-mix(in srgb, red calc(10%), blue)", "color(srgb 0.1 0 0.9)"),
            ("color-mix(in oklch, hsl(0 100% 100%), blue)", "oklch(0.72600686 0.15660719 264.05202262)"),
            ("color-mix(in srgb, red)", "color(srgb 1 0 0)"),
            ("color-mix(in srgb, red, green, blue)", "color(srgb 0.33333333 0.16732026 0.33333333)"),
            ("color-mix(in srgb, red 30%, green 60%, blue 90%)", "color(srgb 0.16666667 0.16732026 0.5)"),
            ("rgb(from rgb(20%, 40%, 60%, 80%) r g b / alpha)", "color(srgb 0.2 0.4 0.6 / 0.8)"),
            ("rgb(from rebeccapurple b alpha r / g)", "color(srgb 0.6 0.00392157 0.4)"),
            ("rgb(from rebeccapurple r 20% 10)", "color(srgb 0.4 0.2 0.03921569)"),
            ("rgb(from rebeccapurple r calc(b * .5 - g * .5) 10)", "color(srgb 0.4 0.2 0.03921569)"),
            ("rgb(from rebeccapurple calc((r / 255) * 100%) g b)", "color(srgb 0.4 0.2 0.6)"),
            (
                "rgb(from rgb(from rebeccapurple r g b / calc(alpha + 0.5)) r g b / calc(alpha - 0.5))",
                "color(srgb 0.4 0.2 0.6 / 0.5)"
            ),
            (
                "color-mix(in srgb, rgb(from rebeccapurple none g b), rebeccapurple)",
                "color(srgb 0.4 0.2 0.6)"
            ),
            ("hsl(from rebeccapurple 25deg s l / alpha)", "color(srgb 0.6 0.36666667 0.2)"),
            ("hsl(from rebeccapurple h alpha l / s)", "color(srgb 0.4 0.396 0.404)"),
            ("hsl(from rebeccapurple h s calc(50% * l / 100))", "color(srgb 0.2 0.1 0.3)"),
            (
                "color(from color(prophoto-rgb 0.25 0.5 0.75) srgb r g b)",
                "color(srgb -0.51056175 0.61231982 0.82524885)"
            ),
            ("light-dark(rgb(from rebeccapurple r g b), red)", "color(srgb 0.4 0.2 0.6)"),
        ])
    func webPlatformTests(css: String, expected: String) throws {
        let expected = try DynamicColor(css: expected)
        let found = try color(css).extended(to: expected.space)
        for index in 0..<3 {
            let tolerance = 1e-6 * max(1, abs(expected.components[index]))
            #expect(abs(found.components[index] - expected.components[index]) < tolerance, "\(css) \(found)")
        }
        #expect(abs(found.alpha - expected.alpha) < 1e-6)
        #expect(found.missing.contains(.alpha) == expected.missing.contains(.alpha))
    }

    @Test("Whichever of white and black has more contrast is the contrast colour")
    func contrastColor() throws {
        #expect(try color("contrast-color(#777)").extended(to: SRGB.self).color == SRGB(SRGB8.black))
        #expect(try color("contrast-color(navy)").extended(to: SRGB.self).color == SRGB(SRGB8.white))
    }

    @Test(
        "Calculations stand for numbers, percentages and angles",
        arguments: [
            ("rgb(calc(100 + 28) calc(2 * (3 - 1)) max(1, 2, 3))", "rgb(128 4 3)"),
            ("hsl(calc(0.5turn - 60deg) 50% calc(100% / 4))", "hsl(120 50% 25%)"),
            ("rgb(clamp(0, 300, 200) min(7, 5) abs(-9) / calc(1 / 4))", "rgb(200 5 9 / 0.25)"),
            ("rgb(mod(-1, 4) rem(7, 4) round(2.5) / sqrt(0.25))", "rgb(3 3 3 / 0.5)"),
            ("rgb(calc(sign(-3) * -20) round(17, 5) 0)", "rgb(20 15 0)"),
            ("oklch(calc(1 / 0) 0 0)", "oklch(1 0 0)"),
        ])
    func calculations(css: String, plain: String) throws {
        let (found, expected) = (try color(css), try DynamicColor(css: plain))
        #expect(found.space == expected.space && abs(found.alpha - expected.alpha) < 1e-12)
        for index in 0..<3 {
            #expect(abs(found.components[index] - expected.components[index]) < 1e-9, "\(css) \(found)")
        }
    }

    @Test(
        "What is wrong with a colour is said where it is",
        arguments: [
            (
                "#12345",
                "1:18 \"#12345\" is not a colour: at character 7, expected 3, 4, 6 or 8 hexadecimal digits, not 5"
            ),
            (
                "rgb(1 2)",
                "1:18 \"rgb(1 2)\" is not a colour: at character 8, expected a number, a percentage or none for blue"
            ),
            (
                "color-mix(in cmyk, red, blue)",
                "1:18 \"color-mix(in cmyk, red, blue)\" is not a colour: at character 14, expected a space that colours are mixed in, such as oklab, srgb or hsl"
            ),
            (
                "color-mix(in srgb longer hue, red, blue)",
                "1:18 \"color-mix(in srgb longer hue, red, blue)\" is not a colour: at character 19, expected a comma, or shorter, longer, increasing or decreasing hue in a space with hues"
            ),
            (
                "color-mix(in srgb, red 110%, blue)",
                "1:18 \"color-mix(in srgb, red 110%, blue)\" is not a colour: at character 24, expected a percentage of 0 to 100"
            ),
            (
                "light-dark(red)",
                "1:18 \"light-dark(red)\" is not a colour: at character 15, expected a comma and the colour of dark mode"
            ),
            (
                "oklch(from red l c)",
                "1:18 \"oklch(from red l c)\" is not a colour: at character 19, expected a number, an angle or none for hue"
            ),
            (
                "oklch(from red r c h)",
                "1:18 \"oklch(from red r c h)\" is not a colour: at character 16, expected a number, a percentage or none for lightness"
            ),
            (
                "color(from red cmyk r g b)",
                "1:18 \"color(from red cmyk r g b)\" is not a colour: at character 16, expected a colour space such as srgb or display-p3"
            ),
            (
                "oklch(from red calc(l + 5%) c h)",
                "1:18 \"oklch(from red calc(l + 5%) c h)\" is not a colour: at character 25, expected a number"
            ),
            (
                "rgb(calc(2% * 2%) 0 0)",
                "1:18 \"rgb(calc(2% * 2%) 0 0)\" is not a colour: at character 5, expected a number, a percentage for red"
            ),
            (
                "rgb(from red calc() g b)",
                "1:18 \"rgb(from red calc() g b)\" is not a colour: at character 19, expected a number, a percentage, an angle or a mathematical function"
            ),
        ])
    func faults(css: String, fault: String) {
        let palette = Palette(css: ":root { --color: \(css); --other: red }")
        #expect(palette.faultLines == [fault])
        #expect(palette.hex("--other") == "ff0000")
    }

    @Test("Colours within colours end somewhere")
    func depth() {
        let deep =
            String(repeating: "contrast-color(", count: 10_000) + "red"
            + String(repeating: ")", count: 10_000)
        #expect(Palette(css: ":root { --color: \(deep) }").entries.isEmpty)
        let sum = String(repeating: "(", count: 10_000) + "1" + String(repeating: ")", count: 10_000)
        #expect(Palette(css: ":root { --color: rgb(calc\(sum) 0 0) }").entries.isEmpty)
    }

    // tailwindcss.com, Functions and directives: it compiles to this mix.
    @Test("--alpha() of Tailwind is a share of a colour")
    func alpha() throws {
        let mix = try color("color-mix(in oklab, #336699 40%, transparent)")
        #expect(try color("--alpha(#336699 / 40%)") == mix)
        let palette = Palette(css: ":root { --a: #336699; --b: --alpha(var(--a) / 40%); --c: --alpha(red) }")
        #expect(palette.hex("--b") == "33669966")
        #expect(palette.value("--b")?.literal == nil)
        #expect(palette.value("--c") == nil)
    }
}
