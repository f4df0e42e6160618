import ColorMath
import PaletteFiles
import Testing

@Suite("Changes of colours as Tokens Studio writes them")
struct ColorModifierTests {
    /// A file with a token `a` of some colour and change, and others that the change may speak of.
    private func palette(_ color: String, _ modifier: String) -> Palette {
        Palette(
            tokens: """
                {"a": {"$type": "color", "$value": "\(color)", "$extensions": {"studio.tokens": {"modify": {\(modifier)}}}},
                 "brand": {"$type": "color", "$value": "#4477DD"}, "alias": {"$type": "color", "$value": "{brand}"},
                 "b": {"$type": "color", "$value": "{a}"},
                 "some": {"$type": "number", "$value": 0.24}, "half": {"$type": "number", "$value": "0.5"}}
                """)
    }

    @Test("give what an independent implementation gives")
    func reference() throws {
        let rows = colorModifierReference.split(separator: "\n")
        #expect(rows.count == 262)
        for row in rows {
            let cells = row.split(separator: "; ", omittingEmptySubsequences: false).map(String.init)
            let other = cells[4].isEmpty ? "" : ##", "color": "\##(cells[4])""##
            let palette = palette(
                cells[1],
                ##""type": "\##(cells[0])", "value": "\##(cells[3])", "space": "\##(cells[2])"\##(other)"##)
            let expected = cells[5].split(separator: " ").compactMap { Double($0) }
            let xyz = try #require(palette.color("a"), "\(row)").extended(to: XYZD65.self)
            let difference = xyz.color.components - SIMD3(expected[0], expected[1], expected[2])
            // The matrices of both are rounded in other places.
            #expect(max(difference.max(), -difference.min()) < 1e-6, "\(row)")
            #expect(abs(xyz.alpha - expected[3]) < 1e-12)
        }
    }

    @Test("are not read where a build of its own makes them, and said to be")
    func otherBuilds() {
        let palette = Palette(
            tokens: """
                {"page": {"$type": "color", "$value": "#ffffff"},
                 "veil": {"$type": "color", "$value": "{page}", "modify": [{"type": "darken", "amount": 0.5}]},
                 "edge": {"$type": "color", "$value": "{veil}"},
                 "same": {"$type": "color", "$value": "{page}", "modify": []}}
                """)
        #expect(palette.color("veil") == nil && palette.color("edge") == nil && palette.color("same") != nil)
        #expect(
            palette.unknowns.map(\.message) == [
                "veil: its build changes the colour, by modify; check what that gives"
            ])
    }

    @Test(
        "give the code values that the tests of sd-transforms expect",
        arguments: [
            ("darken", "hsl", "9c3333"), ("darken", "lch", "983735"), ("darken", "p3", "9b3535"),
            ("darken", "srgb", "9a3535"),
        ])
    func published(type: String, space: String, hex: String) {
        let palette = palette("#C14242", ##""type": "\##(type)", "value": "0.2", "space": "\##(space)""##)
        #expect(palette.hex("a") == hex)
    }

    @Test(
        "may have an amount that is worked out, and a colour that is an alias",
        arguments: ["\"0.5 + 6 * 0.04\"", "0.74", "\"{half} + {some}\"", "\"74%\""])
    func amounts(amount: String) {
        let palette = palette(
            "#FFFFFF", ##""type": "mix", "value": \##(amount), "color": "{alias}", "space": "srgb""##)
        #expect(palette.faults.isEmpty)
        #expect(palette.hex("a") == "759ae6")
        #expect(palette.value("a")?.aliases == ["alias", "brand"])
    }

    @Test("are followed by aliases, and leave no literal to rewrite")
    func aliases() {
        let palette = palette("{brand}", ##""type": "lighten", "value": 1, "space": "hsl""##)
        #expect(palette.hex("a") == "ffffff" && palette.hex("b") == "ffffff")
        #expect(palette.hex("brand") == "4477dd")
        #expect(palette.value("a")?.literal == nil && palette.value("b")?.literal == nil)
    }

    @Test("mix opacity by itself, and set it")
    func opacity() throws {
        let mixed = palette(
            "#FF0000", ##""type": "mix", "value": "0.5", "color": "#0000FF00", "space": "srgb""##)
        #expect(try #require(mixed.color("a")).css() == "color(srgb 0.5 0 0.5 / 0.5)")
        #expect(palette("#FF0000", ##""type": "alpha", "value": 0.25"##).hex("a") == "ff000040")
    }

    @Test("stay within the gamut of their space", arguments: ["srgb", "hsl", "p3"])
    func gamut(space: String) throws {
        let palette = palette(
            "color(rec2020 0 1 0)",
            ##""type": "mix", "value": "0.1", "color": "#000000", "space": "\##(space)""##)
        let color = try #require(palette.color("a"))
        #expect(color.extended(to: DisplayP3.self).color.isInGamut(tolerance: 1e-6))
        #expect(space == "p3" || color.extended(to: SRGB.self).color.isInGamut(tolerance: 1e-6))
    }

    @Test(
        "are faults where they say too little",
        arguments: [
            (##""type": "darken", "value": "0.4""##, "a change has a space: write srgb, hsl, p3 or lch"),
            (
                ##""type": "darken", "value": "0.4", "space": "cmyk""##,
                "a change has a space: write srgb, hsl, p3 or lch"
            ),
            (##""type": "darken", "value": "2", "space": "lch""##, "a change has a value of 0 to 1"),
            (##""type": "darken", "space": "lch""##, "a change has a value of 0 to 1"),
            (
                ##""type": "darken", "value": "{brand}", "space": "lch""##,
                "a change has a value of 0 to 1"
            ),
            (##""type": "darken", "value": "{none}", "space": "lch""##, "a change has a value of 0 to 1"),
            (##""type": "mix", "value": 0.5, "space": "lch""##, "this mix names no color to mix with"),
            (
                ##""type": "mix", "value": 0.5, "color": "{a}", "space": "lch""##,
                "a refers back to itself"
            ),
            (
                ##""type": "invert", "value": 0.5, "space": "lch""##,
                "the change \"invert\" is none of lighten, darken, mix and alpha"
            ),
        ])
    func faults(modifier: String, message: String) {
        let palette = palette("#FFFFFF", modifier)
        #expect(palette.faultLines.map { String($0.drop { $0 != " " }.dropFirst()) } == [message])
        #expect(palette.hex("a") == nil && palette.hex("brand") == "4477dd")
    }
}
