import PaletteFiles
import RandomNumbers
import Testing

@Suite("Faults of stylesheets")
struct StylesheetFaultTests {
    @Test(
        "References that lead nowhere are faults, once for all modes",
        arguments: [
            (
                "--a: var(--b)",
                "1:14 --b is declared nowhere: read the stylesheet that declares it too, or give a fallback"
            ),
            ("--a: var(--b); --b: var(--a)", "1:9 --a refers back to itself"),
            ("--a: var(--a, red)", "1:9 --a refers back to itself"),
            (
                "--a: var(--ink); --ink: currentcolor",
                "1:9 --a depends on currentcolor, which only an element of a page has"
            ),
            (
                "--a: color-mix(in srgb, CanvasText 10%, red)",
                "1:9 --a depends on CanvasText, which only an element of a page has"
            ),
        ])
    func references(declarations: String, fault: String) {
        let palette = Palette(css: ":root { \(declarations); --z: red } .dark { --z: lime }")
        #expect(palette.faultLines.contains(fault))
        #expect(palette.faults.allSatisfy { $0.unresolvedNames?.first?.name == "--a" })
        #expect(palette.hex("--z") == "ff0000" && palette.hex("--z", in: .dark) == "00ff00")
    }

    @Test("What is no colour is left aside without a word")
    func otherValues() {
        let palette = Palette(
            css: """
                :root { --a: 4px; --b: Arial, sans-serif; --c: currentcolor; --d: url(x.png); --e: { x: y }; --f: ;
                  --g: 0 1px 2px rgb(0 0 0 / 10%); --h: linear-gradient(red, blue); --i: #icon; --j: inherit; --k: "red";
                  --l: calc(1px + var(--missing)); --m: 1 / 2 }
                """)
        #expect(palette.entries.isEmpty && palette.faults.isEmpty)
        #expect(palette.modes == [.base])
    }

    @Test("What is called a font, a size or a shadow, or is made of one, is missed by nobody")
    func otherNames() {
        let palette = Palette(
            css: """
                :root { --font-sans: var(--font-inter); --heading: var(--font-serif); --font-mono: var(--font-mono);
                  --radius-lg: var(--radius); --panel-shadow: var(--lift); --color-gradient: var(--sweep) }
                """)
        #expect(palette.faults.isEmpty)
        #expect(Palette(css: ":root { --shadow-color: var(--lift) }").faults.count == 1)
    }

    @Test("What only sizes are made of is missed by nobody; what something is painted with is")
    func usedOtherwise() {
        let sheet = """
            .a { --top: var(--kit-top); padding-block: var(--top) 2px; --edge: var(--kit-edge); border: 1px solid var(--edge);
              border-width: var(--kit-thin); --thin: var(--kit-thin); --both: var(--kit-both); color: var(--both);
              gap: var(--both); --idle: var(--kit-idle) }
            """
        let missing = Palette(css: sheet).faults.compactMap(\.undeclared)
        #expect(missing.sorted() == ["--kit-both", "--kit-edge", "--kit-idle"])
    }

    @Test("One thing that is missing is one fault, with every name that misses it")
    func names() {
        let palette = Palette(
            css: ":root { --a: var(--gone); --b: var(--a); --c: var(--b) } .dark { --z: red }")
        #expect(palette.faults.map { $0.unresolvedNames?.map(\.name) } == [["--a", "--b", "--c"]])
    }

    @Test("After a fault the rest is read")
    func recovery() {
        let palette = Palette(
            css: """
                :root { --a: red; color: ; broken; : ; --b: lime }
                } @unknown x; @media { .x { color: blue } } p { a { b: c } --c: blue }
                <!-- :root { --d: navy } --> @import "x.css"; :root { --e: teal; --f: rgb(1 2 3
                """)
        #expect(palette.entries.map(\.name) == ["--a", "--b", "p --c", "--d", "--e", "--f"])
    }

    @Test("Sass variables are a fault, once, and what follows is read")
    func sass() {
        let palette = Palette(css: "$ink: #111;\n$paper : #fff;\n:root { --a: red }")
        #expect(
            palette.faultLines == [
                "1:1 Sass variables cannot be read: compile the stylesheet to CSS and check that"
            ])
        #expect(palette.hex("--a") == "ff0000")
    }

    @Test("Rules nested beyond reason are a fault")
    func depth() {
        let css = String(repeating: "a {", count: 20_000) + "--a: red" + String(repeating: "}", count: 20_000)
        let palette = Palette(css: css + ":root { --b: red }")
        #expect(palette.faults.count == 1 && palette.hex("--b") == "ff0000")
    }

    @Test("Values that grow with every property are cut, and fallbacks without end are a fault")
    func growth() {
        let doubling = (1...60).map { "--v\($0): var(--v\($0 - 1)) var(--v\($0 - 1));" }.joined()
        #expect(Palette(css: ":root { --v0: red; \(doubling) }").entries.map(\.name) == ["--v0"])
        let fallbacks =
            String(repeating: "var(--none, ", count: 200) + "red" + String(repeating: ")", count: 200)
        let palette = Palette(css: ":root { --v: \(fallbacks); --other: lime }")
        #expect(palette.entries.map(\.name) == ["--other"])
        #expect(
            palette.faults.map(\.message) == [
                "fallbacks are nested more than 128 deep here; it is not followed"
            ])
    }

    @Test("More modes than can be looked at are a fault")
    func modes() {
        let css = (0..<400).map { "[data-theme=t\($0)x] { --a: rgb(\($0 % 256) 0 0) }" }.joined()
        let palette = Palette(css: css)
        #expect(palette.modes.count == 255)
        #expect(palette.faults.count == 1)
    }

    @Test("Truncated or altered bytes never crash")
    func mutations() {
        let css = Array(
            """
            @layer a,b;@property --p{initial-value:red}@media (prefers-color-scheme:dark) and (color-gamut:p3){:root:not(.x){
            --a:color-mix(in oklch longer hue,var(--b,#fff) 20%,hsl(var(--c)/50%));--b:oklch(from red calc(l*.8) c h/50%)}}
            .dark,[data-theme="\\61 b"]{--c:0 0% 100%;--d:light-dark(#123,rgba(1,2,3,.5))!important;/*legible:ignore x*/}
            """.utf8)
        var generator = SplitMix64(state: 5)
        for length in 0...css.count {
            _ = StylesheetReader([SourceText(path: "", bytes: Array(css[..<length]))]).palette(named: "")
        }
        for _ in 0..<3_000 {
            var bytes = css
            for _ in 0..<3 {
                bytes[Int(generator.next() % UInt64(bytes.count))] = UInt8(
                    truncatingIfNeeded: generator.next())
            }
            _ = StylesheetReader([SourceText(path: "", bytes: bytes)]).palette(named: "")
        }
    }
}
