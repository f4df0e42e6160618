import Audit
import ColorMath
import Foundation
import PNGFiles
import TestSupport
import Testing

@Suite("legible init")
struct InitCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let png = try PNGEncoder().encode(DrawnText.screen(.black) { _, _ in .white })
        for name in ["shots/home@2x.png", "shots/deep/list@2x.png", "my {own}/a@3x.png"] {
            try folder.write(png, to: name)
        }
    }

    private func legible(_ arguments: String...) throws -> LegibleProcess {
        try LegibleProcess(arguments, in: folder.url)
    }

    @Test func `proposes what was found, which audits the same screens`() throws {
        let run = try legible("init")
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        #expect(run.output.contains("  # 3 PNG files in 2 folders.\n"))
        #expect(run.output.contains("    - shots/  # 2\n"))
        #expect(run.output.contains("  # scale: 2  # seen: 2 (2), 3 (1)\n"))
        #expect(run.output.contains("  #   by fileName\n"))
        #expect(try legible("init", "--write").errors == "legible: wrote .legible.yml\n")
        let file = folder.path(".legible.yml")
        #expect(try String(contentsOfFile: file, encoding: .utf8) == run.output)
        let audit = try legible("audit")
        #expect(audit.exitCode == 0 && audit.output.contains(" on 3 screens, judged by wcag-aa"))
        let again = try legible("init", "--write")
        #expect(again.exitCode == 70 && again.errors.contains("there is one already"))
    }

    @Test func `holds for what lies in its folder, in whichever of its folders it is asked`() throws {
        let outside = try LegibleProcess(["init", "../shots"], in: folder.url.appending(path: "my {own}"))
        #expect(outside.exitCode == 64 && outside.errors.contains("'../shots' does not lie in this one"))
        try folder.write([], to: ".git/HEAD")
        #expect(try legible("init", "--write").exitCode == 0)
        let audit = try LegibleProcess(["audit"], in: folder.url.appending(path: "my {own}"))
        #expect(audit.exitCode == 0 && audit.output.contains(" on 3 screens, judged by wcag-aa"), "\(audit)")
    }

    @Test func `names the folders of tests by a pattern, and no pictures of catalogs`() throws {
        let png = try PNGEncoder().encode(DrawnText.screen(.black) { _, _ in .white })
        for name in [
            "App/A/__Snapshots__/ATests/a@2x.png", "App/B/__Snapshots__/BTests/b@2x.png",
            "App/Assets.xcassets/AppIcon.appiconset/icon.png",
        ] { try folder.write(png, to: name) }
        let output = try legible("init", "App").output
        #expect(output.contains("    - \"**/__Snapshots__/**/*.png\"  # 2\n"))
        #expect(!output.contains("xcassets"))
    }

    @Test func `has comments that hold once they are taken away`() throws {
        let lines = try legible("init", "shots").output.split(separator: "\n")
        let examples = lines.map { line in
            guard !line.contains("unknown"), let match = line.wholeMatch(of: /( *)# ( *(- )?(\{|[a-z-]+:).*)/)
            else { return String(line) }
            return String(match.1 + match.2)
        }.joined(separator: "\n")
        let configuration = try Configuration(decoding: examples, path: ".legible.yml")
        #expect(configuration.screens.ignored.count == 2 && configuration.screens.overrides.count == 1)
        let run = configuration.screens.run
        #expect(run.formats.count == 2 && run.baseline != nil)
    }

    @Test func `finds nothing where there is nothing`() throws {
        #expect(try legible("init", "nowhere").exitCode == 65)
    }
}

@Suite("Completion")
struct CompletionTests {
    @Test(
        arguments: [
            ("--format", "sarif"), ("--disable", "icon-contrast"), ("--enable", "preferred-contrast"),
            ("--vision", "deuteranopia"), ("--appearance", "dark-increased"), ("--fail-on", "warning"),
            ("--to", "oklch"),
        ])
    func `knows the names that people do not`(option: String, name: String) throws {
        let script = try LegibleProcess(
            ["--generate-completion-script", "bash"], in: FileManager.default.temporaryDirectory
        ).output
        let lines = script.split(separator: "\n").map(String.init)
        let offered = lines.indices.contains { index in
            lines[index].contains(option) && lines[index...].prefix(4).contains { $0.contains(name) }
        }
        #expect(offered, "\(option)")
    }

    /// No table has colours or styles of Android or of the web.
    @Test(arguments: ["contrast", "colors", "convert", "simulate", "type"])
    func `offers platforms that there is something of`(command: String) throws {
        let script = try LegibleProcess(
            ["--generate-completion-script", "bash"], in: FileManager.default.temporaryDirectory
        ).output
        let function = try #require(script.components(separatedBy: "_legible_\(command)() {").last)
        let platform = try #require(function.components(separatedBy: "'--platform')").dropFirst().first)
        let offered = platform.prefix(200)
        #expect(offered.contains("visionos") && !offered.contains("android"), "\(offered)")
        let subject = ["colors", "type"].contains(command) ? [] : ["#fff", "#999"]
        let target = command == "convert" ? ["--to", "hex"] : []
        let run = try LegibleProcess(
            [command] + subject + target + ["--platform", "android"],
            in: FileManager.default.temporaryDirectory)
        #expect(run.exitCode == 64 && run.errors.contains("of Android"), "\(run.errors)")
        #expect(!run.errors.contains("leave"))
    }

    @Test func `asks for the names of colours`() throws {
        let run = try LegibleProcess(
            ["---completion", "colors", "--", "positional@0", "0", "0", "sec"],
            in: FileManager.default.temporaryDirectory)
        #expect(run.output.split(separator: "\n").contains("secondaryLabel"))
    }
}
