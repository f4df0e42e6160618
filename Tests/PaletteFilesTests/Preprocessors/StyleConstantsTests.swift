import ColorMath
import PaletteFiles
import TestSupport
import Testing

@Suite("Constants in SCSS and Less")
struct StyleConstantsTests {
    static let sass = """
        @use "sass:color";
        // The brand's.
        $ink: #1a2b3c !default;
        $palette: (
          "primary": #336699,
          grey: (100: #eee, 900: rgb(17 17 17)), // steps
        );
        $text: $ink;
        """

    static let less = """
        @ink: #1a2b3c;
        @text: @ink; // the same
        @palette: { primary: #336699; deep: { 900: #111 } }
        """

    @Test("Variables and maps of SCSS are read, and what stands for them")
    func scss() throws {
        let palette = try onlyPalette([
            "_colors.scss": Self.sass,
            "more.scss": """
            $link: map.get($palette, "primary");
            $step: map-get($palette, grey, 900);
            $other: colors.$ink;
            $faded: rgba($ink, 0.5);
            $shade: rgba(#000, .25);
            $named: rebeccapurple;
            $weight: bold; $size: 4px; $font: "Sans"; $filter: invert(1); $image: url(https://x.y/#fff);
            $darker: darken($ink, 10%);
            $scaled: color.scale($ink, $lightness: 10%);
            $branded: brand-color($ink);
            @mixin a { $local: #fff; }
            .b { $inner: #000; color: red }
            $again: #111; $again: #222; $again: #333 !default;
            /* $no: #fff; */
            // $neither: #fff;
            """,
        ])
        let expected = [
            "$ink": "1a2b3c", "$palette.primary": "336699", "$palette.grey.100": "eeeeee",
            "$palette.grey.900": "111111", "$text": "1a2b3c", "$link": "336699", "$step": "111111",
            "$other": "1a2b3c", "$faded": "1a2b3c80", "$shade": "00000040", "$named": "663399",
            "$again": "222222", "$darker": "0b1218", "$scaled": "27405a",
        ]
        #expect(Set(palette.entries.map(\.name)) == Set(expected.keys))
        for (name, hex) in expected { #expect(palette.hex(name) == hex, "\(name)") }
        #expect(palette.faults.isEmpty)
        #expect(palette.entries.first { $0.name == "$palette.grey.100" }?.path == ["palette", "grey", "100"])
        #expect(palette.value("$ink")?.literal != nil && palette.value("$faded")?.literal == nil)
        #expect(
            palette.unknowns.map(\.message) == [
                "$branded: brand-color() is worked out by Sass; check the CSS that it gives"
            ])
    }

    @Test("Maps of maps are read by every way to name a member, and those that join others")
    func maps() throws {
        let palette = try onlyPalette([
            "_palette.scss": """
            $tones: (
              "sky": ("base": #1d70b8, "tint-50": #8eb8dc, // a step
                "shade-10": #1a65a6),
              "snow": #ffffff, sun: (100: #ffdd00),
            );
            $defaults: ("link": map.get($tones, "sky", "shade-10"), text: #0b0c0c,
              "hint": map-get(map-get($tones, 'sky'), 'base')) !default;
            $brand: map.merge($defaults, ("text": #222222, "mark": $ink)) !default;
            $ink: map.get(tones.$tones, sun, 100);
            $veil: rgba(map.get($tones, "snow"), .5);
            $edge: brand-colour("link");
            $missing: map.get($tones, "moss");
            $order: ("sky" "base", "snow");
            """
        ])
        let expected = [
            "$tones.sky.base": "1d70b8", "$tones.sky.tint-50": "8eb8dc", "$tones.sky.shade-10": "1a65a6",
            "$tones.snow": "ffffff", "$tones.sun.100": "ffdd00", "$defaults.link": "1a65a6",
            "$defaults.text": "0b0c0c", "$defaults.hint": "1d70b8", "$brand.link": "1a65a6",
            "$brand.text": "222222", "$brand.hint": "1d70b8", "$brand.mark": "ffdd00", "$ink": "ffdd00",
            "$veil": "ffffff80",
        ]
        #expect(Set(palette.entries.map(\.name)) == Set(expected.keys))
        for (name, hex) in expected { #expect(palette.hex(name) == hex, "\(name)") }
        #expect(
            palette.unknowns.map(\.message) == [
                "$edge: brand-colour() is worked out by Sass; check the CSS that it gives"
            ])
        #expect(palette.faults.isEmpty)
    }

    @Test("A variable that hands on one of a module is that, and a circle is no file that cannot be read")
    func circles() throws {
        let palette = try onlyPalette([
            "_brand.scss": "$ink: #1a2b3c;",
            "parts/_card.scss": "$ink: brand.$ink; $text: $ink; $one: $two; $two: $one;",
        ])
        #expect(palette.entries.map(\.name) == ["$ink", "$text"])
        #expect(palette.modes == [.base] && palette.hex("$text") == "1a2b3c")
        #expect(palette.faults.map(\.message) == ["$one refers back to itself"])
        #expect(palette.faults.map(\.isUnread) == [false])
    }

