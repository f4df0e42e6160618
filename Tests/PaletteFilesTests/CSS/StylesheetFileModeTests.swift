import PaletteFiles
import TestSupport
import Testing

@Suite("Stylesheets that are modes")
struct StylesheetFileModeTests {
    private func reading(_ files: KeyValuePairs<String, String>, at path: String = "kit") throws -> (
        reading: PaletteReading, folder: TemporaryFolder
    ) {
        let folder = try TemporaryFolder(holding: files)
        return (PaletteReader().palettes(contentsOf: [folder.path(path)]), folder)
    }

    private static let steps = ":root { --step-1: #111111; --step-2: #eeeeee }"

    @Test("Two files that declare the same names are two modes, and what both use is in both")
    func lightAndDark() throws {
        let (found, _) = try reading([
            "kit/steps.css": Self.steps,
            "kit/theme/dark.css":
                ":root { color-scheme: dark; --on-panel: var(--step-2); --panel: var(--step-1) }",
            "kit/theme/light.css": ":root { --on-panel: var(--step-1); --panel: var(--step-2) }",
        ])
        #expect(found.palettes.count == 1 && found.notes.isEmpty && found.errors.isEmpty)
        let palette = try #require(found.palettes.first)
        #expect(palette.modes == [.light, .dark])
        #expect(palette.hex("--panel", in: .light) == "eeeeee")
        #expect(palette.hex("--panel", in: .dark) == "111111")
        #expect(palette.hex("--step-1", in: .dark) == "111111")
        #expect(palette.value("--panel", in: .dark)?.condition == .dark)
        #expect(palette.value("--step-1", in: .dark)?.condition == .base)
    }

