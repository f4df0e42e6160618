import ColorMath
import PaletteFiles
import Testing

@Suite("Functions of Sass and Less that make a colour of others")
struct StyleColorFunctionTests {
    /// What libsass 3.6 makes of them, through the Python package `libsass` 0.23:
    /// `sass.compile(string='a{color:lighten(#6b717f, 20%)}')`.
    @Test(
        "give what libsass gives",
        arguments: [
            ("lighten(#6b717f, 20%)", "a1a5af"),
            ("darken(#b37399, 20%)", "7c4465"),
            ("darken(#1a73e8, 8)", "1461c5"),
            ("lighten(#036, 90%)", "ffffff"),
            ("saturate(#c69, 20%)", "e05299"),
            ("desaturate(#036, 20%)", "0a335c"),
            ("adjust-hue(#6b717f, 60deg)", "796b7f"),
            ("adjust-hue(#1a73e8, -40)", "1ae8d4"),
            ("complement(#6b717f)", "7f796b"),
            ("grayscale(#6b717f)", "757575"),
            ("invert(#b37399)", "4c8c66"),
            ("invert(#000, 20%)", "333333"),
            ("mix(#036, #d2e1dd)", "698aa2"),
            ("mix(#036, #d2e1dd, 75%)", "355f84"),
            ("mix(rgba(0, 51, 102, 0.5), #d2e1dd)", "9eb6bfbf"),
            ("mix(#036, rgba(210, 225, 221, 0.2), 30%)", "2b577f70"),
            ("opacify(rgba(0, 51, 102, 0.25), 0.5)", "003366bf"),
            ("transparentize(#036, 0.3)", "003366b3"),
            ("fade-out(#036, 0.8)", "00336633"),
            ("adjust-color(#d2e1dd, $red: -10, $blue: 10)", "c8e1e7"),
            ("adjust-color(#998099, $lightness: -30%, $alpha: -0.4)", "47394799"),
            ("scale-color(#6b717f, $red: 15%)", "81717f"),
            ("scale-color(#998099, $lightness: -40%, $alpha: -25%)", "5e4b5ebf"),
            ("scale-color(#1a73e8, $saturation: 40%)", "1172f1"),
            ("change-color(#6b717f, $red: 100)", "64717f"),
            ("change-color(#998099, $lightness: 30%, $hue: 200deg)", "444f55"),
        ])
    func sass(call: String, hex: String) throws {
        #expect(try onlyPalette(["a.scss": "$base: #808080;\n$made: \(call);"]).hex("$made") == hex)
    }

    /// The examples of the documentation of Less, "Color Operations".
    @Test(
        "give what the documentation of Less says",
        arguments: [
            ("saturate(hsl(90, 80%, 50%), 20%)", "80ff00"), ("desaturate(hsl(90, 80%, 50%), 20%)", "80cc33"),
            ("lighten(hsl(90, 80%, 50%), 20%)", "b3f075"), ("darken(hsl(90, 80%, 50%), 20%)", "4d8a0f"),
            ("spin(hsl(10, 90%, 50%), 30)", "f2a60d"), ("greyscale(hsl(90, 90%, 50%))", "808080"),
            ("tint(#007fff, 50%)", "80bfff"), ("shade(#007fff, 50%)", "004080"),
            ("mix(#ff0000, #0000ff, 50%)", "800080"), ("fade(#80f20d, 10%)", "80f20d1a"),
            ("fadeout(rgba(128, 242, 13, 0.5), 10%)", "80f20d66"),
            ("fadein(rgba(128, 242, 13, 0.5), 10%)", "80f20d99"),
        ])
    func less(call: String, hex: String) throws {
        #expect(try onlyPalette(["a.less": "@base: #808080;\n@made: \(call);"]).hex("@made") == hex)
    }

    @Test("follow names, calls in calls, and what rules paint with them")
    func names() throws {
        let palette = try onlyPalette([
            "a.scss": """
            $brand: #6b717f;
            $pale: lighten($brand, 20%);
            $deep: mix(#000, darken($pale, 20%), 50%);
            .a { color: darken($brand, 10%); background: $pale; }
            .b { filter: saturate(50%) invert(1); }
            """
        ])
        #expect(palette.hex("$pale") == "a1a5af" && palette.hex("$deep") == "363940")
        #expect(palette.uses.map(\.backdrop) == ["$pale"])
        #expect(palette.hex(try #require(palette.uses.first).ink) == "545863")
        #expect(palette.unknowns.isEmpty)
    }

    @Test("are left to the compiler where an amount, or a colour, is not known")
    func unknown() throws {
        let palette = try onlyPalette([
            "a.scss": "$step: 10%;\n$base: #808080;\n$a: lighten($base, $step);\n$b: darken($elsewhere, 10%);"
        ])
        #expect(palette.hex("$a") == nil && palette.hex("$b") == nil)
        #expect(palette.unknowns.count == 2)
        #expect(palette.unknowns.contains { $0.message.contains("$elsewhere") })
    }
}
