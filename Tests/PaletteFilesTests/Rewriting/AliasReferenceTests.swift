import Foundation
import PaletteFiles
import TestSupport
import Testing

@Suite("References to other entries")
struct AliasReferenceTests {
    /// The references of an entry that is called `ink`, in each mode.
    private func references(_ name: String, _ text: String, of entry: String) throws -> [AliasReference?] {
        let folder = try TemporaryFolder(holding: [name: text])
        let palette = try Palette(contentsOf: folder.path(name))
        return try #require(palette.entries.first { $0.name == entry }).values.map { $0?.reference }
    }

    @Test("are known in stylesheets where a value is the name alone, or that of one colour scheme")
    func stylesheets() throws {
        let text = """
            :root { --step-1: #111; --step-2: #222; --plain: var( --step-1 , red); --mixed: rgb(from var(--step-1) r g b / 50%);
              color-scheme: light dark; --schemes: light-dark(var(--step-1), var(--step-2)); --own: #333; }

            """
        let plain = try #require(references("a.css", text, of: "--plain").first ?? nil)
        #expect(plain.text == "--step-1" && plain.target == "--step-1")
        #expect(String(decoding: Array(text.utf8)[plain.bytes], as: UTF8.self) == "--step-1")
        #expect(plain.location.line == 1)
        #expect(try references("a.css", text, of: "--schemes").map { $0?.text } == ["--step-1", "--step-2"])
        #expect(try references("a.css", text, of: "--mixed").allSatisfy { $0 == nil })
        #expect(try references("a.css", text, of: "--own").allSatisfy { $0 == nil })
    }

    @Test(
        "are known in tokens where a value is an alias or a pointer",
        arguments: [
            ("{tone.300}", "tone.300"), ("{ tone.300 }", "tone.300"), ("{tone.300.value}", "tone.300"),
        ])
    func aliases(value: String, text: String) throws {
        let file = """
            {"tone": {"$type": "color", "300": {"$value": "#333333"}, "400": {"$value": "#444444"}},
            "ink": {"$type": "color", "$value": "\(value)"}}

            """
        let reference = try #require(references("a.tokens.json", file, of: "ink").first ?? nil)
        #expect(reference.text == text && reference.target == "tone.300")
        let other = PaletteEntry(name: "tone.400", path: ["tone", "400"], values: [])
        let edit = try reference.edit(naming: other, in: Array(file.utf8))
        let written = try #require([edit].applied(to: Array(file.utf8)))
        #expect(
            String(decoding: written, as: UTF8.self)
                == file.replacing(value, with: value.replacing("300", with: "400")))
        #expect(throws: ColorRewritingError.self) { try reference.edit(naming: other, in: []) }
    }

    @Test("are known in tokens by pointer, and not where the token changes the colour")
    func pointers() throws {
        let file = ##"""
            {"tone": {"$type": "color", "300": {"$value": "#333333"}, "400": {"$value": "#444444"}},
            "ink": {"$type": "color", "$value": {"$ref": "#/tone/300/$value"}},
            "veil": {"$type": "color", "$value": "{tone.300}", "alpha": 0.5}}

            """##
        let reference = try #require(references("a.tokens.json", file, of: "ink").first ?? nil)
        #expect(reference.text == "tone/300" && reference.notation == .tokenPointer)
        #expect(reference.spelling(of: PaletteEntry(name: "a/b", path: ["a/b"], values: [])) == nil)
        #expect(try references("a.tokens.json", file, of: "veil") == [nil])
    }
}
