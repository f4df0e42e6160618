import Foundation
import PNGFiles
import Raster
import TestSupport
import Testing

/// `legible compare`, from the command line.
struct `legible compare` {
    private static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    private static let samples = package.appending(path: "Samples/Comparisons")
    private static let schema = package.appending(
        path: "Sources/Reporting/ScreenComparison/screen-comparison-report.schema.json")

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["form-rest", "form-focus1", "form-focus2", "odd"] {
            var screen = Bitmap<UInt8>(
                width: 64, height: 64, filledWith: RGBA(red: 255, green: 255, blue: 255))
            if name == "form-focus1" {
                for x in 8..<40 { screen[x, 8] = RGBA(red: 0, green: 0, blue: 128) }
            }
            try folder.write(try PNGEncoder().encode(screen), to: "Screens/\(name).png")
        }
    }

    private func compare(_ arguments: String...) throws -> LegibleProcess {
        try LegibleProcess(["compare"] + arguments, in: folder.url)
    }

    @Test func `says what each stop of the focus changes, and fails where one changes nothing`() throws {
        let run = try compare("Screens")
        #expect(run.exitCode == 1)
        let rows = run.output.split(separator: "\n").filter { $0.hasPrefix("Screens/form ") }
        #expect(rows.count == 2)
        #expect(rows.first?.contains("32 px") == true && rows.last?.contains("nothing") == true)
        #expect(run.output.contains("focus-visible"))
        #expect(run.errors.contains("Screens/odd.png: nothing to compare it with"))
        #expect(try compare("Screens", "--disable", "focus-visible").exitCode == 0)
        #expect(try compare("Screens", "--fail-on", "never").exitCode == 0)
    }

    @Test func `has the tenth stop of the focus behind the second`() throws {
        let screen = Bitmap<UInt8>(
            width: 64, height: 64, filledWith: RGBA(red: 255, green: 255, blue: 255))
        for name in ["rest", "focus10", "focus2", "focus1"] {
            try folder.write(try PNGEncoder().encode(screen), to: "Stops/list-\(name).png")
        }
        let run = try compare("Stops")
        let rows = run.output.split(separator: "\n").filter { $0.hasPrefix("Stops/list ") }
        let stops = rows.compactMap { $0.split(separator: " ").dropFirst().first }
        #expect(stops == ["focus1", "focus2", "focus10"], "\(run.output)")
    }

    @Test func `ends with 65 where no two screenshots are of one screen`() throws {
        let run = try compare("Screens/odd.png")
        #expect(run.exitCode == 65 && run.errors.contains("no two screenshots are of one screen"))
        let group = try compare("Screens", "--group", "{screen}-{language}.png")
        #expect(group.exitCode == 65)
        #expect(group.errors.contains("odd.png: its name does not fit"))
    }

    @Test func `names what it cannot read, and compares the others`() throws {
        try folder.write(Array("no picture".utf8), to: "Screens/form-hover.png")
        let run = try compare("Screens")
        #expect(run.exitCode == 65)
        #expect(run.errors.contains("Screens/form-hover.png: ") || run.output.contains("form-hover.png"))
        #expect(run.output.contains("focus-visible"))
    }

    @Test func `refuses patterns and reports that make no sense`() throws {
        for arguments in [
            ["Screens", "--group", "{colour}"], ["Screens", "--group", "home.png"], [],
            ["Screens", "--format", "annotated=out"],
        ] {
            #expect(try LegibleProcess(["compare"] + arguments, in: folder.url).exitCode == 64)
        }
    }

    @Test func `writes every format, JSON by its schema, and the same bytes each time`() throws {
        let schema = try JSONSchema(contentsOf: Self.schema)
        let first = try compare("Screens", "--format", "json")
        #expect(try schema.faults(in: first.output) == [])
        #expect(first.output.contains("\"focus-visible\""))
        try folder.write(Array("no picture".utf8), to: "Faulty/form-rest.png")
        let faulty = try compare("Screens", "Faulty", "--format", "json")
        #expect(faulty.exitCode == 65)
        #expect(try schema.faults(in: faulty.output) == [])
        #expect(try compare("Screens", "--format", "json", "--jobs", "3").output == first.output)
        for format in ["sarif", "junit", "markdown", "html", "gitlab", "oneline", "xcode", "earl"] {
            let run = try compare("Screens", "--format", format)
            #expect(run.exitCode == 1 && !run.output.isEmpty, "\(format)")
        }
        let page = try compare("Screens", "--format", "html").output
        #expect(page.contains("0 lines compared") && !page.contains("0 passed"))
        // The screens are there, to be seen with a deficiency, too, and not their outlines.
        #expect(page.contains("choose-none") && page.contains("img-src data:"))
        #expect(!page.contains("An outline"))
        #expect(page.contains("<figcaption>On Screens/form-rest.png</figcaption>"))
    }

    @Test func `counts nothing that a baseline knows`() throws {
        #expect(try compare("Screens", "--write-baseline", "known.json").exitCode == 0)
        #expect(try compare("Screens", "--baseline", "known.json").exitCode == 0)
    }

    @Test func `takes what fails, the reports and the baseline from the configuration`() throws {
        try folder.write(
            Array("screens: {fail-on: never, formats: [oneline, annotated=out, markdown=compare.md]}".utf8),
            to: "Screens/.legible.yml")
        let run = try compare("Screens")
        #expect(run.exitCode == 0)
        #expect(run.output.contains(" focus-visible "))
        #expect(run.errors.contains("'annotated' of the configuration is about one screenshot"))
        let markdown = try String(
            contentsOf: folder.url.appending(path: "Screens/compare.md"), encoding: .utf8)
        #expect(markdown.contains("`Screens/form-focus2.png`, against `Screens/form-rest.png`"))
        #expect(try compare("Screens", "--format", "json").output.hasPrefix("{"))

        #expect(try compare("Screens", "--write-baseline", "Screens/known.json").exitCode == 0)
        try folder.write(Array("screens: {baseline: known.json}".utf8), to: "Screens/.legible.yml")
        #expect(try compare("Screens").exitCode == 0)
    }

    @Test func `counts nothing that the configuration ignores, and says what has expired`() throws {
        let ignore = { (entry: String) throws in
            _ = try folder.write(Array("screens: {ignore: [{\(entry)}]}".utf8), to: "Screens/.legible.yml")
        }
        try ignore("reason: a known one, rules: focus-visible, band: {top: 64}")
        let run = try compare("Screens", "--format", "json")
        #expect(run.exitCode == 0)
        #expect(run.output.contains("a known one"))
        try ignore("reason: only there, rules: focus-visible, box: {x: 0, y: 0, width: 30px, height: 30px}")
        #expect(try compare("Screens").exitCode == 1)
        try ignore("reason: another file, paths: form-rest.png, band: {top: 64}")
        #expect(try compare("Screens").exitCode == 1)
        try ignore("reason: too late, until: 2020-01-01, band: {top: 64}")
        let late = try compare("Screens")
        #expect(late.exitCode == 1 && late.errors.contains("this entry of 'ignore' ended on 2020-01-01"))
    }

    @Test func `shares a baseline with audits, and neither calls what the other knows fixed`() throws {
        var faint = Bitmap<UInt8>(width: 64, height: 64, filledWith: RGBA(red: 255, green: 255, blue: 255))
        faint[3, 3] = RGBA(red: 250, green: 250, blue: 250)
        try folder.write(try PNGEncoder().encode(faint), to: "Screens/form-hover.png")
        let known = """
            {"schemaVersion": 1, "findings": [{"path": "Screens/form-rest.png", "rule": "text-contrast",
            "fingerprint": "0123456789abcdef", "contrast": 2.1, "message": "of an audit"}]}
            """
        try folder.write(Array(known.utf8), to: "known.json")
        let written = try compare("Screens", "--write-baseline", "known.json")
        #expect(written.exitCode == 0)
        let text = try String(contentsOf: folder.url.appending(path: "known.json"), encoding: .utf8)
        #expect(text.contains("of an audit") && text.contains("\"reference\" : \"Screens/form-rest.png\""))
        let run = try compare("Screens", "--baseline", "known.json")
        #expect(run.exitCode == 0 && !run.errors.contains("fixed since"))
        let audit = try LegibleProcess(["audit", "Screens", "--baseline", "known.json"], in: folder.url)
        #expect(audit.errors.contains("of an audit") && !audit.errors.contains("Compared with"))
    }

    @Test func `names one folder of view trees, and what of them cannot be read`() throws {
        try folder.write(Array("{".utf8), to: "Trees/form-focus1.json")
        let run = try compare("Screens", "--elements", "Trees")
        #expect(run.exitCode == 65)
        #expect((run.output + run.errors).contains("form-focus1.json:1:2: "))
        #expect(run.output.contains("focus1  32 px"))
        #expect(run.errors.contains("form-rest.png: no elements of this screen are in Trees"))
        #expect(try compare("Screens", "--elements", "Trees/form-focus1.json").exitCode == 64)
    }

    @Test func `compares nothing of two sizes where nothing says what is different`() throws {
        let small = Bitmap(width: 8, height: 8, filledWith: RGBA<UInt8>(red: 255, green: 255, blue: 255))
        try folder.write(try PNGEncoder().encode(small), to: "yy.png")
        let large = Bitmap(width: 16, height: 8, filledWith: RGBA<UInt8>(red: 255, green: 255, blue: 255))
        try folder.write(try PNGEncoder().encode(large), to: "zz.png")
        let run = try compare("yy.png", "zz.png")
        #expect(run.exitCode == 65)
        #expect((run.output + run.errors).contains("its size is not that of yy.png"))
    }

    @Test func `asserts nothing of rules that it does not check`() throws {
        let run = try compare("Screens", "--format", "earl")
        #expect(run.output.contains("TestSubject") && !run.output.contains("pair-contrast"))
    }

    /// A case of the samples.
    struct Case: Decodable, CustomStringConvertible {
        let rule: String
        let found: Bool
        let files: [String]
        let options: [String]

        var description: String { "\(rule): \(files.joined(separator: " "))" }
    }

    private static var cases: [Case] {
        get throws {
            try JSONDecoder().decode(
                [Case].self, from: Data(contentsOf: samples.appending(path: "cases.json")))
        }
    }

    @Test func `finds what the samples violate, and is silent on those that respect`() throws {
        let cases = try Self.cases
        let byRule = Dictionary(grouping: cases, by: \.rule)
        #expect(byRule.count == 20)
        for (rule, own) in byRule {
            #expect(own.count(where: \.found) >= 5 && own.count { !$0.found } >= 5, "\(rule)")
        }
        var missed: [String] = []
        for own in cases {
            let run = try LegibleProcess(
                ["compare"] + own.files + own.options + ["--format", "oneline"], in: Self.samples)
            try #require([0, 1].contains(run.exitCode), "\(own)\n\(run.errors)")
            if run.output.contains(" \(own.rule) ") != own.found { missed.append("\(own)") }
        }
        // At least 95 % of what violates is found; what respects is silent, but for as much.
        #expect(missed.count * 20 <= cases.count, "\(missed)")
    }
}
