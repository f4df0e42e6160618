import PaletteFiles
import Testing

@Suite("Modes of rules")
struct StyleModeTests {
    private static let ocean = PaletteMode(theme: "ocean")

    @Test(
        "Selectors say the mode",
        arguments: [
            (":root", PaletteMode.base), ("html", .base), ("body", .base), (":host", .base),
            ("*, ::before", .base),
            (":where(html)", .base), (".dark", .dark), ("html.dark", .dark), (":root.dark body", .dark),
            ("[data-theme=dark]", .dark), ("html[data-theme='dark' i]", .dark),
            ("[data-bs-theme=\"dark\"]", .dark),
            ("[data-color-mode=dark][data-dark-theme=dark]", .dark), (".dark-mode", .dark),
            (".theme-dark", .dark),
            (".darkTheme", .dark), (".spectrum--dark", .dark), (".is-dark", .dark), ("html.is-dark", .dark),
            (":is(.dark, .dark *)", .dark),
            (":host(.dark)", .dark), (":root:not([data-theme=light]):where(.dark)", .dark),
            (".light", .light),
            (":root, [data-theme=light]", .base), ("[data-theme=auto]", .base),
            ("[data-contrast=more]", .increased), ("[data-high-contrast]", .increased), (".hc", .increased),
            (".theme-ocean", ocean), ("[data-theme=ocean]", ocean), ("[data-brand='ocean']", ocean),
            ("[data-theme=ocean-dark]", PaletteMode(luminosity: .dark, theme: "ocean")),
            ("[data-theme=ocean].dark", PaletteMode(luminosity: .dark, theme: "ocean")),
            ("[data-dark-theme=dark_dimmed]", PaletteMode(luminosity: .dark, theme: "dimmed")),
            (".light-high-contrast", PaletteMode(luminosity: .light, contrast: .increased)),
            ("[data-theme='dark_high_contrast']", PaletteMode(luminosity: .dark, contrast: .increased)),
            ("html[class~=\"p-theme-dark\"]", PaletteMode(luminosity: .dark, theme: "p")),
            (".cds--g100", PaletteMode(luminosity: .dark, theme: "g100")),
            ("html:not(.dark)", .light), (":root:not([data-theme=dark])", .light), (":not(.light)", .dark),
            (":root:has(input.theme-controller[value=dark]:checked)", .dark),
        ])
    func selectors(selector: String, mode: PaletteMode) {
        let palette = Palette(css: "\(selector) { --a: red }")
        #expect(palette.entries.map(\.name) == ["--a"])
        #expect(palette.modes == [mode])
    }

    @Test("Values of one attribute hold one at a time, themes and more contrast too")
    func exclusive() {
        let palette = Palette(
            css: """
                :root { --a: #000; --b: #fff }
                [data-theme=nord] { --a: #222 } [data-theme=zinc] { --a: #333 }
                [data-theme=high-contrast-light] { --a: #fff; --c: red }
                [data-theme=high-contrast-dark] { --a: #111; --c: lime }
                """)
        let names = palette.modes.map(\.description)
        #expect(names.contains("nord") && names.contains("zinc"))
        #expect(palette.modes.allSatisfy { $0.theme == nil || $0.contrast == nil })
        #expect(palette.modes.contains(PaletteMode(luminosity: .dark, contrast: .increased)))
        // Two attributes may be set at once.
        let two = Palette(
            css: """
                :root { --a: #000; --b: #fff } [data-theme=nord] { --a: #222; --b: #eee }
                [data-contrast=more] { --a: #fff; --c: red }
                """)
        #expect(two.modes.contains { $0.theme != nil && $0.contrast != nil })
    }

    @Test(
        "A selector that says nothing of the mode is a component",
        arguments: [
            ".text-dark", ".dark-theme-button", ".theme-toggle", ".bg-theme", ".has-text-link-on-scheme",
            ".btn--ocean", "#nav", "button",
            "[dir=rtl]", ".card:hover",
        ])
    func components(selector: String) {
        let palette = Palette(css: "\(selector) { --a: red }")
        #expect(palette.entries.map(\.name) == ["\(selector) --a"])
        #expect(palette.modes == [.base])
    }

