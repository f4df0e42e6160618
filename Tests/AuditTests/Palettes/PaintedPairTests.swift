import Audit
import ColorMath
import PaletteFiles
import TestSupport
import Testing

@Suite("Pairs that stylesheets paint, or paint otherwise")
struct PaintedPairTests {
    private func audit(_ css: String) -> PaletteAudit {
        let reader = StylesheetReader([SourceText(path: "a.css", bytes: Array(css.utf8))])
        return PairTests.audit(reader.palette(named: "a.css"))
    }

    private func pairs(_ css: String) -> [String: String] {
        let audit = audit(css)
        let names = audit.palette.entries.map(\.name)
        let found = audit.pairs.map { ("\(names[$0.ink]) on \(names[$0.backdrop])", $0.origin.words) }
        return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }

    private func errors(_ css: String) -> [String] {
        audit(css).findings.filter { $0.severity == .error }.map { $0.colors.joined(separator: " on ") }
    }

    @Test("by their names are guesses where one side is painted and the other never is")
    func unused() {
        let tokens =
            ":root { --background: #fff; --foreground: #111; --success: #298646; --success-foreground: #f4faf5 } "
        let pair = "--success-foreground on --success"
        #expect(pairs(tokens)[pair] == "a pair by the convention of their names")
        #expect(
            pairs(tokens + ".bar { background: var(--success) }")[pair]
                == "guessed: the stylesheets paint nothing with '--success-foreground'")
        #expect(
            pairs(tokens + ".bar { color: var(--success-foreground) }")[pair]
                == "guessed: the stylesheets lay '--success' behind nothing")
        #expect(errors(tokens + ".bar { background: var(--success) }") == [])
        #expect(errors(tokens).count == 1)
        // Utilities may use what a theme hands them.
        let theme = "@theme inline { --color-success: var(--success) } .bar { background: var(--success) }"
        #expect(errors(tokens + theme).contains(pair))
    }

    @Test(
        "are those of what is not disabled, and none of what is",
        arguments: [
            (":not(:disabled):hover", true), (":hover:not(.button--disabled)", true),
            ("[aria-disabled=\"false\"]", true), (":disabled", false), (".is-disabled", false),
            ("[aria-disabled=true]", false), (":not(.plain):disabled", false),
        ])
    func disabled(state: String, isJudged: Bool) {
        let css = ".button\(state) { color: #fff; background: #22c55e }"
        #expect(errors(css).count == (isJudged ? 1 : 0))
    }

    @Test("are those of a block where a modifier of it sets one side")
    func modifiers() {
        let block = ".button { color: #fff; background: #222 } "
        #expect(errors(block + ".button--success { background: #22c55e }").count == 1)
        #expect(errors(block + ".card .button--success:hover { background: #22c55e }").count == 1)
        #expect(errors(block + ".button--plain { color: #444 }").count == 1)
        #expect(errors(block + ".button-group { background: #22c55e }").isEmpty)
        #expect(errors(block + ".button--light { background: #22c55e; color: #000 }").isEmpty)
    }

    @Test(
        "are those of fields where a rule is for the hints of all of them, and of code for tokens of GitHub")
    func holders() {
        let page = "body { color: #222; background: #fff } "
        let hint = page + "input { color: #fff; background: #767676 } ::placeholder { color: #6e6e6e }"
        #expect(errors(hint) == [":placeholder color on input background-color"])
        let code = page + "pre { background: #1f2328; color: #fff } "
        #expect(errors(code + ".pl-sg { color: #59636e }") == [".pl-sg color on pre background-color"])
        #expect(errors(code + ".pl-3 { color: #59636e }").isEmpty)
    }

    @Test("of elements that are named as buttons of icons need what marks need")
    func iconElements() {
        let tag = ".tag { background: #f0fdf4; color: #166534 } "
        #expect(errors(tag + ".tag > sl-icon-button { color: #16a34a }").isEmpty)
        #expect(errors(tag + ".tag > sl-button { color: #16a34a }").count == 1)
    }

    @Test("are said not to be known where rules paint text with a colour that lies on nothing")
    func unmeasured() {
        let css = ":root { --ink: #4fa357; --blue: #00f } body { color: #222; background: #fff } "
        func notes(_ rule: String) -> [String] {
            audit(css + rule).findings.filter { $0.rule == "unmeasured-text" }.flatMap(\.colors)
        }
        #expect(notes(".meta { color: var(--blue) }").contains("--blue"))
        #expect(!notes(".meta { background: var(--blue) }").contains("--blue"))
        #expect(!notes(".meta { color: var(--blue); background: #fff }").contains("--blue"))
    }

    @Test("are guesses where the ink is that of a box without text")
    func emptyBox() {
        let tokens = ":root { --x-bg: #0b85d7; --x-color: #fff } .x { background: var(--x-bg) } "
        func box(_ content: String) -> String {
            tokens + ".x::before { content: \(content); color: var(--x-color); background: var(--x-color) }"
        }
        let pair = "--x-color on --x-bg"
        #expect(pairs(box("\"\""))[pair]?.hasPrefix("guessed: ") == true)
        #expect(pairs(box("\"Close\""))[pair]?.hasPrefix("guessed: ") == false)
        #expect(errors(box("\"\"")) == [])
    }

    @Test("are guesses where text is painted with an ink whose name says no use")
    func namedAfterPart() {
        let tokens = ":root { --page: #fff; --side-bg: #292c2f; --side-active: #3473ad; --side-edge: #333 } "
        let rules = ".a.active { color: var(--side-active) } .b { border-color: var(--side-edge) } "
        #expect(
            pairs(tokens + rules)["--side-active on --side-bg"]
                == "guessed: text is painted with '--side-active', and '--side-bg' is the backdrop of its part"
        )
        #expect(pairs(tokens + rules)["--side-edge on --side-bg"] == nil)
        #expect(pairs(tokens)["--side-active on --side-bg"] == nil)
        let both = rules + ".c { background: var(--side-active) }"
        #expect(pairs(tokens + both)["--side-active on --side-bg"] == nil)
    }

    @Test("are not judged in a light mode that leaves a dark page with dark text")
    func halfTheme() {
        let page = "body { background: var(--page); color: var(--ink) } "
        let half = ":root { --page: #151519; --ink: #ddd } .light { --ink: #636374 } "
        let found = audit(half + page).findings.filter { $0.rule == "pair-contrast" }
        #expect(found.map(\.verdict) == [.review] && found.first?.message.contains("1 pair") == true)
        let whole = ":root { --page: #fff; --ink: #ddd } .light { --ink: #333 } "
        #expect(errors(whole + page).count == 1)
        #expect(errors(half.replacing("#636374", with: "#777") + page).count == 1, "it is seen on dark")
    }

    @Test("of large text need what large text does")
    func large() {
        let css = ".title { color: #8a8a8a; background: #fff; font-size: 2rem } "
        #expect(audit(css).pairs.map(\.required) == [3])
        #expect(audit(css + ".title:hover { color: #777 }").pairs.map(\.required) == [3, 3])
        #expect(audit(css + ".title { color: #777; font-size: 1rem }").pairs.map(\.required) == [4.5])
    }

    @Test("of a part that has a ground of its own lie on that")
    func ownGround() {
        let css = """
            :root { --bar-background: #f5f5f5; --bar-color: #222222 }
            .bar { --bar-background: #212121; --bar-color: #d1d1d1 }
            """
        let found = pairs(css)
        #expect(found[".bar --bar-color on .bar --bar-background"] != nil)
        #expect(found[".bar --bar-color on --bar-background"] == nil)
        #expect(found["--bar-color on --bar-background"] != nil)
    }

    @Test("by their names are guesses where both are painted, and never one on the other")
    func otherwise() {
        let css = """
            :root { --danger-text: #fbcbcc; --danger-background: #fbcbcd; --danger-color: #261919; --dark: #672120 }
            .box { background: var(--danger-background); color: var(--danger-color); }
            .btn { --ink: var(--danger-text); --back: var(--dark); }
            .btn { color: var(--ink); background: var(--back); }
            """
        #expect(errors(css) == [])
        // What is made of the two in one part meets there.
        let made = """
            :root { --brand: #298646; --brand-foreground: #f4faf5 }
            .btn { --ink: var(--brand-foreground); --back: var(--brand) }
            .btn { color: var(--ink); background: var(--back) }
            .bar { color: var(--brand-foreground); background: #000 } .cup { color: #fff; background: var(--brand) }
            """
        #expect(
            pairs(made)["--brand-foreground on --brand"] == "a pair by the convention of their names")
    }

    @Test("on the backdrop of the page alone are guesses")
    func page() {
        let css = """
            :root { --bg: #fff; --danger: #fca5a5 } body { background: var(--bg) }
            a { color: var(--danger) } .lead { color: var(--danger) }
            """
        #expect(
            pairs(css)["--danger on --bg"]
                == "guessed: a rule sets the ink, and none a backdrop but that of the page")
        #expect(errors(css) == [])
        // What has a class may lie in any box.
        #expect(pairs(css.replacing("a {", with: ".b {")).isEmpty)
    }

    @Test("behind which another part of the block may lie are guesses")
    func blocks() {
        let box = ".b--ok { background-color: #0f7a52 } .b--ok .b__link:hover { color: #083d29 } "
        #expect(errors(box).count == 1)
        #expect(errors(box + ".b__content { background-color: #fff }") == [])
        #expect(errors(box + ".b__link { background-color: transparent }").count == 1)
        let popover = ".popover { background: #ccc } .popover a { color: #086aee } "
        #expect(errors(popover).count == 1)
        #expect(errors(popover + ".popover-inner { background: #fafafa }") == [])
        #expect(errors(popover + ".popover-footer { background: #fafafa }").count == 1)
        let callout = ".c { background-color: #2c2c31 } .c::before { content: 'i'; color: #1a1a1e } "
        #expect(errors(callout).count == 1)
        #expect(errors(callout + ".c--tip::before { background-color: #38bdf8 }").isEmpty)
    }

    @Test("of shapes are guesses, those of pictures need 3, and a button that toggles has text")
    func kinds() {
        #expect(errors(".photo .ring { background: #777; color: #888 }") == [])
        let overlay = ".overlay { background-color: #f0f2f5 } "
        #expect(errors(overlay + ".overlay svg { color: #3c7aae }") == [])
        #expect(errors(overlay + ".overlay .close-icon { color: #3c7aae }") == [])
        #expect(errors(overlay + ".overlay p { color: #3c7aae }").count == 1)
        #expect(errors(".btn-toggle { background: #efefef; color: #757575 }").count == 1)
        #expect(errors(".radio-button { background: #efefef; color: #757575 }").isEmpty)
        let check = ".check .check-box { background: #e8e8e8 } .check .check-icon { color: #fff } "
        let mark = ".check .check-box .check-icon { color: #fff } "
        #expect(errors(check + mark).count == 1)
        #expect(errors(check + mark + ".check.is-checked .check-box { background: #0a5cc0 }") == [])
        #expect(errors(".check-box { background: #e8e8e8; color: #aaa }") == [])
        #expect(errors(".card .close { background: #4a4a4a; color: #a0a0a0 }") == [])
        #expect(errors(".toggle { background: #efefef; color: #757575 }").isEmpty)
        // What is set in type is text, and so is what lies in a control.
        #expect(errors(".toggle { background: #efefef; color: #757575; font-size: 12px }").count == 1)
        #expect(errors(".mode-switch .item { background: #efefef; color: #757575 }").count == 1)
        #expect(errors(".slider-value { background: #efefef; color: #757575 }").count == 1)
        #expect(errors("summary { background: #fff } summary::marker { color: #888 }") == [])
        #expect(errors("li { background: #fff } li::marker { color: #888 }").count == 1)
    }

    @Test("under a mode that no colour is declared for are judged all the same")
    func modes() {
        let css = ":root { --a: #999; --b: #fff; --c: #000 } .x { color: var(--c); background: var(--b) } "
        #expect(errors(css) == [])
        #expect(
            errors(css + "@media (prefers-color-scheme: dark) { .x { color: var(--a) } }") == ["--a on --b"])
        #expect(errors(css + "@media print { .x { color: var(--a) } }") == [])
    }

    @Test("of a scheme that is one colour are not judged, and that is a note")
    func placeholders() throws {
        func audit(_ light: [String: String], of names: [String]) throws -> PaletteAudit {
            let dark = [
                "primary": "#294D73", "onPrimary": "#FFFFFF", "surface": "#192E45", "onSurface": "#FFFFFF",
                "error": "#8C1D18", "onError": "#FFFFFF",
            ]
            let declarations = try names.flatMap { name in
                try [(light, PaletteMode(luminosity: .light)), (dark, PaletteMode(luminosity: .dark))]
                    .compactMap {
                        colors, mode in
                        try colors[name].map { hex in
                            PaletteDeclaration(
                                name: "Scheme.\(name)", path: ["Scheme", name],
                                value: PaletteValue(
                                    .color(try DynamicColor(css: hex)), writtenFor: mode,
                                    at: SourceLocation(path: "a")))
                        }
                    }
            }
            return PairTests.audit(Palette(name: "a", declarations: declarations))
        }
        let names = ["primary", "onPrimary", "surface", "onSurface", "error", "onError"]
        let black = Dictionary(uniqueKeysWithValues: names.map { ($0, "#000000") })
        let findings = try audit(black, of: names).findings.filter { $0.rule == Rule.pairContrast.id }
        #expect(findings.map(\.severity) == [.note])
        var one = black
        one["error"] = "#101010"
        #expect(try audit(one, of: names).findings.contains { $0.severity == .error })
    }

    @Test("by one declaration for a list of selectors are one")
    func lists() {
        let css = """
            :root { --brand: #2a9 }
            .field, .button, .link { color: #fff; background: #222 }
            .field.cta, .button.cta, .link.cta { background: var(--brand) }
            """
        #expect(errors(css) == [".field color on --brand"])
        let parted = css + " .link { color: #eee }"
        #expect(errors(parted) == [".field color on --brand", ".link color on --brand"])
    }

    @Test("on a tint of what is not known to lie behind are left to review")
    func tints() {
        let menu = """
            body { background: #415364 } p { color: #222 } .menu-item { color: #333 }
            .menu-item:hover { background: rgb(0 0 0 / 10%) }
            """
        let audit = audit(menu)
        let names = audit.palette.entries.map(\.name)
        let pair = ".menu-item color on .menu-item:hover background-color"
        let finding = audit.findings.first { $0.colors.joined(separator: " on ") == pair }
        #expect(names.contains(".menu-item:hover background-color"))
        #expect(finding?.verdict == .review)
        // Text that can be seen on the page itself may lie there.
        #expect(errors(menu.replacing("#333", with: "#ccc")) == [])
        #expect(errors(menu.replacing("#333", with: "#b5b5b5")) == [pair])
    }

    @Test("for elements without text are guesses")
    func textless() {
        for element in ["hr", "progress", "img"] {
            #expect(errors("\(element) { color: #aaa; background: #bbb }") == [])
        }
        #expect(errors("p { color: #aaa; background: #bbb }").count == 1)
        let crumbs = ".crumbs { background: #fff } .crumbs li::before { content: '·'; color: #bbb }"
        #expect(errors(crumbs) == [])
        #expect(errors(crumbs.replacing("·", with: "New")).count == 1)
        #expect(errors(".b.b-primary.b-secondary { background: #eee } .b-primary { color: #fff }") == [])
        #expect(errors(".b.b-primary.big { background: #eee } .b-primary { color: #fff }").count == 1)
        // Highlighters of code call white space `w`.
        #expect(audit(".highlight { background: #fff } .highlight .w { color: #bbb }").pairs.isEmpty)
        #expect(errors(".note { background: #fff } .note .w { color: #bbb }").count == 1)
    }

    @Test("are measured over the backdrop around them that their selector names")
    func canvases() {
        let css = """
            body { background: #fff; color: #222 } header { background: #206ea7 }
            header .box input { background: rgb(0 0 0 / 20%); color: #eee }
            """
        #expect(errors(css) == [])
        #expect(errors(css.replacing("#206ea7", with: "#ccc")).count == 1)
    }

    @Test(
        "are measured over a backdrop around them that is translucent itself, and over the page behind that")
    func veils() throws {
        let css = """
            body { background: #fff; color: #222 } .note { background: rgb(244 63 94 / 14%) }
            .note code { background: rgb(244 63 94 / 14%); color: #a0a0a0 }
            """
        let audit = audit(css)
        let pair = try #require(
            audit.pairs.indices.first {
                audit.palette.entries[audit.pairs[$0].ink].name == ".note code color"
            })
        let veil = SRGB(SRGB8(red: 244, green: 63, blue: 94)).withAlpha(0.14)
        let ground = veil.composited(over: veil.composited(over: SRGB(.white)))
        let ratio = SRGB(SRGB8(hex: 0xA0A0A0)).contrastRatio(with: ground)
        let measure = try #require(audit.measure(of: pair, in: 0))
        #expect(abs(measure.least - ratio) < 1e-9)
        #expect(errors(css) == [".note code color on .note code background-color"])
    }

    @Test("by a list that begins with the page are one")
    func pageLists() {
        let css = ":root, .app { --ink: #888; --page: #fff } p { color: var(--ink); background: var(--page) }"
        #expect(errors(css + " .app p { color: var(--ink); background: var(--page) }") == ["--ink on --page"])
    }

    @Test("by their names have the first of two backdrops that say as much, at each run")
    func order() {
        // Which of two a hash table has first differs from one table to the next.
        for (first, second) in [("lightest", "lighter"), ("softer", "softest"), ("faint", "pale")] {
            let css = """
                :root { --input-border: #ccc; --input-background-\(first): #fff;
                    --input-background-\(second): #eee; --page-background: #fff }
                """
            let backdrops = pairs(css).keys.filter { $0.contains("on --input") }
            #expect(backdrops == ["--input-border on --input-background-\(first)"])
        }
    }

    @Test("go by what rules paint and not by names, in every setting of the page")
    func settings() throws {
        let palette = StylesheetReader([
            SourceText(
                path: "a.css",
                bytes: Array(
                    """
                    :root { --bar-fg-color: #4051b5; --bar-bg-color: #fff; }
                    [data-bar=orange] { --bar-fg-color: #ff6e42; --bar-bg-color: #fff; }
                    .header { background-color: var(--bar-fg-color); color: var(--bar-bg-color); }
                    """.utf8))
        ]).palette(named: "a.css")
        let audit = PairTests.audit(palette, rules: RuleSelection(only: .pairContrast))
        #expect(
            audit.findings.map(\.colors) == [
                ["[data-bar=orange] --bar-bg-color", "[data-bar=orange] --bar-fg-color"]
            ])
        #expect(audit.findings.map(\.severity) == [.error])
    }

    @Test("over what may be a picture are left to review")
    func overContent() throws {
        let palette = StylesheetReader([
            SourceText(
                path: "a.css",
                bytes: Array(
                    """
                    body { background: #fefefe; color: #0a0a0a; }
                    .caption { background-color: rgba(10,10,10,.5); color: #fefefe; }
                    """.utf8))
        ]).palette(named: "a.css")
        let audit = PairTests.audit(palette, rules: RuleSelection(only: .pairContrast))
        #expect(audit.findings.map(\.verdict) == [.review])
        #expect(audit.findings.map(\.severity) == [.warning])
    }
}
