import Foundation
import TestSupport
import Testing

@Suite("legible assets")
struct AssetsCommandTests {
    private static let samples = URL(filePath: #filePath).appending(path: "../../../Samples")
        .standardizedFileURL

    /// What the command says of folders of the samples.
    private struct Report: Decodable {
        let findings: [Finding]
        let errors: [Fault]
        let sets: [Images]

        struct Finding: Decodable {
            let rule: String
            let path: String
        }
        struct Fault: Decodable {
            let path: String
        }
        struct Images: Decodable {
            let path: String
        }
    }

    private func run(_ arguments: [String], in folder: URL = samples) throws -> LegibleProcess {
        try LegibleProcess(["assets"] + arguments, in: folder)
    }

    private func report(on paths: [String]) throws -> (Report, text: String) {
        let run = try run(paths + ["--format", "json", "--fail-on", "never"])
        #expect(run.exitCode == 0, "\(run.errors)")
        return (try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)), run.output)
    }

    /// The rules with sample folders, each with those that violate and those that respect it.
    private static let rules: [String] = {
        let folder = samples.appending(path: "Assets").path
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }()

    @Test("has samples for every rule")
    func samples() {
        #expect(Self.rules.count >= 35)
    }

    @Test("finds what violates a rule, and is silent about what respects it", arguments: rules)
    func cases(rule: String) throws {
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: Self.samples.appending(path: "Assets/\(rule)").path
        ).sorted()
        // Each by itself: an icon tells the systems of all that is read by one path.
        let (report, _) = try report(on: folders.map { "Assets/\(rule)/\($0)" })
        func isFound(_ folder: String) -> Bool {
            report.findings.contains { $0.rule == rule && $0.path.contains("Assets/\(rule)/\(folder)/") }
        }
        let violating = folders.filter { $0.hasPrefix("violating-") }
        let respecting = folders.filter { $0.hasPrefix("respecting-") }
        #expect(violating.count >= 5 && respecting.count >= 5)
        let missed = violating.filter { !isFound($0) }
        #expect(Double(missed.count) <= 0.05 * Double(violating.count), "missed: \(missed)")
        #expect(respecting.filter(isFound) == [])
        #expect(report.errors.map(\.path) == [])
        // Every folder was looked at: what is silent is not unread.
        for folder in folders {
            #expect(report.sets.contains { $0.path.contains("Assets/\(rule)/\(folder)") }, "\(folder)")
        }
    }

    @Test("writes what its schema lays down", arguments: ["icon-sizes", "image-scales", "symbol-weights"])
    func schema(rule: String) throws {
        let file = Self.samples.appending(
            path: "../Sources/Reporting/Assets/assets-report.schema.json"
        ).standardizedFileURL
        let (_, text) = try report(on: ["Assets/\(rule)"])
        let faults = try JSONSchema(contentsOf: file).faults(in: text)
        #expect(faults == [])
    }

    @Test("writes the scales of Android's densities as the schema has them")
    func lowDensity() throws {
        let folder = try TemporaryFolder()
        let file = Self.samples.appending(
            path: "Assets/image-profile/respecting-1/Assets.xcassets/star.imageset/star@2x.png")
        for density in ["ldpi", "mdpi"] {
            try folder.write(Array(try Data(contentsOf: file)), to: "res/drawable-\(density)/star.png")
        }
        let schema = try JSONSchema(
            contentsOf: Self.samples.appending(path: "../Sources/Reporting/Assets/assets-report.schema.json"))
        let run = try run(["res", "--format", "json", "--fail-on", "never"], in: folder.url)
        #expect(run.output.contains("0.75"))
        #expect(try schema.faults(in: run.output) == [])
    }

    @Test("takes no picture for a mask that is opaque all over, nor files of Android for stickers")
    func guesses() throws {
        let folder = try TemporaryFolder()
        let file = Self.samples.appending(path: "Screens/01-ferry@2x.png")
        for path in ["docs/icon-template.png", "src/main/assets/stickers/cat.png"] {
            try folder.write(Array(try Data(contentsOf: file)), to: path)
        }
        let run = try run([".", "--format", "oneline", "--fail-on", "never"], in: folder.url)
        #expect(run.exitCode == 0)
        #expect(!run.output.contains("template-") && !run.output.contains("sticker-"))
    }

    @Test("ends with 1 for failures, 0 without, and 65 where nothing could be looked at")
    func exitCodes() throws {
        #expect(try run(["Assets/icon-opacity/violating-1"]).exitCode == 1)
        #expect(try run(["Assets/icon-opacity/violating-1", "--disable", "icon-opacity"]).exitCode != 65)
        #expect(try run(["Assets/icon-opacity/respecting-1"]).exitCode == 0)
        #expect(try run(["Assets/nowhere"]).exitCode == 65)
        #expect(try run(["../Documentation"]).exitCode == 65)
        #expect(try run(["../Documentation", "--allow-empty"]).exitCode == 0)
        #expect(try run([]).exitCode == 64)
        #expect(try run(["Assets/icon-opacity", "--format", "annotated=out"]).exitCode == 64)
    }

    @Test("shows what findings are about on a page: the translucent on white and on black")
    func pictures() throws {
        let page = try run([
            "Assets/icon-opacity/violating-1", "Assets/image-interlaced/violating-1", "--format", "html",
        ]).output
        #expect(page.contains("img-src data:"))
        #expect(page.contains(".png, on white</figcaption>") && page.contains(".png, on black</figcaption>"))
        #expect(page.contains(".png</figcaption>"))
        let text = try run(["Assets/icon-opacity/violating-1", "--format", "markdown"]).output
        #expect(!text.contains("on white"))
    }

    @Test("looks at the images that the configuration selects, in catalogs too")
    func selected() throws {
        let folder = try TemporaryFolder()
        let good = Self.samples.appending(path: "Assets/icon-opacity/violating-1/Assets.xcassets")
        try folder.copy(good, to: "Assets.xcassets")
        func run(_ paths: String) throws -> LegibleProcess {
            try folder.write(Array("assets: {paths: [\(paths)]}".utf8), to: ".legible.yml")
            return try self.run(["."], in: folder.url)
        }
        #expect(try run("Assets.xcassets").exitCode == 1)
        #expect(try run("'*.appiconset'").exitCode == 1)
        let nothing = try run("Icons")
        #expect(nothing.exitCode == 65)
        #expect((nothing.output + nothing.errors).contains("'paths', which no image matches"))
    }

    @Test("reads the rest where one file is damaged, and names it")
    func damaged() throws {
        let folder = try TemporaryFolder()
        try folder.write(Array("no picture".utf8), to: "A.xcassets/cut.imageset/cut.png")
        try folder.write(
            Array(#"{"images": [{"filename": "cut.png", "scale": "1x"}]}"#.utf8),
            to: "A.xcassets/cut.imageset/Contents.json")
        let good = Self.samples.appending(path: "Assets/icon-opacity/violating-1/Assets.xcassets")
        try folder.copy(good, to: "B.xcassets")
        let run = try run(["."], in: folder.url)
        #expect(run.exitCode == 65)
        #expect(run.output.contains("cut.png") && run.output.contains("icon-opacity"))
    }

    @Test("counts PNG files that Xcode packed, and goes on")
    func packedByXcode() throws {
        let folder = try TemporaryFolder()
        let file = Self.samples.appending(
            path: "Assets/image-profile/respecting-1/Assets.xcassets/star.imageset/star@2x.png")
        var bytes = Array(try Data(contentsOf: file))
        bytes.insert(contentsOf: [0, 0, 0, 4] + Array("CgBI".utf8) + [0x50, 0, 0x20, 2, 0, 0, 0, 0], at: 8)
        try folder.write(bytes, to: "App/star@2x.png")
        try folder.write(Array(try Data(contentsOf: file)), to: "App/moon.png")
        let run = try run(["App", "--format", "json", "--fail-on", "never"], in: folder.url)
        #expect(run.exitCode == 0 && run.errors.contains("1 PNG file that Xcode packed"))
        let report = try JSONDecoder().decode(Totals.self, from: Data(run.output.utf8))
        #expect(report.notes.count { $0.contains("CgBI") } == 1 && report.savableBytes == 0)
    }

    private struct Totals: Decodable {
        let notes: [String]
        let savableBytes: Int
    }

    @Test("says how many bytes can be saved in all")
    func savable() throws {
        let run = try run([
            "Assets/image-size/violating-1", "Assets/image-size/violating-3", "--fail-on", "never",
        ])
        #expect(run.output.contains("KB can be saved in image files without a pixel changing"))
        let none = try self.run(["Assets/image-size/respecting-1", "--fail-on", "never"])
        #expect(!none.output.contains("can be saved in image files"))
    }

    @Test("counts only what a baseline does not know")
    func baseline() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("known.json")
        #expect(try run(["Assets/icon-shape/violating-1", "--write-baseline", path]).exitCode == 0)
        #expect(try run(["Assets/icon-shape/violating-1", "--baseline", path]).exitCode == 0)
        #expect(try run(["Assets/icon-shape/violating-2", "--baseline", path]).exitCode == 1)
    }

    @Test("gives the same bytes however many images are worked on at once")
    func jobs() throws {
        let one = try run(["Assets/glyph-weight", "--jobs", "1", "--format", "json"])
        #expect(try run(["Assets/glyph-weight", "--jobs", "7", "--format", "json"]).output == one.output)
    }
}
