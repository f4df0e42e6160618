import Foundation
import PNGFiles
import Raster
import TestSupport
import Testing

@Suite("Files and folders on the command line")
struct FileCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let blank = Bitmap(width: 64, height: 64, filledWith: RGBA<UInt8>(red: 255, green: 255, blue: 255))
        for name in ["screens/a.png", "screens/inner/b.png"] {
            try folder.write(try PNGEncoder().encode(blank), to: name)
        }
    }

    private func legible(_ arguments: String...) throws -> LegibleProcess {
        try LegibleProcess(arguments, in: folder.url)
    }

    private func paths(in run: LegibleProcess) throws -> [String] {
        let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        return (report?["images"] as? [[String: Any]])?.compactMap { $0["path"] as? String } ?? []
    }

    @Test("Pictures never go where the next run searches, and the run says so before it writes any")
    func picturesAmongScreens() throws {
        for place in ["screens", "screens/picture.png", "./screens/inner/../"] {
            let run = try legible("audit", "screens", "--format", "annotated=\(place)")
            #expect(run.exitCode == 64, "\(place): \(run.errors)")
        }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path("screens")).sorted() == [
                "a.png", "inner",
            ])
        #expect(try legible("simulate", "screens", "--grayscale", "--output", "screens").exitCode == 64)
        #expect(
            try legible("simulate", "screens", "--grayscale", "--contact-sheet", "screens/s.png").exitCode
                == 64)
        // Around the folder that is searched there is room.
        #expect(try legible("audit", "screens/inner", "--format", "annotated=screens/out").exitCode == 0)
    }

    @Test("A folder for pictures within the inputs is left out, and the run says so once")
    func picturesWithinScreens() throws {
        for expected in ["", "legible: screens/out: left out: results are written there\n"] {
            let run = try legible("audit", "screens", "--format", "annotated=screens/out", "--format", "json")
            #expect(run.exitCode == 0)
            #expect(run.errors == expected)
            #expect(try paths(in: run) == ["screens/a.png", "screens/inner/b.png"])
        }
        let simulate = ["simulate", "screens", "--grayscale", "--output", "screens/seen", "--format", "json"]
        for _ in 0..<2 {
            let run = try LegibleProcess(simulate, in: folder.url)
            #expect(run.exitCode == 0)
        }
    }

    @Test(
        "A link among the results is refused, and what it leads to stays as it was")
    func links() throws {
        try folder.write([1, 2, 3], to: "precious")
        for (link, target) in [
            ("out/a.png", "../precious"), ("report.json", "precious"), ("base.json", "precious"),
        ] {
            try FileManager.default.createDirectory(
                atPath: folder.path("out"), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: folder.path(link), withDestinationPath: target)
        }
        for arguments in [
            ["--format", "annotated=out"], ["--format", "json=report.json"],
            ["--write-baseline", "base.json"],
        ] {
            let run = try LegibleProcess(["audit", "screens"] + arguments, in: folder.url)
            #expect(run.exitCode == 70)
            #expect(run.errors.contains("it is a symbolic link"))
        }
        #expect(try Data(contentsOf: URL(filePath: folder.path("precious"))) == Data([1, 2, 3]))
    }

    @Test(
        "A pipe by name is refused at once, wherever it is named",
        .timeLimit(.minutes(2)))
    func pipes() throws {
        #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
        #expect(mkfifo(folder.path("pipe.css"), 0o600) == 0)
        for (arguments, code) in [
            (["audit", "pipe"], 65), (["palette", "pipe.css"], 65),
            (["audit", "screens", "--config", "pipe"], 65),
            (["audit", "screens", "--baseline", "pipe"], 65), (["audit", "--files-from", "pipe"], 65),
            (["audit", "screens", "--palette", "pipe"], 65),
            (["audit", "screens", "--format", "json=pipe"], 70),
            (["audit", "screens", "--write-baseline", "pipe"], 70),
            (["simulate", "pipe", "--grayscale", "--output", "out"], 65),
        ] as [([String], Int32)] {
            let run = try LegibleProcess(arguments, in: folder.url)
            #expect(run.exitCode == code, "\(arguments): \(run.errors)")
            #expect(run.errors.contains("it is a pipe or a device") || run.errors.contains("is not a file"))
        }
    }

    @Test("A list may come from a stream")
    func streams() throws {
        for list in ["-", "/dev/stdin"] {
            let run = try LegibleProcess(
                ["audit", "--files-from", list, "--format", "json"], in: folder.url, input: "screens/a.png\n")
            #expect(try paths(in: run) == ["screens/a.png"])
        }
        #expect(
            try legible("audit", "screens", "--format", "json=/dev/stdout").output.contains("schemaVersion"))
    }

    @Test("A link is audited under its own name, and a link back to a folder is said and no error")
    func linkedInputs() throws {
        for (link, target) in [("screens/z.png", "a.png"), ("screens/inner/up", "..")] {
            try FileManager.default.createSymbolicLink(atPath: folder.path(link), withDestinationPath: target)
        }
        let run = try legible("audit", "screens", "--format", "json")
        #expect(run.exitCode == 0)
        #expect(try paths(in: run) == ["screens/a.png", "screens/inner/b.png", "screens/z.png"])
        #expect(
            run.errors
                == "legible: screens/inner/up: left out: it leads to screens, which is listed once already\n")
    }
}
