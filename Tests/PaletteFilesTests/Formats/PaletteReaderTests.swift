import PaletteFiles
import TestSupport
import Testing

@Suite("Finding palettes")
struct PaletteReaderTests {
    private static let set =
        #"{"colors": [{"color": {"components": {"red": "0", "green": "0", "blue": "0"}}}]}"#
    private static let gimp = "GIMP Palette\n0 0 0 Ink\n"

    private func folder() throws -> TemporaryFolder {
        try TemporaryFolder(holding: [
            "App/Assets.xcassets/Ink.colorset/Contents.json": Self.set,
            "App/b.gpl": Self.gimp,
            "App/a.gpl": Self.gimp,
            "App/.hidden/c.gpl": Self.gimp,
            "App/node_modules/kit/d.gpl": Self.gimp,
            "App/notes.txt": "",
            "Empty/notes.txt": "",
        ])
    }

    @Test("A folder stands for the palettes in it, sorted, without hidden ones and those of others")
    func search() throws {
        let folder = try folder()
        let reading = PaletteReader().palettes(contentsOf: [folder.path("App")])
        #expect(reading.errors == [])
        #expect(
            reading.palettes.map { folder.relative($0.name) } == [
                "App/Assets.xcassets", "App/a.gpl", "App/b.gpl",
            ])
    }

    @Test("An empty file of a folder is left out with a word, and one that is named is a fault")
    func empty() throws {
        let folder = try TemporaryFolder(holding: [
            "a.tokens.json": ##"{"ink": {"$type": "color", "$value": "#123456"}}"##, "b.tokens.json": "\n",
        ])
        let reading = PaletteReader().palettes(contentsOf: [folder.path("")])
        #expect(reading.errors.isEmpty && reading.palettes.count == 1)
        #expect(reading.notes.contains { $0.hasSuffix("b.tokens.json: left out: the file is empty") })
        let named = PaletteReader().palettes(contentsOf: [folder.path("b.tokens.json")])
        #expect(named.palettes.flatMap(\.faults).count == 1)
    }

    @Test("What is reached twice counts once")
    func twice() throws {
        let folder = try folder()
        let paths = ["App/b.gpl", "App", "App/Assets.xcassets/Ink.colorset/Contents.json"]
        let reading = PaletteReader().palettes(contentsOf: paths.map(folder.path))
        #expect(reading.errors == [])
        #expect(
            reading.palettes.map { folder.relative($0.name) } == [
                "App/b.gpl", "App/Assets.xcassets", "App/a.gpl",
            ])
    }

    @Test(
        "Tokens of one folder, of folders in each other, and with a group in common are one palette; strangers are not"
    )
    func tokenStrangers() throws {
        func token(_ value: String) -> String { #"{"$type": "color", "$value": "\#(value)"}"# }
        let folder = try TemporaryFolder(holding: [
            "one/base.json": #"{"hue": {"red": \#(token("red"))}}"#,
            "one/more/text.json": #"{"ink": \#(token("black"))}"#,
            "two/core/a.json": #"{"ramp": {"1": \#(token("white"))}}"#,
            "two/roles/b.json":
                #"{"page": \#(token("{ramp.1}")), "size": {"$type": "dimension", "$value": "1px"}}"#,
            "three/light/c.json":
                #"{"key": {"a": \#(token("lime"))}, "size": {"$type": "dimension", "$value": "2px"}}"#,
            "three/other/d.json": #"{"key": {"b": \#(token("aqua"))}}"#,
            "four/broken.tokens": #"{"$value": "#,
        ])
        let reading = PaletteReader().palettes(contentsOf: ["one", "two", "three", "four"].map(folder.path))
        #expect(reading.errors == [])
        let found = reading.palettes.map {
            ([folder.relative($0.name)] + $0.entries.map(\.name).sorted()).joined(separator: " ")
        }
        #expect(
            found == ["one hue.red ink", "two page ramp.1", "three key.a key.b", "four/broken.tokens"])
    }

    @Test("A resolver and the sets that it names are one palette, wherever they lie")
    func resolvedStrangers() throws {
        let folder = try TemporaryFolder(holding: [
            "sets/a.json": #"{"ink": {"$type": "color", "$value": "black"}}"#,
            "all/main.resolver.json":
                #"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "a", "sources": [{"$ref": "../sets/a.json"}]}]}"#,
        ])
        let reading = PaletteReader().palettes(contentsOf: ["sets", "all"].map(folder.path))
        #expect(reading.palettes.map { $0.entries.map(\.name) } == [["ink"]])
        #expect(reading.palettes.allSatisfy { $0.faults.isEmpty })
    }

    @Test("A path without a palette is an error that says what is known, and the others are read")
    func errors() throws {
        let folder = try folder()
        let paths = ["App/notes.txt", "Empty", "App/gone.gpl", "App/a.gpl", "/dev/null"]
        let reading = PaletteReader().palettes(
            contentsOf: paths.map { $0.hasPrefix("/") ? $0 : folder.path($0) })
        #expect(reading.palettes.map { folder.relative($0.name) } == ["App/a.gpl"])
        #expect(reading.errors.map(\.code) == [.unknownFormat, .noPalette, .missing, .notRegular])
        let text = folder.relative(reading.errors[0])
        #expect(
            text.hasPrefix(
                "App/notes.txt: holds no colours in a known format; known are Xcode asset catalog (.xcassets")
        )
        #expect(text.contains("GIMP palette (.gpl)"))
    }

    @Test("Scripts and XML in which colours are written, in no form that is read, are counted")
    func written() throws {
        let folder = try TemporaryFolder(holding: [
            "app/style.css": ":root { --ink: #000 }",
            "app/view.ts": "export const view = () => html`<p style=${{ color: '#336699' }}></p>`",
            "app/plain.ts": "export const view = () => html`<p>See #336699</p>` // '#12'",
            "app/res/values/styles.xml":
                "<resources><style name=\"T\"><item name=\"tint\">#FF6200EE</item></style></resources>",
        ])
        let reading = PaletteReader().palettes(contentsOf: [folder.path("app")])
        #expect(reading.palettes.count == 1)
        #expect(reading.notes == ["not read, as they hold no colours in a known format: 1 .ts, 1 .xml"])
    }

    @Test("A file beyond the limit is not read")
    func limit() throws {
        let folder = try folder()
        let reading = PaletteReader(fileSizeLimit: 10).palettes(contentsOf: [folder.path("App/a.gpl")])
        #expect(reading.errors.map(\.code) == [.tooLarge(limit: 10)])
    }

    @Test("One palette is asked for, so several are an error")
    func several() throws {
        let folder = try folder()
        let error = #expect(throws: PaletteError.self) { try Palette(contentsOf: folder.path("App")) }
        #expect(
            error.map(folder.relative) == """
                App: there are several palettes here; name one of App/Assets.xcassets, App/a.gpl, App/b.gpl
                """)
    }
}
