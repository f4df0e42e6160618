import PaletteFiles
import TestSupport
import Testing

@Suite("Stylesheets and tokens through the front door")
struct TextFormatTests {
    @Test(
        "All stylesheets of a folder are one palette, and so are all its tokens; other files of JSON are left aside"
    )
    func together() throws {
        let folder = try TemporaryFolder(holding: [
            "kit/base.css": ":root { --ink: #111 }", "kit/dark.css": ".dark { --ink: #eee }",
            "kit/plain.css": "p { color: red }",
            "kit/base.tokens.json": ##"{"ink": {"$type": "color", "$value": "#111"}}"##,
            "kit/dark.tokens": ##"{"ink": {"$type": "color", "$value": "#eee"}}"##,
            "kit/old.json": ##"{"paper": {"value": "#fff"}}"##,
            "kit/package.json": ##"{"name": "kit", "scripts": {"value": {"x": "y"}}}"##,
            "kit/broken.json": "{",
        ])
        let reading = PaletteReader().palettes(contentsOf: [folder.path("kit")])
        #expect(reading.errors == [])
        #expect(reading.palettes.map { folder.relative($0.name) } == ["kit", "kit"])
        #expect(reading.palettes.map { $0.entries.map(\.name) } == [["--ink"], ["ink", "paper"]])
        #expect(reading.palettes.map(\.modes) == [[.base, .dark], [.base, .dark]])
        #expect(reading.palettes.flatMap(\.faults) == [])
    }

    @Test("A file of tokens that is no JSON is a palette with a fault")
    func broken() throws {
        let folder = try TemporaryFolder(holding: [
            "a.tokens": "{", "b.json": ##"{"a": {"$value": "#fff", }}"##,
        ])
        for name in ["a.tokens", "b.json"] {
            let reading = PaletteReader().palettes(contentsOf: [folder.path(name)])
            #expect(reading.errors == [])
            #expect(reading.palettes.map(\.faults.count) == [1])
        }
    }
}
