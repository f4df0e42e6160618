import PaletteFiles
import TestSupport
import Testing

@Suite("The stylesheets in modules of JavaScript")
struct TemplateStylesTests {
    @Test("are templates called css, in which what is put is not known")
    func templates() throws {
        let module = """
            import { css } from 'lit'
            const size = `12px`, macss = `.z { color: #111; background: #222 }`
            export const styles = css`
              .a { color: var(--ink, #767676); background: #ffffff }
              ${shared} .b { color: ${ink}; background: #eeeeee }
              .c { color: #333333; background: #dddddd; width: ${`${size}`} }
            `
            """
        let folder = try TemporaryFolder(holding: ["app/card.styles.ts": module, "app/main.ts": module])
        let reading = PaletteReader().palettes(contentsOf: [folder.path("app")])
        let palette = try #require(reading.palettes.first)
        #expect(reading.palettes.count == 1 && reading.errors.isEmpty)
        // What nobody declares has its fallback.
        #expect(palette.uses.map(\.ink) == [".a color", ".c color"])
        #expect(palette.uses.map(\.location.line) == [4, 6])
    }

    @Test("are of one component each: what one declares for its host is no other's")
    func hosts() throws {
        func module(_ css: String) -> String { "export default css`\(css)`;" }
        let folder = try TemporaryFolder(holding: [
            "app/line.styles.ts": module(
                ":host { --color: #767676; } :host([wide]) { border-color: var(--color); }"),
            "app/pick.styles.ts": module(".p { background-color: var(--bg); color: var(--color); }"),
            "app/tag/index.styles.ts": module(
                """
                :host { --color: #999999; color: var(--color); background: var(--bg); }
                :host(.strong) { color: #333333; } .part { color: #111111; }
                """),
            "app/theme.css":
                ":root, :host { --bg: #ffffff; --ink: #222222; } :host, .dark { --bg: #000000; }",
        ])
        let reading = PaletteReader().palettes(contentsOf: [folder.path("app")])
        let palette = try #require(reading.palettes.first)
        #expect(reading.palettes.count == 1)
        #expect(
            Set(palette.uses.map { "\($0.ink) on \($0.backdrop)" }) == [
                ":host(tag) --color on --bg", ":host(tag).strong color on --bg",
                ":host(tag) .part color on --bg",
            ])
        #expect(palette.hex(":host(line) --color", in: palette.modes[0]) == "767676")
        #expect(palette.modes.allSatisfy { $0.theme == nil })
    }
}
