import Foundation
import TestSupport
import Testing

@Suite("legible simulate --bold-text and --button-shapes")
struct TypeSettingsTests {
    private static let samples = URL(filePath: #filePath).appending(path: "../../../Samples")
        .standardizedFileURL
    private static let schema =
        samples
        .appending(path: "../Sources/Reporting/JSON/simulation-report.schema.json").standardizedFileURL

    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private struct Report: Decodable {
        let pictures: [Picture]

        struct Picture: Decodable {
            let results: [Result]
        }

        struct Result: Decodable {
            let boldText: BoldText?
            let buttonShapes: ButtonShapes?
            let path: String?
        }

        struct BoldText: Decodable {
            let lines: Int
            let boldened: Int
            let leastWidening: Double?
        }

        struct ButtonShapes: Decodable {
            let source: String
            let underlined: [Box]
        }

        struct Box: Decodable {
            let y: Int
        }
    }

    private func report(_ arguments: [String]) throws -> Report {
        let run = try LegibleProcess(
            ["simulate"] + arguments + ["--format", "json"], in: Self.samples)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(try JSONSchema(contentsOf: Self.schema).faults(in: run.output) == [])
        return try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    }

    @Test("draw both into one picture, and report what they did")
    func both() throws {
        let path = "Comparisons/bold-unanswered/violating-1/home@2x.png"
        let report = try report([path, "--bold-text", "--button-shapes", "-o", folder.path("out.png")])
        let result = try #require(report.pictures.first?.results.first)
        let bold = try #require(result.boldText)
        #expect(bold.lines >= 3 && bold.boldened == bold.lines)
        #expect(try #require(bold.leastWidening) > 0.01)
        let shapes = try #require(result.buttonShapes)
        #expect(shapes.source == "tint" && shapes.underlined.isEmpty)
        let written = try Data(contentsOf: folder.url.appending(path: "out.png"))
        #expect(try written != Data(contentsOf: Self.samples.appending(path: path)))
    }

    @Test("say in words what was done, and what would tell more")
    func words() throws {
        let path = "Comparisons/bold-unanswered/violating-1/home@2x.png"
        let run = try LegibleProcess(
            ["simulate", path, "--bold-text", "--button-shapes", "-o", folder.path("out.png")],
            in: Self.samples)
        #expect(run.exitCode == 0)
        #expect(run.output.contains("lines of text bolder, and in the app about 2 % wider"))
        #expect(run.output.contains("nothing underlined: no words have a button's colour"))
        #expect(run.output.contains("--elements"))
        #expect(run.output.contains("Bold Text: a model: "))
        #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.contains("/") })
    }

    @Test("know buttons from the view tree beside the picture, or from one that is named")
    func elements() throws {
        let path = "Comparisons/bold-unanswered/violating-1/home@2x.png"
        let data = try Data(contentsOf: Self.samples.appending(path: path))
        try folder.write(Array(data), to: "home@2x.png")
        let bold = try report([path, "--bold-text", "-o", folder.path("bold.png")])
        #expect(bold.pictures.first?.results.first?.buttonShapes == nil)
        // Any line will do: the whole screen is one button.
        let tree =
            #"{"version": 1, "elements": [{"frame": [0, 0, 300, 260], "role": "button", "label": "Ferry"}]}"#
        try folder.write(Array(tree.utf8), to: "home@2x.elements.json")
        try folder.write(Array(tree.utf8), to: "other.json")
        for more in [[], ["--elements", folder.path("other.json")]] {
            let arguments = [folder.path("home@2x.png"), "--button-shapes", "-o", folder.path("out.png")]
            let result = try #require(try report(arguments + more).pictures.first?.results.first)
            let shapes = try #require(result.buttonShapes)
            #expect(shapes.source == "elements" && shapes.underlined.count >= 3)
        }
        let first =
            #"{"version": 1, "elements": [{"frame": [0, 40, 300, 24], "role": "button", "label": "Ferry"}]}"#
        try folder.write(Array(first.utf8), to: "first.json")
        let run = try LegibleProcess(
            [
                "simulate", folder.path("home@2x.png"), "--button-shapes", "--elements",
                folder.path("first.json"), "-o", folder.path("out.png"),
            ], in: Self.samples)
        #expect(run.output.contains("1 line of buttons underlined"))
        try folder.write(Array("no tree".utf8), to: "home@2x.elements.json")
        let broken = try LegibleProcess(
            ["simulate", "home@2x.png", "--button-shapes", "-o", "out2.png"], in: folder.url)
        #expect(broken.exitCode == 65 && broken.errors.contains("elements"))
    }

    @Test("join the matrix and other settings")
    func matrix() throws {
        let path = "Comparisons/bold-unanswered/violating-1/home@2x.png"
        let report = try report([path, "--matrix", "--bold-text", "-o", folder.path("eight")])
        let results = try #require(report.pictures.first?.results)
        #expect(results.count == 8 && results.allSatisfy { $0.boldText?.boldened ?? 0 > 0 })
    }
}