    @Test(
        "Media queries say the mode",
        arguments: [
            ("(prefers-color-scheme: dark)", PaletteMode.dark), ("(prefers-color-scheme:light)", .light),
            ("screen and (prefers-color-scheme: dark)", .dark), ("not (prefers-color-scheme: light)", .dark),
            ("(not (prefers-color-scheme: light))", .dark),
            ("(prefers-contrast: more)", .increased),
            ("(prefers-contrast: no-preference)", PaletteMode(contrast: .standard)),
            ("(color-gamut: p3)", .p3), ("(color-gamut: srgb)", .base),
            (
                "(prefers-color-scheme: dark) and (prefers-contrast: more)",
                PaletteMode(luminosity: .dark, contrast: .increased)
            ),
            (
                "((prefers-color-scheme: dark) and (color-gamut: p3))",
                PaletteMode(luminosity: .dark, gamut: .displayP3)
            ),
            ("(min-width: 40em)", PaletteMode(theme: "(min-width: 40em)")),
        ])
    func mediaQueries(query: String, mode: PaletteMode) {
        #expect(Palette(css: "@media \(query) { :root { --a: red } }").modes == [mode])
    }

    @Test(
        "What no screen shows is left aside",
        arguments: [
            "@media print", "@media not screen", "@media (forced-colors: active)",
            "@supports not (color: lab(0 0 0))", "@keyframes x",
        ])
    func excluded(rule: String) {
        #expect(Palette(css: "\(rule) { :root { --a: red } }").entries.isEmpty)
    }

