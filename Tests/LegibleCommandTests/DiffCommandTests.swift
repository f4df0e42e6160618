import Foundation
import PNGFiles
import Raster
import TestSupport
import Testing

/// `legible diff`, from the command line.
struct `legible diff` {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for (name, text) in [("old", "#777"), ("new", "#999"), ("fine", "#333")] {
            let css = ":root { --text: \(text); --background: #fff }"
            try folder.write(Array(css.utf8), to: "theme.css")
            let run = try LegibleProcess(
                ["palette", "theme.css", "--format", "json=\(name).json"], in: folder.url)
            #expect(run.errors.isEmpty)
        }
    }

    private func diff(_ arguments: String...) throws -> LegibleProcess {
        try LegibleProcess(["diff"] + arguments, in: folder.url)
    }

    @Test func `ends with 1 where something is new or worse, and else with 0`() throws {
        let worse = try diff("old.json", "new.json")
        #expect(worse.exitCode == 1)
        #expect(worse.output.hasPrefix("old.json → new.json: 0 new, 1 worse, 0 better, 0 fixed"))
        #expect(worse.output.contains("4.47 → 2.84 --text on --background"))
        #expect(try diff("fine.json", "old.json").exitCode == 1)
        for (old, new) in [("new", "old"), ("old", "fine"), ("old", "old")] {
            #expect(try diff("\(old).json", "\(new).json").exitCode == 0)
        }
        #expect(try diff("old.json", "new.json", "--fail-on", "never").exitCode == 0)
    }

    @Test func `calls the same contrast no better where colours without a setting lose theirs`() throws {
        for (name, ink) in [("strong", "#000"), ("weak", "#666")] {
            let css = """
                :root { --text: \(ink); --background: #fff }
                @media (prefers-contrast: more) { :root { --text: #777 } }
                """
            try folder.write(Array(css.utf8), to: "theme.css")
            _ = try LegibleProcess(["palette", "theme.css", "--format", "json=\(name).json"], in: folder.url)
        }
        for (old, new) in [("strong", "weak"), ("weak", "strong")] {
            let run = try diff("\(old).json", "\(new).json", "--fail-on", "warning")
            #expect(run.output.contains("0 new, 0 worse, 0 better, 0 fixed"), "\(run.output)")
            #expect(run.exitCode == 0)
        }
    }

    @Test func `says of pictures what is compared with what, and by which command`() throws {
        let bitmap = Bitmap(width: 8, height: 8, filledWith: RGBA<UInt8>(red: 9, green: 9, blue: 9))
        for name in ["a.png", "b.png"] { try folder.write(try PNGEncoder().encode(bitmap), to: name) }
        let run = try diff("a.png", "b.png")
        #expect(run.exitCode == 64 && run.output.isEmpty)
        for words in [
            "'a.png' is a picture", "reports, JSON or NDJSON, or folders", "'legible compare A.png",
        ] {
            #expect(run.errors.replacing("\n", with: " ").contains(words), "\(words)")
        }
    }

    @Test func `writes reports to files beside the terminal's`() throws {
        let run = try diff(
            "old.json", "new.json", "--format", "terminal", "--format", "markdown=diff.md", "--format",
            "html=diff.html", "--format", "json=diff.json", "--format", "terminal=diff.txt")
        #expect(run.exitCode == 1 && run.errors.isEmpty)
        #expect(run.output.hasPrefix("old.json → new.json: "))
        for (name, format) in [("md", "markdown"), ("html", "html"), ("json", "json"), ("txt", "terminal")] {
            let written = try String(contentsOf: folder.url.appending(path: "diff.\(name)"), encoding: .utf8)
            #expect(written == (try diff("old.json", "new.json", "--format", format).output), "\(name)")
        }
    }

    @Test func `refuses reports that would mix, or replace a run`() throws {
        let before = try String(contentsOf: folder.url.appending(path: "old.json"), encoding: .utf8)
        for formats in [["html=old.json"], ["html", "json"], ["html=a", "json=a"], ["html="], ["markdwn"]] {
            let run = try LegibleProcess(
                ["diff", "old.json", "new.json"] + formats.flatMap { ["--format", $0] }, in: folder.url)
            #expect(run.exitCode == 64 && run.output.isEmpty, "\(formats)")
        }
        #expect(try String(contentsOf: folder.url.appending(path: "old.json"), encoding: .utf8) == before)
        #expect(try diff("old.json", "new.json", "--format", "markdwn").errors.contains("'markdown'"))
    }

    @Test func `ends with 65 where a run cannot be read`() throws {
        for run in [try diff("old.json", "missing.json"), try diff("theme.css", "old.json")] {
            #expect(run.exitCode == 65)
            #expect(run.output.isEmpty && run.errors.hasPrefix("legible: "))
        }
        try folder.write(Array("no colour".utf8), to: "empty/a.txt")
        let empty = try diff("empty", "old.json")
        #expect(empty.exitCode == 65)
        #expect(empty.errors.hasPrefix("legible: empty: there is no screen (.png) in this folder, and "))
    }

    @Test func `audits folders of screens`() throws {
        for name in ["before", "after"] {
            let blank = Bitmap(
                width: 64, height: 64, filledWith: RGBA<UInt8>(red: 255, green: 255, blue: 255))
            try folder.write(try PNGEncoder().encode(blank), to: "\(name)/a.png")
        }
        let run = try diff("before", "after")
        #expect(run.exitCode == 0)
        #expect(run.output.hasPrefix("before → after: 0 new, 0 worse, 0 better, 0 fixed"))
        #expect(!run.output.contains("run only"))
    }
}
