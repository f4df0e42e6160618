import ColorMath
import Foundation
import PaletteFiles
import TestSupport
import Testing

@Suite("Legible's own palettes")
struct LegiblePaletteTests {
    static let sample = """
        {
          "legiblePalette": 1,
          "modes": {
            "dark": {"luminosity": "dark"},
            "dark, more contrast": {"luminosity": "dark", "contrast": "increased"},
            "wide": {"gamut": "display-p3"},
            "ocean on mac": {"theme": "ocean", "idiom": "mac"}
          },
          "colors": {
            "text/muted": {
              "value": "#6E6E73", "note": "captions",
              "modes": {"dark": "rgb(152 152 157)", "dark, more contrast": "white"}
            },
            "surface": {"system": "systemBackgroundColor", "platform": "ios"},
            "accent": {"value": "#0A84FF", "modes": {"wide": "color(display-p3 0.1 0.5 1)", "ocean on mac": "teal"}},
            "scrim": "rgb(0 0 0 / 40%)",
            "tint": {"colorSpace": "display-p3", "components": [0.1, 0.5, 1], "alpha": 0.5}
          }
        }
        """

    private func read(_ text: String) throws -> (palette: Palette, faults: [String]) {
        let folder = try TemporaryFolder(holding: ["a.json": text])
        let palette = try Palette(contentsOf: folder.path("a.json"))
        return (palette, palette.faults.map(folder.relative))
    }

    @Test("Colours have values for the modes that the file names")
    func sample() throws {
        let (palette, faults) = try read(Self.sample)
        #expect(faults == [])
        #expect(palette.entries.map(\.name) == ["text/muted", "surface", "accent", "scrim", "tint"])
        #expect(palette.entries[0].path == ["text", "muted"])
        #expect(palette.entries[0].note == "captions")
        #expect(palette.value("text/muted")?.hex == "#6E6E73")
        #expect(palette.value("text/muted", in: PaletteMode(luminosity: .dark))?.hex == "#98989D")
        let darkHigh = PaletteMode(luminosity: .dark, contrast: .increased)
        #expect(palette.value("text/muted", in: darkHigh)?.hex == "#FFFFFF")
        #expect(palette.value("surface")?.content == .system(name: "systemBackgroundColor", platform: "ios"))
        #expect(palette.color("accent", in: PaletteMode(gamut: .displayP3))?.space == .displayP3)
        #expect(palette.value("accent", in: PaletteMode(idiom: "mac", theme: "ocean"))?.hex == "#008080")
        #expect(palette.color("scrim")?.alpha == 0.4)
        #expect(palette.color("tint")?.css() == "color(display-p3 0.1 0.5 1 / 0.5)")
        #expect(palette.value("tint")?.literal?.notation == .designToken)
    }

    @Test("A colour can be edited where it stands between its quotes")
    func literal() throws {
        let (palette, _) = try read(Self.sample)
        let literal = try #require(palette.value("scrim")?.literal)
        #expect(literal.notation == .css)
        #expect((literal.location.line, literal.location.column) == (16, 15))
        let file = Array(Self.sample.utf8)
        #expect(String(decoding: file[literal.bytes], as: UTF8.self) == "rgb(0 0 0 / 40%)")
        let rewriting = try literal.rewriting(as: DynamicColor(css: "#1d1d1f"), in: file)
        let written = try #require(rewriting.edits.applied(to: file))
        #expect(String(decoding: written, as: UTF8.self).contains("\"scrim\": \"rgb(29 29 31 / 40%)\""))
    }

    private static let expectation =
        "expected a colour of CSS in quotes, an object with colorSpace and components, or "
        + "{\"system\": \"labelColor\"}"

    @Test(
        "What is wrong is a fault where it stands, and the rest is read",
        arguments: [
            (
                ##""a": "#12""##, "4:11",
                "\"#12\" is not a colour: expected 3, 4, 6 or 8 hexadecimal digits, not 2"
            ),
            (
                #""a": "rgb(1 2 x)""#, "4:16",
                "\"rgb(1 2 x)\" is not a colour: expected a number, a percentage or none for blue"
            ),
            (#""a": 3"#, "4:7", LegiblePaletteTests.expectation),
            (#""a": {}"#, "4:7", LegiblePaletteTests.expectation),
            (#""a": {"modes": 1}"#, "4:17", "\"modes\" has to be an object, not a number"),
            (
                #""a": {"modes": {"night": "red"}}"#, "4:27",
                "the palette's \"modes\" do not say what \"night\" is"
            ),
        ])
    func faults(member: String, place: String, message: String) throws {
        let (palette, faults) = try read(
            "{\"legiblePalette\": 1,\n\"modes\": {},\n\"colors\": {\n \(member), \"b\": \"red\"}}")
        #expect(faults == ["a.json:\(place): \(message)"])
        #expect(palette.entries.map(\.name) == ["b"])
    }

    @Test(
        "Another version, no colours, a mode of no meaning, and JSON that is none are faults",
        arguments: [
            (
                "{\"legiblePalette\": 2}",
                "a.json:1:20: expected \"legiblePalette\": 1, the version of the format"
            ),
            ("{\"legiblePalette\": 1}", "a.json:1:1: there are no \"colors\""),
            (
                "{\"legiblePalette\": 1, \"colors\": {}, \"modes\": {\"x\": {\"luminosity\": \"dim\"}}}",
                "a.json:1:52: a mode is an object of luminosity (light, dark), contrast (standard, increased), "
                    + "gamut (srgb, display-p3), idiom or theme"
            ),
            ("{\"legiblePalette\": 1,}", "a.json:1:21: JSON has no comma behind the last value; remove it"),
        ])
    func wholeFile(text: String, message: String) throws {
        #expect(try read(text).faults == [message])
    }

    @Test("JSON of another kind is not taken for a palette")
    func other() throws {
        let folder = try TemporaryFolder(holding: ["package.json": "{\"name\": \"kit\"}"])
        let reading = PaletteReader().palettes(contentsOf: [folder.path("package.json")])
        #expect(reading.errors.map(\.code) == [.unknownFormat])
    }

    private static let schema = URL(filePath: #filePath)
        .appending(path: "../../../../Sources/PaletteFiles/Legible/palette.schema.json").standardizedFileURL

    @Test("The published schema holds for a palette with everything in it, and not for one with a fault")
    func schema() throws {
        let schema = try JSONSchema(contentsOf: Self.schema)
        #expect(try schema.faults(in: Self.sample) == [])
        for (old, new) in [
            ("Palette\": 1", "Palette\": 2"), ("\"luminosity\"", "\"brightness\""), ("\"dark\"}", "\"dim\"}"),
            ("\"#6E6E73\"", "7"), ("\"system\"", "\"System\""), ("\"rgb(0 0 0 / 40%)\"", "{\"note\": 1}"),
            ("\"colors\"", "\"colours\""),
        ] {
            let damaged = Self.sample.replacing(old, with: new)
            #expect(damaged != Self.sample)
            #expect(try !schema.faults(in: damaged).isEmpty, "\(new)")
        }
    }
}
