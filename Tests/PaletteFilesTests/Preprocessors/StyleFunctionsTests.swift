import ColorMath
import PaletteFiles
import TestSupport
import Testing

@Suite("Functions that sources of Sass declare")
struct StyleFunctionsTests {
    private static let colors = """
        @use "sass:map";
        @use "sass:meta";
        $colours: ("ink": #212b32, "white": #ffffff, "blue": ("base": #005eb8, "dark": #003087));
        """

    @Test("choose a member of a map, past what only complains and what makes a string of a colour")
    func lookup() throws {
        let palette = try onlyPalette([
            "_colours.scss": Self.colors + """

                @function colour($name) {
                  @if meta.type-of($name) == "color" { $name: "#{$name}"; }
                  @if not map.has-key($colours, $name) { @error "Unknown colour `#{$name}`"; }
                  @return map.get($colours, $name);
                }
                """,
            "main.scss": """
            @use "colours" as *;
            $text: colour("ink") !default;
            .card { color: $text; background-color: colour(white); }
            """,
        ])
        #expect(palette.hex("$text") == "212b32")
        #expect(palette.uses.map(\.ink) == ["$text"])
        #expect(palette.uses.map(\.backdrop) == ["$colours.white"])
        #expect(palette.unknowns.isEmpty)
    }

    @Test("take arguments by name, defaults, and a choice between two values")
    func parameters() throws {
        let palette = try onlyPalette([
            "_a.scss": Self.colors + """

                @function shade-of($name, $shade: base) {
                  $found: map-get(map-get($colours, $name), $shade);
                  @if $found { @return $found; } @else { @warn "none"; }
                }
                @function on($isDark) { @return if($isDark, map-get($colours, white), map-get($colours, ink)); }
                """,
            "main.scss": """
            @import "a";
            .a { color: on(true); background: shade-of("blue"); }
            .b { color: on($isDark: false); background: shade-of("blue", $shade: "dark"); }
            """,
        ])
        #expect(
            palette.uses.map { "\($0.ink) on \($0.backdrop)" }.sorted() == [
                "$colours.ink on $colours.blue.dark", "$colours.white on $colours.blue.base",
            ])
    }

    @Test("hand on what a custom property is where nobody declares it")
    func properties() throws {
        let palette = try onlyPalette([
            "main.scss": Self.colors + """

                @function themed($name) {
                  $value: map.get($colours, $name);
                  @return var(--brand-#{$name}, #{$value});
                }
                $ink: themed("ink");
                .a { color: themed("ink"); background: themed("white"); }
                """
        ])
        #expect(palette.hex("$ink") == "212b32")
        #expect(palette.uses.map { "\($0.ink) on \($0.backdrop)" } == ["$colours.ink on $colours.white"])
    }

    @Test("look up what other functions and maps that are joined give, past loops and lists")
    func maps() throws {
        let palette = try onlyPalette([
            "_palette.scss": """
            @use "sass:map";
            $hues: ("sea": ("base": #0b5cad, "deep": #06335f), "snow": #ffffff, "fog": #8a8f98);
            $usual: (("text": (hue: "sea", step: "deep"), "page": (hue: "snow")));
            @function joined($maps...) {
              $all: ();
              @each $map in $maps { $all: map.merge($all, $map); }
              @return $all;
            }
            $roles: (muted: #777777) !default;
            $roles: joined($usual, $roles);
            """,
            "_tools.scss": """
            @use "sass:map"; @use "sass:meta"; @use "sass:list"; @use "palette" as p;
            @function deep($map, $keys...) {
              @each $key in $keys { $map: map.get($map, $key); }
              @return $map;
            }
            @function role($name, $flags...) {
              @if list.index($flags, plain) { @return #010203; }
              @if not map.has-key(p.$roles, $name) { @error "no #{$name}"; }
              $found: map.get(p.$roles, $name);
              @if meta.type-of($found) == "color" { @return $found; }
              $step: "base";
              @if map.has-key($found, step) { $step: map.get($found, step); }
              $hue: map.get($found, hue);
              $steps: map.get(p.$hues, $hue);
              @if meta.type-of($steps) == "map" { @return deep(p.$hues, $hue, $step); }
              @return $steps;
            }
            """,
            "main.scss": """
            @use "tools" as *;
            .a { color: role("text"); background-color: role("page"); }
            .b { color: role(muted); background-color: role("page", plain); }
            """,
        ])
        #expect(palette.unknowns.isEmpty)
        let uses = palette.uses.map { (palette.hex($0.ink) ?? "", palette.hex($0.backdrop) ?? "") }
        #expect(uses.map { "\($0) on \($1)" }.sorted() == ["06335f on ffffff", "777777 on 010203"])
        #expect(palette.uses.contains { $0.ink == "$hues.sea.deep" && $0.backdrop == "$hues.snow" })
    }

    @Test("know what a module is configured with, and not what two pages say otherwise")
    func configured() throws {
        let theme = """
            @use "sass:map";
            $tones: (ink: #222222) !default;
            @function tone($name) { @return map.get($tones, $name); }
            """
        func inks(_ pages: KeyValuePairs<String, String>) throws -> [String?] {
            let folder = try TemporaryFolder(holding: pages)
            try folder.write(Array(theme.utf8), to: "_theme.scss")
            let palette = try #require(
                PaletteReader().palettes(contentsOf: [folder.path("")]).palettes.first)
            return palette.uses.map { palette.hex($0.ink) }
        }
        let rule = ".a { color: tone(ink); background: #fff; }"
        let dark = "@use \"theme\" as * with ($tones: (ink: #333333));"
        #expect(try inks(["a.scss": "@use \"theme\" as *;" + rule]) == ["222222"])
        #expect(try inks(["a.scss": dark + rule]) == ["333333"])
        let other = "@use \"theme\" as * with ($tones: (ink: #444444));"
        #expect(try inks(["a.scss": dark + rule, "b.scss": other]) == [])
    }

    @Test("are left to the compiler where a loop or an unknown condition decides, and where they never end")
    func unknown() throws {
        let palette = try onlyPalette([
            "main.scss": Self.colors + """

                @function picked-color($names...) {
                  @while $names { @return map.get($colours, $name); }
                }
                @function either-color($x) {
                  @if $theme == dark { @return map.get($colours, "white"); } @else { @return map.get($colours, "ink"); }
                }
                @function endless-color($x) { @return endless-color($x); }
                $a: picked-color("ink");
                $b: either-color("ink");
                $c: endless-color("ink");
                """
        ])
        #expect(["$a", "$b", "$c"].allSatisfy { palette.hex($0) == nil })
        #expect(palette.unknowns.count == 3)
    }
}