    @Test("A theme a file, each with modes of its own, is a sum of modes and no product")
    func themes() throws {
        func theme(_ light: String, _ dark: String) -> String {
            """
            :root { --mark: \(light); --page: #ffffff }
            @media (prefers-color-scheme: dark) { :root { --mark: \(dark); --page: #000000 } }
            """
        }
        let (found, _) = try reading([
            "kit/kit.jade.css": theme("#007755", "#66ddbb"), "kit/kit.plum.css": theme("#770055", "#dd66bb"),
            "kit/kit.rust.css": theme("#775500", "#ddbb66"),
        ])
        let palette = try #require(found.palettes.first)
        #expect(
            palette.modes.map(\.description) == [
                "jade", "jade, dark", "plum", "plum, dark", "rust", "rust, dark",
            ])
        let plum = PaletteMode(luminosity: .dark, theme: "plum")
        #expect(palette.hex("--mark", in: plum) == "dd66bb" && palette.hex("--page", in: plum) == "000000")
    }

    @Test(
        "What uses the colours of every theme is part of every page, and what changes some is a mode of each")
    func overlays() throws {
        func theme(_ scope: String, _ page: String, _ digit: Character) -> String {
            let steps = (0..<30).map { "--step-\($0): #\(String(repeating: digit, count: 3))\($0 + 100)" }
            return "\(scope) { --page: \(page); \(steps.joined(separator: "; ")) }"
        }
        let (found, _) = try reading([
            "kit/light.css": theme(":root, .light", "#fff", "1"),
            "kit/dark.css": theme(":root, .dark", "#111", "2"),
            "kit/docs.css":
                ":root { --step-1: var(--step-2); --step-3: var(--step-4); --sheet: var(--page) }",
        ])
        let palette = try #require(found.palettes.first)
        #expect(found.palettes.count == 1 && Set(palette.modes) == [.light, .dark])
        #expect(
            palette.hex("--sheet", in: .light) == "ffffff" && palette.hex("--sheet", in: .dark) == "111111")
        #expect(palette.hex("--step-1", in: .dark) == palette.hex("--step-2", in: .dark))
    }

    @Test("A theme within a theme's file stays within it")
    func themesWithin() throws {
        let (found, _) = try reading([
            "kit/jade.css": ":root { --mark: #007755 } [data-theme=calm] { --mark: #337766 }",
            "kit/plum.css": ":root { --mark: #770055 }",
        ])
        #expect(found.palettes[0].modes.map(\.description) == ["jade", "jade-calm", "plum"])
    }

    @Test("Names that a mode by file shares with a mode within a file are told apart by the file")
    func collision() throws {
        let (found, _) = try reading([
            "kit/kit.css": ":root { --mark: #111111 } .dark { --mark: #eeeeee }",
            "kit/kit-dark.css": ":root { --mark: #dddddd }",
        ])
        #expect(
            found.palettes[0].modes.map(\.description) == ["kit", "kit, dark", "kit-dark, dark"])
    }

    @Test("A file that declares a few of the names anew is laid over the one that has them all")
    func overlay() throws {
        let (found, _) = try reading([
            "kit/colors.css":
                ":root { --a: #100000; --b: #200000; --c: #300000; --d: #400000; --e: #500000 }",
            "kit/colors-high-contrast.css": ":root { --a: #000000; --b: var(--e) }",
        ])
        let palette = found.palettes[0]
        #expect(palette.modes == [.base, .increased])
        #expect(palette.hexes(in: .increased) == ["#000000", "#500000", "#300000", "#400000", "#500000"])
    }

    @Test("A smaller build of the same rules is a page of its own, and no addition")
    func builds() throws {
        let rules =
            "body { color: var(--a); background: var(--b) } .box { color: var(--c); background: var(--b) } "
        let (found, _) = try reading([
            "kit/site.css":
                ":root { --a: #100000; --b: #ffffff; --c: #300000; --d: #400000; --e: #500000; --f: #600000; "
                + "--g: #700000 } " + rules + ".foot { color: var(--d); background: var(--e) }",
            "kit/demo.css": ":root { --a: #001000; --b: #fffff0; --c: #003000 } " + rules,
        ])
        let palette = found.palettes[0]
        #expect(palette.modes.map(\.description) == ["demo", "site"])
        #expect(palette.uses.filter { $0.ink == "--d" }.map(\.mode.description) == ["site"])
    }

    @Test("What declares the same for other modes, or uses it, is one cascade")
    func cascade() throws {
        let (found, _) = try reading([
            "kit/base.css": ":root { --ink: #111111; --page: #ffffff }",
            "kit/night.css": ".dark { --ink: #eeeeee; --page: #000000 }",
            "kit/parts.css": ".card { --edge: var(--ink) }",
        ])
        #expect(found.palettes.count == 1)
        #expect(found.palettes[0].modes == [.base, .dark])
        #expect(found.palettes[0].hex(".card --edge", in: .dark) == "eeeeee")
    }

    @Test("Strangers are palettes of their own, and a name that one happens to lack links it to none")
    func strangers() throws {
        let own = (1...12).map { "--own-\($0): #0000\($0 + 10); --use-\($0): var(--own-\($0));" }.joined()
        let (found, folder) = try reading([
            "kit/one.css": ":root { \(own) --lost: var(--tone-1) }",
            "kit/two.css": ":root { --tone-1: #aa0000 } [data-theme=calm] { --tone-1: #bb0000 }",
        ])
        #expect(found.palettes.map { folder.relative($0.name) } == ["kit/one.css", "kit/two.css"])
        #expect(found.palettes.map(\.modes.count) == [1, 2])
        #expect(found.sources.map(\.count) == [1, 1])
        #expect(found.palettes[0].faults.map(\.unresolvedNames?.first?.name) == ["--lost"])
    }

    @Test("A stylesheet that says only what another says is no mode, and is counted")
    func copies() throws {
        let whole = """
            :root { --a: #111111; --b: #eeeeee }
            @media (prefers-color-scheme: dark) { :root { --a: #eeeeee; --b: #111111 } }
            .note { color: var(--a); background: var(--b) }
            """
        let (found, folder) = try reading(
            [
                "kit/kit.css": whole,
                "kit/builds/kit-without-dark.css": ":root { --a:#111111;--b:#eeeeee }",
                "kit/builds/kit-again.css": whole,
                "site/page.css": whole + ".page { --c: #123456 }",
                "site/theme.css": ":root { --a: #000000; --b: #ffffff }",
            ], at: "")
        #expect(found.palettes.count == 1)
        #expect(found.palettes[0].modes.map(\.description) == ["any", "dark", "theme"])
        let notes = found.notes.filter { $0.hasPrefix("left out") }.map(folder.relative)
        #expect(notes.count == 1 && notes[0].contains("3 stylesheets that say only what another says"))
    }

    @Test("A rule that paints what no other paints is no copy")
    func paintsApart() throws {
        let (found, _) = try reading([
            "kit/kit.css": ":root { --a: #111111; --b: #eeeeee; --c: #777777 }",
            "kit/part.css":
                ":root { --a: #111111; --b: #eeeeee } p { color: var(--a); background: var(--b) }",
        ])
        #expect(found.palettes[0].uses.map(\.ink) == ["--a"] && found.notes.isEmpty)
    }

    @Test("What two files of one cascade declare for the same mode is said")
    func repeated() throws {
        let (found, folder) = try reading([
            "kit/a.css": ":root { --a: #111111; --b: #222222; --c: #333333; --d: #444444 }",
            "kit/b.css": ":root { --a: #555555; --x: var(--b); --y: var(--c); --z: var(--d) }",
        ])
        #expect(found.palettes.count == 1)
        #expect(
            found.notes.map(folder.relative) == [
                "kit/b.css: declares --a for the same mode as kit/a.css; the later one counts"
            ])
    }

    @Test("Stylesheets without colours are counted, and are no palettes")
    func colorless() throws {
        let (found, _) = try reading([
            "kit/a.css": ":root { --a: #111111 }", "kit/b.css": ":root { --gap: 4px }",
            "kit/c.css": "p { color: var(--a) }",
        ])
        #expect(found.palettes.count == 1 && found.sources[0].count == 2)
        #expect(found.notes == ["1 stylesheet has no colour with a name, of text or of a backdrop"])
    }

    @Test("Many files of one name each are sorted in time in proportion")
    func many() throws {
        let folder = try TemporaryFolder()
        for index in 0..<400 {
            try folder.write(
                Array(":root { --a: #\(100_000 + index); --b\(index): #111 }".utf8), to: "k/\(index).css")
        }
        let found = PaletteReader().palettes(contentsOf: [folder.path("k")])
        #expect(found.palettes.count == 1)
        #expect(found.palettes[0].faults.contains { $0.message.hasPrefix("there are more than 256") })
    }

    @Test("Files with an order are loaded in it and are no modes; a theme beside them is one")
    func order() throws {
        let folder = try TemporaryFolder(holding: [
            "kit/base.css": ":root { --ink: #111111; --page: #ffffff; --line: #cccccc }",
            "kit/a-over.css": ":root { --ink: #777777; --page: #eeeeee }",
            "kit/dark.css": ":root { --ink: #ffffff; --page: #000000; --line: #333333 }",
        ])
        func read(_ order: [String]) -> PaletteReading {
            let selection = PathSelection(place: { path in
                order.firstIndex { path.hasSuffix("/" + $0) }
            })
            return PaletteReader().palettes(contentsOf: [folder.path("kit")], selection: selection) { _ in nil
            }
        }
        let ordered = read(["base.css", "a-over.css"])
        let palette = try #require(ordered.palettes.first)
        #expect(ordered.palettes.count == 1 && ordered.notes.isEmpty)
        #expect(palette.modes.contains(.dark) && palette.modes.count == 2)
        let light = try #require(palette.modes.first { $0 != .dark })
        #expect(palette.hex("--ink", in: light) == "777777" && palette.hex("--line", in: light) == "cccccc")
        let other = read(["a-over.css", "base.css"])
        #expect(other.palettes.first?.hex("--ink", in: light) == "111111")
        #expect(read([]).palettes.first?.modes.count == 3)
    }

    @Test("Families of themes beside each other have modes that are told apart by their names")
    func families() throws {
        func theme(_ name: String, _ value: Int) -> String {
            ":root { --\(name)-a: #\(value)11111; --\(name)-b: #\(value)22222 }"
                + " @media (prefers-color-scheme: dark) { :root { --\(name)-a: #\(value)33333 } }"
        }
        let (found, _) = try reading([
            "kit/buttons.css": theme("button", 1) + " p { color: var(--page-a); background: var(--page-b) }",
            "kit/buttons.dark.css": theme("button", 2), "kit/buttons.light.css": theme("button", 3),
            "kit/page.css": theme("page", 4), "kit/page.dark.css": theme("page", 5),
            "kit/page.light.css": theme("page", 6),
        ])
        let palette = try #require(found.palettes.first { !$0.uses.isEmpty })
        #expect(Set(palette.modes.map(\.description)).count == palette.modes.count)
    }

    @Test("Two sites beside each other are two palettes, and their rules do not meet")
    func sites() throws {
        func theme(_ ink: String, _ page: String) -> String {
            ":root { --ink: \(ink); --page: \(page); --rim: #888888 }"
        }
        let rule = ".a { color: var(--ink); background: var(--page); border-color: var(--rim) }"
        let (apart, _) = try reading([
            "kit/admin/theme.css": theme("#eeeeee", "#111111"), "kit/admin/panel.css": rule,
            "kit/shop/theme.css": theme("#222222", "#fafafa"),
            "kit/shop/cart.css": rule.replacing(".a", with: ".cart"),
        ])
        #expect(apart.palettes.count == 2 && apart.palettes.allSatisfy { $0.modes == [.base] })
        // One set of rules is for both, wherever it lies.
        let (themes, _) = try reading([
            "kit/admin/theme.css": theme("#eeeeee", "#111111"), "kit/rules.css": rule,
            "kit/shop/theme.css": theme("#222222", "#fafafa"), "kit/shop/cart.css": rule,
        ])
        #expect(themes.palettes.count == 1 && themes.palettes[0].modes.count == 2)
    }

    @Test("A theme that another begins with is a mode beside it")
    func themesInThemes() throws {
        let (found, _) = try reading([
            "kit/base.css": ":root { --ink: #222222; --link: #7aa7ff; --page: #ffffff; --rim: #888888 }",
            "kit/light.css": "@import 'base.css'; a { color: var(--link); background: var(--page) }",
            "kit/dark.css": "@import 'light.css'; :root { --ink: #eeeeee; --link: #9ec1ff; --page: #111111 }",
        ])
        let palette = try #require(found.palettes.first)
        #expect(found.palettes.count == 1 && palette.modes.count == 2)
        #expect(Set(palette.modes.map { palette.hex("--page", in: $0) }) == ["ffffff", "111111"])
        // A few colours on top are no theme.
        let (one, _) = try reading([
            "kit/base.css": ":root { --ink: #222222; --link: #7aa7ff; --page: #ffffff; --rim: #888888 }",
            "kit/site.css": "@import 'base.css'; :root { --link: #9ec1ff; --own: #abcdef }",
        ])
        #expect(one.palettes.count == 1 && one.palettes[0].modes == [.base])
    }

    @Test("Files of a folder of themes are never loaded together, though they declare nothing in common")
    func themeFolder() throws {
        let page = ":root { --page: #ffffff; --ink: #222222 } .tab { color: var(--ink) }"
        let dawn = ".tab { background: #ffcc88 } .tab i { color: var(--page) }"
        let dusk = ".tab { color: #ffffff; background: #111133 } .tab b { color: var(--page) }"
        let (found, _) = try reading([
            "kit/page.css": page, "kit/themes/dawn.css": dawn, "kit/themes/dusk.css": dusk,
            "kit/themes/_base.css": ".card { color: var(--ink); background: #eeeeee }",
        ])
        let palette = try #require(found.palettes.first)
        #expect(palette.modes == [PaletteMode(theme: "dawn"), PaletteMode(theme: "dusk")])
        let tabs = palette.entries.filter { $0.name.hasPrefix(".tab ") }.map(\.name)
        #expect(!tabs.isEmpty)
        let ground = palette.entries.first { $0.name == ".tab background-color" }?.name ?? ".tab background"
        #expect(palette.hex(ground, in: PaletteMode(theme: "dawn")) == "ffcc88")
        #expect(palette.hex(ground, in: PaletteMode(theme: "dusk")) == "111133")
        #expect(palette.hex(".card background-color", in: PaletteMode(theme: "dawn")) == "eeeeee")
        // Each for an attribute of its own, a page may load all.
        let (scoped, _) = try reading([
            "kit/page.css": page,
            "kit/themes/dawn.css": "[data-theme=dawn] { --a: #ffcc88; --ink: var(--page) }",
            "kit/themes/dusk.css": "[data-theme=dusk] { --a: #111133; --ink: var(--page) }",
        ])
        #expect(scoped.palettes.first?.modes.contains(.base) == true)
        // In any other folder they are parts of one page, and so is what others build on.
        let (parts, _) = try reading([
            "kit/page.css": page, "kit/theme/dawn.css": dawn, "kit/theme/dusk.css": dusk,
        ])
        #expect(parts.palettes.first?.modes == [.base])
        let (built, _) = try reading([
            "kit/page.css": ".a { color: var(--sun); background: var(--moon) }",
            "kit/themes/dawn.css": ":root { --sun: #884400 }",
            "kit/themes/dusk.css": ":root { --moon: #ffffff }",
        ])
        #expect(built.palettes.first?.modes == [.base])
    }

    @Test("The theme that is called the default is one of several, and nothing of it holds in others")
    func defaultTheme() throws {
        let (found, _) = try reading([
            "kit/page.css": ".tab { color: var(--link); background: var(--paper) }",
            "kit/themes/default/css/default.css": ":root { --link: #008080; --rim: #888888 }",
            "kit/themes/night/css/night.css": ":root { --paper: #111111; --rim: #999999 }",
            "kit/themes/rose/css/rose.css": ":root { --paper: #ffeeee; --rim: #cc8888 }",
        ])
        let palette = try #require(found.palettes.first)
        #expect(Set(palette.modes.compactMap(\.theme)) == ["default", "night", "rose"])
        #expect(palette.value("--link", in: PaletteMode(theme: "night")) == nil)
    }

    @Test("Themes of one set of names and values are two pages where their rules are")
    func joined() throws {
        let names = ":root { --brand: #b98766; --rim: #cfd5cd }"
        let (found, _) = try reading([
            "kit/acme.css": names + ".tab { color: #ffffff; background: #a0a0a0 }",
            "kit/acme_dark.css": names + ".tab { color: #ffffff; background: #535353 }",
        ])
        let palette = try #require(found.palettes.first)
        let ground = try #require(palette.entries.first { $0.name.hasPrefix(".tab background") }).name
        #expect(palette.hex(ground) == "a0a0a0" && palette.hex(ground, in: .dark) == "535353")
    }

    @Test("What a dark stylesheet begins with is no copy of it, and is what light is")
    func beginning() throws {
        let light = ":root { --paper: #ffffff; --ink: #212529; --field: var(--paper) }"
        let (found, _) = try reading([
            "kit/kit_default.css": light,
            "kit/kit_dark.css": light + " :root { --paper: #212529; --ink: #adb5bd }",
            "kit/page.css": "input { color: var(--ink); background: var(--field) }",
        ])
        let palette = try #require(found.palettes.first)
        #expect(palette.hex("--field") == "ffffff" && palette.hex("--field", in: .dark) == "212529")
    }

    @Test("Rules that paint with utilities of Tailwind are counted as not measured")
    func utilities() throws {
        let (found, _) = try reading([
            "kit/a.css":
                ":root { --ink: #111111 } .t { @apply bg-yellow-400 text-white } .u { @apply text-sm p-4 }"
        ])
        #expect(
            found.notes.contains { $0.contains("1 statement paints with utilities of Tailwind") },
            "\(found.notes)")
    }

    @Test("A theme without rules has those of the page that it is for, whichever declares more")
    func rules() throws {
        let rule = "body { color: var(--text); background-color: var(--page) }"
        for more in ["", "--mark: #ffcc00"] {
            let (found, _) = try reading([
                "kit/styles.css": ":root { --text: #222222; --page: #ffffff } " + rule,
                "kit/dark.css": ":root { --text: #333333; --page: #000000; \(more) }",
            ])
            let palette = try #require(found.palettes.first)
            #expect(found.palettes.count == 1)
            #expect(palette.modes.contains(.dark))
            #expect(palette.hex("--page", in: .dark) == "000000")
            let modes = Set(palette.uses.map(\.mode))
            #expect(modes.contains { $0.holds(in: .dark) }, "\(modes)")
        }
    }

    @Test("So does a theme with few rules of its own, and none with those colours")
    func fewRules() throws {
        func isJudged(_ own: String) throws -> Bool {
            let (found, _) = try reading([
                "kit/css/style.css": ":root { --page: #fff; --mark: #a02010 } "
                    + ".a { background: var(--page); color: var(--mark) } code { color: #111; background: #eee } ",
                "kit/themes/morning.css": ":root { --page: #303e4a; --mark: #f92772 } \(own)",
            ])
            let palette = try #require(found.palettes.first)
            let morning = try #require(palette.modes.last)
            #expect(palette.hex("--mark", in: morning) == "f92772")
            return palette.uses.contains { $0.ink == "--mark" && $0.holds(in: morning) }
        }
        #expect(try isJudged(""))
        #expect(try isJudged("code { color: #f3f3f3; background: #28333d }"))
        // What paints with the colours itself is a page of its own.
        #expect(try !isJudged(".b { color: var(--page); background: var(--mark) }"))
    }
}
