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
}
