import Foundation
import TestSupport
import Testing

@Suite("legible audit --baseline")
struct BaselineCommandTests {
    let folder: TemporaryFolder

    /// A folder with two sample screens on which lines fail.
    init() throws {
        folder = try TemporaryFolder()
        let samples = URL(filePath: #filePath).appending(path: "../../../Samples/Screens").standardizedFileURL
        for name in ["01-ferry@2x.png", "02-settings@2x.png"] {
            try folder.write(
                Array(try Data(contentsOf: samples.appending(path: name))), to: "screens/\(name)")
        }
    }

    private func legible(_ arguments: String...) throws -> LegibleProcess {
        try LegibleProcess(["audit"] + arguments, in: folder.url)
    }

    @Test("counts nothing that was there when the baseline was written")
    func known() throws {
        #expect(try legible("screens").exitCode == 1)
        let writing = try legible("screens", "--write-baseline", "known.json")
        #expect(writing.exitCode == 0)
        #expect(
            writing.output.contains(" 0 fail, 0 to review, ")
                && writing.output.contains(" suppressed by the baseline\n"))
        let run = try legible("screens", "--baseline", "known.json", "--fail-on", "warning")
        #expect(run.exitCode == 0)
        #expect(run.errors.isEmpty)
        #expect(run.output == writing.output)
    }

    @Test("counts what is new, and says what is fixed")
    func changed() throws {
        #expect(try legible("screens/01-ferry@2x.png", "--write-baseline", "known.json").exitCode == 0)
        #expect(try legible("screens", "--baseline", "known.json").exitCode == 1)
        let screen = URL(filePath: folder.path("screens/01-ferry@2x.png"))
        try FileManager.default.removeItem(at: screen)
        let run = try legible("screens", "--baseline", "known.json")
        #expect(run.errors.contains("known.json: fixed since"))
        #expect(run.errors.contains("screens/01-ferry@2x.png: Contrast "))
        // Written over itself, it knows what is there.
        #expect(
            try legible("screens", "--baseline", "known.json", "--write-baseline", "known.json").exitCode == 0
        )
        #expect(try legible("screens", "--baseline", "known.json").errors.isEmpty)
    }

    @Test("keeps what it knows of screens that were not looked at, and of palettes")
    func partial() throws {
        try folder.write(Array(":root { --text: #777; --background: #fff }".utf8), to: "theme.css")
        _ = try legible("screens", "--write-baseline", "known.json")
        let palette = try LegibleProcess(["palette", ".", "--write-baseline", "known.json"], in: folder.url)
        #expect(palette.exitCode == 0)
        #expect(palette.errors.contains("known.json: 17 findings: 2 added, 15 kept"))
        let screen = try legible("screens/01-ferry@2x.png", "--write-baseline", "known.json")
        #expect(screen.errors.contains("known.json: 17 findings: 10 unchanged, 7 kept"))
        #expect(try legible("screens", "--baseline", "known.json", "--fail-on", "warning").exitCode == 0)
        let again = try LegibleProcess(["palette", ".", "--baseline", "known.json"], in: folder.url)
        #expect(again.exitCode == 0)
        #expect(again.output.contains("  0 fail, 0 to review, 0 pass, 1 suppressed by the baseline, "))
    }

    @Test("known findings fail in no summary, and are called the same in all")
    func summaries() throws {
        _ = try legible("screens", "--write-baseline", "known.json")
        for format in ["markdown", "html", "github"] {
            let run = try legible("screens", "--baseline", "known.json", "--format", format)
            #expect(run.output.contains("nothing found, 15 suppressed by the baseline"), "\(format)")
        }
        let junit = try legible("screens", "--baseline", "known.json", "--format", "junit")
        #expect(junit.output.contains("failures=\"0\""))
        #expect(!junit.output.contains("<failure"))
    }

    @Test("marks what is known in JSON and SARIF")
    func marks() throws {
        _ = try legible("screens", "--write-baseline", "known.json")
        let run = try legible(
            "screens", "--baseline", "known.json", "--format", "json", "--format", "sarif=report.sarif")
        #expect(run.output.contains("\"kind\" : \"baseline\""))
        #expect(
            try String(contentsOfFile: folder.path("report.sarif"), encoding: .utf8)
                .contains("\"baselineState\":\"unchanged\""))
    }

    @Test("exits with 65 where the baseline cannot be read, and with 70 where it cannot be written")
    func faults() throws {
        #expect(try legible("screens", "--baseline", "missing.json").exitCode == 65)
        try folder.write(Array("[]".utf8), to: "wrong.json")
        let run = try legible("screens", "--baseline", "wrong.json")
        #expect(run.exitCode == 65)
        #expect(run.errors.contains("wrong.json:1:1: this is no baseline"))
        #expect(try legible("screens", "--write-baseline", "wrong.json").exitCode == 65)
        #expect(run.output.isEmpty)
        #expect(try legible("screens", "--write-baseline", "missing/known.json").exitCode == 70)
    }
}
