import Foundation
import PNGFiles
import Raster
import TestSupport
import Testing

@Suite("Configurations of a run")
struct ConfigurationCommandTests {
    let folder: TemporaryFolder

    /// A repository with two apps, each with a stylesheet whose one pair has a contrast of 4.47, and a blank
    /// screen.
    init() throws {
        folder = try TemporaryFolder()
        try write(".legible.yml", "rules: {pair-contrast: off}")
        try folder.write(to: "repo/.git/HEAD")
        let blank = Bitmap(width: 64, height: 64, filledWith: RGBA<UInt8>(red: 255, green: 255, blue: 255))
        for app in ["a", "b"] {
            try write("repo/\(app)/theme.css", ":root { --card-foreground: #777; --card: #fff }")
            try folder.write(try PNGEncoder().encode(blank), to: "repo/\(app)/blank.png")
        }
    }

    private func write(_ name: String, _ text: String) throws {
        try folder.write(Array(text.utf8), to: name)
    }

    private func legible(_ arguments: String..., in place: String = "repo") throws -> LegibleProcess {
        try LegibleProcess(arguments, in: folder.url.appending(path: place))
    }

    /// What a JSON report says of each input.
    private func values(_ key: String, of list: String, in run: LegibleProcess) throws -> [String?] {
        let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let inputs = try #require(report?[list] as? [[String: Any]])
        #expect(inputs.allSatisfy { $0[key] != nil })
        return inputs.map { ($0[key] as? [String]).map { $0.joined(separator: " ") } ?? $0[key] as? String }
    }

    @Test("are not taken from beyond the repository, and reports say so")
    func beyond() throws {
        let run = try legible("palette", "a")
        #expect(run.exitCode == 1)
        #expect(run.output.hasSuffix("  configuration: none\n"))
        let json = try legible("palette", "a", "--format", "json")
        #expect(try values("configuration", of: "palettes", in: json) == [""])
        // Without the repository, it is the working folder's.
        try FileManager.default.removeItem(atPath: folder.path("repo/.git"))
        #expect(try legible("palette", "repo/a", in: "").exitCode == 0)
        #expect(
            try legible("palette", "repo/a", in: "").output.hasSuffix(
                "  configuration: .legible.yml\n  switched off: pair-contrast\n"))
        #expect(try legible("palette", "a").exitCode == 1)
    }

    @Test("may differ: each palette and each screen is judged by its own")
    func several() throws {
        try write("repo/a/.legible.yml", "standard: wcag-aaa")
        try write("repo/b/.legible.yml", "rules: {pair-contrast: off}")
        let run = try legible("palette", ".", "--format", "json")
        #expect(run.exitCode == 1)
        #expect(try values("configuration", of: "palettes", in: run) == ["a/.legible.yml", "b/.legible.yml"])
        #expect(try values("standard", of: "palettes", in: run) == ["wcag-aaa", "wcag-aa"])
        #expect(try legible("palette", "b").exitCode == 0)
        let text = try legible("palette", ".").output
        #expect(text.contains("  configuration: a/.legible.yml (1), b/.legible.yml (1)\n"))
        #expect(text.contains("judged by wcag-aaa, wcag-aa:"))
        let screens = try legible("audit", "a", "b/blank.png", "--format", "json")
        #expect(
            try values("configuration", of: "images", in: screens) == ["a/.legible.yml", "b/.legible.yml"])
        #expect(try values("standard", of: "images", in: screens) == ["wcag-aaa", "wcag-aa"])
        let list = try LegibleProcess(
            ["audit", "--files-from", "-", "--format", "json"], in: folder.url, input: "repo/b/blank.png\n")
        #expect(try values("configuration", of: "images", in: list) == ["repo/b/.legible.yml"])
    }

    @Test(
        "are named in every report of every check",
        arguments: [
            "terminal", "json", "sarif", "junit", "github", "gitlab", "xcode", "oneline", "markdown", "html",
            "earl",
        ])
    func everyReport(format: String) throws {
        try write("repo/a/.legible.yml", "standard: wcag-aaa")
        let blank = Bitmap(width: 64, height: 64, filledWith: RGBA<UInt8>(red: 255, green: 255, blue: 255))
        for name in ["home-light", "home-dark"] {
            try folder.write(try PNGEncoder().encode(blank), to: "repo/a/\(name).png")
        }
        for command in ["audit", "palette", "assets", "compare"] {
            let run = try legible(command, "a", "--format", format, "--fail-on", "never")
            #expect(
                run.output.replacing("\\", with: "").contains("a/.legible.yml"), "\(command): \(run.errors)")
        }
    }

    @Test("give way to the one that is named")
    func named() throws {
        try write("repo/a/.legible.yml", "no such key")
        let run = try legible("palette", ".", "--config", "../.legible.yml", "--format", "json")
        #expect(run.exitCode == 0)
        #expect(try values("configuration", of: "palettes", in: run) == ["../.legible.yml"])
        #expect(try legible("audit", "a", "--config", "missing.yml").exitCode == 65)
    }

    @Test("that cannot be understood leave out their own inputs, with the place for people and for GitHub")
    func broken() throws {
        try write("repo/a/.legible.yml", "rules:\n  no-such: off")
        for (command, left) in [("palette", "theme.css"), ("audit", "blank.png")] {
            let run = try legible(command, "a", "b", "--format", "terminal", "--format", "github")
            #expect(run.exitCode == 65)
            #expect(run.errors.contains("a/.legible.yml:2:3: there is no rule 'no-such'"))
            #expect(run.errors.contains("(1 input left out)"))
            #expect(run.output.contains("b/\(left)"))
            #expect(!run.output.contains("a/\(left)"))
            #expect(run.output.contains("::error file=a/.legible.yml,line=2,col=3,title=cannot be audited::"))
        }
    }

    @Test("leave the place of other faults to GitHub, too")
    func annotations() throws {
        try write("repo/known.json", "{\n  \"schemaVersion\": 1,\n  \"findings\": {}\n}")
        let baseline = try legible("palette", "a", "--baseline", "known.json", "--format", "github")
        #expect(baseline.exitCode == 65)
        #expect(
            baseline.output.contains(
                "::error file=known.json,line=3,col=15,title=cannot be audited::this is no baseline"))
        #expect(baseline.errors.contains("known.json:3:15: this is no baseline"))
        try write("repo/a/broken.tokens.json", "{\"a\": {\"$type\": \"color\", \"$value\": }}")
        let palette = try legible("palette", "a", "--format", "github")
        #expect(palette.exitCode == 65)
        #expect(palette.output.contains("::error file=a/broken.tokens.json,line=1,col="))
    }
}

