import ColorMath
import Foundation
import PNGFiles
import TestSupport
import Testing

@Suite("legible audit by .legible.yml files")
struct ScreenConfigurationCommandTests {
    let folder: TemporaryFolder

    /// A repository with two screens of three lines of text, each too pale.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(to: ".git/HEAD")
        let grey = SRGB8(red: 150, green: 150, blue: 150)
        let png = try PNGEncoder().encode(DrawnText.screen(grey) { _, _ in .white })
        for name in ["shots/home.png", "shots/old/list.png"] { try folder.write(png, to: name) }
    }

    private func write(_ text: String, to name: String = ".legible.yml") throws {
        try folder.write(Array(text.utf8), to: name)
    }

    private func legible(_ arguments: String...) throws -> LegibleProcess {
        try LegibleProcess(arguments, in: folder.url)
    }

    /// The screens of a JSON report on the standard output.
    private func images(in run: LegibleProcess) throws -> [[String: Any]] {
        let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        return try #require(report?["images"] as? [[String: Any]])
    }

    private func paths(in run: LegibleProcess) throws -> [String] {
        try images(in: run).compactMap { $0["path"] as? String }
    }

    @Test func `say which files of folders are audited, and what is left out is counted`() throws {
        try write("screens: {paths: shots, exclude: old/}")
        let run = try legible("audit", "--format", "json")
        #expect(try paths(in: run) == ["shots/home.png"])
        #expect(run.errors.contains("left out as excluded: 1, files and folders together"))
        let pattern = try legible("audit", "{shots,more}/**/*.png", "--format", "json")
        #expect(try paths(in: pattern) == ["shots/home.png"])
        #expect(
            try paths(in: legible("audit", "shots/old/list.png", "--format", "json")) == [
                "shots/old/list.png"
            ])
        try write("screens: {paths: shots/old}")
        let other = try legible("audit", "shots", "--format", "json")
        #expect(try paths(in: other) == ["shots/old/list.png"])
        #expect(other.errors.contains("not among the 'paths' of the configuration: 1"))
        for nothing in ["screens: {paths: elsewhere/}", "screens: {exclude: '**'}"] {
            try write(nothing)
            let run = try legible("audit", ".")
            #expect(run.exitCode == 65 && run.output.contains("all that is in it is left out, by "))
        }
        try write("standard: apple")
        #expect(try legible("audit").exitCode == 64)
    }

    @Test func `are named where they leave nothing out`() throws {
        try write("screens: {exclude: [old/, nowhere.png]}")
        let run = try legible("audit", ".", "--format", "json")
        #expect(run.errors.contains(".legible.yml: nothing is excluded by 'nowhere.png'"))
        #expect(!run.errors.contains("'old/'"))
    }

    @Test func `are added to by --exclude, and --quiet says nothing of what is left out`() throws {
        let run = try legible("audit", ".", "--exclude", "old/", "--exclude", "nowhere", "--format", "json")
        #expect(try paths(in: run) == ["shots/home.png"])
        #expect(run.errors.contains("left out as excluded: 1, files and folders together"))
        #expect(run.errors.contains("nothing is excluded by 'nowhere'"))
        let quiet = try legible("audit", ".", "--exclude", "old/", "--format", "json", "--quiet")
        #expect(try paths(in: quiet) == ["shots/home.png"] && quiet.errors.isEmpty)
        let none = try legible("audit", ".", "--exclude", "*.png", "--quiet")
        #expect(none.exitCode == 65 && none.output.contains("left out, by what is excluded"))
        let pair = try legible("compare", ".", "--exclude", "old/", "--exclude", "home.png")
        #expect(pair.exitCode == 65 && pair.output.contains("all that is in it is left out"))
    }

    @Test func `are not needed to leave out what was drawn of screens`() throws {
        #expect(try legible("audit", "shots/home.png", "--format", "annotated=shots/drawn").exitCode == 1)
        let run = try legible("audit", "shots", "--exclude", "old/", "--format", "json")
        #expect(try paths(in: run) == ["shots/home.png"])
        #expect(run.errors.contains("drawn of screens by this program: 1 picture"))
        let named = try legible("audit", "shots/drawn/home.png", "--format", "json")
        #expect(try paths(in: named) == ["shots/drawn/home.png"])
        let none = try legible("audit", "shots/drawn")
        #expect(none.exitCode == 65 && none.output.contains("as this program drew it of screens"))
    }

    @Test func `say what is ignored, which reports count apart with its reason`() throws {
        try write("screens: {ignore: [{band: {top: 90px}, reason: Drawn by the system}]}")
        let run = try legible("audit", "shots/home.png")
        #expect(run.exitCode == 1)
        #expect(run.output.contains("1 suppressed by an exception") && run.output.contains("  2 fail, "))
        try write("screens: {ignore: [{band: {bottom: 220px}, reason: Drawn by the system}]}")
        #expect(try legible("audit", "shots/home.png").exitCode == 0)
        let json = try legible("audit", "shots/home.png", "--format", "json").output
        #expect(json.contains("\"reason\" : \"Drawn by the system\""))
        // What a line of NDJSON says is the same after a merge.
        #expect(try legible("audit", "shots/home.png", "--format", "ndjson=run.ndjson").exitCode == 0)
        #expect(try legible("merge", "run.ndjson", "--format", "json").output == json)
        try write("screens: {ignore: [{band: {bottom: 220px}, reason: a, until: 2020-01-01}]}")
        let ended = try legible("audit", "shots/home.png", "--resume", "run.ndjson")
        #expect(ended.exitCode == 1 && ended.output.contains("ended on 2020-01-01"))
    }

    @Test func `are reported where they do nothing, in a run over all that they are for`() throws {
        try write(
            """
            screens:
              paths: shots
              ignore:
                - {band: {top: 90px}, reason: Drawn by the system}
                - {band: {top: 1px}, reason: Too thin}
                - {paths: 'shots/odl/', band: {top: 90px}, reason: Misspelt}
                - {band: {top: 2px}, reason: Over, until: 2020-01-01}
                - {band: {bottom: 220px}, reason: Over, until: 2020-01-01}
                - {rules: [text-cut], band: {top: 3px}, reason: For comparisons}
              overrides:
                - {paths: 'shots/old/', scale: 2}
                - {paths: 'shots/odl/', scale: 2}
            """)
        let thin = "covers nothing that was found on"
        let run = try legible("audit", "--write-baseline", "known.json")
        #expect(
            run.errors.contains(
                ".legible.yml:5:7: this entry of 'ignore' \(thin) 2 screens: remove it, or correct it"))
        #expect(run.errors.contains(".legible.yml:6:7: this entry of 'ignore' holds for no screen"))
        #expect(run.errors.contains(".legible.yml:7:7: this entry of 'ignore' \(thin) 2 screens"))
        #expect(run.errors.contains(".legible.yml:12:7: this entry of 'overrides' holds for no screen"))
        for line in [4, 11] { #expect(!run.errors.contains(".legible.yml:\(line):")) }
        #expect(
            run.errors.contains(": this entry of 'ignore' ended on 2020-01-01, and what it covers counts"))
        #expect(try legible("audit", "shots").errors.contains(thin))
        #expect(try legible("audit", "**/*.png").errors.contains(thin))
        #expect(try legible("audit", "shots", "--baseline", "known.json").errors.contains(thin))
        // What was taken from an earlier run counts, too.
        _ = try legible("audit", "shots", "--format", "ndjson=run.ndjson")
        #expect(try legible("audit", "shots", "--resume", "run.ndjson").errors.contains(".legible.yml:5:7:"))
        #expect(
            !(try legible("audit", "shots", "--resume", "run.ndjson").errors.contains(".legible.yml:4:7")))
        // What an entry covers may be on the other screens.
        for part in [
            ["shots/home.png"], ["shots/old"], ["shots", "--shard", "1/2"],
            ["shots", "--disable", "small-text"],
            ["shots/home.png", "shots/old/list.png"], ["shots", "--standard", "wcag-aa"],
        ] {
            let run = try LegibleProcess(["audit"] + part, in: folder.url)
            let idle = run.errors.split(separator: "\n").filter {
                $0.contains("this entry of") && !$0.contains("ended on")
            }
            #expect(idle.isEmpty, "\(part)")
        }
        try folder.write(Array("PNG".utf8), to: "shots/broken.png")
        #expect(!(try legible("audit", "shots").errors.contains(thin)))
    }

    @Test func `hold for some screens, and reports name the place`() throws {
        try write(
            """
            screens:
              scale: 1
              overrides:
                - {paths: 'shots/old/', scale: 2, standard: wcag-aaa, rules: {text-contrast: warning}}
            """)
        let run = try legible("audit", "shots", "--format", "json")
        let images = try images(in: run)
        #expect(images.compactMap { $0["scale"] as? Double } == [1, 2])
        #expect(images.compactMap { $0["standard"] as? String } == ["wcag-aa", "wcag-aaa"])
        #expect(images[0]["overrides"] == nil)
        #expect(images[1]["overrides"] as? [String] == [".legible.yml:4:7"])
        #expect(images[1]["configuration"] as? [String] == [".legible.yml"])
        #expect(try legible("audit", "shots/old").exitCode == 0)
        #expect(
            try self.images(in: legible("audit", "shots/old", "--scale", "3", "--format", "json"))[0]["scale"]
                as? Double == 3)
        // Parts of one run are merged though their options differ.
        for part in ["1/2", "2/2"] {
            _ = try legible("audit", "shots", "--shard", part, "--format", "ndjson=\(part.prefix(1)).ndjson")
        }
        #expect(try legible("merge", "1.ndjson", "2.ndjson", "--format", "json").output == run.output)
    }

    @Test func `say what is reported and what fails, unless the command line does`() throws {
        try write("screens: {formats: [json=out/all.json], fail-on: never}", to: "shots/.legible.yml")
        try folder.write(to: "shots/out/keep")
        let run = try legible("audit", "shots")
        #expect(run.exitCode == 0 && run.output.isEmpty)
        #expect(FileManager.default.fileExists(atPath: folder.path("shots/out/all.json")))
        #expect(try legible("audit", "shots", "--fail-on", "error").exitCode == 1)
        #expect(try legible("audit", "shots", "--format", "terminal").output.contains("6 fail"))
        let outside = try legible("audit", ".")
        #expect(outside.exitCode == 1 && outside.output.contains("6 fail"))
        #expect(outside.errors.contains("shots/.legible.yml: formats, fail-on not taken"))
        try write("screens: {fail-on: error}", to: "shots/old/.legible.yml")
        let both = try legible("audit", "shots/home.png", "shots/old/list.png")
        #expect(both.exitCode == 64 && both.errors.contains("say different things of 'fail-on'"))
        let told = try legible("audit", "shots/home.png", "shots/old/list.png", "--fail-on", "error")
        #expect(told.exitCode == 1)
        try write("screens:\n  formats: [terminal, jsn=a]")
        let wrong = try legible("audit", ".")
        #expect(
            wrong.exitCode == 65
                && wrong.errors.contains(".legible.yml:2:23: 'jsn=a' is no report; did you mean 'json'?"))
    }

    @Test(arguments: [
        "../out.json", "/tmp/legible-out.json", ".git/config", "link/out.json", "a/../../out.json",
    ])
    func `have reports written below their folders alone, unless they are named`(file: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("shots/link"), withDestinationPath: folder.path("shots/old"))
        try write("screens: {formats: ['json=\(file)']}", to: "shots/.legible.yml")
        let run = try legible("audit", "shots/home.png")
        #expect(run.exitCode == 65)
        #expect(
            run.errors.contains("shots/.legible.yml:1:21: a report that a configuration asks for lies below"))
        guard file.hasPrefix("link") else { return }
        #expect(try legible("audit", "shots/home.png", "--config", "shots/.legible.yml").exitCode == 1)
        #expect(FileManager.default.fileExists(atPath: folder.path("shots/old/out.json")))
    }

    @Test func `name the baseline`() throws {
        #expect(try legible("audit", "shots", "--write-baseline", "shots/known.json").exitCode == 0)
        try write("screens: {baseline: known.json}", to: "shots/.legible.yml")
        let run = try legible("audit", "shots")
        #expect(run.exitCode == 0 && run.output.contains("6 suppressed by the baseline"))
        #expect(try legible("audit", "shots", "--write-baseline", "other.json").exitCode == 0)
    }

    @Test func `do not take a baseline that cannot be looked for to be missing`() throws {
        try write("screens: {baseline: \(String(repeating: "a", count: 300)).json}", to: "shots/.legible.yml")
        let run = try legible("audit", "shots")
        #expect(run.exitCode == 65 && run.errors.contains("cannot be read: "), "\(run.errors)")
        #expect(!run.errors.contains("--write-baseline"))
        try write("screens: {baseline: none.json}", to: "shots/.legible.yml")
        #expect(try legible("audit", "shots").errors.contains("write it with --write-baseline"))
    }

    @Test func `are said to hold together`() throws {
        try write("standard: wcag-aaa")
        try write("rules: {small-text: off}", to: "shots/.legible.yml")
        let run = try legible("audit", "shots/home.png")
        #expect(
            run.output.hasSuffix(
                "  configuration: shots/.legible.yml over .legible.yml\n  switched off: small-text\n"))
        #expect(run.output.contains("judged by wcag-aaa"))
    }
}