    @Test("A media query with a name is what it stands for, wherever it is named")
    func customMedia() {
        let palette = Palette(
            css: """
                @media (--dark) { :root { --a: white } }
                @media (not (--dark)) and (--loud) { :root { --a: red } }
                @media (--endless) { :root { --b: red } }
                @media (--unknown) { :root { --c: red } }
                """,
            """
            @custom-media --dark (prefers-color-scheme: dark);
            @custom-media --loud screen and (prefers-contrast: more);
            @custom-media --endless (--endless);
            """)
        #expect(
            palette.modes.map(\.description).sorted() == [
                "(--unknown), dark", "(--unknown), light, increased contrast", "dark",
                "light, increased contrast",
            ])
    }

    @Test("Lists of media queries and `or` give every mode")
    func alternatives() {
        let list = Palette(
            css: "@media (prefers-contrast: more), (prefers-color-scheme: dark) { :root { --a: red } }")
        #expect(list.modes == [.increased, .dark])
        let or = Palette(
            css: "@media (prefers-contrast: more) or (prefers-color-scheme: dark) { :root { --a: red } }")
        #expect(or.modes == list.modes)
    }

    @Test("A variant of Tailwind is a state of the element, or a mode")
    func variants() {
        let css =
            ".a { color: #000; background: #fff; @variant hover { color: #111 } @variant dark { color: #eee } }"
        let palette = Palette(css: css)
        #expect(palette.modes == [.base, .dark])
        #expect(palette.hex(".a:hover color") == "111111" && palette.hex(".a color", in: .dark) == "eeeeee")
    }

    @Test("At-rules may be nested in rules, and rules in at-rules")
    func nesting() {
        let palette = Palette(
            css: """
                @layer theme { :root { --a: white;
                  @media (prefers-color-scheme: dark) { --a: black; &[data-contrast=high] { --a: lime } }
                  @supports (color: color(display-p3 1 1 1)) { @media (color-gamut: p3) { --a: color(display-p3 0 1 0) } }
                  @variant ocean-dark { --a: navy }
                } }
                """)
        #expect(palette.hex("--a", in: .dark) == "000000")
        #expect(palette.hex("--a", in: PaletteMode(luminosity: .dark, contrast: .increased)) == "00ff00")
        #expect(palette.hex("--a", in: .p3) == "00ff00")
        #expect(palette.hex("--a", in: PaletteMode(luminosity: .dark, theme: "ocean")) == "000080")
    }

    @Test("A colour whose channels alone change in a mode is another there")
    func channels() {
        let palette = Palette(
            css: """
                :root { --l: 20%; --lightness: var(--l); --ink: hsl(0 0% var(--lightness)); --size: 4px }
                .dark { --l: 90% }
                @media (prefers-contrast: more) { :root { --size: 6px } }
                """)
        #expect(palette.modes == [.base, .dark])
        #expect(palette.hex("--ink") == "333333")
        #expect(palette.hex("--ink", in: .dark) == "e6e6e6")
    }

    @Test("A class with a colour scheme is a theme")
    func colorScheme() {
        let palette = Palette(
            css:
                ".dracula { color-scheme: dark; --a: #282a36 } [data-theme=sand] { color-scheme: light; --a: #fed }"
        )
        #expect(
            palette.modes == [
                PaletteMode(luminosity: .dark, theme: "dracula"),
                PaletteMode(luminosity: .light, theme: "sand"),
            ])
        #expect(palette.entries.count == 1)
    }

    @Test("What a selector says prevails over the media query around it")
    func conflict() {
        #expect(Palette(css: "@media (prefers-color-scheme: dark) { .light { --a: red } }").modes == [.light])
    }

    @Test("An attribute for themes that is excluded is the page's, behind another attribute, too")
    func excludedAttribute() {
        let palette = Palette(
            css: """
                [data-theme=dark] { --ink: #ccc }
                [data-core=a]:not([data-theme=dark]) { --ground: #fff }
                .tag:not(.dark) { --rim: #eee }
                """)
        #expect(palette.hex("[data-core=a] --ground", in: .light) == "ffffff")
        #expect(palette.hex("[data-core=a] --ground", in: .dark) == nil)
        #expect(palette.hex(".tag --rim", in: .dark) == "eeeeee")
    }

    @Test("Other colours of one mode by another selector are named, as one of both is measured")
    func conflicts() {
        let palette = Palette(
            css: """
                :root { --fg: #222; --bg: #fff }
                [data-theme="dark"] { --fg: #777; --bg: #222 }
                .dark { --fg: #999; --bg: #111 }
                """)
        #expect(
            palette.faultLines == [
                "2:23 --fg, with 1 other property, has another value for dark by another selector, 0.css:3:9: that is "
                    + "measured, and this is not"
            ])
        #expect(palette.faults.first?.kind == .repeated && palette.hex("--fg", in: .dark) == "999999")
        // By a media query, too.
        let media = ":root { --fg: #222 } @media (prefers-color-scheme: dark) { :root { --fg: #777 } }"
        #expect(Palette(css: media + " [data-theme=dark] { --fg: #999 }").faults.count == 1)
    }

    @Test(
        "The same colours, what a later rule of one selector says, and lists of both are no conflict",
        arguments: [
            "[data-theme=dark] { --fg: #777 } .dark { --fg: #777777 }",
            ".dark { --fg: #777 } html.dark { --fg: #999 }",
            "[data-theme=dark] { --fg: #777 } [data-theme='dark'] { --fg: #999 }",
            "[data-theme=dark], .dark { --fg: #777 } .dark { --fg: #999 }",
            ".dark { --fg: #777 } [data-theme=dark], .dark { --fg: #999 }",
            ".dark { --fg: var(--a) } [data-theme=dark] { --fg: #999 }",
        ])
    func noConflict(css: String) {
        #expect(Palette(css: ":root { --fg: #222; --a: #333 } " + css).faults.isEmpty)
    }

    @Test("A class beside the page keeps what its list says, where a later list has another class")
    func pageLists() {
        let light = "body, .theme-light { --a: #111 } "
        let both = Palette(css: light + "BODY, .theme-dark { --a: #eee }")
        #expect(both.hex("--a", in: .light) == "111111" && both.hex("--a") == "eeeeee")
        #expect(Palette(css: light + ".theme-dark { --a: #eee }").modes == [.base, .dark])
    }

    @Test("A class on one thing of a page is a look of that, and no mode")
    func looks() {
        let sheet = """
            .button { color: #555; background: #fff } .dark.button { color: #fff; background: #333 }
            .button.light { color: #000; background: #eee } #header.theme-dark { color: #eee; background: #111 }
            nav.dark a { color: #ddd }
            """
        #expect(Palette(css: sheet).modes == [.base])
        // What stands around it is the page's.
        #expect(Palette(css: sheet + " .dark .button { color: #ccc }").modes == [.base, .dark])
        #expect(Palette(css: ".app.dark { --a: red }").modes == [.dark])
        #expect(
            Palette(css: ".button { color: #555; background: #fff; &.dark { color: #fff } }").modes == [.base]
        )
        #expect(
            Palette(css: ".app { color: #555; background: #fff; &.dark { color: #fff } }").modes.count == 2)
        #expect(Palette(css: ".v-table.theme--dark { --a: red }").modes == [.dark])
    }
}
