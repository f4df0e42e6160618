import PaletteFiles
import Testing

@Suite("What is uncertain of what a stylesheet paints")
struct PaintDoubtTests {
    private func palette(_ css: String) -> Palette {
        StylesheetReader([SourceText(path: "a.css", bytes: Array(css.utf8))]).palette(named: "a.css")
    }

    /// The pair of an ink, as its backdrop with what is doubted.
    private func use(_ css: String, of ink: String) -> String? {
        palette(css).uses.first { $0.ink == ink }.map { use in
            [use.backdrop, use.isMark ? "mark" : nil, use.doubt.map { "\($0)" }].compactMap(\.self)
                .joined(separator: ", ")
        }
    }

    @Test(
        "A translucent backdrop that is laid over others lies on what nobody knows",
        arguments: [
            (".note { color: #fff; background: rgb(0 0 0 / .5); position: absolute }", true),
            (".photo-overlay { color: #fff; background: rgb(0 0 0 / .5) }", true),
            (".note { color: #fff; background: rgb(0 0 0 / .5) }", false),
            (".note { color: #fff; background: rgb(0 0 0 / .5); position: relative }", false),
            (".note { color: #fff; background: #000; position: absolute }", false),
        ])
    func overlays(rule: String, isOpen: Bool) {
        let css = "body { background: #fff; color: #111 } " + rule
        let doubt = palette(css).uses.first {
            $0.ink.hasSuffix("note color") || $0.ink.hasSuffix("overlay color")
        }
        #expect(doubt?.doubt == (isOpen ? .overContent : nil))
    }

    @Test("What selectors name around a translucent backdrop is known to lie behind it")
    func canvases() {
        let css =
            ".a { background: #fff } .a .b { color: #fff; background: rgb(0 0 0 / .5); position: fixed }"
        #expect(use(css, of: ".a .b color") == ".a .b background-color")
    }

    @Test("Bullets are marks, and a generated box is empty whatever its weight")
    func marks() {
        let list =
            ".list { background: #fff } .list ::marker { color: #999 } .list li::marker { color: #888 }"
        #expect(use(list, of: ".list :marker color") == ".list background-color, mark")
        #expect(use(list, of: ".list li:marker color") == ".list background-color")
        let box = ".box:after { color: #111; content: '' !important; background: #333 }"
        #expect(use(box, of: ".box:after color") == ".box:after background-color, mark, noContent")
    }

    @Test("Links and buttons of icons are marks by their names")
    func icons() {
        let bar = ".bar { background: #06c } "
        #expect(
            use(bar + ".bar .icon-link { color: #ddd }", of: ".bar .icon-link color")?.hasSuffix("mark")
                == true)
        #expect(
            use(bar + ".bar .slidenav { color: #ddd }", of: ".bar .slidenav color")?.hasSuffix("mark") == true
        )
        #expect(
            use(bar + ".bar .icon-text-link { color: #ddd }", of: ".bar .icon-text-link color")?.hasSuffix(
                "mark") == false)
    }

    @Test("A field of text has a backdrop of its own, unless a rule takes that away")
    func fields() {
        let band = ".band { background: #085a78 } .band input { color: #999 }"
        #expect(use(band, of: ".band input color") == ".band background-color, nearerBackdrop")
        #expect(
            use(band + " input { background: none }", of: ".band input color") == ".band background-color")
        #expect(
            use(
                ".band { background: #085a78 } .band input[type=checkbox] { color: #999 }",
                of: ".band input[type=checkbox] color")
                == ".band background-color, noText")
    }

    @Test("A part may be what another rule names with the classes around it")
    func classes() {
        let css =
            ".ui.panel { background: #fff } .ui.deep.panel { background: #111 } .ui.deep.panel .panel { color: #222 }"
        #expect(
            use(css, of: ".ui.deep.panel .panel color") == ".ui.deep.panel background-color, modifierBackdrop"
        )
        let other =
            ".x.panel { background: #fff } .ui.deep { background: #111 } .ui.deep .panel { color: #222 }"
        #expect(use(other, of: ".ui.deep .panel color") == ".ui.deep background-color")
    }

    @Test("Code in a block has what that resets")
    func code() {
        let css = """
            code { background: #e9e9e9 } pre { background: #fff } pre code { background: transparent }
            .token.string { color: #05834e }
            """
        #expect(use(css, of: ".token.string color") == "pre background-color")
        #expect(
            use("code { background: #e9e9e9 } .token.string { color: #05834e }", of: ".token.string color")
                == "code background-color")
    }

    @Test("The ink of a rule across the page is that of no text")
    func rules() {
        #expect(use("body { background: #fff } hr { color: #ddd } a { color: #06c }", of: "hr color") == nil)
    }

    @Test("What a class of the page lays behind all parts is no backdrop of its text")
    func layouts() {
        let css = """
            body { background: #fff; color: #111 } body.drawer { background: #545454 }
            body.drawer > .page { background: #fff }
            """
        #expect(palette(css).modes == [.base])
        // A class that says what text is like is a theme.
        let theme = css + " body.drawer a { color: #fff }"
        #expect(palette(theme).modes == [.base, PaletteMode(theme: "drawer")])
    }

    @Test("Any element in a part is none of the part")
    func anyElement() {
        #expect(
            palette(".card > :not(.media) { background: #06c; color: #fff }").uses.map(\.ink)
                == [".card *:not(.media) color"])
        #expect(
            palette(".crumb > * > * { background: #eee; color: #999 }").uses.map(\.ink) == [
                ".crumb * * color"
            ])
        #expect(palette(".a { > * { background: #eee; color: #999 } }").uses.map(\.ink) == [".a * color"])
        #expect(palette("html * { --a: #123 } .dark * { --b: #456 }").entries.map(\.name) == ["--a", "--b"])
    }
}
