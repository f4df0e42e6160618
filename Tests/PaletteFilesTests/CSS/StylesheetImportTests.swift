import PaletteFiles
import TestSupport
import Testing

@Suite("Imports of stylesheets")
struct StylesheetImportTests {
    private func reading(
        _ files: KeyValuePairs<String, String>, at path: String = "kit/main.css"
    ) throws -> (reading: PaletteReading, folder: TemporaryFolder) {
        let folder = try TemporaryFolder(holding: files)
        return (PaletteReader().palettes(contentsOf: [folder.path(path)]), folder)
    }

    @Test(
        "are read before the rules of the importing sheet, however they are written",
        arguments: [
            #"@import "tones.css";"#, "@IMPORT url(tones.css);", #"@import url( "./tones.css?v=2" ) ;"#,
            #"@charset "utf-8"; @layer a; @import 'sub/../tones.css';"#,
            #"@custom-variant dark (&:is(.dark *)); @plugin "x"; @import "tones.css";"#,
        ])
    func address(rule: String) throws {
        let (found, folder) = try reading([
            "kit/main.css": "\(rule) :root { --ink: var(--tone); --over: #222222 }",
            "kit/tones.css": ":root { --tone: #111111; --over: #333333 }",
        ])
        #expect(found.notes.isEmpty && found.errors.isEmpty)
        #expect(found.palettes.count == 1)
        #expect(found.palettes[0].hex("--ink") == "111111" && found.palettes[0].hex("--over") == "222222")
        #expect(found.sources.map { $0.map(folder.relative) } == [["kit/main.css", "kit/tones.css"]])
    }

    @Test("hold under the media, the layer and the support that they state")
    func conditions() throws {
        let (found, _) = try reading([
            "kit/main.css": """
            @import "plain.css" layer(low);
            @import "night.css" layer(low) supports(color: red) screen and (prefers-color-scheme: dark);
            @import "old.css" supports(not (color: red));
            @import "paper.css" print;
            @layer high { :root { --b: #0000bb } }
            """,
            "kit/plain.css": ":root { --a: #0000a0; --b: #0000b0 }",
            "kit/night.css": ":root { --a: #0000a1 }",
            "kit/old.css": ":root { --c: #0000c0 }", "kit/paper.css": ":root { --d: #0000d0 }",
        ])
        let palette = found.palettes[0]
        #expect(palette.entries.map(\.name) == ["--a", "--b"])
        #expect(palette.hex("--a") == "0000a0" && palette.hex("--a", in: .dark) == "0000a1")
        #expect(palette.hex("--b") == "0000bb")
    }

    @Test("make no mode of a file, and no palette of its own")
    func folder() throws {
        let (found, _) = try reading(
            [
                "kit/main.css": """
                @import "light.css" (prefers-color-scheme: light);
                @import "dark.css" (prefers-color-scheme: dark);
                """,
                "kit/light.css": ":root { --page: #ffffff }", "kit/dark.css": ":root { --page: #000000 }",
            ], at: "kit")
        #expect(found.palettes.count == 1 && found.palettes[0].modes == [.light, .dark])
    }

    @Test("in a circle end, and each sheet counts")
    func circle() throws {
        let (found, _) = try reading([
            "kit/main.css": #"@import "main.css"; @import "b.css"; :root { --a: #111111 }"#,
            "kit/b.css": #"@import "main.css"; :root { --b: var(--a) }"#,
        ])
        #expect(found.palettes[0].hex("--b") == "111111")
        #expect(found.palettes[0].faults.isEmpty && found.notes.isEmpty)
    }

    @Test("that double with every file are cut, and that is said")
    func growth() throws {
        let folder = try TemporaryFolder()
        for index in 0..<30 {
            let twice = #"@import "\#(index + 1).css"; @import "\#(index + 1).css?again";"#
            try folder.write(Array("\(twice) :root { --a\(index): #111111 }".utf8), to: "\(index).css")
        }
        try folder.write(Array(":root { --last: #111111 }".utf8), to: "30.css")
        let palette = PaletteReader().palettes(contentsOf: [folder.path("0.css")]).palettes[0]
        #expect(palette.entries.count == 31)
        #expect(palette.faults.map(\.message).contains { $0.contains("imported more than 1000 times") })
    }

    @Test("without an extension are those of postcss-import, and fonts are missed by nobody")
    func bare() throws {
        let (found, _) = try reading([
            "kit/main.css": """
            @import "_base"; @import url(https://fonts.example.com/css?family=A); :root { --ink: var(--base) }
            """,
            "kit/_base.css": ":root { --base: #123456 }",
        ])
        #expect(found.palettes[0].hex("--ink") == "123456" && found.notes.isEmpty)
    }

    @Test("that lead nowhere, out of the project or into the net are noted once, and not read")
    func refused() throws {
        let (found, folder) = try reading(
            [
                "secret.css": ":root { --leak: #111111 }", "work/.git/HEAD": "",
                "work/kit/main.css": """
                @import "gone.css"; @import "framework"; @import "../../secret.css"; @import url(https://example.com/a.css);
                @import "//example.com/b.css"; @import "/etc/c.css"; @import "../node_modules/n.css"; @import "../ok.css";
                :root { --ink: #222222 }
                """,
                "work/node_modules/n.css": ":root { --n: #111111 }", "work/ok.css": ":root { --ok: #333333 }",
            ], at: "work/kit/main.css")
        #expect(found.palettes[0].entries.map(\.name) == ["--ok", "--ink"])
        let start = "work/kit/main.css: imports what is not read with it, "
        #expect(
            found.notes.map(folder.relative) == [
                start
                    + "left out as folders of others and hidden names are, or as was asked: ../node_modules/n.css",
                start + "not found: gone.css, framework",
                start
                    + "only files beside it are: https://example.com/a.css, //example.com/b.css, /etc/c.css",
                start + "outside the repository, or what was named: ../../secret.css",
            ])
    }

    @Test("behind the first rule are no imports")
    func late() throws {
        let (found, _) = try reading([
            "kit/main.css": #":root { --a: #111111 } @import "tones.css";"#,
            "kit/tones.css": ":root { --tone: #111111 }",
        ])
        #expect(found.palettes[0].entries.map(\.name) == ["--a"])
    }
}