    @Test("Variables of the indented syntax end with their lines, and those in a rule are its own")
    func indented() throws {
        let palette = try onlyPalette([
            "_colors.sass": """
            // The brand's.
            $ink: #1a2b3c !default
            $text: $ink
            $palette: (primary: #336699, grey: #eee)

            .card
              $inner: #000000
              color: $text

            $paper: rgb(255 255 255)
            """
        ])
        let expected = [
            "$ink": "1a2b3c", "$text": "1a2b3c", "$palette.primary": "336699", "$palette.grey": "eeeeee",
            "$paper": "ffffff",
        ]
        #expect(Set(palette.entries.map(\.name)) == Set(expected.keys))
        for (name, hex) in expected { #expect(palette.hex(name) == hex, "\(name)") }
        #expect(palette.faults.isEmpty)
    }

    @Test("Variables and maps of Less are read, and what stands for them")
    func lessFiles() throws {
        let palette = try onlyPalette([
            "colors.less": Self.less
                + "\n@faded: fade(@ink, 50%);\n@media print { @x: #fff; }\n@deep: darken(@ink, 5%);"
        ])
        let expected = [
            "@ink": "1a2b3c", "@text": "1a2b3c", "@palette.primary": "336699", "@palette.deep.900": "111111",
            "@faded": "1a2b3c80", "@deep": "121e2a",
        ]
        #expect(Set(palette.entries.map(\.name)) == Set(expected.keys))
        for (name, hex) in expected { #expect(palette.hex(name) == hex, "\(name)") }
        #expect(palette.faults.isEmpty && palette.unknowns.isEmpty)
    }

    @Test("Files of one name are modes by light and dark, and other themes")
    func modes() throws {
        let palette = try onlyPalette([
            "base.scss": "$text: $ink;", "_tokens.scss": "$paper: #fff;",
            "themes/_light.scss": "$ink: #111;", "themes/_dark.scss": "$ink: #eee;",
        ])
        // A file that only names the colours of others is read with them.
        #expect(palette.hex("$text", in: .dark) == "eeeeee")
        #expect(palette.hex("$ink", in: .dark) == "eeeeee" && palette.hex("$ink", in: .light) == "111111")
        let themes = try onlyPalette(["ocean/_a.scss": "$ink: #012;", "sand/_a.scss": "$ink: #210;"])
        #expect(themes.hex("$ink", in: PaletteMode(theme: "ocean")) == "001122")
        #expect(themes.hex("$ink", in: PaletteMode(theme: "sand")) == "221100")
    }

    @Test("Modules of Sass keep their names apart, whatever they are loaded as")
    func modules() throws {
        let palette = try onlyPalette([
            "_ink.scss": "$color: #111; $faint: #777;",
            "_badge.scss": "@use 'ink'; $color: ink.$color; $label: ink.$faint;",
            "parts/_chip.scss": "@use '../badge' as b; @use '../ink' as *; $color: b.$label; $edge: $faint;",
            "kit/_index.scss": "@forward '../badge' as badge-*;",
            "page.scss": "@use 'sass:map'; @use 'kit'; $tag: kit.$badge-color;",
        ])
        let expected = [
            "ink.$color": "111111", "badge.$color": "111111", "chip.$color": "777777", "$faint": "777777",
            "$label": "777777", "$edge": "777777", "$tag": "111111",
        ]
        #expect(palette.modes == [.base] && palette.faults.isEmpty)
        for (name, hex) in expected { #expect(palette.hex(name) == hex, "\(name)") }
        #expect(Set(palette.entries.map(\.name)) == Set(expected.keys))
        #expect(palette.entries.first { $0.name == "chip.$color" }?.path == ["chip", "color"])
    }

    @Test("Modules that names say are for light and dark are modes, and so are those of one name")
    func moduleModes() throws {
        let themes = try onlyPalette([
            "_base.scss": "$ink: #123;", "_light.scss": "@use 'base'; $page: #fff; $text: base.$ink;",
            "_dark.scss": "@use 'base'; $page: #000; $text: #eee;",
        ])
        #expect(themes.hex("$page", in: .dark) == "000000" && themes.hex("$text", in: .light) == "112233")
        let versions = try onlyPalette([
            "v1/_ink.scss": "$color: #111;", "v2/_ink.scss": "$color: #222;",
            "v1/_chip.scss": "@use 'ink'; $color: ink.$color;",
            "v2/_chip.scss": "@use 'ink'; $color: ink.$color;",
        ])
        // Files of each name are themes of one another, and the themes of all are the same two.
        #expect(Set(versions.modes.compactMap(\.theme)) == ["v1", "v2"])
        #expect(versions.hex("chip.$color", in: PaletteMode(theme: "v2")) == "222222")
    }

    @Test("Maps too deep to read are said to be, and a comment says what to ignore")
    func limits() throws {
        let map = String(repeating: "(a: ", count: 50) + "#fff" + String(repeating: ")", count: 50)
        let palette = try onlyPalette([
            "a.scss":
                "$deep: \(map);\n// legible:ignore brand\n$a: #fff;\n$b: #fff; // legible:ignore\n$c: #fff;"
        ])
        #expect(
            palette.faults.map(\.message) == ["maps lie more than 32 deep here; what is inside is not read"])
        #expect(palette.entries.map { $0.values[0]?.ignored } == ["brand", "", nil])
    }

    @Test("A file without constants of colours is left aside")
    func others() throws {
        let folder = try TemporaryFolder(holding: [
            "a.scss": "$size: 4px; $b: $size; .a { color: #fff }",
            "b.less": "@import \"x\"; @media print { .a { color: #fff } }",
        ])
        #expect(PaletteReader().palettes(contentsOf: [folder.path("")]).palettes.isEmpty)
    }
}
