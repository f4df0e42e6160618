import Foundation
import TestSupport
import Testing

@Suite("legible palette")
struct PaletteCommandTests {
    let folder: TemporaryFolder

    private static let palette = """
        GIMP Palette
        Name: Brand
        #
        153 153 153\ttext
        255 255 255\tbackground
        242 242 247\tsurface

        """

    /// A palette in which text fails on both backdrops.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(Array(Self.palette.utf8), to: "brand.gpl")
    }

    private func legible(_ arguments: String...) throws -> LegibleProcess {
        try LegibleProcess(["palette"] + arguments, in: folder.url)
    }

    /// Declares the pairs, which would only be guessed from the names.
    private func declare() throws {
        let configuration = "palette:\n  pairs:\n    - [4.5, text, [background, surface]]\n"
        try folder.write(Array(configuration.utf8), to: ".legible.yml")
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: folder.path(name), encoding: .utf8)
    }

    @Test("says why it offers no colour: none is written, or none is enough whatever may change")
    func noOffer() throws {
        let css = ".g { color: color-mix(in srgb, red 50%, white); background: white }"
        try folder.write(Array(css.utf8), to: "mixed.css")
        let mixed = try legible("mixed.css")
        #expect(mixed.output.contains("'.g color' is not written out where it could be changed"))
        #expect(!mixed.output.contains("no colour in place of either is enough"))
        // At 40 % not even black is enough on white, so that --primitives would not help.
        let veiled = """
            :root { --gray-50: rgb(51 51 51 / 40%); --gray-60: #555; --text: var(--gray-50); --background: #fff }
            .a { color: var(--text); background: var(--background) }
            """
        try folder.write(Array(veiled.utf8), to: "veiled.css")
        let output = try legible("veiled.css").output
        #expect(output.contains("no colour is enough at the opacity of") && !output.contains("--primitives"))
    }

    @Test("keeps what a baseline knows of the configuration in its reports")
    func knownUpkeep() throws {
        let css = ".a { color: #777; background: #fff } /* legible:ignore */"
        try folder.write(Array(css.utf8), to: "a.css")
        let writing = try legible("a.css", "--write-baseline", "known.json")
        #expect(writing.errors.contains("known.json: 3 findings: 3 added"), "\(writing.errors)")
        let run = try legible("a.css", "--baseline", "known.json")
        #expect(run.output.contains("1 suppressed by the baseline, others: 2 suppressed by the baseline"))
        let json = try legible("a.css", "--baseline", "known.json", "--format", "json").output
        let report = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        #expect((report?["findings"] as? [Any])?.isEmpty == true)
        #expect((report?["suppressed"] as? [Any])?.count == 3 && json.contains("gives no reason"))
    }

    @Test("names a file in UTF-16, alone and in a folder")
    func otherEncoding() throws {
        let css = ".a { color: #777; background: #fff }"
        try folder.write([0xFF, 0xFE] + css.utf8.flatMap { [$0, 0] }, to: "wide/a.css")
        let alone = try legible("wide/a.css")
        #expect(alone.exitCode == 65 && alone.output.contains("the file is UTF-16; save it as UTF-8"))
        #expect(try legible("wide").errors.contains("wide/a.css: left out: the file is UTF-16"))
    }

    @Test("says what fails, where, and what would do")
    func check() throws {
        #expect(try legible("brand.gpl").exitCode == 0)
        try declare()
        let run = try legible("brand.gpl")
        #expect(run.exitCode == 1)
        #expect(run.output.contains("2.84  needs 4.5"))
        #expect(run.output.contains("brand.gpl:4:1"))
        #expect(run.output.contains("use #"))
        #expect(try legible("check", "brand.gpl").output == run.output)
        #expect(try legible("brand.gpl", "--fail-on", "never").exitCode == 0)
        #expect(try legible("brand.gpl", "--disable", "pair-contrast").exitCode == 0)
        #expect(try legible("*.gpl").output == run.output)
    }

    @Test("takes reports, a baseline and what fails from the configuration, unless the command line says")
    func runSettings() throws {
        let pairs = "palette:\n  pairs:\n    - [4.5, text, [background, surface]]\n"
        func configure(_ text: String) throws {
            try folder.write(Array((pairs + text).utf8), to: ".legible.yml")
        }
        try configure("  formats: [json=out/palette.json]\n  fail-on: never\n")
        try folder.write(to: "out/keep")
        let run = try legible("brand.gpl")
        #expect(run.exitCode == 0 && run.output.isEmpty)
        #expect(try text("out/palette.json").contains("\"pair-contrast\""))
        #expect(try legible("brand.gpl", "--fail-on", "error").exitCode == 1)
        #expect(try legible("brand.gpl", "--format", "terminal").output.contains("2 fail"))

        #expect(try legible("brand.gpl", "--write-baseline", "known.json").exitCode == 0)
        try configure("  baseline: known.json\n")
        let known = try legible("brand.gpl")
        #expect(known.exitCode == 0 && known.output.contains("2 suppressed by the baseline"))

        for (format, fault) in [
            ("ndjson", "'ndjson' has a line for a screen"), ("annotated=out", "'annotated' and 'trace' draw"),
            ("jsn", "'jsn' is no report; did you mean 'json'?"), ("json=../a.json", "lies below its folder"),
        ] {
            try configure("  formats: ['\(format)']\n")
            let run = try legible("brand.gpl")
            #expect(run.exitCode == 65 && run.errors.contains(".legible.yml:4:13: "), "\(run.errors)")
            #expect(run.errors.contains(fault), "\(run.errors)")
        }
        // What is said of screens is not said of palettes.
        try configure("screens:\n  fail-on: never\n")
        #expect(try legible("brand.gpl").exitCode == 1)
    }

    @Test("shows the worst of many findings, all of them, or the tables alone")
    func detail() throws {
        let inks = (0..<40).map { "--ink-\($0): #\(["9", "A", "B", "C"][$0 % 4])99999;" }.joined(
            separator: " ")
        try folder.write(Array(":root { --page: #FFFFFF; \(inks) }".utf8), to: "a.css")
        let configuration = "rules: {ramp-lightness: off}\npalette: {pairs: [[4.5, '--ink-*', '--page']]}"
        try folder.write(Array(configuration.utf8), to: ".legible.yml")
        let brief = try legible("a.css").output
        let full = try legible("a.css", "--full").output
        let summary = try legible("a.css", "--summary").output
        func pairs(_ text: String) -> Int { text.components(separatedBy: "needs 4.5").count - 1 }
        #expect(pairs(brief) == 5 && pairs(full) == 40 && pairs(summary) == 0)
        #expect(brief.contains("  and 35 more findings") && brief.contains("--full shows everything"))
        // The least contrast comes first.
        #expect(brief.contains("--ink-3\n") && !brief.contains("--ink-0\n"))
        for text in [brief, summary] {
            #expect(text.contains("Findings by rule:\n  pair-contrast  40 errors, 1 palette"))
            #expect(text.contains("✗ --ink-3: 1 pair, ") && text.contains("  and 30 other colours"))
            #expect(text.contains("  40 fail, "))
        }
        #expect(try legible("a.css", "--full", "--summary").exitCode == 64)
        #expect(!full.contains("Findings by rule:"))
    }

    @Test("names the colours of screens, and says which screens cannot be read, or show nothing")
    func screens() throws {
        try declare()
        let samples = URL(filePath: #filePath).appending(path: "../../../Samples/Screens").standardizedFileURL
        try folder.write(
            Array(try Data(contentsOf: samples.appending(path: "12-toast@2x.png"))), to: "a@2x.png")
        let seen = try legible("brand.gpl", "--screens", "a@2x.png", "--fail-on", "never")
        #expect(seen.exitCode == 0 && seen.output.contains("of text on 1 screen:"))
        try folder.write(Array("PNG".utf8), to: "b.png")
        let broken = try legible("brand.gpl", "--screens", "*.png", "--fail-on", "never")
        #expect(broken.exitCode == 65 && broken.output.contains("of text on 1 screen:"))
        #expect((broken.output + broken.errors).contains("b.png"))
        #expect(try legible("brand.gpl", "--screens", "none").exitCode == 65)
        #expect(try legible("init", "brand.gpl", "--observed").exitCode == 64)
    }

    @Test("shows in a matrix what is painted on screens")
    func observedMatrix() throws {
        let samples = URL(filePath: #filePath).appending(path: "../../../Samples/Screens").standardizedFileURL
        let screen = samples.appending(path: "01-ferry@2x.png").path
        // Two colours of text on that screen, which no names would bring together.
        let colors = ":root { --greeting: #5B6D78; --paper: #FFFFFF; --other: #333333 }"
        try folder.write(Array(colors.utf8), to: "a.css")
        let all = try legible("matrix", "a.css")
        #expect(all.exitCode == 0 && all.output.contains("--other") && !all.output.contains("✓*"))
        let seen = try legible("matrix", "a.css", "--screens", screen)
        #expect(seen.exitCode == 0 && seen.output.contains("5.37 ✓*"))
        #expect(try legible("matrix", "a.css", "--screens", "none").exitCode == 65)
    }

    @Test("writes every format at once, and knows a baseline")
    func formats() throws {
        try declare()
        let run = try legible("brand.gpl", "--format", "json", "--format", "sarif=report.sarif")
        #expect(run.exitCode == 1 && run.output.hasPrefix("{"))
        #expect(try text("report.sarif").contains("\"startLine\":4"))
        #expect(try legible("brand.gpl", "--write-baseline", "known.json").exitCode == 0)
        #expect(try legible("brand.gpl", "--baseline", "known.json").exitCode == 0)
        #expect(try legible("brand.gpl", "--format", "annotated=out").exitCode == 64)
        #expect(try legible("brand.gpl", "--format", "json=brand.gpl").exitCode == 64)
    }

    @Test("fixes only when asked, shows the change first, and leaves every other byte")
    func fix() throws {
        let guessed = try legible("fix", "brand.gpl")
        #expect(guessed.exitCode == 0 && guessed.output.isEmpty)
        #expect(guessed.errors.contains("2 failing pairs only guessed from names are left alone"))
        #expect(try legible("fix", "brand.gpl", "--inferred").exitCode == 1)
        try declare()
        let shown = try legible("fix", "brand.gpl")
        #expect(shown.exitCode == 1)
        #expect(shown.output.contains("-153 153 153\ttext\n+"))
        #expect(try text("brand.gpl") == Self.palette)

        let written = try legible("fix", "brand.gpl", "--write")
        #expect(written.exitCode == 0)
        #expect(written.output == shown.output)
        let old = Self.palette.split(separator: "\n")
        let new = try text("brand.gpl").split(separator: "\n")
        #expect(old.count == new.count)
        #expect(zip(old, new).count { $0 != $1 } == 1)
        #expect(try text("brand.gpl").hasSuffix("\ttext\n255 255 255\tbackground\n242 242 247\tsurface\n"))
        #expect(try legible("brand.gpl").exitCode == 0)
        #expect(try legible("fix", "brand.gpl", "--write").errors.contains("nothing that can be fixed"))
    }

    @Test("says how many guessed pairs it leaves alone, what a change costs, and what keeps a colour")
    func fixOptions() throws {
        let guessed = try legible("fix", "brand.gpl", "--write")
        #expect(guessed.exitCode == 0 && guessed.output.isEmpty)
        #expect(guessed.errors.contains("2 failing pairs only guessed from names are left alone"))
        #expect(guessed.errors.contains("--inferred"))
        #expect(try text("brand.gpl") == Self.palette)

        let sheet = """
            :root { --gray-400: #aaaaaa; --gray-500: #999999; --gray-600: #666666; --gray-700: #444444; }
            :root { --page: #ffffff; --note: var(--gray-500); --hint: #aaaaaa; --brand: #bbbbbb; }

            """
        try folder.write(Array(sheet.utf8), to: "theme.css")
        let configuration = """
            palette:
              fixed: "--brand"
              pairs:
                - [4.5, [--note, --brand, --gray-400], --page]

            """
        try folder.write(Array(configuration.utf8), to: ".legible.yml")
        let run = try legible("fix", "theme.css", "--write")
        #expect(run.exitCode == 1)
        #expect(run.errors.contains("'--note' to --gray-600 (ΔE "))
        #expect(run.errors.contains(", 1 token)"))
        #expect(run.errors.contains("'--brand' is fixed by the configuration"))
        // Nobody is sent to --primitives where it would not help.
        #expect(run.errors.contains("'--gray-400' would pass a neighbour on its ramp"))
        #expect(try text("theme.css") == sheet.replacing("var(--gray-500)", with: "var(--gray-600)"))
        let primitives = try legible("fix", "theme.css", "--primitives")
        // A step does not pass its neighbours.
        #expect(primitives.errors.contains("'--gray-400' would pass a neighbour on its ramp"))
    }

    @Test("proposes a configuration, which the next run reads, and replaces none")
    func initialize() throws {
        let printed = try legible("init", "brand.gpl")
        #expect(printed.exitCode == 0)
        #expect(try legible("init", "brand.gpl", "--write").exitCode == 0)
        #expect(try text(".legible.yml") == printed.output)
        #expect(try legible("init", "brand.gpl", "--write").exitCode == 70)
        let run = try legible("brand.gpl", "--format", "json")
        #expect(run.exitCode == 0)
        #expect(run.output.contains("\"guessed\""))
    }

    @Test(
        "reads the nearest configuration, or the one that is named; a faulty one is an error with its place")
    func configuration() throws {
        try folder.write(Array("palette:\n  pairs:\n    - [2, text, background]\n".utf8), to: ".legible.yml")
        #expect(try legible("brand.gpl").exitCode == 0)
        try folder.write([], to: "inner/empty")
        let inner = URL(filePath: folder.path("inner"))
        #expect(try LegibleProcess(["palette", "../brand.gpl"], in: inner).exitCode == 0)

        try folder.write(Array("palette:\n  pears: []\n".utf8), to: "faulty.yml")
        let run = try legible("brand.gpl", "--config", "faulty.yml")
        #expect(run.exitCode == 65)
        #expect(run.errors.hasPrefix("legible: faulty.yml:2:3: 'pears' means nothing in 'palette'"))
        #expect(try legible("brand.gpl", "--config", "missing.yml").exitCode == 65)
    }

    @Test("shows the matrix in every notation")
    func matrix() throws {
        #expect(try legible("matrix", "brand.gpl").output.contains("2.84 ✗*"))
        #expect(try legible("matrix", "brand.gpl", "--format", "markdown").output.contains("| **text** |"))
        #expect(
            try legible("matrix", "brand.gpl", "--format", "csv").output.contains(",text,#999999,background,")
        )
        #expect(
            try legible("matrix", "brand.gpl", "--format", "html").output.contains(
                "<th scope=\"row\">text</th>"))
    }

    @Test("takes paths from a list, too")
    func list() throws {
        try folder.write(Array("brand.gpl\nmissing.gpl\n".utf8), to: "list.txt")
        let run = try legible("--files-from", "list.txt", "--fail-on", "never")
        #expect(run.exitCode == 65 && run.errors.contains("missing.gpl"))
        #expect(run.output.contains("brand.gpl:4:1"))
        let piped = try LegibleProcess(
            ["palette", "fix", "--write", "--files-from", "-"], in: folder.url, input: "brand.gpl\0")
        #expect(piped.exitCode == 0)
        #expect(try legible("--files-from", "gone.txt").errors.contains("gone.txt: this list cannot be read"))
    }

    @Test("gives the runner of a workflow no commands by its names")
    func workflow() throws {
        let name = "::error::x ##[group]y.gpl"
        try folder.write(Array(Self.palette.utf8), to: name)
        try declare()
        let environment = ["COLUMNS": "80", "GITHUB_ACTIONS": "true"]
        for command in [["check"], ["fix"], ["matrix"]] {
            let plain = try legible(command[0], name)
            let run = try LegibleProcess(
                ["palette"] + command + [name], in: folder.url, environment: environment)
            for text in [run.output, run.errors] {
                let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
                #expect(!lines.contains { $0.hasPrefix("::") || $0.contains("##[") })
            }
            #expect((run.output + run.errors).contains("##[") == false)
            #expect((plain.output + plain.errors).contains("##["))
            #expect(run.exitCode == plain.exitCode)
        }
    }

    @Test("reports what could not be read, and the rest all the same")
    func unread() throws {
        try folder.write(
            Array("GIMP Palette\n1 2\tx\n0 0 0\ttext\n255 255 255\tbackground\n".utf8), to: "half.gpl")
        let run = try legible("half.gpl", "missing.gpl")
        #expect(run.exitCode == 65)
        #expect(run.output.contains("half.gpl:2:"))
        #expect(run.output.contains("✓ 1 pair pass"))
        #expect(run.errors.contains("missing.gpl"))
        #expect(try legible().exitCode == 64)
    }
}

@Suite("legible audit --config")
struct AuditConfigurationTests {
    @Test("takes the standard and the rules from the configuration, and options over it")
    func rules() throws {
        let folder = try TemporaryFolder()
        let sample = URL(filePath: #filePath).appending(path: "../../../Samples/Screens/01-ferry@2x.png")
        try folder.write(Array(try Data(contentsOf: sample.standardizedFileURL)), to: "ferry@2x.png")
        try folder.write(
            Array("standard: wcag-aaa\nrules: {text-contrast: warning}\n".utf8), to: ".legible.yml")
        let run = try LegibleProcess(["audit", "ferry@2x.png", "--format", "json"], in: folder.url)
        #expect(run.exitCode == 0)
        #expect(run.output.contains("\"standard\" : \"wcag-aaa\""))
        let told = try LegibleProcess(
            ["audit", "ferry@2x.png", "--standard", "apple", "--format", "json"], in: folder.url)
        #expect(told.output.contains("\"standard\" : \"apple\""))
    }
}
