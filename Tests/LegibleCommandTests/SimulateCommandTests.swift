import Foundation
import PNGFiles
import Raster
import TestSupport
import Testing

@Suite("legible simulate")
struct SimulateCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let red = Bitmap(width: 40, height: 30, filledWith: RGBA<UInt8>(red: 227, green: 6, blue: 19))
        for name in ["red@2x.png", "screens/one.png", "screens/in/two.png"] {
            try folder.write(try PNGEncoder().encode(red), to: name)
        }
        try folder.write(Array("not a picture".utf8), to: "screens/broken.png")
    }

    private func legible(_ arguments: String...) throws -> LegibleProcess {
        try LegibleProcess(["simulate"] + arguments, in: folder.url)
    }

    private func pixel(_ name: String) throws -> RGBA<UInt8>? {
        let file = Array(try Data(contentsOf: folder.url.appending(path: name)))
        guard case .eight(let bitmap) = try PNGImage(decoding: file).samples else { return nil }
        return bitmap.width == 40 && bitmap.height == 30 ? bitmap[20, 15] : nil
    }

    private func bytes(_ name: String) throws -> Data {
        try Data(contentsOf: folder.url.appending(path: name))
    }

    @Test(
        "refuses places for pictures where there is none",
        arguments: [
            ["--output", "out/yy"], ["--contact-sheet", "x.png"],
            ["--vision", "protan", "--output", "one.png"],
        ])
    func noPictures(arguments: [String]) throws {
        try folder.write(Array(":root { --text: #777; --background: #fff }".utf8), to: "theme.css")
        for input in ["#f00", "theme.css"] {
            let run = try LegibleProcess(["simulate", input] + arguments, in: folder.url)
            #expect(run.exitCode == 64 && run.errors.contains("are for pictures"), "\(run.errors)")
        }
    }

    @Test("writes one picture to a file, and names condition and model")
    func oneFile() throws {
        let run = try legible("red@2x.png", "--vision", "deuteranopia", "-o", "out.png")
        #expect(run.exitCode == 0)
        #expect(run.output.contains("deuteranopia (brettel-1997)") && run.output.contains("out.png"))
        let pixel = try #require(try pixel("out.png"))
        let color = try legible("#E30613", "--vision", "deuteranopia").output
        let codes = [pixel.red, pixel.green, pixel.blue].map { String(format: "%02X", $0) }.joined()
        #expect(color.contains("#\(codes)"))
    }

    @Test("writes several to a folder, does what can be done, and exits with 65 for the rest")
    func severalFiles() throws {
        let run = try legible("screens", "missing.png", "--output", "out")
        #expect(run.exitCode == 65)
        #expect(run.errors.contains("screens/broken.png: ") && run.errors.contains("missing.png: "))
        for vision in ["protanopia", "deuteranopia", "tritanopia"] {
            #expect(try pixel("out/\(vision)-brettel-1997/one.png") != nil)
            #expect(try pixel("out/\(vision)-brettel-1997/in/two.png") != nil)
        }
        // What a run writes is no input of the next.
        #expect(
            try legible(".", "--output", "out", "--format", "json").output.contains("\"out/protanopia")
                == true)
        #expect(!FileManager.default.fileExists(atPath: folder.path("out/protanopia-brettel-1997/out")))
    }

    @Test("draws a contact sheet, the same every time")
    func contactSheet() throws {
        let run = try legible("red@2x.png", "--vision", "tritan:0.5", "--contact-sheet", "sheet.png")
        #expect(run.exitCode == 0)
        #expect(run.output.contains("tritanomaly 0.5 (brettel-1997)"))
        let first = try bytes("sheet.png")
        let image = try PNGImage(decoding: Array(first))
        // Two cells of the least width, and margins.
        #expect(image.metadata.header.width == 2 * 180 + 3 * 24)
        #expect(
            try legible("red@2x.png", "--vision", "tritan:0.5", "--contact-sheet", "sheet.png").exitCode == 0)
        #expect(try bytes("sheet.png") == first)
    }

    @Test(
        "never writes over an input, nor two results to one file",
        arguments: [
            ["red@2x.png", "--vision", "tritan", "-o", "red@2x.png"],
            ["red@2x.png", "--vision", "tritan", "-o", "./screens/../red@2x.png"],
            ["red@2x.png", "--contact-sheet", "red@2x.png"],
            ["red@2x.png", "--vision", "tritan", "-o", "a.png", "--contact-sheet", "a.png"],
            ["red@2x.png", "--vision", "tritan", "--vision", "deutan", "-o", "a.png"],
            ["red@2x.png", "screens/one.png", "--vision", "tritan", "-o", "a.png"],
            ["red@2x.png"], ["red@2x.png", "--vision", "nothing", "-o", "a.png"],
            ["redd"], ["red", "--true-tone", "cosy"], ["red", "--outdoors", "-1"],
            ["red", "--invert", "both"],
            ["red", "--material", "glass"], ["red@2x.png", "--matrix", "-o", "a.png"],
            ["red", "--on", "nothing"], ["brand.css", "--matrix"],
            ["red", "red@2x.png", "--matrix"],
            ["red", "--vision", "tritan", "--model", "vienot"],
            ["red", "--bold-text"], ["brand.css", "--button-shapes"],
            ["red@2x.png", "screens/one.png", "--button-shapes", "--elements", "tree.json", "-o", "out"],
        ])
    func refused(arguments: [String]) throws {
        let before = try bytes("red@2x.png")
        let run = try LegibleProcess(["simulate"] + arguments, in: folder.url)
        #expect(run.exitCode == 64)
        #expect(run.output.isEmpty && !run.errors.isEmpty)
        #expect(try bytes("red@2x.png") == before)
        #expect(!FileManager.default.fileExists(atPath: folder.path("a.png")))
    }

    @Test("applies all settings together, to pictures as to colours")
    func settings() throws {
        let settings = ["--invert", "smart", "--true-tone", "3000", "--outdoors", "5000:600", "--grayscale"]
        let run = try LegibleProcess(["simulate", "red@2x.png", "-o", "out"] + settings, in: folder.url)
        #expect(run.exitCode == 0)
        let pixel = try #require(
            try pixel("out/smart-invert+grayscale+true-tone-3000-standard+outdoors-5000-600/red@2x.png"))
        let codes = [pixel.red, pixel.green, pixel.blue].map { String(format: "%02X", $0) }.joined()
        let color = try LegibleProcess(["simulate", "#E30613"] + settings, in: folder.url)
        #expect(color.output.contains("#\(codes)"))
        #expect(color.output.contains("True Tone 3000 K, standard: a model: CAT16"))
        #expect(color.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test("switches settings on in a picture, and says how much of it moved")
    func accessibilitySettings() throws {
        let grouped = Bitmap(
            width: 40, height: 30, filledWith: RGBA<UInt8>(red: 242, green: 242, blue: 247))
        try folder.write(try PNGEncoder().encode(grouped), to: "grouped.png")
        let run = try legible(
            "grouped.png", "--increase-contrast", "--reduce-transparency", "-o", "out.png", "--format", "json"
        )
        #expect(run.exitCode == 0)
        #expect(
            run.output.contains("\"movedLines\" : 0") && run.output.contains("\"appearance\" : \"light\""))
        // systemGroupedBackground with Increase Contrast.
        #expect(try pixel("out.png") == RGBA(red: 235, green: 235, blue: 240))
    }

    @Test("looks colours up in tables that are laid over the system's, on pictures too")
    func tables() throws {
        let table = """
            {"version": 1, "platform": "ios", "colors": [{"name": "brand", "group": "background"}],
             "releases": [{"number": 13, "values": {
               "brand": {"light": {"color": "#E30613"}, "light-increased": {"color": "#8A0008"}}}}]}
            """
        try folder.write(Array(table.utf8), to: "brand.json")
        let settings = ["--palette", "brand.json", "--increase-contrast"]
        let named = try LegibleProcess(["simulate", "brand"] + settings, in: folder.url)
        #expect(named.exitCode == 0 && named.output.contains("#8A0008"))
        let picture = ["simulate", "red@2x.png", "--appearance", "light", "-o", "out.png"]
        #expect(try LegibleProcess(picture + settings, in: folder.url).exitCode == 0)
        #expect(try pixel("out.png") == RGBA(red: 138, green: 0, blue: 8))
        #expect(try legible("brand", "--increase-contrast").exitCode == 64)
    }

    @Test(
        "shows every colour of a palette, and the pairs that fall below their ratio",
        arguments: ["txt", "json"])
    func palette(format: String) throws {
        let sheet = """
            :root { --text: #595959; --text-link: #0a5fd0; --background: #fff; --background-raised: #f2f2f7; }
            @media (prefers-color-scheme: dark) {
              :root { --text: #b8b8bd; --background: #000; --background-raised: #1c1c1e; }
            }
            """
        try folder.write(Array(sheet.utf8), to: "brand.css")
        let arguments = ["simulate", "brand.css", "--outdoors", "20000"]
        let run = try LegibleProcess(
            arguments + (format == "json" ? ["--format", "json"] : []), in: folder.url)
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        #expect(try run.output == Golden("simulate-palette.\(format)").text(recording: run.output))
    }

    @Test(
        "tells what of a palette cannot be read, and does the rest")
    func faultyPalette() throws {
        try folder.write(Array(":root { --a: #12345; --b: #123456 }".utf8), to: "faulty.css")
        let run = try legible("faulty.css", "missing.css", "--grayscale")
        #expect(run.exitCode == 65)
        #expect(run.errors.contains("faulty.css:1:14: ") && run.errors.contains("missing.css: "))
        #expect(run.output.contains("--b"))
        try folder.write(Array("palete: 1".utf8), to: "broken.yml")
        #expect(try legible("faulty.css", "--grayscale", "--config", "broken.yml").exitCode == 65)
    }

    @Test("shows a picture in all eight cells, and says how much of it moved in each")
    func matrixOfPictures() throws {
        let grouped = Bitmap(
            width: 40, height: 30, filledWith: RGBA<UInt8>(red: 242, green: 242, blue: 247))
        try folder.write(try PNGEncoder().encode(grouped), to: "grouped.png")
        let run = try legible(
            "grouped.png", "--matrix", "--contact-sheet", "sheet.png", "-o", "out", "--format", "json")
        #expect(run.exitCode == 0)
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let picture = try #require((report["pictures"] as? [[String: Any]])?.first)
        let results = try #require(picture["results"] as? [[String: Any]])
        #expect(results.count == 8)
        #expect(results.allSatisfy { ($0["change"] as? [String: Any])?["movedShare"] is NSNumber })
        // Four cells of the least width in a row of light and one of dark, and margins.
        let sheet = try PNGImage(decoding: Array(try bytes("sheet.png")))
        #expect(sheet.metadata.header.width == 4 * 180 + 5 * 24)
        #expect(sheet.metadata.header.height > 2 * 30 + 3 * 24)
        // systemGroupedBackground in dark, and with Increase Contrast in light.
        #expect(try pixel("out/dark/grouped.png") == RGBA(red: 0, green: 0, blue: 0))
        #expect(
            try pixel("out/light+increase-contrast/grouped.png") == RGBA(red: 235, green: 235, blue: 240))
        #expect(try pixel("out/light/grouped.png") == RGBA(red: 242, green: 242, blue: 247))
        #expect(try legible("grouped.png", "--matrix").exitCode == 0)
    }

    @Test("exits with 70 where a result cannot be written")
    func unwritable() throws {
        let run = try legible("red@2x.png", "--vision", "tritan", "-o", "screens/one.png/a.png")
        #expect(run.exitCode == 70)
    }
}
