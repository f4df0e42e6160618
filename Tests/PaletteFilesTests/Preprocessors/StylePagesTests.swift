import ColorMath
import PaletteFiles
import Testing

@Suite("Variables of Sass that the files which load them set")
struct StylePagesTests {
    @Test("are what the only file sets that configures their module")
    func configured() throws {
        let lib = "$bg: #ffffff !default; $fg: #999999 !default; .a { background-color: $bg; color: $fg; }"
        let palette = try onlyPalette(["_lib.scss": lib, "main.scss": "@use \"lib\" with ($fg: #111111);"])
        #expect(palette.modes == [.base])
        #expect(palette.hex("$fg") == "111111" && palette.hex("$bg") == "ffffff")
        #expect(palette.value("$fg")?.location.path.hasSuffix("main.scss") == true)
        #expect(palette.uses.map(\.ink) == ["$fg"])
        let fixed = try onlyPalette([
            "_lib.scss": "$fg: #999999;", "main.scss": "@use \"lib\" with ($fg: #111111);",
        ])
        #expect(fixed.hex("$fg") == "999999")
    }

    @Test("are handed on by a module that forwards them, its own settings before or behind")
    func forwarded() throws {
        let lib = "$fg: #999999 !default; $bg: #ffffff !default; $line: #cccccc !default;"
        let palette = try onlyPalette([
            "_lib.scss": lib,
            "_kit.scss": "@forward \"lib\" as l-* with ($bg: #eeeeee, $line: #000000 !default);",
            "main.scss": "@use \"kit\" with ($l-fg: #111111, $l-line: #222222);",
        ])
        #expect(palette.hex("$fg") == "111111" && palette.hex("$bg") == "eeeeee")
        #expect(palette.hex("$line") == "222222")
    }

    @Test("are modes where several files configure one module")
    func themes() throws {
        let theme = """
            $background: #101010 !default; $text: #ffffff !default; $alert: #0288d1 !default;
            body { background: $background; color: $text; }
            """
        let palette = try onlyPalette([
            "_theme.scss": theme, "dark/theme.scss": "@use \"../theme\" with ($alert: #01579b);",
            "light/theme.scss": "@use '../theme' with ($background: #f2f2f2, $text: $own,); $own: #bbbbbb;",
        ])
        #expect(Set(palette.modes) == [.dark, .light])
        #expect(palette.hex("$alert", in: .dark) == "01579b" && palette.hex("$alert", in: .light) == "0288d1")
        #expect(palette.hex("$text", in: .dark) == "ffffff" && palette.hex("$text", in: .light) == "bbbbbb")
        #expect(palette.uses.count == 1)
        let others = try onlyPalette([
            "_theme.scss": theme, "ocean.scss": "@use \"theme\" with ($text: #012345);",
            "dark.scss": "@use \"theme\" with ($text: #eeeeee);", "plain.scss": "@use \"theme\";",
        ])
        #expect(others.hex("$text") == "ffffff" && others.modes.contains(.base))
        #expect(others.hex("$text", in: PaletteMode(theme: "ocean")) == "012345")
    }

    @Test("are what stands before the import of a file that has them for default")
    func imported() throws {
        let palette = try onlyPalette([
            "_vars.scss": "$fg: #999999 !default; $bg: #ffffff !default;",
            "main.scss": "$fg: #111111; @import \"vars\"; .a { color: $fg; background: $bg; }",
        ])
        #expect(palette.modes == [.base] && palette.faults.isEmpty)
        #expect(palette.hex("$fg") == "111111")
        #expect(palette.uses.map { "\($0.ink) on \($0.backdrop)" } == ["$fg on $bg"])
        let schemes = try onlyPalette([
            "schemes/light.scss": "$side: #f5f6fa !default; $link: #7253ed !default;",
            "schemes/dark.scss": "$side: #27262b; $link: #2c84fa;",
            "base.scss": ".nav { background: $side; a { color: $link; } }",
            "assets/light.scss": "@import \"../schemes/light\"; @import \"../base\";",
            "assets/dark.scss":
                "@import \"../schemes/light\"; @import \"../schemes/dark\"; @import \"../base\";",
        ])
        #expect(schemes.hex("$side") == "f5f6fa" && schemes.hex("$side", in: .dark) == "27262b")
        #expect(schemes.uses.map { "\($0.ink) on \($0.backdrop)" } == ["$link on $side"])
    }

    @Test("are dark on the page that sets them anew, whichever file comes first by its name")
    func darkPage() throws {
        let palette = try onlyPalette([
            "_colors-dark.scss": "$grey: #cbd5e1; $text: $grey; $field: $text;",
            "_colors.scss": "$black: #17181a; $text: $black; $field: $text;",
            "app-dark.scss": "@import 'colors'; @import 'colors-dark';", "app.scss": "@import 'colors';",
        ])
        #expect(Set(palette.modes) == [.base, .dark])
        #expect(palette.hex("$field") == "17181a" && palette.hex("$field", in: .dark) == "cbd5e1")
    }

