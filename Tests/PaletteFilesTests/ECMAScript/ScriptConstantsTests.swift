import ColorMath
import PaletteFiles
import TestSupport
import Testing

@Suite("Constants in JavaScript and TypeScript")
struct ScriptConstantsTests {
    static let sample = """
        import { grey } from './grey'
        // The brand's.
        export const colors = {
          ink: '#1a2b3c',
          "paper": "rgb(250 250 250)", // white
          grey: { 100: '#eee', 900: `#111` },
        } as const

        export const theme: Theme = { text: colors.ink, step: colors.grey[900], size: 4 };
        """

    @Test("A colour by a plain name counts where a table stands for it, and what hands on a name is none")
    func plainNames() throws {
        let palette = try onlyPalette([
            "a.js": """
            const brand = '#90caf9'
            const other = '#111111'
            export const theme = { main: brand, ink: '#fff' }
            export default { theme }
            """
        ])
        #expect(palette.entries.map(\.name).sorted() == ["brand", "theme.ink", "theme.main"])
        #expect(palette.faults.isEmpty)
    }

    @Test("Colours that a class of a theme holds are read, and those of components in files of themes alone")
    func statics() throws {
        let palette = try onlyPalette([
            "dark.ts": """
            export class DarkTheme extends Base {
              public static ink = '#ffffff';
              static readonly paper: string = '#111111';
              static get size() { return 4 }
              static make(ink = '#123456') { return { ink: '#abcdef' } }
              label = '#222222';
            }
            """,
            "theme.tsx": "export const light = { ink: '#000000', paper: '#fafafa' }",
            "button.tsx": "export const colors = { ink: '#00ff00' }",
        ])
        #expect(palette.entries.map(\.name).sorted() == ["ink", "paper"])
        #expect(palette.hex("ink", in: .dark) == "ffffff" && palette.hex("paper", in: .light) == "fafafa")
    }

    @Test("Objects that are tables of colours are read, and what stands for them")
    func objects() throws {
        let palette = try onlyPalette([
            "brand.ts": Self.sample,
            "steps.js": """
            export const teal = { teal1: '#f0fdfa', teal2: '#ccfbf1', teal3: '#99f6e4', teal4: 'hsl(180 50% 50%)' }
            const other = { label: '#fff', width: 4, a: '#000', b: '#111' }
            const pattern = /['"`]/.test(x)
            """,
            "tailwind.config.js": """
            module.exports = { theme: { extend: { colors: { accent: '#ff0000', ['odd']: '#00ff00' } } }, plugins: [f()] }
            """,
        ])
        let expected = [
            "colors.ink": "1a2b3c", "colors.paper": "fafafa", "colors.grey.100": "eeeeee",
            "colors.grey.900": "111111", "theme.text": "1a2b3c", "theme.step": "111111",
            "teal.teal1": "f0fdfa",
            "teal.teal2": "ccfbf1", "teal.teal3": "99f6e4", "teal.teal4": "40bfbf",
            "theme.extend.colors.accent": "ff0000", "theme.extend.colors.odd": "00ff00",
        ]
        #expect(Set(palette.entries.map(\.name)) == Set(expected.keys))
        for (name, hex) in expected { #expect(palette.hex(name) == hex, "\(name)") }
        #expect(palette.faults.isEmpty && palette.unknowns.isEmpty)
        #expect(palette.value("theme.text")?.aliases == ["colors.ink"])
        #expect(palette.value("colors.ink")?.literal?.location.line == 4)
    }

    @Test("An object called a palette is one among other things, and what something is called is no colour")
    func palettes() throws {
        let themes = try onlyPalette([
            "dark.js": """
            import blue from 'colors'
            export default {
              themeName: 'Dark',
              palette: { primary: { main: '#90caf9', contrastText: '#ffffff' }, secondary: blue },
              overrides: { MuiButton: { color: 'red' } },
            }
            """
        ])
        #expect(
            themes.entries.map(\.name).sorted() == [
                "palette.primary.contrastText", "palette.primary.main",
            ])
        let named = try onlyPalette([
            "colors.ts":
                "export const colors = { pink: { name: 'Pink', hex: '#ea76cb' }, red: { name: 'Red', hex: '#d20f39' } }"
        ])
        #expect(named.entries.map(\.name).sorted() == ["colors.pink.hex", "colors.red.hex"])
    }

