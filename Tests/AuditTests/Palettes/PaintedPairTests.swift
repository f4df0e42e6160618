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
}
