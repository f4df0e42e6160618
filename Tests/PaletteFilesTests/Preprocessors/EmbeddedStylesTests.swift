import PaletteFiles
import TestSupport
import Testing

@Suite("The styles within components")
struct EmbeddedStylesTests {
    private func palettes(_ files: KeyValuePairs<String, String>) throws -> PaletteReading {
        let folder = try TemporaryFolder(holding: files)
        return PaletteReader().palettes(contentsOf: [folder.path("app")])
    }

    private func uses(_ component: String, named name: String = "Card.vue") throws -> [String] {
        let tokens = ":root { --ink: #222222; --paper: #ffffff }"
        let found = try palettes(["app/tokens.css": tokens, "app/\(name)": component])
        return found.palettes.flatMap(\.uses).map { "\($0.ink) on \($0.backdrop) at \($0.location.line)" }
    }

    private static let rule = ".a { color: var(--ink); background: var(--paper) }"

    @Test(arguments: ["Card.vue", "Card.svelte", "Card.astro"])
    func `are read with the stylesheets beside them, each at its line`(name: String) throws {
        let component = "<script>\nlet a = '<style>' < 3\n</script>\n<p class=\"a\">x</p>\n<STYLE scoped>\n"
        #expect(
            try uses(component + Self.rule + "\n</STYLE>\n", named: name) == ["--ink on --paper at 6"])
    }

    @Test func `may be in a language with braces, and several`() throws {
        let component = """
            <style lang="scss">
            $gap: 4px; // a comment, "
            .a { .b { color: var(--ink); background: var(--paper) } }
            </style>
            <style lang="sass">
            .c
              color: var(--paper)
            </style>
            <style src="./other.css" />
            <!-- <style>.d { color: var(--paper); background: var(--paper) }</style> -->
            <style data-x="a > b">.e { color: var(--ink); background: var(--paper) }</style>
            """
        #expect(try uses(component) == ["--ink on --paper at 3"])
        #expect(try uses(component.replacing("var(--ink); background", with: "#999; background")).count == 2)
    }

    @Test func `are a page a component, whose names are no other's`() throws {
        let found = try palettes([
            "app/tokens.css": ":root { --ink: #222222; --paper: #ffffff; --gold: #ffcc00 }",
            "app/A.vue": "<style scoped>.title { color: var(--paper) }</style>",
            "app/B.vue": "<style scoped>.title { background: var(--gold) }</style>",
            "app/C.vue": "<style scoped>.title { color: var(--ink); background: var(--gold) }</style>",
        ])
        #expect(found.palettes.flatMap(\.uses).map { "\($0.ink) on \($0.backdrop)" } == ["--ink on --gold"])
    }

    @Test func `leave what holds none alone`() throws {
        #expect(try uses("<template><p style=\"color: #999\">x</p></template>") == [])
        #expect(try uses("<style>") == [] && uses("<style") == [] && uses("<!-- <style>") == [])
    }
}