    @Test("Light and dark are modes: in the names of constants, of objects in them, and of files")
    func modes() throws {
        let names = try onlyPalette([
            "roles.ts": "export const theme = { back: blue.blue2, provider: Provider }",
            "palette.ts": """
            export const blue = { blue1: '#eef', blue2: '#ddf' }
            export const blueDark = { blue1: '#112', blue2: '#223' }
            export const text = { link: blueDark.blue1 }
            """,
        ])
        #expect(names.modes == [.base, .dark])
        #expect(names.hex("blue.blue1") == "eeeeff" && names.hex("blue.blue1", in: .dark) == "111122")
        #expect(names.hex("text.link", in: .dark) == "111122")
        #expect(names.hex("theme.back", in: .dark) == "222233")
        #expect(names.entries.map(\.name) == ["blue.blue1", "blue.blue2", "text.link", "theme.back"])
        let objects = try onlyPalette([
            "Colors.ts":
                "export default { light: { text: '#000' }, dark: { text: '#fff' }, tint: { dark: '#123' } };"
        ])
        #expect(objects.entries.map(\.name) == ["text", "tint.dark"])
        #expect(objects.hex("text", in: .light) == "000000" && objects.hex("text", in: .dark) == "ffffff")
        let files = try onlyPalette([
            "theme/light.ts": "export const colors = { ink: '#111' }",
            "theme/dark.ts": "export const colors = { ink: '#eee' }",
        ])
        #expect(files.hex("colors.ink", in: .dark) == "eeeeee" && files.modes == [.dark, .light])
    }

    @Test("A light and a dark tone beside the plain colour are no modes")
    func tones() throws {
        let palette = try onlyPalette([
            "colors.js": """
            export const colorLink = '#227bbd'
            export const colorLinkLight = '#a5c0fc'
            export const colorLinkDark = '#154e99'
            export const colorInkLight = '#111111'
            export const colorInkDark = '#eeeeee'
            """
        ])
        #expect(palette.hex("colorLinkLight", in: .dark) == "a5c0fc")
        #expect(palette.hex("colorLinkDark", in: .light) == "154e99")
        #expect(palette.hex("ink", in: .dark) == "eeeeee")
    }

    @Test("What a table takes from elsewhere is named as what is not read")
    func unread() throws {
        let palette = try onlyPalette([
            "theme.ts": """
            export const colors = {
              ...base.light,
              veil: `rgba(${ink}, 0.5)`,
              ink, paper: '#fff', mixed: alpha('#fff', 0.5), label: `a ${b}`,
              draw() { return '#000' }, get x() { return '#111' },
            }
            """
        ])
        #expect(palette.entries.map(\.name) == ["colors.paper"])
        #expect(
            palette.unknowns.map(\.message) == [
                "what ...base.light adds here is not read",
                "colors.veil: this text is put together as the program runs",
            ])
    }

    @Test("Code that has colours here and there is left aside, and so are tests and types")
    func others() throws {
        let folder = try TemporaryFolder(holding: [
            "Button.js":
                "const styles = StyleSheet.create({ a: { color: '#fff', top: 1 } }); const x = '#fff'",
            "theme.test.ts": Self.sample, "theme.d.ts": Self.sample, "theme.min.js": Self.sample,
            "chart.ts": "const options = { color: '#fff', width: 2, grid: { color: '#000' } }",
            "theme.js": "export const styles = StyleSheet.create({ a: { color: '#fff' } })",
            "a.ts": "function f() { const colors = { a: '#fff', b: '#000', c: '#111', d: '#222' } }",
        ])
        #expect(PaletteReader().palettes(contentsOf: [folder.path("")]).palettes.isEmpty)
    }

    @Test("Objects too deep to read are said to be, and a comment says what to ignore")
    func limits() throws {
        let deep = String(repeating: "{a: ", count: 80) + "'#fff'" + String(repeating: "}", count: 80)
        let palette = try onlyPalette([
            "theme.ts": """
            const deep = \(deep)
            const colors = {
              // legible:ignore brand
              a: '#fff',
              b: '#fff', // legible:ignore
              c: '#fff',
            }
            """
        ])
        #expect(
            palette.faults.map(\.message) == [
                "objects lie more than 64 deep here; what is inside is not read"
            ])
        #expect(palette.entries.map { $0.values[0]?.ignored } == ["brand", "", nil])
    }
}
