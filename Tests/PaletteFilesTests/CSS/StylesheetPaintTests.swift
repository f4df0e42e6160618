import PaletteFiles
import Testing

@Suite("What a stylesheet paints on what")
struct StylesheetPaintTests {
    private func palette(_ css: String) -> Palette {
        StylesheetReader([SourceText(path: "a.css", bytes: Array(css.utf8))]).palette(named: "a.css")
    }

    private func uses(_ css: String) -> [String] {
        palette(css).uses.map { "\($0.ink) on \($0.backdrop)" }
    }

    @Test("is a pair of custom properties where the values are only these")
    func variables() {
        #expect(
            uses(":root { --a: #000; --b: #fff } p { color: var(--a); background: var( --b , red) }")
                == ["--a on --b"])
        #expect(
            uses(
                ":root { --a: #000 } .x { --b: #fff; color: var(--a); background-color: var(--b) !important }"
            )
                == ["--a on .x --b"])
        // An element has what those around it declare, and what it declares under another name.
        #expect(
            uses(
                ".app { --a: #000; --b: #fff } .app .x { color: var(--a); background: var(--b) } "
                    + ".app.night { --b: #222 } .app.night .x { background: var(--b) } "
                    + ".x { color: var(--a) }")
                == [".app --a on .app --b", ".app --a on .app.night --b"])
        #expect(uses(":root { --a: #000 } p { color: var(--a); background: var(--undeclared) }") == [])
    }

    @Test("is an entry of the rule where a value is a colour itself")
    func literals() throws {
        let palette = palette(".w { color: #999; background-color: white } .v { color: red }")
        #expect(palette.entries.map(\.name) == [".w color", ".w background-color"])
        #expect(!palette.entries.contains { !$0.isPainted })
        let use = try #require(palette.uses.first)
        #expect(use.location.line == 1 && use.mode == .base)
        let ink = try #require(palette.entries[0].values[0])
        #expect(ink.literal != nil)
    }

    @Test("is the fallback of a property that nobody declares")
    func fallbacks() throws {
        let css = """
            :root { --d: #999; --p: #fff }
            .n { color: var(--c, var(--d)); background-color: var(--g, var(--p)) }
            .m { color: var(--d, red); background: #fff }
            """
        #expect(uses(css) == [".n color on .n background-color", "--d on .m background-color"])
        #expect(palette(css).hex(".n color") == "999999")
    }

    @Test("is of the parent where that does not come first, with what its selector excludes")
    func parents() {
        let tag = ".tag { color: #fff; background: #5f6b7c; .night-tag & { background: #333 } }"
        #expect(
            uses(tag) == [
                ".tag color on .tag background-color", ".tag color on .night-tag .tag background-color",
            ])
        #expect(
            uses(".b { background: #fff; color: #000; .dark &:hover { color: #999 } }").contains(
                ".b:hover color on .b background-color"))
        let button = """
            .s { > .b:not(.min) { background: #fff; .dark & { background: #404854 } }
              > .b.min { color: #5f6b7c; .dark & { color: #abb3bf } } }
            """
        #expect(!uses(button).contains { $0.contains(".min color") })
        #expect(
            uses(".b:not(.c) { background: #eee; .i { color: #999 } }") == [
                ".b:not(.c) .i color on .b:not(.c) background-color"
            ])
    }

    @Test("takes what the rule does not set from the rule around it")
    func nested() {
        #expect(
            uses(
                ".card { background: #fafafa; p { color: #aaa } em { background: transparent; color: #bbb } }"
            )
                == [".card p color on .card background-color", ".card em color on .card background-color"])
        #expect(uses(".card { background: #fafafa; p { margin: 0 } }") == [])
        #expect(uses(".card { background: #fafafa; p { color: #aaa; background: url(x.png) } }") == [])
    }

    @Test("of a state has what the rule for that does not set from the part at rest")
    func states() {
        let rest = ".b { color: #fff; background: #06c }"
        #expect(
            uses(rest + " .b:hover { background: #39f }")
                == [".b color on .b background-color", ".b color on .b:hover background-color"])
        #expect(
            uses(rest + " .b:focus { color: #eee } .b:focus { background: #000 }")
                == [".b color on .b background-color", ".b:focus color on .b:focus background-color"])
        #expect(uses(rest + " .c:hover { background: #39f } .b:disabled { color: #eee }").count == 1)
        #expect(uses(".b:hover { background: #39f }") == [])
    }

    @Test("has what rules for the same element set without a state, or without one of its classes")
    func equals() {
        #expect(
            uses(
                """
                .status { color: #fff; background: #1d70b8 }
                .empty .status { color: #000; background: #d2e2f1 }
                .empty:hover .status { background: #d3e3f2 }
                """
            ).last == ".empty .status color on .empty:hover .status background-color")
        #expect(
            uses(
                ".b { color: #fff; background: #00f } .b:hover { color: #000; background: #ccc } "
                    + ".b.small:hover { background: #ddd }"
            ).last == ".b:hover color on .b.small:hover background-color")
        #expect(
            uses(".a .c { color: #111 } .a .b .c { background: #eee }")
                == [".a .c color on .a .b .c background-color"])
        // Of equals the later counts, and a state alone is no name.
        #expect(
            uses(".x { color: #111 } .y { color: #222 } .x.y { background: #eee }")
                == [".y color on .x.y background-color"])
        // What the browser draws in an element is another.
        #expect(
            uses(".x { color: #111 } .x::-webkit-scrollbar-thumb:hover { background: #eee }") == [])
        #expect(uses(":hover { color: #111 } .x:hover { background: #eee }") == [])
    }

    @Test("is a mark where what is generated has no text")
    func marks() {
        func isMark(_ content: String) -> [Bool] {
            palette(".x { background: #eee } .x::after { \(content) color: #999 }").uses.map(\.isMark)
        }
        #expect(isMark("content: \"\";") == [true])
        #expect(isMark("content: url(arrow.svg);") == [true])
        #expect(isMark("content: \"\\f101\";") == [true])
        #expect(isMark("") == [], "what no rule generates is not drawn")
        #expect(isMark("content: none;") == [])
        #expect(isMark("content: inherit;") == [true])
        #expect(isMark("content: \"New\";") == [false])
        #expect(isMark("content: \"\\201C\";") == [true])
        #expect(isMark("content: \"·\";") == [true])
        #expect(isMark("content: \"\\4e Ew\";") == [false])
        #expect(isMark("content: attr(data-label);") == [false])
        #expect(
            palette(
                ".x { background: #eee } .x::after { color: #999 } .x::after { content: \"new\" } "
                    + ".y { color: #999; background: #eee }"
            ).uses.map(\.isMark) == [false, false])
    }

    @Test("Buttons that hold an icon alone are marks, and uncertain where they may")
    func icons() {
        func use(_ css: String) -> (isMark: Bool, doubt: PaintDoubt?)? {
            palette(css).uses.first { $0.backdrop.hasPrefix(".b ") || $0.backdrop.hasPrefix(".icon-button") }
                .map { ($0.isMark, $0.doubt) }
        }
        let plain = ".b { color: #777; background: #fff } "
        #expect(use(plain)?.isMark == false && use(plain)?.doubt == nil)
        let box = ".b { color: #777; background: #fff; width: 40px; height: 40px } "
        #expect(use(box)?.isMark == false, "a box may hold a letter")
        #expect(use(box + ".b svg { width: 20px }")?.isMark == true)
        #expect(use(box + ".b svg { width: 20px } .b { font-size: 12px; color: #777 }")?.isMark == false)
        #expect(use(plain + ".b { font-family: \"Material Icons\" }")?.isMark == true)
        #expect(use(plain + ".b { font-family: Inter }")?.isMark == false)
        #expect(use(plain + ".b svg { fill: currentColor }")?.doubt == .iconAlone)
        #expect(use(plain + ".b svg { width: 20px }")?.doubt == nil)
        #expect(
            use(plain + ".b svg { fill: currentColor } .b { font-weight: bold; color: #777 }")?.doubt == nil)
        #expect(use(".icon-button { color: #777; background: #fff }")?.isMark == true)
        #expect(use(".b .tag-remove { color: #777 } .b { background: #fff }")?.isMark == true)
        #expect(use(".b .link-remove { color: #777 } .b { background: #fff }")?.isMark == false)
        let round = ".bar .b { color: #777; background: #fff; width: 40px; height: 40px } "
        #expect(palette(round + ".b svg { width: 20px }").uses.map(\.isMark) == [true])
        #expect(use(".icon-button-label { color: #777; background: #fff }")?.isMark == false)
        #expect(use(".b .box-icon-checked { color: #777 } .b { background: #fff }")?.isMark == true)
        #expect(use(".b .checked-label { color: #777 } .b { background: #fff }")?.isMark == false)
        #expect(use(box + ".b { border-radius: 50%; color: #777 }")?.doubt == .iconAlone)
        #expect(use(box + ".b { border-radius: 50%; color: #777; font-size: 12px }")?.doubt == nil)
        #expect(use(plain + ".b { border-radius: 50%; color: #777 }")?.doubt == nil)
    }

    @Test("A part is painted with the property that it declares itself, whatever its rule is for")
    func ownProperties() {
        let box = ".alert { --c: #eee; background: #222; color: var(--c) } "
        #expect(
            uses(box + ".warn .alert { --c: #111; background: #fd6 }")
                == [
                    ".alert --c on .alert background-color",
                    ".warn .alert --c on .warn .alert background-color",
                ])
        #expect(
            uses(box + ".warn .alert { background: #fd6 }").last
                == ".alert --c on .warn .alert background-color")
    }

    @Test("Two properties that one class alone declares are painted there")
    func regions() {
        let rule = " .label { color: var(--c); background: var(--b) }"
        #expect(uses(".app { --c: #999; --b: #fff }" + rule) == [".app --c on .app --b"])
        #expect(uses(".app { --c: #999; --b: #fff } .pad { --c: #111; --b: #eee }" + rule) == [])
        #expect(uses(".app:hover { --c: #999; --b: #fff }" + rule) == [])
        #expect(uses(".app .bar { --c: #999; --b: #fff }" + rule) == [])
        #expect(uses(".app { --c: #999 } :root { --b: #fff }" + rule) == [])
    }

    @Test("Text is large where its own rule says so, in lengths that depend on nothing")
    func large() {
        func isLarge(_ type: String, _ more: String = "") -> Bool? {
            palette(".t { color: #777; background: #fff; \(type) } " + more).uses.first?.isLarge
        }
        #expect(isLarge("") == false && isLarge("font-size: 23px") == false)
        #expect(isLarge("font-size: 24px") == true && isLarge("font-size: 1.5rem") == true)
        #expect(isLarge("font-size: 18pt") == true && isLarge("font-size: 14pt; font-weight: bold") == true)
        #expect(isLarge("font-size: 14pt; font-weight: 600") == false)
        #expect(isLarge("font: 700 20px/24px serif") == true)
        #expect(isLarge("font: 12px/24px serif") == false)
        #expect(isLarge("font-size: 3em") == false && isLarge("font-size: var(--x)") == false)
        #expect(isLarge("font-size: calc(24px + 1vw)") == false)
        #expect(isLarge("font-size: 24px", ".t { font-size: 12px; color: #777 }") == false)
    }

    @Test("No text fits into a box that is a few pixels high")
    func tiny() {
        func doubts(_ size: String) -> [PaintDoubt?] {
            palette(".dot { color: #fff; background: #f00; \(size) }").uses.map(\.doubt)
        }
        #expect(doubts("width: 6px; height: 6px") == [.noRoom])
        #expect(doubts("width: 4em; height: .5rem") == [.noRoom] && doubts("height: 0") == [nil])
        #expect(doubts("width: 6px") == [nil] && doubts("width: 60px; height: 16px") == [nil])
    }

    @Test("Tokens of Prism lie on its blocks of code")
    func prism() {
        let code = "pre[class*=\"language-\"] { color: #ccc; background: #2d2d2d } "
        #expect(
            uses(code + ".token.comment { color: #555 }").last
                == ".token.comment color on pre[class*=\"language-\"] background-color")
        #expect(uses(code + ".tag.comment { color: #555 }").count == 1)
        #expect(
            uses(code + ".box { background: #fff } .box .token { color: #555 }").last?.contains(".box ")
                == true)
    }

    @Test("Tokens of highlight.js lie on its code, and elements of a block on the block")
    func holders() {
        #expect(
            uses(".hljs { background: #fff } .hljs-tag { color: #999 }")
                == [".hljs-tag color on .hljs background-color"])
        let card = ".card { background: #fff } .card__title { color: #999 } "
        #expect(uses(card) == [".card__title color on .card background-color"])
        #expect(uses(".promo { background: #000 } .promo .card__title { color: #777 } " + card).count == 2)
        #expect(
            uses(".promo { background: #000 } .promo .card__title { color: #777 } " + card)
                .allSatisfy { $0.hasSuffix(" on .card background-color") })
        let field = ".card__field { background: #000 } .card__field::placeholder { color: #777 } "
        #expect(uses(card + field).last == ".card__field:placeholder color on .card__field background-color")
        #expect(uses(".card-title { color: #999 } .card { background: #fff }") == [])
        #expect(uses(".card { background: #fff } .card__head__icon--big { color: #999 }") == [])
        #expect(uses(".card__head { background: #fff } .card__head__icon--big { color: #999 }").count == 1)
        #expect(uses(card + ".card__title::before { color: #777 }").count == 1)
        func doubts(_ rules: String) -> [PaintDoubt?] {
            palette(card + rules).uses.filter { $0.ink == ".card__title color" }.map(\.doubt)
        }
        #expect(doubts("") == [nil])
        #expect(doubts(".card--promo { background: #333 }") == [.modifierBackdrop])
        #expect(doubts(".card__body { background: #333 }") == [.nearerBackdrop])
    }

    @Test("The triangle of a summary is a mark, by either name, and rules that browsers drop paint nothing")
    func vendors() {
        let summary =
            ".x { background: #fff } .x summary::marker, .x summary::-webkit-details-marker { color: #999 }"
        #expect(palette(summary).uses.allSatisfy(\.isMark) && !palette(summary).uses.isEmpty)
        let input = "input { background: #fff } input::placeholder"
        #expect(uses(input + " { color: #999 }").count == 1)
        #expect(uses(input + ", input:-ms-input-placeholder { color: #999 }") == [])
    }

    @Test(
        "A ground that an element around may have in its state, or that another sheet takes away, is in doubt"
    )
    func doubtfulGrounds() {
        let list = ".list { background: #fff } .list li:hover .x { color: #ddd } "
        #expect(palette(list).uses.map(\.doubt) == [nil])
        #expect(
            palette(list + ".list ul li:hover { background: #17c }").uses
                .first { $0.backdrop == ".list background-color" }?.doubt == .stateBackdrop)
        let code = ".code { background: #24273a; color: #cad3f5 } .code .n { color: #8087a2 }"
        func doubts(_ other: String) -> [PaintDoubt?] {
            Palette(css: code, other).uses.filter { $0.ink == ".code .n color" }.map(\.doubt)
        }
        #expect(doubts(".code { background: unset !important }") == [.withdrawnBackdrop])
        #expect(doubts(".code { background: unset }") == [nil])
        #expect(doubts(".card .code { background: none !important }") == [nil])
    }

    @Test("is nothing where a picture lies behind, a value is inherited, or the control is switched off")
    func unknown() {
        #expect(uses(".h { color: #fff; background: url(x.png) #000 }") == [])
        #expect(uses(".h { color: #fff; background: linear-gradient(red, blue) }") == [])
        #expect(uses(".h { color: inherit; background: #000 }") == [])
        #expect(uses("button:disabled { color: #eee; background: #fff }") == [])
        #expect(uses(".h { border-color: #fff; background: #000 }") == [])
    }

    @Test("holds in the mode of its rule")
    func modes() {
        let palette = palette(
            ":root { --a: #000; --b: #fff } p { color: var(--a); background: var(--b) } "
                + "@media (prefers-color-scheme: dark) { p { color: var(--b); background: #111 } }")
        #expect(palette.uses.map(\.mode) == [.base, PaletteMode(luminosity: .dark)])
    }

    @Test("is another pair in a mode for which a rule paints one side anew, and not the first there")
    func overrides() {
        let palette = palette(
            ":root { --page: #fff; --mark: #d00; --calm: #844 } .dark { --page: #111 } "
                + ".menu { color: black; background: var(--page) } .dark .menu { color: white } "
                + ".note { color: var(--mark); background: var(--page) } "
                + "@media (prefers-color-scheme: dark) { .note { color: var(--calm) } }")
        func pairs(in mode: PaletteMode) -> Set<String> {
            Set(palette.uses.filter { $0.holds(in: mode) }.map { "\($0.ink) on \($0.backdrop)" })
        }
        #expect(pairs(in: .base) == [".menu color on --page", "--mark on --page"])
        #expect(pairs(in: .dark) == [".menu color on --page", "--calm on --page"])
        #expect(palette.hex(".menu color") == "000000" && palette.hex(".menu color", in: .dark) == "ffffff")
    }

    @Test("is what a rule for the mode sets, where that sets both sides")
    func wholeOverrides() {
        let palette = palette(
            ":root { --a: #000; --b: #fff } .dark { --a: #ccc } p { color: var(--a); background: var(--b) } "
                + ".dark p { color: var(--b); background: #111 }")
        let dark = palette.uses.filter { $0.holds(in: .dark) }
        #expect(dark.map { "\($0.ink) on \($0.backdrop)" } == ["--b on p background-color"])
    }

    @Test("is what the rule that wins sets, of several for a part")
    func cascade() {
        func pairs(_ css: String) -> [String] {
            let palette = palette(css)
            return palette.uses.map { "\(palette.hex($0.ink) ?? "") on \(palette.hex($0.backdrop) ?? "")" }
        }
        #expect(pairs(".y { color: #aaa; background: #000 } .y { background: #fff }") == ["aaaaaa on ffffff"])
        #expect(pairs(".y { color: #aaa; background: #000 } .y { color: #111 }") == ["111111 on 000000"])
        #expect(pairs(".y { background: #fff } .y { color: #aaa }") == ["aaaaaa on ffffff"])
        #expect(
            pairs(".x { color: #fff !important; color: #000; background: #222 }") == ["ffffff on 222222"])
        #expect(
            pairs(
                ".x { background: #fff !important; color: #999 } @media (prefers-color-scheme: dark) { .x { "
                    + "background: #000 } }") == ["999999 on ffffff"])
        #expect(
            pairs("@layer a { .x { color: #111; background: #fff } } .x { color: #222 }")
                == ["222222 on ffffff"])
        #expect(pairs(".x { color: #111; background: #fff } .x { background: url(a.png) }") == [])
    }

    @Test(
        "takes what no rule for a part sets from its element under other names, and the backdrop from around it",
        arguments: [
            (".p { background: #fff } .p .c { color: #aaa }", [".p .c color on .p background-color"]),
            (
                ".p { background: #fff } .p > .c > em { color: #aaa }",
                [".p .c em color on .p background-color"]
            ),
            (
                ".x { background: #fff } .x::placeholder { color: #aaa }",
                [".x:placeholder color on .x background-color"]
            ),
            (".x { background: #fff } .x.active { color: #aaa }", [".x.active color on .x background-color"]),
            (
                ".x { color: #111; background: #fff } .card .x { background: #eee }",
                [".x color on .x background-color", ".x color on .card .x background-color"]
            ),
            (
                ".x { color: #111; background: #fff } .x::before { background: #000 }",
                [".x color on .x background-color"]
            ),
            // Whether there is text in it is not known; what is transparent shows what lies around.
            (".p { color: #111 } .p .c { background: #fff }", []),
            (
                ".p { background: #fff } .c { background: #000 } .p .c { color: #aaa; background: none }",
                [".p .c color on .p background-color"]
            ),
            (".p { background: #fff } .c { color: #aaa }", []),
            // A class of a backdrop is not for links alone; what excludes a state is one of its own.
            ("a { color: #00f } a.fill { background: #eee }", []),
            (
                ".x { color: #111; background: #fff } .x:not(.y) { background: #eee }",
                [".x color on .x background-color", ".x color on .x:not(.y) background-color"]
            ),
            // A page that is not dark is light; the exclusion is none of an element.
            (
                "html:not(.dark) .gi { color: #000; background: #dfd } html.dark .gi { color: #5f7 }",
                [".gi color on .gi background-color"]
            ),
            // A class that is said twice only makes the selector stronger.
            (
                ".b { &.b { color: #fff } color: #000; background: #eee; &:hover { background: #228 } }",
                [".b color on .b background-color", ".b color on .b:hover background-color"]
            ),
            // What is excluded of an element around says nothing of what lies in it.
            (
                ".b { background: #fff } .b:not(.on):hover { background: #000 } "
                    + ".b:not(.on):hover .i { color: #ddd }",
                [".b:hover:not(.on) .i color on .b:hover:not(.on) background-color"]
            ),
            // An element around has the names with fewer of its classes, too.
            (
                ".b { background: #00d } .s.out > .b { background: transparent } "
                    + ".s.out.plain > .b { color: #666 } .t .g { background: #345 } .t.on .g a { color: #fff }",
                [".t.on .g a color on .t .g background-color"]
            ),
            // What stands beside an element does not lie in it.
            (
                ".f { background: #eee } .f input { background: #ddd } .f input + small { color: #888 } "
                    + "input ~ em { color: #999 }",
                [".f input + small color on .f background-color"]
            ),
            (
                ".f { input { background: #ddd } background: #eee; & + .g { color: #888; background: #fff } }",
                [".f + .g color on .f + .g background-color"]
            ),
            (
                ".a { background: #eee } .a :is(.b, .c) { color: #999 }",
                [".a .b color on .a background-color", ".a .c color on .a background-color"]
            ),
            (
                "@utility note { color: #aaa; background: #fff }",
                [".note color on .note background-color"]
            ),
        ])
    func lineage(css: String, pairs: [String]) {
        #expect(uses(css) == pairs)
    }

    @Test("in a mode of the page as a whole is told by its class")
    func pages() {
        let palette = palette(
            ":root { --a: #111; --b: #fff } html.dim { --b: #222 } html.home .c { --b: #333 } "
                + "p { color: var(--a); background: var(--b) }")
        #expect(palette.modes.map(\.description) == ["any", "dim"])
        #expect(palette.hex("--b", in: PaletteMode(theme: "dim")) == "222222")
        #expect(palette.entries.map(\.name).contains(".home .c --b"))
    }

    @Test("does not make strangers of one kind modes of each other")
    func strangers() {
        let many = (0..<2_000).map { ".c\($0) { color: #999; background: #fff }" }.joined()
        #expect(palette(many).uses.count == 2_000)
    }

    @Test("leaves out text on pictures and gradients, and says where it is")
    func pictures() {
        let css = """
            .plain { color: #111; background: #fff }
            .hero { color: #fff; background: #000 url(sky.jpg) }
            .hero h1 { color: #eee }
            .hero h2 { color: #eee; background: #000 }
            .sale:hover { color: #fff; background-image: none; background: linear-gradient(#f00, #00f) }
            .icon { background: url(star.svg) }
            .off:disabled { color: #777; background: url(star.svg) }
            """
        #expect(palette(css).unmeasuredTexts.onPictures.map(\.line) == [2, 3, 5])
        #expect(
            uses(css) == [
                ".plain color on .plain background-color", ".hero h2 color on .hero h2 background-color",
            ])
    }

    @Test("is another than is set where a rule makes all of it translucent, which is said")
    func faded() {
        let css = """
            .a { color: #555; background: #fff; opacity: .5 }
            .b { color: #555; background: #fff }
            .b.soft { opacity: 60% }
            .c { color: #555; background: #fff; opacity: 1 }
            .d { color: #555; background: #fff; opacity: 0 }
            .e { color: #555; background: #fff; opacity: .5 } .e { opacity: 1 }
            .f:disabled { color: #555; background: #fff; opacity: .5 }
            .g { color: #555; background: #fff; opacity: var(--o) }
            .h { opacity: .5 }
            .i svg { color: #555; background: #fff; opacity: .5 }
            .j { color: #555; background: url(a.png); opacity: .5 }
            """
        #expect(palette(css).unmeasuredTexts.faded.map(\.line) == [1, 3])
    }

    @Test("is excluded by the selector of a list that says so, and by no other")
    func exclusionsInLists() {
        let css = """
            #a { background: #fff } #a p { color: #222 }
            .dark #a, .card:not(.open) { background: #111 } .dark #a p { color: #ddd }
            """
        #expect(uses(css) == ["#a p color on #a background-color"])
        #expect(palette(css).hex("#a background-color", in: .dark) == "111111")
        // Neighbours that exclude nothing are one list still.
        #expect(
            uses(".x, .y, .z:not(.w) { color: #aaa; background: #fff }")
                == [
                    ".x color on .x background-color", ".y color on .y background-color",
                    ".z:not(.w) color on .z:not(.w) background-color",
                ])
    }

    @Test("is not known under a gradient, in whatever order, and is under one that lets it through")
    func gradientImages() {
        let color = "color: #aaa; background-color: #fff"
        let gradient = "background-image: linear-gradient(#111, #333)"
        #expect(uses("p { \(color); \(gradient) }") == [])
        #expect(uses("p { \(gradient); \(color) }") == [])
        #expect(palette("p { \(gradient); color: #aaa }").unmeasuredTexts.onPictures.count == 1)
        for other in ["url(arrow.svg)", "none", "linear-gradient(transparent, #333)"] {
            #expect(uses("p { \(color); background-image: \(other) }").count == 1)
        }
    }

    @Test("is set by declarations behind nested rules, too")
    func behindNestedRules() {
        #expect(
            uses(".a { &:hover { margin: 0 } color: #999; p { padding: 0 } background: #fff }")
                == [".a color on .a background-color"])
        #expect(
            uses(".a { color: #999; &:focus { background: #fff } }") == [
                ".a color on .a:focus background-color"
            ])
    }

    @Test("lies over what the selector says lies around it")
    func canvases() {
        let header = "body { background: #fff } header { background: #206ea7 } header form { margin: 0 } "
        let box = "header form input { background: rgb(0 0 0 / 20%); color: #eee }"
        func canvases(_ css: String) -> [String?] { palette(css).uses.map(\.canvas) }
        #expect(canvases(header + box) == ["header background-color"])
        // What is opaque needs none, nor is there one where a picture lies between.
        #expect(canvases(header + box.replacing("rgb(0 0 0 / 20%)", with: "#123")) == [nil])
        #expect(canvases(header + "header form { background: url(a.png) } " + box) == [nil])
        #expect(canvases("body { background: #fff } " + box) == [nil])
    }

    @Test("says where a part has more modes than are told apart")
    func modesBeyondTheLimit() {
        func sheet(_ count: Int) -> String {
            (1...count).map { "[data-theme=tone\($0)] .x { color: #123; background: #fff }" }
                .joined(separator: "\n")
        }
        #expect(palette(sheet(64)).faults.isEmpty)
        #expect(
            palette(sheet(66)).faultLines == [
                "65:26 rules for this part are for more than 64 modes; those from here on are not checked"
            ])
    }

    @Test("is what utilities of a theme's own colours say that rules apply")
    func utilities() {
        let theme = "@theme { --color-page: #fff; --color-ink: #999 } "
        let pair = ["--color-ink on --color-page"]
        #expect(uses(theme + "body { @apply bg-page text-ink; }") == pair)
        #expect(uses(theme + "@layer base { body { @apply text-ink text-sm; @apply bg-page } }") == pair)
        #expect(uses(theme + "body { @apply text-ink; background: var(--color-page) }") == pair)
        // A share of a colour is another, and a state is another look.
        #expect(uses(theme + "body { @apply bg-page/50 text-ink; }") == [])
        #expect(uses(theme + "body { @apply hover:bg-page text-ink; }") == [])
        #expect(uses(theme + "body { @apply bg-gray-200 text-ink; }") == [])
    }

    @Test("is said where a property is declared nowhere, once")
    func undeclared() {
        let css =
            ":root { --a: #000 } p { color: var(--a); background: var(--b) } "
            + "q { color: var(--c); background: #fff }"
        let faults = palette(css).faults
        #expect(faults.map { $0.unresolvedNames?.map(\.name) } == [["--b", "--c"]])
        #expect(faults.first?.message.hasPrefix("rules paint with what is declared nowhere") == true)
        #expect(palette(":root { --a: #000 } p { color: var(--a); background: #fff }").faults.isEmpty)
        #expect(palette("p { color: var(--a, #000); background: #fff }").faults.isEmpty)
        // One that is empty is declared, as what paints nothing.
        #expect(palette(":root { --a: ; } p { color: var(--a); background: #fff }").faults.isEmpty)
    }

    @Test("has the other places where a colour is written for the same mode")
    func copies() throws {
        let palette = palette(
            """
            :root { --a: #05a }
            @media (prefers-color-scheme: dark) { :root { --a: #37f } }
            [data-theme=dark] { --a: #37f }
            """)
        let literal = try #require(palette.value("--a", in: .dark)?.literal)
        #expect(palette.literalCopies.keys.map(\.location.line) == [literal.location.line])
        #expect(palette.literalCopies[literal]?.map(\.location.line) == [literal.location.line == 3 ? 2 : 3])
    }
}
