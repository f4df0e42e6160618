import ColorMath
import PaletteFiles
import TestSupport
import Testing

@Suite("What rules of SCSS and Less paint on what")
struct StyleRulesTests {
    @Test("are read where they paint with colours alone, and no file has a variable")
    func literalsAlone() throws {
        let rule = ".tag { background: #22c55e; a { color: #ffffff; } }"
        for path in ["a.module.scss", "a.less"] {
            #expect(try onlyPalette([path: rule]).uses.map(\.ink) == [".tag a color"])
        }
    }

    private func uses(_ files: KeyValuePairs<String, String>) throws -> [String] {
        try onlyPalette(files).uses.map { "\($0.ink) on \($0.backdrop)" }
    }

    @Test("is what variables and literals say, as custom properties do")
    func variables() throws {
        let expected = ".card background-color"
        let scss = try onlyPalette(["a.scss": "$muted: #999999;\n.card { color: $muted; background: #fff; }"])
        #expect(scss.uses.map(\.ink) == ["$muted"] && scss.uses.map(\.backdrop) == [expected])
        #expect(scss.uses.first?.location.line == 2 && scss.hex(expected) == "ffffff")
        #expect(scss.entries.first { $0.name == expected }?.isPainted == true)
        #expect(
            try uses(["c.less": "@muted: #999999;\n.card { color: @muted; background: #fff; }"])
                == ["@muted on \(expected)"])
    }

    @Test("follows nested selectors, and variables of the block")
    func nested() throws {
        #expect(
            try uses([
                "a.scss": """
                $ink: #111; $paper: #fff; $night: #222; $size: 2px;
                .card {
                  $own: $paper;
                  background: $own;
                  &__title { color: $ink; background: $night; }
                  &:hover { color: $ink; margin: $size }
                  p { color: $night; }
                  font: { family: x; }
                }
                """
            ]).sorted() == ["$ink on $night", "$ink on $paper", "$night on $paper"])
    }

    @Test("stands where mixins and loops over written lists put it")
    func expanded() throws {
        let button = try onlyPalette([
            "main.scss": """
            @use "sass:color";
            $base: #6096c7;
            @mixin btn($bg, $fg: #fff) {
              background: $bg; color: $fg;
              &:hover { background: color.adjust($bg, $lightness: 10%); }
              @content;
            }
            .btn { @include btn($base) { em { color: #000; } } }
            """
        ])
        #expect(
            button.uses.map { "\($0.ink) on \($0.backdrop)" }.contains(".btn color on $base"))
        #expect(button.uses.contains { $0.ink == ".btn em color" && $0.backdrop == "$base" })
        #expect(button.hex(".btn:hover background-color") == "86afd4" && button.unknowns.isEmpty)
        let tones = try uses([
            "main.scss": """
            $tones: (info: #448aff, tip: #00bfa5);
            @each $n, $c in $tones { .t-#{$n} { color: #fff; background: $c; } }
            """
        ])
        #expect(
            tones.sorted() == [
                ".t-info color on .t-info background-color", ".t-tip color on .t-tip background-color",
            ])
    }

    @Test("knows members of maps, and names of modules")
    func modules() throws {
        #expect(
            try uses([
                "_theme.scss": "$theme: (text: #999999, background: #ffffff);",
                "main.scss": """
                @use "sass:map"; @use "theme" as *;
                .a { color: map.get($theme, text); background: map.get($theme, background); }
                """,
            ]) == ["$theme.text on $theme.background"])
        #expect(
            try uses([
                "_colors.scss": "$text: #999999; $background: #ffffff;",
                "_index.scss": "@forward \"colors\" as c-*;",
                "main.scss": "@use \"index\" as i; .a { color: i.$c-text; background: i.$c-background; }",
            ]) == ["$text on $background"])
        #expect(
            try uses([
                "styles/_vars.scss": "$muted: #999999;",
                "components/card.scss":
                    "@use \"styles/vars\"; .card { color: vars.$muted; background: #fff; }",
            ]) == ["$muted on .card background-color"])
    }

    @Test("is one cascade where files load each other, and others' parts are their own")
    func cascades() throws {
        #expect(
            try uses([
                "main.scss": "@import \"vars\", \"base\", \"nav\";",
                "_vars.scss": "$a: #111; $b: #eee; $c: #fff;",
                "_base.scss": ".nav { background: $b }", "_nav.scss": ".nav a { color: $a }",
            ]) == ["$a on $b"])
        #expect(
            try uses([
                "_vars.scss": "$a: #111; $b: #eee;", "one.scss": ".nav { background: $b }",
                "two.scss": ".nav a { color: $a }",
            ]) == [])
        let twice = try onlyPalette([
            "a.scss": "$a: #111; .n { color: $a; background: #fff }",
            "b.scss": "$b: #222; .n { color: $b; background: #eee }",
        ])
        #expect(twice.uses.map(\.backdrop) == [".n background-color", ".n background-color (2)"])
    }

    @Test("is what the pages say that load a file, and no others")
    func pages() throws {
        let palette = try onlyPalette([
            "fancy/_variables.scss": "$ink: #000040 !default; $paper: #f0f0ff !default;",
            "fancy/_extension.scss": ".item:focus { background: #c0c0ff; }",
            "fancy/theme.scss":
                "@import './variables'; @import '../base/all'; @layer kit { @import './extension'; }",
            "plain/_variables.scss": "$ink: #be185d !default; $paper: #fdf2f8 !default;",
            "plain/theme.scss": "@import './variables'; @import '../base/all';",
            "base/_all.scss": ".item { color: $ink; background: $paper; }",
        ])
        let modes = Dictionary(grouping: palette.uses, by: \.backdrop).mapValues {
            $0.map(\.mode.description)
        }
        #expect(modes == ["$paper": ["any"], ".item:focus background-color": ["fancy"]])
    }

    @Test("is read with the stylesheets whose properties it paints with, and as Sass too")
    func customProperties() throws {
        let folder = try TemporaryFolder(holding: [
            "theme.css": ":root { --done: #cafccc; --done-text: #88c08a; --tag: #dddddd }",
            "box.scss": """
            $gap: 3px; $ink: #123456; $paper: #ffffff;
            .notice { padding: $gap; background: var(--done); em { color: var(--done-text); } }
            .card { color: $ink; background: $paper; }
            """,
            "tag.less": ".tag { background: var(--tag); color: var(--done-text); }",
        ])
        let reading = PaletteReader().palettes(contentsOf: [folder.path("")])
        let uses = reading.palettes.map { $0.uses.map { "\($0.ink) on \($0.backdrop)" } }
        #expect(reading.errors.isEmpty && uses.count == 2)
        #expect(uses.contains { Set($0) == ["--done-text on --done", "--done-text on --tag"] }, "\(uses)")
        #expect(uses.contains(["$ink on $paper"]), "\(uses)")
        // By itself it holds no colours.
        let alone = try TemporaryFolder(holding: ["box.scss": ".tag { color: var(--done-text); }"])
        #expect(PaletteReader().palettes(contentsOf: [alone.path("")]).palettes.isEmpty)
    }

    @Test("knows variables of files that are longer than the one that uses them")
    func elsewhere() throws {
        let padding = String(repeating: "/* nothing */", count: 100)
        #expect(
            try uses([
                "a.scss": "$ink: #111; .x { color: $ink; background: $ground; }",
                "z.scss": padding + "$ground: white;",
            ]) == ["$ink on $ground"])
    }

    @Test("takes what a property falls back on")
    func fallbacks() throws {
        #expect(
            try uses([
                "a.scss": """
                $ink: #111; $paper: #fff;
                .a { color: var(--kit-ink, $ink); background: var(--kit-paper, $paper) url(x.png); }
                .b { color: var(--kit-ink, $ink); background: var(--kit-paper, $paper); }
                """
            ]) == ["$ink on $paper"])
    }

    @Test("says where rules are nested too deep to be read")
    func depth() throws {
        func unknowns(_ depth: Int) throws -> [String] {
            let rule = String(repeating: ".a { ", count: depth) + "color: $ink; background: $paper"
            return try onlyPalette([
                "a.scss": "$ink: #111; $paper: #fff; \(rule + String(repeating: " }", count: depth))"
            ])
            .unknowns.map(\.message)
        }
        #expect(try unknowns(31) == [])
        #expect(
            try unknowns(32) == [
                "rules are nested more than 32 deep here; what they paint from there on is not read"
            ])
    }

    @Test("runs loops over what functions and numbers give, and conditions that compare")
    func loops() throws {
        let palette = try onlyPalette([
            "a.scss": """
            @use "sass:map";
            $maps: (one: (info: #0a558c), two: (tip: #1f6f43));
            @each $name, $ink in map.get($maps, "one") {
              .t-#{$name} { color: $ink; background: #f4f7fa; }
            }
            @for $step from 1 through 3 {
              @if $step == 2 { .s-#{$step} { color: #333; background: #eee; } }
              @else if $step != 3 { .s-#{$step} { color: #444; background: #ddd; } }
            }
            @mixin chosen($kind) {
              $ink: #111;
              @if $kind == strong { $ink: #555; }
              color: $ink; background: #ccc;
            }
            .c { @include chosen(strong); }
            """
        ])
        #expect(palette.unknowns.isEmpty)
        #expect(
            palette.uses.map(\.ink).sorted() == [".c color", ".s-1 color", ".s-2 color", ".t-info color"])
        #expect(palette.hex(".c color") == "555555" && palette.hex(".s-1 color") == "444444")
        #expect(palette.hex(".t-info color") == "0a558c")
    }

    @Test("has custom properties that loops put together, in the modes of their rules")
    func joinedProperties() throws {
        let palette = try onlyPalette([
            "a.scss": """
            $kinds: ("hint": ("day": #757575, "night": #9aa3ad), "page": ("day": #fefefe, "night": #101418));
            @mixin kinds($time) {
              @each $name, $tones in $kinds { --app-#{$name}: #{map-get($tones, $time)}; }
            }
            html[data-theme="light"] { @include kinds("day"); }
            html[data-theme="dark"] { @include kinds("night"); }
            .x { color: var(--app-hint); background-color: var(--app-page); }
            """
        ])
        #expect(palette.hex("--app-hint", in: .light) == "757575")
        #expect(palette.hex("--app-hint", in: .dark) == "9aa3ad")
        #expect(palette.uses.map { "\($0.ink) on \($0.backdrop)" } == ["--app-hint on --app-page"])
        #expect(palette.unknowns.isEmpty)
    }

    @Test("of Less includes mixins with arguments, and variables that others name")
    func less() throws {
        let palette = try onlyPalette([
            "a.less": """
            @page-day: #fdfdfd; @page-night: #0d1117; @ink-day: #6e6e6e; @ink-night: #c9d1d9;
            .scheme(@time; @own: #ff0000) {
              @page: ~"page-@{time}";
              @ink: ~"ink-@{time}";
              --page: @@page; --ink: @@ink; --own: @own;
            }
            .pick(first, @color) { color: @color; }
            .pick(second, @color) { background: @color; }
            :root { .scheme(day); }
            .note { color: var(--ink); background: var(--page); }
            .tag { .pick(first, #333333); .pick(second, #eeeeee); }
            """
        ])
        #expect(palette.hex("--page") == "fdfdfd" && palette.hex("--own") == "ff0000")
        #expect(
            palette.uses.map { "\($0.ink) on \($0.backdrop)" }.sorted() == [
                "--ink on --page", ".tag color on .tag background-color",
            ])
    }

    @Test("says what is worked out by the compiler, and passes over what is marked")
    func unknown() throws {
        let palette = try onlyPalette([
            "a.scss": """
            $ink: #111; $paper: #fff;
            @if $dark { .x { color: $ink; background: $paper } }
            .#{$name} { color: $ink; background: $paper }
            @media (min-width: $wide) { .y { color: $ink; background: $paper } }
            @include kit.thing { .z { color: $ink; background: $paper } }
            """
        ])
        #expect(palette.uses.isEmpty)
        #expect(
            palette.unknowns.map(\.message) == [
                "@if: is worked out by Sass; check the CSS that it gives",
                "kit: is worked out by Sass; check the CSS that it gives",
            ])
    }

    @Test(
        "is read to the end of what has none",
        arguments: [
            "$a: #fff; .x { color: $a; @include x", "@mixin a { @include a; color: $b } .x { @include a }",
            "@each $a in (", "@each in { color: #fff }", "#{", ".x { #{$a} { color: #{$b", "@include a(",
            "$a: #fff; .x { $b: $a $a; $b: $b $b; $b: $b $b; color: $b }", "@use", "@use 'a' with (",
            "@use 'a' with ($b)", "@forward 'a' as", "@import", ".x { @import 'a' }", "@content;",
        ])
    func hostile(source: String) throws {
        for name in ["a.scss", "a.less", "a.sass"] {
            let folder = try TemporaryFolder(holding: [name: "$z: #fff;\n@z: #fff;\n" + source])
            _ = PaletteReader().palettes(contentsOf: [folder.path("")])
        }
    }

    @Test("is read in the indented syntax, with its signs for mixins and addresses without quotes")
    func indented() throws {
        let palette = try onlyPalette([
            "_base.sass": """
            $ink: #777777
            =muted($on)
              color: $ink
              background: $on
            """,
            "main.sass": """
            @import base, other
            .card,
            .panel
              background: #ffffff
              .title
                color: $ink
              // a comment
              &:hover
                color: #000000
            .note
              +muted(#eeeeee)
            """,
        ])
        let uses = Set(palette.uses.map { "\($0.ink) on \($0.backdrop)" })
        #expect(uses.contains("$ink on .card background-color"))
        #expect(uses.contains("$ink on .note background-color"))
        #expect(uses.contains(".card:hover color on .card background-color"))
        #expect(palette.unknowns.count == 1)
    }

    @Test("has what is left of arguments, and lists that are handed on")
    func restOfArguments() throws {
        let mixin = """
            $own: #333;
            @mixin paint($ink, $grounds...) { color: $ink; background: nth($grounds, 2); }
            @mixin all($colors...) { @include paint($colors...); }

            """
        let expected = [".a color on .a background-color"]
        for call in ["paint(#111, #222, #fff)", "all(#111, #222, #fff)"] {
            let found = try onlyPalette(["a.scss": mixin + ".a { @include \(call); }"])
            #expect(found.uses.map { "\($0.ink) on \($0.backdrop)" } == expected)
            #expect(found.hex(".a color") == "111111" && found.hex(".a background-color") == "ffffff")
        }
    }

    @Test("is one of two that if() chooses between")
    func choice() throws {
        let sheet = """
            $own: #333;
            @mixin both($prop, $light, $strong: false) { #{$prop}: if($strong, $light !important, $light); }
            .a { color: #111; @include both(background-color, #fff); }
            """
        #expect(try uses(["a.scss": sheet]) == [".a color on .a background-color"])
    }

    @Test("has properties that a mixin is given, and conditions of one word")
    func properties() throws {
        let mixin = """
            @mixin both($prop, $light, $dark, $strong: false) {
              @if $strong { #{$prop}: $light !important; }
              @else { #{$prop}: $light; html.dark-mode & { #{$prop}: $dark; } }
            }
            """
        let card = ".card { @include both(background-color, #fff, #111); @include both(color, #222, #eee); }"
        let found = try onlyPalette(["a.scss": "$own: #333;\n" + mixin + "\n" + card])
        #expect(found.uses.map(\.ink) == [".card color"])
        #expect(found.hex(".card background-color", in: .dark) == "111111")
        #expect(found.unknowns.isEmpty)
        // A file may hold nothing else.
        let apart = try onlyPalette([
            "_mixins.scss": mixin, "main.scss": "@import \"mixins\";\n$own: #333;\n" + card,
        ])
        #expect(apart.hex(".card color", in: .dark) == "eeeeee")
        // What more of a condition comes to is not known.
        let unknown = mixin.replacing("@if $strong", with: "@if $strong > 1")
        #expect(try uses(["a.scss": "$own: #333;\n" + unknown + "\n" + card]) == [])
    }

    @Test("of Less asks the guards of mixins and of rules, and takes in rules of one class")
    func guards() throws {
        let palette = try onlyPalette([
            "a.less": """
            @mode: dark; @page: #ffffff; @wide: 700px;
            .scheme() when (@mode = dark) { .a { color: #777777; background: #222222; } }
            .scheme() when (default()) { .a { color: #aaaaaa; background: @page; } }
            .scheme();
            .tint(@c) when (iscolor(@c)) and not (isnumber(@c)) { color: @c; }
            .tint(@c) when (isnumber(@c)) { color: #000000; }
            .b { .tint(#abcdef); background: @page; }
            .base { color: #bbbbbb; }
            .c { .base; background: @page; }
            .d { #kit > .base() !important; background: @page; }
            .e when (@wide > 600) { color: #999999; background: @page; }
            .f when (@wide > 800px) { color: #999999; background: @page; }
            .g { & when (@mode = ~"light") { color: #999999; } background: @page; }
            .h when (lightness(@page) > 50%) { color: #999999; background: @page; }
            """
        ])
        #expect(
            palette.uses.map { "\($0.ink) on \($0.backdrop)" }.sorted() == [
                ".a color on .a background-color", ".b color on @page", ".c color on @page",
                ".d color on @page", ".e color on @page",
            ])
        #expect(palette.hex(".a color") == "777777" && palette.hex(".c color") == "bbbbbb")
        #expect(palette.unknowns.map(\.message).contains { $0.hasPrefix(".h when") })
    }

    @Test("has what a var() falls back on where nobody declares the property")
    func literalFallbacks() throws {
        for (name, sigil) in [("a.scss", "$"), ("a.less", "@")] {
            let palette = try onlyPalette([
                name:
                    "\(sigil)page: #ffffff; .a { color: var(--x, var(--y, #aaaaaa)); background: \(sigil)page; }"
            ])
            #expect(palette.uses.map { "\($0.ink) on \($0.backdrop)" } == [".a color on \(sigil)page"])
            #expect(palette.hex(".a color") == "aaaaaa")
        }
    }
}