@Suite("legible config")
struct ConfigCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(to: ".git/HEAD")
    }

    private func write(_ text: String, to name: String = ".legible.yml") throws {
        try folder.write(Array(text.utf8), to: name)
    }

    private func legible(_ arguments: String...) throws -> LegibleProcess {
        try LegibleProcess(["config"] + arguments, in: folder.url)
    }

    @Test func `says what is in force, and which line says so`() throws {
        try write("standard: wcag-aaa\nrules: {small-text: off}\nscreens:\n  exclude: [old]")
        try write(
            "screens:\n  exclude: new\n  scale: 3\npalette:\n  roles: {ink: [text.*]}", to: "app/.legible.yml"
        )
        let run = try legible("app")
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines[0] == "# app: app/.legible.yml over .legible.yml")
        func place(_ value: String) -> String? {
            lines.first { $0.hasPrefix(value) }.flatMap { $0.split(separator: "#").last.map(String.init) }
        }
        #expect(place("standard: wcag-aaa ") == " .legible.yml:1")
        #expect(place("  small-text: off ") == " .legible.yml:2")
        #expect(place("  text-contrast: error ") == " default")
        #expect(place("    - old ") == " .legible.yml:4" && place("    - new ") == " app/.legible.yml:2")
        #expect(place("  scale: 3 ") == " app/.legible.yml:3" && place("  fail-on: error ") == " default")
        #expect(place("    ink: [\"text.*\"] ") == " app/.legible.yml:5")
        // What is printed says the same once more.
        try write("root: true\n" + run.output, to: "again/.legible.yml")
        let again = try legible("again").output.split(separator: "\n")
        func values(_ lines: some Sequence<some StringProtocol>) -> [String] {
            lines.filter { !$0.hasPrefix("#") }
                .map { $0.split(separator: "#")[0].trimmingCharacters(in: .whitespaces) }
        }
        #expect(values(again) == values(lines))
    }

    @Test func `applies the overrides that match a screen`() throws {
        try write(
            """
            screens:
              scale: 2
              overrides:
                - {paths: 'a/*', scale: 3, standard: apple}
              ignore:
                - {paths: 'b/*', band: {top: 1}, reason: b}
            """)
        let screen = try legible("a/home.png").output
        #expect(screen.contains("  scale: 3") && screen.contains("standard: apple"))
        #expect(!screen.contains("overrides") && !screen.contains("ignore"))
        let other = try legible("b/home.png").output
        #expect(
            other.contains("  scale: 2")
                && other.contains("  ignore:\n    - {paths: \"b/*\", band: {top: 1}, reason: b}"))
        #expect(try legible().output.contains("  overrides:\n    - {paths: \"a/*\""))
    }

    @Test func `has a form for programs, and a schema for editors`() throws {
        try write("standard: apple")
        let run = try legible("--format", "json")
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(report["files"] as? [String] == [".legible.yml"])
        let values = try #require(report["values"] as? [[String: Any]])
        let standard = try #require(values.first { $0["key"] as? [String] == ["standard"] })
        #expect(standard["value"] as? String == "apple" && standard["line"] as? Int == 1)
        #expect(try legible("--schema").output.contains("json-schema.org"))
    }

    @Test func `says what is wrong with a file, and where`() throws {
        try write("rules:\n  smal-text: off")
        let run = try legible()
        #expect(run.exitCode == 65 && run.output.isEmpty)
        #expect(
            run.errors.contains(".legible.yml:2:3: there is no rule 'smal-text'; did you mean 'small-text'?"))
    }

    @Test func `says so where there is no file`() throws {
        #expect(try legible("a.png").output.hasPrefix("# a.png: no configuration file\nstandard: wcag-aa "))
    }
}