    @Test("hold for the rules of the page alone, where other pages are light too")
    func rulesOfOnePage() throws {
        func variables(_ ink: String) -> String { "$ink: \(ink); $paper: #ffffff;" }
        let plain = "@import 'variables'; @import '../../../base';"
        let fancy = plain + "@import '../extension';"
        let other = "@import 'variables'; @import '../../base';"
        let palette = try onlyPalette([
            "themes/plain/plain-light/_variables.scss": variables("#767670"),
            "themes/plain/plain-light/theme.scss": plain,
            "themes/plain/plain-dark/_variables.scss": variables("#767671"),
            "themes/plain/plain-dark/theme.scss": plain,
            "themes/fancy/fancy-light/_variables.scss": variables("#767672"),
            "themes/fancy/fancy-light/theme.scss": fancy,
            "themes/fancy/fancy-dark/_variables.scss": variables("#767673"),
            "themes/fancy/fancy-dark/theme.scss": fancy,
            "themes/fancy/_extension.scss": ".stepper { color: $paper; background: $ink; }",
            "themes/dusk/_variables.scss": variables("#767674"),
            "themes/dusk/theme.scss": other,
            "themes/night/_variables.scss": variables("#767675"),
            "themes/night/theme.scss": other,
            "base.scss": ".button { color: $ink; background: $paper; }",
        ])
        func modes(_ ink: String) -> Set<String> {
            let found = palette.modes.filter { mode in
                palette.uses.contains { $0.ink == ink && $0.holds(in: mode) }
            }
            return Set(found.map(\.description))
        }
        let fancyModes: Set = ["fancy-fancy, light", "fancy-fancy, dark"]
        #expect(modes("$paper") == fancyModes)
        // What other themes say of light and dark closes none that says neither.
        #expect(
            modes("$ink") == fancyModes.union(["plain-plain, light", "plain-plain, dark", "dusk", "night"]))
    }

    @Test("say nothing of a file beside them that has no colours, nor of names that are put together")
    func beside() throws {
        let palette = try onlyPalette([
            "_size.scss": ".a { margin: 2px }",
            "main.scss": """
            @use "size";
            $ink: #111;
            @each $n, $c in $map { :root { --brand-#{$n}: #{$c}; } }
            """,
        ])
        #expect(palette.unknowns.map(\.message).filter { $0.contains("not among the files") }.isEmpty)
        #expect(palette.unknowns.contains { $0.message.contains("--brand-…, are not read") })
    }

    @Test("are not known where what is loaded is not among the files, and that is said")
    func missing() throws {
        let palette = try onlyPalette([
            "a.scss":
                "@use \"elsewhere\" with ($ink: #111);\n@import \"gone\";\n$paper: #fff; @use \"sass:map\";"
        ])
        #expect(
            palette.unknowns.map { "\($0.location.line) \($0.message)" } == [
                "1 'elsewhere' is not among the files that are read: what it sets is not known",
                "2 'gone' is not among the files that are read: what it sets is not known",
            ])
    }

    @Test("are no modes where a page says again what they are")
    func repeated() throws {
        let files: KeyValuePairs = [
            "ui.less": "@black: #231f20; @white: #ffffff; @fill: #6d7987; @ink: @white;",
            "list/list.less": "@import '../ui'; .count { color: @ink; background: @fill; }",
            "reset/reset.less": "@import '../ui'; @black: #231f20; @ink: @white;",
        ]
        let palette = try onlyPalette(files)
        #expect(palette.modes == [.base] && palette.uses.map(\.ink) == ["@ink"])
        let other = try onlyPalette([
            "ui.less": "@black: #231f20; @white: #ffffff; @fill: #6d7987; @ink: @white;",
            "list/list.less": "@import '../ui'; .count { color: @ink; background: @fill; }",
            "reset/reset.less": "@import '../ui'; @black: #000000;",
        ])
        #expect(other.modes.count == 2)
    }

    @Test("are of one mode where a theme is put together from several files")
    func partials() throws {
        let rules = ".b { background: $fill; color: $label; } .p { background: $panel; color: $ink; }"
        let palette = try onlyPalette([
            "base/_rules.scss": rules,
            "mist/_vars.scss": "@import './vars/_page'; @import './vars/_button';",
            "mist/vars/_page.scss":
                "$ink: #222222 !default; $panel: #ffffff !default; $accent: #3b82f6 !default;",
            "mist/vars/_button.scss": "$fill: $accent !default; $label: #ffffff !default;",
            "mist/theme.scss": "@import './vars'; @import '../base/rules';",
            "coal/_vars.scss": """
            $ink: #eeeeee !default; $panel: #111111 !default; $accent: #f59e0b !default;
            $fill: $accent !default; $label: #fffff0 !default;
            """,
            "coal/theme.scss": "@import './vars'; @import '../base/rules';",
        ])
        let (coal, mist) = (PaletteMode(theme: "coal"), PaletteMode(theme: "mist"))
        #expect(Set(palette.modes) == [coal, mist])
        #expect(palette.hex("$fill", in: mist) == "3b82f6" && palette.hex("$fill", in: coal) == "f59e0b")
        #expect(palette.hex("$label", in: mist) == "ffffff" && palette.hex("$ink", in: coal) == "eeeeee")
    }
}
