import Foundation
import TestSupport
import Testing

@Suite("legible colors, and names of system colours")
struct ColorsCommandTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func legible(_ arguments: String...) throws -> LegibleProcess {
        try LegibleProcess(arguments, in: FileManager.default.temporaryDirectory)
    }

    private static let samples: [(name: String, arguments: [String])] = [
        (
            "colors.txt",
            ["--release", "18", "--group", "label", "--group", "separator", "--contrast", "standard"]
        ),
        ("colors-names.txt", ["secondaryLabel", ".link", "--release", "26", "--appearance", "dark"]),
        ("colors.json", ["quaternaryLabel", "--release", "13", "--appearance", "light", "--format", "json"]),
        ("colors.md", ["--platform", "macos", "--release", "13", "--group", "text", "--format", "markdown"]),
        ("colors.csv", ["Color.blue", "--release", "26", "--appearance", "light", "--format", "csv"]),
    ]

    @Test("list what they listed", arguments: samples)
    func goldens(sample: (name: String, arguments: [String])) throws {
        let run = try LegibleProcess(
            ["colors"] + sample.arguments, in: FileManager.default.temporaryDirectory)
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        #expect(try run.output == Golden(sample.name).text(recording: run.output))
    }

    @Test(
        "exit with 64 where the command line is wrong",
        arguments: [
            ["systemPuce"], ["--platform", "beos"], ["--release", "12"], ["--group", "hues"],
            ["--appearance", "night"], ["--group", "background", "--platform", "tvos"],
            ["windowBackgroundColor", "--platform", "macos", "--contrast", "increased"],
        ])
    func usage(arguments: [String]) throws {
        let run = try LegibleProcess(["colors"] + arguments, in: FileManager.default.temporaryDirectory)
        #expect(run.exitCode == 64)
        #expect(run.output.isEmpty && !run.errors.isEmpty)
    }

    @Test("lay a table over the system's")
    func palette() throws {
        let table = """
            {"version": 1, "platform": "ios",
             "colors": [{"name": "brand", "group": "tint", "on": ["systemBackground"]}],
             "releases": [{"number": 26, "values": {"brand": {"light": {"color": "#E30613"}}}}]}
            """
        let file = try folder.write(Array(table.utf8), to: "brand.json")
        let run = try legible(
            "colors", "brand", "--palette", file, "--appearance", "light", "--format", "csv")
        #expect(run.exitCode == 0)
        #expect(
            run.output.hasSuffix(
                "brand,tint,light,#E30613,1.0,high,systemBackground,,#FFFFFF,#E30613,4.88,true\r\n"))
        #expect(try legible("convert", "brand", "--palette", file, "--to", "hex").output == "#E30613\n")
    }

    @Test("exit with 65 and name the file where a table cannot be read")
    func unreadable() throws {
        let file = try folder.write(Array("{".utf8), to: "brand.json")
        for path in [file, folder.path("missing.json")] {
            let run = try legible("colors", "--palette", path)
            #expect(run.exitCode == 65)
            #expect(run.errors.contains(path))
        }
    }

    private static let names: [([String], String)] = [
        (["systemBlue"], "#007AFF\n"), (["systemBlue", "--release", "26"], "#0088FF\n"),
        ([".red", "--appearance", "dark"], "#FF453A\n"), (["red"], "#FF0000\n"),
        (["UIColor.secondaryLabel", "--appearance", "dark-increased"], "#EBEBF5B3\n"),
        (["label", "--platform", "macos", "--release", "13"], "#000000D8\n"),
    ]

    @Test("stand for colours in convert", arguments: names)
    func convert(arguments: [String], output: String) throws {
        let release = arguments.contains("--release") ? [] : ["--release", "18"]
        let run = try LegibleProcess(
            ["convert"] + arguments + release + ["--to", "hex"], in: FileManager.default.temporaryDirectory)
        #expect(run.exitCode == 0)
        #expect(run.output == output)
    }

    @Test("stand for colours in contrast, each in the appearance that is asked for")
    func contrast() throws {
        let dark = try legible("contrast", "secondaryLabel", "systemBackground", "--appearance", "dark")
        #expect(dark.exitCode == 0)
        #expect(dark.output.contains("seen as   #8D8D93 on #000000"))
        let light = try legible("contrast", "secondaryLabel", "systemBackground")
        #expect(light.exitCode == 1)
        #expect(light.output.contains("contrast  3.43"))
    }

    @Test("are told apart from colours of CSS that are misspelt, and from appearances that are not known")
    func unknown() throws {
        let misspelt = try legible("contrast", "secondaryLabl", "white")
        #expect(misspelt.exitCode == 64)
        #expect(misspelt.errors.contains("no system colour of iOS"))
        let unknown = try legible(
            "contrast", "labelColor", "white", "--platform", "macos", "--appearance", "light-increased")
        #expect(unknown.exitCode == 64)
        #expect(unknown.errors.contains("labelColor is not known in light-increased"))
    }
}
