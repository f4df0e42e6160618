import ColorMath
import PaletteFiles
import Testing

@Suite("Custom properties of stylesheets")
struct StylesheetTests {
    @Test("A theme of Tailwind may take back what stands before it, and use what the page declares")
    func tailwindTheme() {
        let palette = Palette(
            css: "@theme default { --color-lime-100: #cfc; --color-red-100: #fcc; --color-red-200: #faa }",
            """
            @theme static { --color-lime-*: initial; --color-lime-200: #8f8; --color-red-200: initial }
            @theme inline reference {
              --color-ink: var(--ink); --ink: var(--ink); --font-sans: var( --font-sans ); --radius: var(--radius, 1px)
            }
            :root { --ink: #123 }
            """)
        #expect(palette.faults.isEmpty)
        #expect(
            palette.entries.map(\.name) == ["--color-red-100", "--color-lime-200", "--color-ink", "--ink"])
        #expect(palette.hex("--color-ink") == "112233")
        let all = Palette(
            css: "@theme{--color-a:red}:root{--color-b:red}@theme{--color-*:initial;--color-c:red}")
        #expect(all.entries.map(\.name) == ["--color-b", "--color-c"])
        #expect(Palette(css: "@theme{--a:red}@theme{--*: initial}").entries.isEmpty)
        #expect(Palette(css: "@theme{--a: var(--a)}").faults.count == 1)
        // Tailwind puts it into a layer of its own, below those of the page.
        let layered = Palette(
            css: "@theme{--color-page:#fff;--color-ink:#111}@layer base{.dark{--color-page:#111}}")
        #expect(layered.modes.contains { $0.luminosity == .dark })
        let ordered = Palette(
            css: "@layer base, theme;@theme{--color-page:#fff}@layer base{.dark{--color-page:#111}}")
        #expect(!ordered.modes.contains { $0.luminosity == .dark })
    }

    @Test("A declaration is found, with the place of its name and of its literal")
    func places() throws {
        let palette = Palette(
            css: "/* é */\n:root {\n  --ink: /* dark */ #1a2b3c !important;\n  --size: 4px;\n}")
        #expect(palette.entries.map(\.name) == ["--ink"])
        #expect(palette.entries.first?.path == ["ink"])
        let value = try #require(palette.value("--ink"))
        #expect(value.location == SourceLocation(path: "0.css", line: 3, column: 3))
        let literal = try #require(value.literal)
        #expect(literal.location == SourceLocation(path: "0.css", line: 3, column: 21))
        #expect(literal.notation == .css && literal.bytes == 37..<44)
        #expect(palette.faults.isEmpty)
    }

    @Test("A name with escapes is a name: of a colour, but never digits or a function")
    func escapedNames() {
        let palette = Palette(
            css: #":root { --a: r\65 d; --b: \#0d5efd; --c: rgb\(1\ 2\ 3\); --d: r\67 b(1 2 3) }"#)
        #expect(palette.hex("--a") == "ff0000")
        #expect(palette.value("--b") == nil && palette.value("--c") == nil)
        #expect(palette.value("--a")?.literal == nil && palette.value("--d")?.literal == nil)
    }

    @Test("var() is followed, and the literal is the one at its end")
    func variables() throws {
        let palette = Palette(
            css: """
                :root { --a: var(--b); --b: var( --c , red ); --c: hsl(210 50% 40%);
                  --d: var(--missing, var(--c)); --e: var(--missing, #123); --f: rgb(from var(--c) r g b / 50%) }
                """)
        let value = try #require(palette.value("--a"))
        #expect(value.aliases == ["--b", "--c"])
        #expect(value.location.column == 9 && value.literal?.location.column == 52)
        #expect(palette.hex("--a") == "336699")
        #expect(palette.hex("--d") == "336699")
        #expect(palette.value("--d")?.aliases == ["--c"])
        #expect(palette.hex("--e") == "112233")
        #expect(palette.value("--e")?.literal?.location == SourceLocation(path: "0.css", line: 2, column: 54))
        #expect(palette.hex("--f") == "33669980")
        #expect(palette.value("--f")?.literal == nil)
        #expect(palette.faults.isEmpty)
    }

    @Test("What a property refers to is looked up in each mode anew")
    func aliasesByMode() throws {
        let palette = Palette(
            css: """
                :root { --ink: #111; --text: var(--ink); --line: color-mix(in srgb, var(--text) 50%, white) }
                .dark { --ink: #eee }
                """)
        #expect(palette.modes == [.base, .dark])
        #expect(palette.hex("--text", in: .dark) == "eeeeee")
        #expect(palette.hex("--line", in: .dark) == "f7f7f7")
        let text = try #require(palette.value("--text", in: .dark))
        #expect(text.condition == .dark)
        #expect(text.location.line == 1 && text.literal?.location.line == 2)
    }

    @Test("light-dark() tells light and dark apart, and each branch is a literal")
    func lightDark() throws {
        let palette = Palette(css: ":root { --a: light-dark(#fff, var(--b)); --b: #000; }")
        #expect(palette.modes == [.base, .dark])
        #expect(palette.hex("--a") == "ffffff" && palette.hex("--a", in: .dark) == "000000")
        #expect(palette.value("--a")?.literal?.location.column == 25)
        #expect(palette.value("--a", in: .dark)?.literal?.location.column == 47)
        #expect(palette.value("--a", in: .dark)?.condition == .dark)
        #expect(palette.value("--b", in: .dark)?.condition == .base)
    }

    @Test("Where the root is dark, so is light-dark()")
    func darkRoot() {
        let palette = Palette(css: ":root { color-scheme: only dark; --a: light-dark(#fff, #000) }")
        #expect(palette.modes == [.base])
        #expect(palette.hex("--a") == "000000")
    }

    @Test("Of the declarations for one mode the last wins, but for !important and layers")
    func cascade() {
        #expect(Palette(css: ":root { --a: red; --a: lime }").hex("--a") == "00ff00")
        #expect(Palette(css: ":root { --a: red !important; --a: lime }").hex("--a") == "ff0000")
        #expect(Palette(css: ":root { --a: lime } @layer x { :root { --a: red } }").hex("--a") == "00ff00")
        let layers =
            "@layer base, theme; @layer theme { :root { --a: lime } } @layer base { :root { --a: red } }"
        #expect(Palette(css: layers).hex("--a") == "00ff00")
        #expect(Palette(css: ":root { --a: red }", ":root { --a: lime }").hex("--a") == "00ff00")
    }

    @Test("Of the declarations that hold, the one whose mode states most wins")
    func specificity() {
        let palette = Palette(
            css: """
                @media (prefers-color-scheme: dark) and (prefers-contrast: more) { :root { --a: yellow } }
                @media (prefers-color-scheme: dark) { :root { --a: lime } }
                :root { --a: red }
                """)
        let both = PaletteMode(luminosity: .dark, contrast: .increased)
        #expect(palette.modes == [.base, both, .dark])
        #expect(palette.hex("--a", in: both) == "ffff00")
        #expect(palette.hex("--a", in: .dark) == "00ff00")
        #expect(palette.hex("--a") == "ff0000")
    }

    @Test("Modes that can occur together are looked at together where that shows other colours")
    func combinations() {
        let palette = Palette(
            css: """
                :root { --ink: #333; --paper: #fff }
                .dark { --ink: #ccc; --paper: #222 }
                @media (prefers-contrast: more) { :root { --ink: #000 } }
                @media (min-width: 40em) { :root { --gap: 4px } }
                """)
        let both = PaletteMode(luminosity: .dark, contrast: .increased)
        #expect(palette.modes == [.base, .dark, .increased, both])
        #expect(palette.hex("--ink", in: both) == "000000" && palette.hex("--paper", in: both) == "222222")
    }

    @Test("A registered property has its initial value until it is declared")
    func registration() {
        let palette = Palette(
            css: """
                @property --a { syntax: "<color>"; inherits: true; initial-value: #123456 }
                @property --b { syntax: "<color>"; initial-value: red; inherits: false }
                @layer base { :root { --b: lime } }
                """)
        #expect(palette.hex("--a") == "123456" && palette.hex("--b") == "00ff00")
    }

    @Test("A property of a component is an entry of its own, which sees the page's")
    func components() {
        let palette = Palette(
            css: """
                :root { --ink: #111 }
                .card { --ink: #222; --title: var(--ink); .icon { --tint: var(--accent, red) } &:hover { --ink: #333 } }
                .dark .card { --ink: #ddd; --line: #444 } :root { --line: #888 } .card { --edge: var(--line) }
                """)
        #expect(
            palette.entries.map(\.name) == [
                "--ink", ".card --ink", ".card --title", ".card .icon --tint", ".card:hover --ink",
                ".card --line",
                "--line", ".card --edge",
            ])
        #expect(palette.entries[1].path == [".card", "ink"])
        #expect(palette.hex(".card --title") == "222222")
        #expect(palette.hex(".card --title", in: .dark) == "dddddd")
        #expect(palette.hex("--ink", in: .dark) == "111111")
        #expect(palette.hex(".card --edge") == "888888" && palette.hex(".card --edge", in: .dark) == "444444")
    }

    @Test("Components alone are a colour, by the function that they are used in or by their look")
    func bareComponents() throws {
        let palette = Palette(
            css: """
                :root { --background: 0 0% 100%; --foreground: 222.2 47.4% 11.2%; --accent-rgb: 13, 110, 253;
                  --glow: 0.7 0.1 250; --span: 1 2 3; --bg: hsl(var(--background)); --half: hsl(var(--foreground) / 50%) }
                .x { color: oklch( var(--glow) / 20%) }
                """)
        #expect(
            palette.entries.map(\.name) == [
                "--background", "--foreground", "--accent-rgb", "--glow", "--bg", "--half",
            ])
        #expect(palette.hex("--background") == "ffffff" && palette.hex("--foreground") == "0f172a")
        #expect(palette.hex("--accent-rgb") == "0d6efd")
        let literal = try #require(palette.value("--bg")?.literal)
        #expect(literal.notation == .cssComponents(of: .hsl, usesCommas: false))
        #expect(literal == palette.value("--background")?.literal)
        #expect(
            palette.value("--accent-rgb")?.literal?.notation == .cssComponents(of: .sRGB, usesCommas: true))
        #expect(palette.value("--half")?.literal == nil)
        #expect(palette.hex("--half") == "0f172a80")
    }

    @Test("legible:ignore speaks of its line, or alone on one of the next")
    func ignoring() {
        let palette = Palette(
            css: """
                :root {
                  --a: red; /* legible:ignore decorative only */
                  /* legible:ignore:
                     never text */
                  --b: red;
                  --c: red;
                  --d: rgb(1 2 3); /* legible:ignore */
                }
                """)
        let reasons = palette.entries.map { $0.values[0]?.ignored }
        #expect(reasons == ["decorative only", "never text", nil, ""])
    }

    @Test("Names may be escaped")
    func escapes() {
        let palette = Palette(css: ".d\\61rk { --a\\.b: #fff; --c: var(--a\\2e b) }")
        #expect(palette.entries.map(\.name) == ["--a.b", "--c"])
        #expect(palette.modes == [.dark])
    }
}
