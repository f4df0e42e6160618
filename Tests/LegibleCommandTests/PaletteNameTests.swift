import Foundation
import TestSupport
import Testing

@Suite("Commands on palettes of odd names")
struct PaletteNameTests {
    @Test(
        "end as on any palette",
        arguments: [
            ["palette"], ["palette", "fix"], ["palette", "init"], ["palette", "matrix"], ["simulate"],
        ])
    func symbols(command: [String]) throws {
        let folder = try TemporaryFolder()
        for (name, text) in [
            ("a.css", ":root{--a:#fff;--_:#000}"), ("b.css", ":root{--★:#777;--🔴:#888}"),
            ("c.gpl", "GIMP Palette\n0 0 0 -\n1 1 1 --\n"),
            (
                "d.tokens.json",
                ##"{"🔴":{"$type":"color","$value":"#f00"},"★":{"$type":"color","$value":"{🔴}"}}"##
            ),
            (
                "E.xcassets/🔴.colorset/Contents.json",
                ##"{"colors":[{"color":{"components":{"red":"0","green":"0","blue":"0"}}}]}"##
            ),
        ] {
            try folder.write(Array(text.utf8), to: name)
            let path = String(name.prefix { $0 != "/" })
            let vision = command == ["simulate"] ? ["--vision", "deuteranopia"] : []
            let run = try LegibleProcess(command + [path] + vision, in: folder.url)
            // Their names make no pairs.
            #expect(run.exitCode == (command == ["palette"] ? 1 : 0), "\(command) \(path): \(run.errors)")
        }
    }

    @Test("CSV is for spreadsheets, and with --raw for programs")
    func raw() throws {
        let folder = try TemporaryFolder()
        let text =
            ##"{"=text":{"$type":"color","$value":"#000"},"background":{"$type":"color","$value":"#fff"}}"##
        try folder.write(Array(text.utf8), to: "a.tokens.json")
        let safe = try LegibleProcess(
            ["palette", "matrix", "a.tokens.json", "--format", "csv"], in: folder.url)
        let raw = try LegibleProcess(
            ["palette", "matrix", "a.tokens.json", "--format", "csv", "--raw"], in: folder.url)
        #expect(safe.output.contains(",'=text,") && raw.output.contains(",=text,"))
    }
}
