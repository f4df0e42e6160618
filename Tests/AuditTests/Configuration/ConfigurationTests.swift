import Audit
import ColorMath
import PaletteFiles
import Testing

@Suite("A configuration")
struct ConfigurationTests {
    private func read(_ text: String) throws -> Configuration {
        try Configuration(decoding: text, path: ".legible.yml")
    }

    private func fault(_ text: String) -> String {
        do {
            _ = try Configuration(decoding: text, path: ".legible.yml")
            return "none"
        } catch {
            return error.description
        }
    }

    @Test("says the standard, the rules and what is known of palettes")
    func everything() throws {
        let configuration = try read(
            """
            # What our palette promises
            standard: wcag-aaa
            rules:
              ramp-lightness: off
              pair-contrast: warning
            palette:
              infer: true
              canvas: page
              roles:
                ink: [text.*, "icon.*"]
              pairs:
                - [4.5, $ink, [background.*, surface]]
                - [large-text, text.title, card, {canvas: [page, sheet], modes: dark}]
                - {min: 3, ink: icon, backdrop: card}
              exceptions:
                - ink: text.legacy
                  backdrop: card
                  modes: [dark, "ocean, increased"]
                  rules: pair-contrast
                  reason: Redrawn in spring
                  until: 2027-03-31
              categories:
                - series.*
              interactive: [link.*]
              medium: display-p3
            """)
        #expect(configuration.standard == .wcagAAA)
        #expect(configuration.rules.severity(of: .rampLightness) == nil)
        #expect(configuration.rules.severity(of: .pairContrast) == .warning)
        let palette = configuration.palette
        #expect(palette.infersPairs == true)
        #expect(palette.canvases == [NamePattern("page")])
        #expect(palette.roles == ["ink": [NamePattern("text.*"), NamePattern("icon.*")]])
        #expect(palette.pairs.map(\.minimum) == [.ratio(4.5), .standard(.largeText), .ratio(3)])
        #expect(palette.pairs[0].inks == [NamePattern("$ink")])
        #expect(palette.pairs[0].backdrops == [NamePattern("background.*"), NamePattern("surface")])
        #expect(palette.pairs[0].location == SourceLocation(path: ".legible.yml", line: 12, column: 7))
        #expect(palette.pairs[1].canvases.count == 2 && palette.pairs[1].modes == [ModePattern("dark")])
        let exception = try #require(palette.exceptions.first)
        #expect(exception.rules == [.pairContrast] && exception.expiry.description == "2027-03-31")
        #expect(exception.modes == [ModePattern("dark"), ModePattern("ocean, increased")])
        #expect(palette.categories == [[NamePattern("series.*")]])
        #expect(palette.interactive == [NamePattern("link.*")])
        #expect(palette.medium == .displayP3)
        #expect(fault("palette: {medium: rec2020}").contains("use srgb or display-p3"))
    }

    @Test("names screens from the folder that it is in")
    func screens() throws {
        let text = "palette: {screens: [shots/, '/all/*.png']}"
        let configuration = try Configuration(decoding: text, path: "../app/.legible.yml")
        #expect(configuration.palette.screens == ["../app/shots/", "/all/*.png"])
        #expect(try read("palette: {screens: shots}").palette.screens == ["shots"])
    }

    @Test("names tables from the folder that it is in")
    func tables() throws {
        let text = "tables: [brand.json, ../shared/web.json, /all/ours.json]"
        #expect(try read(text).tables == ["brand.json", "../shared/web.json", "/all/ours.json"])
        let elsewhere = try Configuration(decoding: text, path: "../app/.legible.yml")
        #expect(elsewhere.tables == ["../app/brand.json", "../app/../shared/web.json", "/all/ours.json"])
        #expect(try read("tables: brand.json").tables == ["brand.json"])
        #expect(fault("tables: {brand: 1}").contains("a file is a word or a text"))
    }

    @Test("may be empty, or JSON")
    func shapes() throws {
        #expect(try read("") == Configuration())
        #expect(try read("# nothing yet\n") == Configuration())
        let json = try read(#"{"palette": {"pairs": [[4.5, "ink", "paper"]]}}"#)
        #expect(json.palette.pairs.map(\.inks) == [[NamePattern("ink")]])
    }

    @Test("that cannot be understood says where, and what to do")
    func faults() throws {
        #expect(
            fault("palete: {}")
                == ".legible.yml:1:1: 'palete' means nothing in a configuration; did you mean 'palette'? known are root, standard, rules, tables, screens, palette, assets"
        )
        #expect(
            fault("standard: wcag")
                == ".legible.yml:1:11: 'wcag' is not a standard; use one of wcag-aa, wcag-aaa, apple")
        #expect(
            fault("rules:\n  no-such: off")
                == ".legible.yml:2:3: there is no rule 'no-such'; 'legible rules' lists them")
        #expect(
            fault("rules: {pair-contrast: loud}")
                == ".legible.yml:1:24: 'loud' is not said of a rule; use on, off, note, warning or error")
        #expect(
            fault("palette:\n  pairs:\n    - [4.5, text]")
                == ".legible.yml:3:7: a pair has 3 parts, or 4, and this has 2; write [4.5, ink, backdrop] or "
                + "[4.5, ink, backdrop, {canvas: name}]")
        #expect(
            fault("palette:\n  pairs:\n    - [45, text, page]")
                == ".legible.yml:3:8: a contrast ratio lies between 1 and 21")
        #expect(
            fault("palette: {pairs: [[body, text, page]]}")
                == ".legible.yml:1:20: 'body' is no contrast; use a number, or one of text, large-text and non-text"
        )
        #expect(
            fault("palette: {pairs: [[3, $inks, page]]}")
                == ".legible.yml:1:23: there is no role '$inks'; describe it under 'roles', without the $")
        #expect(
            fault("palette: {roles: {destructiv: [red]}}")
                == ".legible.yml:1:19: nothing names the role 'destructiv'; did you mean 'destructive'?")
        #expect(
            fault("palette: {roles: {eror: [red]}}")
                == ".legible.yml:1:19: nothing names the role 'eror'; did you mean 'destructive'?")
        // A role of one's own may be called what one likes, where something uses it.
        #expect(try read("palette: {roles: {badges: [red]}, canvas: $badges}").palette.roles.count == 1)
        #expect(
            fault("palette: [a]")
                == ".legible.yml:1:10: 'palette' is a mapping: write it as 'key: value' lines")
        #expect(
            fault("palette: {exceptions: [{ink: a}]}")
                == ".legible.yml:1:24: an exception needs ink, reason and until, the last day on which it counts"
        )
        #expect(
            fault("palette: {exceptions: [{ink: a, reason: b, until: soon}]}")
                == ".legible.yml:1:51: 'soon' is no day; write it as 2027-03-31")
    }

    @Test("that is no YAML says where, and what to do")
    func syntax() {
        #expect(fault("palette:\n\tpairs: []").hasPrefix(".legible.yml:2:1: this is not YAML, "))
        #expect(fault("palette: {canvas: *page}").hasPrefix(".legible.yml:1:19: this is not YAML, "))
        #expect(
            fault("standard: apple\nstandard: apple")
                == ".legible.yml:2:1: 'standard' is written twice; keep one")
        #expect(fault(String(repeating: "[", count: 100_000)).hasPrefix(".legible.yml:1:"))
        #expect(
            fault("- a\n- b")
                == ".legible.yml:1:1: a configuration is a mapping: write it as 'key: value' lines")
    }
}
