import ColorMath
import PaletteFiles
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

    @Test("are left to the compiler where a loop or an unknown condition decides, and where they never end")
    func unknown() throws {
        let palette = try onlyPalette([
            "main.scss": Self.colors + """

                @function picked-color($names...) {
                  @each $name in $names { @return map.get($colours, $name); }
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
