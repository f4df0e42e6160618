import Foundation
import PNGFiles
import Raster
import TestSupport
import Testing

@Suite("legible audit")
struct AuditCommandTests {
    let folder: TemporaryFolder

    /// A folder with a screen on which there is nothing to find, four sample screens and a broken file.
    init() throws {
        folder = try TemporaryFolder()
        let samples = URL(filePath: #filePath).appending(path: "../../../Samples/Screens").standardizedFileURL
        let names = try FileManager.default.contentsOfDirectory(atPath: samples.path)
            .filter { $0.hasSuffix(".png") }.sorted().prefix(4)
        try #require(names.count == 4)
        for name in names {
            try folder.write(
                Array(try Data(contentsOf: samples.appending(path: name))), to: "screens/\(name)")
        }
        try folder.write(Array("not a picture".utf8), to: "bad/broken.png")
        let blank = Bitmap(width: 64, height: 64, filledWith: RGBA<UInt8>(red: 255, green: 255, blue: 255))
        try folder.write(try PNGEncoder().encode(blank), to: "blank.png")
    }

    private func legible(
        _ arguments: String..., environment: [String: String] = ["COLUMNS": "80"], input: String = ""
    ) throws -> LegibleProcess {
        try LegibleProcess(["audit"] + arguments, in: folder.url, environment: environment, input: input)
    }

    @Test("exits with 0 where nothing is found, and with 1 where --fail-on says so")
    func findings() throws {
        #expect(try legible("blank.png").exitCode == 0)
        #expect(try legible("screens").exitCode == 1)
        #expect(try legible("screens", "--fail-on", "warning").exitCode == 1)
        #expect(try legible("screens", "--fail-on", "never").exitCode == 0)
    }

    @Test(
        "exits with 64 where the command line is wrong",
        arguments: [
            [], ["--nonsense", "blank.png"], ["blank.png", "--standard", "wcag"],
            ["blank.png", "--format", "xml"],
            ["blank.png", "--format", "annotated"],
            ["blank.png", "--format", "json", "--format", "terminal"],
            ["blank.png", "--jobs", "0"], ["blank.png", "--scale", "0"], ["blank.png", "--max-pixels", "0"],
            ["blank.png", "--format", "annotated=."], ["screens", "--format", "annotated=one.png"],
        ])
    func usage(arguments: [String]) throws {
        let run = try LegibleProcess(["audit"] + arguments, in: folder.url)
        #expect(run.exitCode == 64)
        #expect(run.output.isEmpty)
        #expect(!run.errors.isEmpty)
    }

    @Test("exits with 65 where an input cannot be read, names it, and does the others")
    func unreadable() throws {
        let run = try legible("bad", "screens", "missing.png", "--format", "json")
        #expect(run.exitCode == 65)
        #expect(run.errors.contains("bad/broken.png: ") && run.errors.contains("missing.png: "))
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect((report["images"] as? [Any])?.count == 4)
        #expect(
            (report["errors"] as? [[String: String]])?.map { $0["path"] } == [
                "bad/broken.png", "missing.png",
            ])
        #expect(try legible("blank.png", "--max-pixels", "4096").exitCode == 0)
        #expect(try legible("screens", "--max-pixels", "1").exitCode == 65)
        #expect(try legible("--files-from", "missing.txt").exitCode == 65)
    }

    @Test("exits with 70 where a report cannot be written")
    func unwritable() throws {
        let run = try legible("blank.png", "--format", "json=missing/report.json")
        #expect(run.exitCode == 70)
        #expect(run.errors.contains("missing/report.json"))
    }

    @Test("writes the same bytes whatever --jobs says")
    func jobs() throws {
        for format in ["json", "terminal"] {
            let runs = try ["1", "2", "7"].map {
                try legible("bad", "screens", "--format", format, "--jobs", $0)
            }
            #expect(Set(runs.map(\.output)).count == 1)
            #expect(Set(runs.map(\.errors)).count == 1)
            #expect(!runs[0].output.isEmpty)
        }
    }

    @Test("writes several reports in one run")
    func severalReports() throws {
        let run = try legible(
            "screens", "--format", "terminal", "--format", "json=report.json", "--format", "annotated=out")
        #expect(run.exitCode == 1)
        // Of annotated pictures, the terminal has the numbers; any other report leaves it as it is.
        #expect(run.output.hasSuffix("numbers in brackets: those on the annotated pictures\n"))
        let two = try legible("screens", "--format", "terminal", "--format", "json=report.json")
        #expect(two.output == (try legible("screens")).output)
        #expect(
            try String(contentsOfFile: folder.path("report.json"), encoding: .utf8).contains(
                "\"schemaVersion\" : 1"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).count == 4)
        // What a run writes is no input of the next.
        #expect(
            try legible(".", "--format", "annotated=out", "--format", "json").output.contains("out/") == false
        )
    }

    @Test("takes tables of colours, from the command line and from the configuration")
    func tables() throws {
        // The ink of the greeting on the first of the screens.
        let table = """
            {"version": 1, "platform": "ios",
             "colors": [{"name": "brandInk", "group": "text", "onGroups": ["background"]}],
             "releases": [{"number": 13, "values": {"brandInk": {"light": {"color": "#5B6D78"}}}}]}
            """
        try folder.write(Array(table.utf8), to: "brand/ink.json")
        try folder.write(Array("tables: ink.json".utf8), to: "brand/legible.yml")
        let screen = ["screens/01-ferry@2x.png", "--format", "json"]
        func names(_ arguments: String...) throws -> Bool {
            let run = try LegibleProcess(["audit"] + screen + arguments, in: folder.url)
            #expect(run.exitCode == 1)
            return run.output.contains("\"foregroundRole\" : \"brandInk\"")
        }
        #expect(try names() == false)
        #expect(try names("--palette", "brand/ink.json"))
        #expect(try names("--config", "brand/legible.yml"))
        #expect(try legible("blank.png", "--palette", "bad/broken.png").exitCode == 65)
        #expect(try legible("blank.png", "--palette", "missing.json").exitCode == 65)
        #expect(try legible("blank.png", "--platform", "ios", "--release", "12").exitCode == 64)
    }

    @Test("takes paths from a list")
    func lists() throws {
        let direct = try legible("screens")
        #expect(try legible("--files-from", "-", input: "screens\n").output == direct.output)
        try folder.write(Array("screens\n".utf8), to: "list.txt")
        #expect(try legible("--files-from", "list.txt").output == direct.output)
        #expect(try legible("screens/*.png").output == direct.output)
    }

    @Test("uses colours only where they are asked for, as its output is no terminal here")
    func colors() throws {
        func isColored(_ arguments: [String], _ environment: [String: String]) throws -> Bool {
            try LegibleProcess(["audit", "screens"] + arguments, in: folder.url, environment: environment)
                .output.contains("\u{1B}[")
        }
        #expect(try !isColored([], [:]))
        #expect(try isColored([], ["FORCE_COLOR": "1"]))
        #expect(try !isColored([], ["FORCE_COLOR": "1", "NO_COLOR": "1"]))
        #expect(try isColored(["--color", "always"], ["NO_COLOR": "1"]))
        #expect(try !isColored(["--color", "never"], ["FORCE_COLOR": "1"]))
    }

    @Test("shows no progress where the standard error is no terminal")
    func progress() throws {
        #expect(try legible("screens").errors.isEmpty)
    }
}
