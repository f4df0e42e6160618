import ColorMath
import PaletteFiles
import Testing

@Suite("Colours of design tokens")
struct TokenColorTests {
    @Test(
        "A colour object may be in every space of the format",
        arguments: [
            (##""srgb", "components": [0.2, 0.4, 0.6]"##, "rgb(51 102 153)"),
            (##""srgb-linear", "components": [0.2, 0.4, 0.6]"##, "color(srgb-linear 0.2 0.4 0.6)"),
            (##""display-p3", "components": [1, 0, 0], "alpha": 0.5"##, "color(display-p3 1 0 0 / 0.5)"),
            (##""a98-rgb", "components": [0.2, 0.4, 0.6]"##, "color(a98-rgb 0.2 0.4 0.6)"),
            (##""prophoto-rgb", "components": [0.2, 0.4, 0.6]"##, "color(prophoto-rgb 0.2 0.4 0.6)"),
            (##""rec2020", "components": [0.2, 0.4, 0.6]"##, "color(rec2020 0.2 0.4 0.6)"),
            (##""xyz-d65", "components": [0.2, 0.4, 0.6]"##, "color(xyz-d65 0.2 0.4 0.6)"),
            (##""xyz-d50", "components": [0.2, 0.4, 0.6]"##, "color(xyz-d50 0.2 0.4 0.6)"),
            (##""hsl", "components": [210, 50, 40]"##, "hsl(210 50% 40%)"),
            (##""hwb", "components": [210, 20, 40]"##, "hwb(210 20% 40%)"),
            (##""lab", "components": [60, 20, -30]"##, "lab(60 20 -30)"),
            (##""lch", "components": [60, 20, 230]"##, "lch(60 20 230)"),
            (##""oklab", "components": [0.6, 0.1, -0.1]"##, "oklab(0.6 0.1 -0.1)"),
            (##""oklch", "components": [0.6, 0.1, "none"], "hex": "#808080""##, "oklch(0.6 0.1 none)"),
            (##""srgb", "components": [1, 1, 1], "alpha": "none""##, "rgb(255 255 255 / none)"),
        ])
    func spaces(object: String, css: String) throws {
        let palette = Palette(tokens: ##"{"a": {"$type": "color", "$value": {"colorSpace": \##(object)}}}"##)
        #expect(palette.faults.isEmpty)
        #expect(try palette.color("a")?.description == DynamicColor(css: css).description)
    }

    @Test(
        "Strings are colours of CSS",
        arguments: [
            ("#369", "336699"), ("#336699", "336699"), ("#33669980", "33669980"),
            ("rgb(51, 102, 153)", "336699"),
            ("hsl(210 50% 40%)", "336699"), ("rebeccapurple", "663399"), ("transparent", "00000000"),
            ("color-mix(in srgb, white 50%, black)", "808080"), ("rgba(#336699, 0.5)", "33669980"),
        ])
    func strings(text: String, hex: String) {
        #expect(Palette(tokens: ##"{"a": {"$type": "color", "$value": "\##(text)"}}"##).hex("a") == hex)
    }

    @Test("A literal is a whole object, or a string without its quotes")
    func literals() throws {
        let text =
            ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}, "b": {"$value": "#abc"}}"##
        let palette = Palette(tokens: text)
        func written(_ name: String) -> String? {
            palette.value(name)?.literal.map { String(decoding: Array(text.utf8)[$0.bytes], as: UTF8.self) }
        }
        #expect(written("a") == ##"{"colorSpace": "srgb", "components": [0, 0, 0]}"##)
        #expect(palette.value("a")?.literal?.notation == .designToken)
        #expect(written("b") == "#abc")
        #expect(palette.value("b")?.literal?.notation == .css)
        #expect(palette.value("b")?.location.column == 102)
        #expect(palette.value("b")?.literal?.location.column == 103)
    }

    @Test("The colours of shadows, borders and gradients are entries of their own")
    func composites() {
        let palette = Palette(
            tokens: """
                {"ink": {"$type": "color", "$value": "#111"},
                 "card": {"$type": "shadow", "$value": {"color": "{ink}", "offsetX": {"value": 0, "unit": "px"}}},
                 "deep": {"$type": "shadow", "$value": [{"color": "#222"}, {"color": "#333", "inset": true}]},
                 "edge": {"$type": "border", "$value": {"color": {"colorSpace": "srgb", "components": [1, 0, 0]}, "width": "{w}"}},
                 "fade": {"$type": "gradient", "$value": [{"color": "#444", "position": 0}, {"color": "{ink}", "position": 1}]},
                 "same": {"$type": "shadow", "$value": "{card}"},
                 "w": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}
                """)
        #expect(
            palette.entries.map(\.name) == [
                "ink", "card.color", "deep.0.color", "deep.1.color", "edge.color", "fade.0.color",
                "fade.1.color",
            ])
        #expect(palette.value("card.color")?.aliases == ["ink"])
        #expect(palette.faults.isEmpty)
    }

    @Test("An opacity beside the value replaces that of the colour")
    func alpha() {
        let palette = Palette(
            tokens: """
                {"a": {"$type": "color", "$value": "#fff"}, "b": {"$type": "color", "$value": "{a}", "alpha": 0.2},
                 "c": {"$type": "color", "$value": "{a}",
                       "$extensions": {"studio.tokens": {"modify": {"type": "alpha", "value": "0.4", "space": "lch"}}}}}
                """)
        #expect(palette.hex("b") == "ffffff33" && palette.hex("c") == "ffffff66")
        #expect(palette.value("b")?.literal == nil)
    }

    @Test(
        "What is wrong with a colour is said where it is, and the rest is read",
        arguments: [
            ("{}", "1:34 this colour has no colorSpace: write srgb, oklch, display-p3 or another"),
            (
                ##"{"colorSpace": "cmyk"}"##,
                "1:49 this is no colour space: write srgb, oklch, display-p3 or another of the format"
            ),
            (
                ##"{"colorSpace": "srgb", "components": [1, 2]}"##,
                "1:71 a colour has three components in a list"
            ),
            (
                ##"{"colorSpace": "srgb", "components": [1, 2, "x"]}"##,
                "1:78 a component is a number or \"none\"; this is a string"
            ),
            (
                ##"{"colorSpace": "srgb", "components": [1, 1, 1], "alpha": 2}"##,
                "1:91 alpha is a number of 0 to 1"
            ),
            (
                "4",
                "1:34 a colour is an object with colorSpace and components, a string, or an alias; this is a number"
            ),
            (
                ##""#12345""##,
                "1:34 \"#12345\" is not a colour: at character 7, expected 3, 4, 6 or 8 hexadecimal digits, not 5"
            ),
            (##""inherit""##, "1:34 \"inherit\" is no colour"),
            (##""currentColor""##, "1:34 currentColor is a colour that only a page has"),
            (##""{missing}""##, "1:34 there is no token missing"),
            (##""{a}""##, "1:34 a refers back to itself"),
            (##""{size}""##, "1:34 size is no colour but a dimension"),
            (
                ##""darken({ok}, 10%)""##,
                "1:34 \"darken({ok}, 10%)\" cannot be worked out: only rgba({colour}, alpha) and the functions of CSS are; write the colour that it gives"
            ),
            (
                ##"{"$ref": "#/ok/$value/0"}"##,
                "1:34 this leads into the value of ok, which is no colour of its own"
            ),
        ])
    func faults(value: String, fault: String) {
        let palette = Palette(
            tokens: """
                {"a": {"$type":"color","$value": \(value)}, "ok": {"$type": "color", "$value": "#abc"},
                 "size": {"$type": "dimension", "$value": "4px"}}
                """)
        #expect(palette.faultLines == [fault])
        #expect(palette.hex("ok") == "aabbcc" && palette.hex("a") == nil)
    }

    @Test("Digits beside a colour beyond sRGB are what screens of sRGB show instead")
    func fallback() throws {
        let text = ##"""
            {"a": {"$type": "color", "$value":
              {"colorSpace": "display-p3", "components": [1, 0, 0], "hex": "#e00000"}},
             "b": {"$type": "color", "$value": "{a}"},
             "c": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [0.5, 0.1, 20], "hex": "#000000"}}}
            """##
        let wide = PaletteMode(gamut: .displayP3)
        let palette = Palette(tokens: text)
        #expect(palette.modes == [.base, wide])
        #expect(palette.hex("a") == "e00000" && palette.hex("b") == "e00000")
        #expect(palette.color("a", in: wide)?.css() == "color(display-p3 1 0 0)")
        #expect(palette.color("b", in: wide)?.css() == "color(display-p3 1 0 0)")
        // Inside sRGB the digits only repeat the components, and the components are what counts.
        #expect(palette.color("c") == palette.color("c", in: wide))
        #expect(palette.color("c")?.space == .oklch)

        let file = Array(text.utf8)
        let narrow = try #require(palette.value("a")?.literal)
        let object = try #require(palette.value("a", in: wide)?.literal)
        let edits =
            try narrow.rewriting(as: DynamicColor(css: "#c00000"), in: file).edits
            + object.rewriting(as: DynamicColor(css: "color(display-p3 0.9 0 0)"), in: file).edits
        let rewritten = String(decoding: try #require(edits.applied(to: file)), as: UTF8.self)
        #expect(
            rewritten
                == text.replacing("[1, 0, 0]", with: "[0.9, 0.0, 0.0]").replacing("#e00000", with: "#c00000"))
    }

    @Test("Digits in place of components have the opacity of the colour")
    func translucentFallback() {
        let palette = Palette(
            tokens: ##"""
                {"a": {"$type": "color", "$value":
                  {"colorSpace": "display-p3", "components": [1, 0, 0], "alpha": 0.4, "hex": "#e00000"}}}
                """##)
        #expect(palette.hex("a") == "e0000066")
        #expect(palette.color("a", in: .p3)?.alpha == 0.4)
    }

    @Test("A value for dark wins over one for wide screens, wherever it stands")
    func fallbackInDark() {
        let wide = ##"{"colorSpace": "display-p3", "components": [1, 0, 0], "hex": "#e00000"}"##
        let palette = Palette(tokens: [
            "dark.tokens.json": ##"{"a": {"$type": "color", "$value": "#ff8080"}}"##,
            "light.tokens.json": ##"{"a": {"$type": "color", "$value": \##(wide)}}"##,
        ])
        for gamut in [nil, PaletteMode.Gamut.displayP3] {
            let mode = PaletteMode(luminosity: .dark, gamut: gamut)
            if palette.modes.contains(mode) { #expect(palette.hex("a", in: mode) == "ff8080") }
        }
        #expect(palette.hex("a", in: PaletteMode(luminosity: .light)) == "e00000")
        #expect(palette.modes.contains(PaletteMode(luminosity: .light, gamut: .displayP3)))
    }
}
