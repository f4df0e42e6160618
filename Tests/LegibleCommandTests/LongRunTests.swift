import Foundation
import PNGFiles
import Raster
import TestSupport
import Testing

@Suite("Long runs of legible audit")
struct LongRunTests {
    let folder: TemporaryFolder

    /// Five sample screens, a blank one and one that is none.
    init() throws {
        folder = try TemporaryFolder()
        let samples = URL(filePath: #filePath).appending(path: "../../../Samples/Screens").standardizedFileURL
        let names = try FileManager.default.contentsOfDirectory(atPath: samples.path)
            .filter { $0.hasSuffix(".png") }.sorted().prefix(5)
        try #require(names.count == 5)
        for name in names {
            try folder.write(
                Array(try Data(contentsOf: samples.appending(path: name))), to: "screens/\(name)")
        }
        try folder.write(Array("not a picture".utf8), to: "screens/broken.png")
        let blank = Bitmap(width: 64, height: 64, filledWith: RGBA<UInt8>(red: 255, green: 255, blue: 255))
        try folder.write(try PNGEncoder().encode(blank), to: "screens/sub/blank.png")
    }

    private func legible(_ arguments: String..., input: String = "") throws -> LegibleProcess {
        try LegibleProcess(arguments, in: folder.url, input: input)
    }

    private static let files = ["json", "sarif", "junit", "gitlab", "markdown", "html", "terminal"]

    /// The options for a file of every format, and for the contents of them all in a folder.
    private func formats(in output: String) throws -> [String] {
        try FileManager.default.createDirectory(
            atPath: folder.path(output), withIntermediateDirectories: true)
        return (Self.files + ["annotated"]).flatMap { ["--format", "\($0)=\(output)/\($0)"] }
    }

    private func contents(of output: String) throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path(output)) {
            contents[path] = try? Data(contentsOf: URL(filePath: folder.path("\(output)/\(path)")))
        }
        return contents
    }

    @Test("give in shards and merged the bytes of one run, pictures too")
    func shards() throws {
        let whole = try LegibleProcess(["audit", "screens"] + formats(in: "whole"), in: folder.url)
        #expect(whole.exitCode == 65)
        for shard in 1...3 {
            let run = try legible(
                "audit", "screens", "--shard", "\(shard)/3", "--format", "ndjson=\(shard).ndjson")
            #expect([0, 1, 65].contains(run.exitCode))
        }
        let parts = ["2.ndjson", "3.ndjson", "1.ndjson"]
        let merged = try LegibleProcess(["merge"] + parts + formats(in: "merged"), in: folder.url)
        #expect(merged.exitCode == 65 && merged.errors == whole.errors)
        let contents = try contents(of: "whole")
        #expect(contents.count > Self.files.count + 5)
        #expect(try contents == self.contents(of: "merged"))
        try FileManager.default.removeItem(atPath: folder.path("screens/sub/blank.png"))
        let without = try legible("merge", "1.ndjson", "2.ndjson", "3.ndjson", "--format", "annotated=again")
        #expect(without.exitCode == 65 && without.errors.contains("screens/sub/blank.png: no picture"))
        let partial = try legible("merge", "1.ndjson", "3.ndjson")
        #expect(partial.exitCode == 65 && partial.output.contains("no part is of shard 2/3"))
        #expect(try legible("merge", "1.ndjson", "1.ndjson").exitCode == 65)
        #expect(try legible("audit", "screens", "--shard", "4/3").exitCode == 64)
    }

    @Test("are answered by workers line by line, and merged to the same reports")
    func workers() throws {
        let whole = try LegibleProcess(["audit", "screens", "--format", "json"], in: folder.url)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path("screens"))
            .filter { $0.hasSuffix(".png") }.map { "screens/\($0)" }.sorted()
        let bytes = try Data(contentsOf: URL(filePath: folder.path("screens/sub/blank.png")))
        let lines = paths.reversed().map {
            $0 == "screens/sub/blank.png" ? "\($0)\t\(bytes.base64EncodedString())" : $0
        }
        let worker = try legible("worker", input: lines.joined(separator: "\n") + "\n")
        #expect(worker.exitCode == 0 && worker.errors.isEmpty)
        #expect(worker.output.split(separator: "\n").count == lines.count)
        try folder.write(Array(worker.output.utf8), to: "worker.ndjson")
        #expect(try legible("merge", "worker.ndjson", "--format", "json").output == whole.output)
        let hostile = [
            "", "missing.png", "a\tnot base64", "b\t", "\t", "screens", "/dev/zero", "\u{FFFD}\u{0}",
            "c\taGVsbG8=",
        ]
        let answers = try legible("worker", input: hostile.joined(separator: "\n"))
        #expect(answers.exitCode == 0)
        #expect(answers.output.split(separator: "\n").count == hostile.count)
        #expect(answers.output.split(separator: "\n").allSatisfy { $0.contains("\"fault\"") })
        #expect(try legible("worker").output.isEmpty)
    }

    @Test("are judged by workers as the configuration says of their paths")
    func workersAndOverrides() throws {
        let plain = try legible("worker", input: "screens/a.png\nscreens/sub/blank.png\n").output
        let configuration = """
            screens:
              overrides:
                - paths: ["screens/sub/*"]
                  standard: wcag-aaa
                  rules: {text-contrast: warning}
            """
        try folder.write(Array(configuration.utf8), to: ".legible.yml")
        let whole = try legible("audit", "screens", "--format", "json").output
        #expect(whole.contains("wcag-aaa"))
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path("screens"))
            .filter { $0.hasSuffix(".png") }.map { "screens/\($0)" }
        let worker = try legible("worker", input: paths.joined(separator: "\n"))
        #expect(worker.errors.isEmpty && worker.output != plain)
        try folder.write(Array(worker.output.utf8), to: "worker.ndjson")
        #expect(try legible("merge", "worker.ndjson", "--format", "json").output == whole)
    }

    @Test("go on where they were stopped, and give the reports of one run")
    func resumed() throws {
        let whole = try legible(
            "audit", "screens", "--format", "ndjson=run.ndjson", "--format", "json=whole.json")
        #expect(whole.exitCode == 65)
        let lines = try String(contentsOfFile: folder.path("run.ndjson"), encoding: .utf8).split(
            separator: "\n")
        #expect(lines.count == 8)
        try folder.write(
            Array((lines[0] + "\n" + lines[4] + "\n" + lines[5].prefix(50)).utf8), to: "run.ndjson")
        let resumed = try legible(
            "audit", "screens", "--resume", "run.ndjson", "--format", "ndjson=run.ndjson", "--format",
            "json=resumed.json")
        #expect(resumed.exitCode == 65)
        #expect(resumed.errors.contains("2 of 7 screens were taken from the earlier run"))
        let text = try String(contentsOfFile: folder.path("run.ndjson"), encoding: .utf8)
        #expect(text == lines.joined(separator: "\n") + "\n")
        #expect(
            try Data(contentsOf: URL(filePath: folder.path("whole.json")))
                == Data(contentsOf: URL(filePath: folder.path("resumed.json"))))
        #expect(!FileManager.default.fileExists(atPath: folder.path("run.ndjson.partial")))
        #expect(try legible("audit", "screens", "--resume", "missing.ndjson").exitCode == 65)
    }

    @Test(
        "that a signal stops finish what is in hand and close every report",
        arguments: [(SIGINT, Int32(130), "SIGINT"), (SIGTERM, 143, "SIGTERM")])
    func stopped(signal: Int32, exitCode: Int32, name: String) throws {
        let copies = (0..<40).map { "copy \($0).png" }
        for copy in copies {
            try FileManager.default.copyItem(
                atPath: folder.path("screens/01-ferry@2x.png"), toPath: folder.path("screens/\(copy)"))
        }
        let arguments =
            ["audit", "screens", "--jobs", "1", "--format", "ndjson=run.ndjson"] + (try formats(in: "out"))
        let run = try RunningProcess(arguments, in: folder.url)
        try run.wait {
            (try? Data(contentsOf: URL(filePath: folder.path("run.ndjson.partial"))))?.contains(10) ?? false
        }
        #expect(run.end(by: signal) == exitCode)

        let lines = try String(contentsOfFile: folder.path("run.ndjson"), encoding: .utf8).split(
            separator: "\n")
        #expect(lines.count > 1 && lines.count < 40)
        #expect(
            lines.last?.contains(
                "\"partial\":{\"done\":\(lines.count - 1),\"inputs\":47,\"reason\":\"stopped by \(name)\"}")
                == true)
        for format in Self.files {
            let text = try String(contentsOfFile: folder.path("out/\(format)"), encoding: .utf8)
            #expect(text.contains("stopped by \(name)"), "\(format)")
        }
        #expect(
            try String(contentsOfFile: folder.path("out/sarif"), encoding: .utf8).contains(
                "\"executionSuccessful\":false"))
        // What is left is done later, and nothing twice.
        let rest = try legible("audit", "screens", "--resume", "run.ndjson", "--format", "json=resumed.json")
        #expect(
            rest.errors.contains("\(lines.count - 1) of 47 screens")
                || rest.errors.contains("\(lines.count - 2) of 47"))
        _ = try legible("audit", "screens", "--format", "json=whole.json")
        #expect(
            try Data(contentsOf: URL(filePath: folder.path("whole.json")))
                == Data(contentsOf: URL(filePath: folder.path("resumed.json"))))
    }

    @Test("that are killed leave their lines, and the old report as it was")
    func killed() throws {
        for copy in 0..<40 {
            try FileManager.default.copyItem(
                atPath: folder.path("screens/01-ferry@2x.png"),
                toPath: folder.path("screens/copy \(copy).png"))
        }
        try folder.write(Array("old\n".utf8), to: "run.ndjson")
        let run = try RunningProcess(
            ["audit", "screens", "--jobs", "1", "--format", "ndjson=run.ndjson"], in: folder.url)
        try run.wait {
            (try? Data(contentsOf: URL(filePath: folder.path("run.ndjson.partial"))))?.contains(10) ?? false
        }
        #expect(run.end(by: SIGKILL) == SIGKILL)
        #expect(try String(contentsOfFile: folder.path("run.ndjson"), encoding: .utf8) == "old\n")
        try FileManager.default.removeItem(atPath: folder.path("run.ndjson"))
        let rest = try legible("audit", "screens", "--resume", "run.ndjson", "--format", "ndjson=run.ndjson")
        #expect(rest.errors.contains(" of 47 screens were taken") && !rest.errors.contains("legible: 0 of"))
        #expect(
            try String(contentsOfFile: folder.path("run.ndjson"), encoding: .utf8).split(separator: "\n")
                .count == 48)
    }
}
