import ColorMath
import PaletteFiles
import TestSupport
import Testing

@Suite("Custom properties in SCSS and Less")
struct CompiledStylesTests {
    private func reading(_ files: KeyValuePairs<String, String>) throws -> PaletteReading {
        let folder = try TemporaryFolder(holding: files)
        return PaletteReader().palettes(contentsOf: [folder.path("")])
    }

    @Test("are read with their modes, beside the constants of the file")
    func modes() throws {
        let reading = try reading([
            "_theme.scss": """
            $brand: #336699; // the brand's
            @use "sass:color";
            @mixin night { --ink: #eee; }
            :root {
              --ink: #111; // not --paper: #000;
              --paper: #fff;
              --tint: #{$brand};
              --shade: rgba(#{$brand}, 0.5);
              --#{$prefix}edge: #ccc;
              .card-#{$size} { --ink: #123; }
            }
            .dark { @include night; --paper: #000; }
            .card { color: var(--ink); background: var(--paper); &-title { color: $brand; } }
            """
        ])
        #expect(reading.errors.isEmpty && reading.palettes.count == 2)
        let sheet = try #require(reading.palettes.first { $0.entries.contains { $0.name == "--ink" } })
        #expect(Set(sheet.entries.map(\.name)) == ["--ink", "--paper"])
        #expect(sheet.hex("--ink") == "111111" && sheet.hex("--paper") == "ffffff")
        let dark = PaletteMode(luminosity: .dark)
        #expect(sheet.hex("--ink", in: dark) == "eeeeee" && sheet.hex("--paper", in: dark) == "000000")
        #expect(sheet.faults.map(\.message).count == 1)
        #expect(sheet.faults.first?.message.contains("--tint and 1 more") == true)
        #expect(sheet.faults.first?.isUnread == false)
        #expect(sheet.uses.count == 1)
        let constants = try #require(reading.palettes.first { $0.entries.contains { $0.name == "$brand" } })
        #expect(constants.entries.count == 1)
    }

    @Test("are read in Less, whose variables are passed over")
    func less() throws {
        let reading = try reading([
            "theme.less": """
            @brand: #336699;
            .mixin();
            :root { --ink: #111; --tint: @brand; --glow: fade(@brand, 50%); .inner(); --paper: #fff }
            @media (prefers-color-scheme: dark) { :root { --ink: #eee } }
            .card { color: @brand; background: #fff }
            """
        ])
        let sheet = try #require(reading.palettes.first { $0.entries.contains { $0.name == "--ink" } })
        #expect(Set(sheet.entries.map(\.name)) == ["--ink", "--paper"])
        #expect(sheet.hex("--ink", in: PaletteMode(luminosity: .dark)) == "eeeeee")
        #expect(sheet.uses.isEmpty)
    }

    @Test("are left out where the compiled stylesheet lies beside them, and that is said")
    func compiled() throws {
        let reading = try reading([
            "dist/theme.css": ":root { --ink: #111; --paper: #fff; --tint: #369 }",
            "src/theme.scss": "$a: 1px; :root { --ink: #111; --paper: #fff; }",
        ])
        #expect(reading.palettes.count == 1)
        #expect(reading.palettes.first?.modes == [.base])
        #expect(reading.notes.contains { $0.hasPrefix("left out: 1 source of Sass or Less") })
    }

    @Test(
        "hold nothing where a source has no colour in them",
        arguments: ["a { --size: 4px }", "a { --ink: #{$ink} }", "$a--b: 1px; .c--d { color: red }"])
    func colorless(source: String) throws {
        let reading = try reading(["a.scss": source])
        #expect(reading.palettes.isEmpty && reading.errors.count == 1)
    }

    @Test(
        "are read to the end of what has none",
        arguments: [
            "#{", "#{$", "@{", "$", ":root { --a: #{ ; --b: #fff }", "@mixin a { @include a; @include a }",
            "@mixin", "@include", "@mixin a { --x: #fff; @include a; @include a } :root { @include a }",
        ])
    func hostile(source: String) throws {
        for name in ["a.scss", "a.less"] {
            let reading = try reading([name: source + "\n:root { --c: #fff }"])
            _ = reading.palettes
        }
    }

    @Test("stand behind addresses with two slashes in them, which are no comment")
    func addresses() throws {
        for name in ["a.scss", "a.vue"] {
            let css = """
                @font-face { src: url(data:font/woff;base64,d09//8AAQ==) format("woff") }
                :root { --ink: #111; } // not --paper: #000;
                """
            let source = name.hasSuffix("vue") ? "<style lang=\"scss\">\n\(css)\n</style>" : css
            let reading = try reading([name: source])
            #expect(reading.palettes.first?.entries.map(\.name) == ["--ink"], "\(name)")
        }
    }

    @Test("are known where a condition switches them on and nothing takes their place")
    func switched() throws {
        let body = "{ --chroma: #f2f2f2; --note: #0099ff; }"
        let one = try reading(["a.scss": "@mixin light { @if ($on) \(body) } :root { @include light; }"])
        #expect(one.palettes.first?.entries.map(\.name) == ["--chroma", "--note"])
        let two = try reading([
            "a.scss":
                "@mixin light { --a: #111; @if ($on) \(body) @else { --note: #fff } } :root { @include light; }"
        ])
        #expect(two.palettes.first?.entries.map(\.name) == ["--a"])
    }

    @Test("that are made of what a compiler works out are said to be, in words of theirs")
    func madeOfCompiled() throws {
        let reading = try reading([
            "a.scss":
                ":root { --tone: #{f('red')}, #{f('green')}, 0; --paper: #fff; --ink: rgb(var(--tone)); }"
        ])
        let messages = try #require(reading.palettes.first).faults.map(\.message)
        #expect(messages.contains("--ink is made of what a compiler works out, check the CSS that it gives"))
        #expect(!messages.contains { $0.contains("is not a colour") })
    }
}