@Suite("Inputs in which there is nothing")
struct EmptyInputCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(to: "empty/readme.txt")
        try folder.write(Array("a { margin: 0 }".utf8), to: "plain.css")
        try folder.write(to: "list.txt")
    }

    private func legible(_ arguments: [String]) throws -> LegibleProcess {
        try LegibleProcess(arguments, in: folder.url)
    }

    @Test(
        "are 65 unless that is allowed",
        arguments: [
            ["audit", "empty"], ["audit", "*.png"], ["palette", "empty"], ["palette", "plain.css"],
            ["palette", "*.json"], ["palette", "matrix", "plain.css"],
            ["simulate", "empty", "--output", "out"], ["simulate", "plain.css"],
        ])
    func empty(arguments: [String]) throws {
        let run = try legible(arguments)
        #expect(run.exitCode == 65 && !run.errors.isEmpty)
        let allowed = try legible(arguments + ["--allow-empty"])
        #expect(allowed.exitCode == 0)
        #expect(allowed.errors.contains("as is allowed"))
    }

    @Test("does not let what is missing pass", arguments: [["audit", "no.png"], ["palette", "no.css"]])
    func missing(arguments: [String]) throws {
        #expect(try legible(arguments + ["--allow-empty"]).exitCode == 65)
    }

    @Test("that are a list without a path are fine, and said to be", arguments: ["audit", "palette"])
    func list(command: String) throws {
        let run = try legible([command, "--files-from", "list.txt"])
        #expect(run.exitCode == 0)
        #expect(run.errors == "legible: list.txt: this list is empty\n")
    }

    @Test("that cannot be read are named once where both streams are one", arguments: ["audit", "palette"])
    func once(command: String) throws {
        let log = folder.url.appending(path: "log")
        try Data().write(to: log)
        let handle = try FileHandle(forWritingTo: log)
        _ = try LegibleProcess(
            [command, "no.css"], in: folder.url, standardOutput: handle, standardError: handle)
        let text = try String(contentsOf: log, encoding: .utf8)
        #expect(text.components(separatedBy: "no.css").count == 2, "\(text)")
        #expect(try legible([command, "no.css"]).errors.contains("no.css"))
    }
}
