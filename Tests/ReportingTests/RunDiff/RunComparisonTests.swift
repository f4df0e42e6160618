import Audit
import ColorMath
import Foundation
import Raster
import Reporting
import TestSupport
import Testing
import TextDetection

/// What `legible diff` makes of two runs.
struct `A comparison of runs` {
    private static let faint = SRGB8(hex: 0xD9A0A0)
    private static let fainter = SRGB8(hex: 0xE8B8B8)
    private static let place = PixelRect(x: 10, y: 500, width: 90, height: 20)

    private func run(_ screens: [(path: String, regions: [Region])]) -> ReportedRun {
        let audits = screens.map { ScreenAudit.sample(path: $0.path, regions: $0.regions) }
        return ReportedRun(
            "run", FindingReport(of: AuditReport(standard: .wcagAA, screens: audits), project: .sample))
    }

    private func changes(
        _ old: [(path: String, regions: [Region])], _ new: [(path: String, regions: [Region])]
    ) -> [String] {
        RunComparison(of: run(old), with: run(new)).rows.map {
            "\($0.change.rawValue) \($0.title) \($0.places)"
        }
    }

    private func pale(_ ink: SRGB8, contrast: Double, at box: PixelRect = place) -> Region {
        .line(contrast: contrast, ink: ink, box: box)
    }

    @Test func `tells by style what is new, fixed and unchanged`() {
        let faint = pale(Self.faint, contrast: 2.1)
        let known = [("a.png", [Region.line()]), ("b.png", [.line(), faint])]
        let now = [("a.png", [Region.line(), faint]), ("b.png", [.line()])]
        #expect(
            changes(known, now) == [
                "new #D9A0A0 on systemBackground, 17 pt 1", "fixed #D9A0A0 on systemBackground, 17 pt 1",
                "unchanged secondaryLabel on systemBackground, 17 pt 2",
            ])
    }

    @Test func `says the ratio over a backdrop that varies, too`() {
        let varied = Region.line(contrast: 2.1, low: 1.9, high: 2.3, ink: Self.faint, box: Self.place)
        let rows = RunComparison(of: run([("a.png", [])]), with: run([("a.png", [varied])])).rows
        #expect(rows.map(\.ratio) == ["2.10"])
    }

    @Test func `knows text again that was redrawn at its place`() {
        let (before, after) = (pale(Self.faint, contrast: 2.1), pale(Self.fainter, contrast: 1.7))
        #expect(
            changes([("a.png", [before])], [("a.png", [after])]) == [
                "worse #E8B8B8 on systemBackground, 17 pt 1"
            ])
        #expect(
            changes([("a.png", [after])], [("a.png", [before])]) == [
                "better #D9A0A0 on systemBackground, 17 pt 1"
            ])
        let elsewhere = pale(Self.fainter, contrast: 1.7, at: PixelRect(x: 10, y: 10, width: 90, height: 20))
        #expect(
            changes([("a.png", [before])], [("a.png", [elsewhere])]).map { $0.prefix(5) } == [
                "new #", "fixed",
            ])
    }

    @Test func `knows a file again that was renamed`() {
        let regions = [Region.line(), pale(Self.faint, contrast: 2.1)]
        #expect(
            changes([("a.png", regions)], [("c.png", regions)]).map { $0.prefix(9) }
                == ["unchanged", "unchanged"])
    }

    @Test func `knows a screen again that has another name and other colours, and says so`() {
        func lines(_ ink: SRGB8, contrast: Double, from top: Int = 60) -> [Region] {
            (0..<6).map { row in
                .line(
                    contrast: contrast - 0.1 * Double(row), ink: ink,
                    box: PixelRect(x: 20, y: top + 70 * row, width: 100 + 20 * row, height: 20))
            }
        }
        let (before, now) = (lines(Self.faint, contrast: 2.1), lines(Self.fainter, contrast: 1.7))
        let comparison = RunComparison(of: run([("a.png", before)]), with: run([("c.png", now)]))
        #expect(comparison.rows.allSatisfy { $0.change == .worse } && !comparison.rows.isEmpty)
        #expect(comparison.redrawnFiles == ["a.png": "c.png"] && comparison.addedFiles.isEmpty)
        #expect(comparison.text(in: TerminalStyle(width: 200)).contains("a.png → c.png."))
        // What is elsewhere is another screen; and of two that look alike, none is taken.
        let elsewhere = lines(Self.fainter, contrast: 1.7, from: 95)
        for new in [[("c.png", elsewhere)], [("c.png", now), ("d.png", now)]] {
            let comparison = RunComparison(of: run([("a.png", before)]), with: run(new))
            #expect(comparison.redrawnFiles.isEmpty && comparison.removedFiles == ["a.png"])
        }
    }

    @Test func `takes text for smaller, not for worse, where its contrast alone changed`() {
        func small(_ contrast: Double) -> Region { .line(contrast: contrast, pointSize: 8) }
        let comparison = RunComparison(
            of: run([("a.png", [small(4.0)])]), with: run([("a.png", [small(3.2)])]))
        let changes = comparison.rows.map { "\($0.change.rawValue) \($0.finding.rule)" }
        #expect(changes.contains("worse text-contrast") && changes.contains("unchanged small-text"))
    }

    @Test func `knows the files of a folder again that was renamed, though screens look alike`() {
        let regions = [Region.line(), pale(Self.faint, contrast: 2.1)]
        func screens(in folder: String) -> [(path: String, regions: [Region])] {
            [("\(folder)/a.png", regions), ("\(folder)/b.png", regions), ("\(folder)/c.png", [])]
        }
        let comparison = RunComparison(of: run(screens(in: "old")), with: run(screens(in: "new")))
        #expect(comparison.rows.allSatisfy { $0.change == .unchanged })
        #expect(comparison.removedFiles.isEmpty && comparison.addedFiles.isEmpty)
        // A screen that is another now is still the screen of its name, where its folder moved.
        var changed = screens(in: "new")
        changed[1].regions = [Region.line(), pale(Self.fainter, contrast: 1.7)]
        let worse = RunComparison(of: run(screens(in: "old")), with: run(changed))
        #expect(!worse.rows.contains { $0.change == .new })
        #expect(worse.rows.contains { $0.change == .worse })
    }

    @Test func `counts what is in one run only, and calls none of it fixed`() {
        let comparison = RunComparison(
            of: run([("a.png", [.line()]), ("b.png", [.line(), pale(Self.faint, contrast: 2.1)])]),
            with: run([("a.png", [.line()]), ("c.png", [])]))
        #expect(comparison.rows.map(\.change) == [.unchanged])
        #expect(comparison.removedFiles == ["b.png"] && comparison.removedCount == 2)
        #expect(comparison.addedFiles == ["c.png"])
        let text = comparison.text(in: TerminalStyle())
        #expect(text.contains("1 file in the older run only, with 2 findings: b.png."))
        #expect(text.contains("1 file in the newer run only: c.png."))
    }

    @Test func `fails where something is new or worse`() {
        let (faint, fainter) = (pale(Self.faint, contrast: 2.1), pale(Self.fainter, contrast: 1.7))
        func fails(_ old: [Region], _ new: [Region], at threshold: Severity? = .warning) -> Bool {
            RunComparison(of: run([("a.png", old)]), with: run([("a.png", new)])).fails(at: threshold)
        }
        #expect(fails([], [faint]) && fails([faint], [fainter]))
        #expect(!fails([faint], []) && !fails([faint], [faint]) && !fails([fainter], [faint]))
        #expect(!fails([], [faint], at: nil))
        #expect(!fails([], [.line(place: .picture)]))
    }

    private var sample: RunComparison {
        let (faint, fainter) = (pale(Self.faint, contrast: 2.1), pale(Self.fainter, contrast: 1.7))
        let blue = Region.line(contrast: 3, ink: SRGB8(hex: 0x5AA0FF))
        let red = Region.line(
            contrast: 1.9, ink: .white, backdrop: SRGB8(hex: 0xF0A0A0),
            box: PixelRect(x: 9, y: 9, width: 9, height: 9))
        return RunComparison(
            of: run([("a.png", [.line(), faint, red]), ("b.png", [.line()]), ("old.png", [.line()])]),
            with: run([("a.png", [.line(), fainter]), ("b.png", [.line(), blue]), ("|new|.png", [blue])]))
    }

    @Test(arguments: ["txt", "md", "json", "html"]) func `is what it was`(ending: String) throws {
        let document =
            switch ending {
            case "md": sample.markdown
            case "json": sample.json
            case "html": sample.html
            default: sample.text(in: TerminalStyle())
            }
        #expect(try document == Golden("comparison.\(ending)").text(recording: document))
    }

    @Test func `wraps its lines`() {
        let narrow = sample.text(in: TerminalStyle(width: 40)).split(separator: "\n")
        #expect(narrow.allSatisfy { $0.count <= 40 })
    }

    @Test func `keeps to its schema`() throws {
        let file = URL(filePath: #filePath).appending(
            path: "../../../../Sources/Reporting/RunDiff/comparison-report.schema.json"
        ).standardizedFileURL
        #expect(try JSONSchema(contentsOf: file).faults(in: sample.json) == [])
    }
}

/// Runs as their reports tell them.
struct `A run that is read` {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func read(_ text: String) throws -> ReportedRun {
        try ReportedRun(contentsOf: folder.write(Array(text.utf8), to: "run"))
    }

    private func fault(_ text: String) throws -> String {
        let path = try folder.write(Array(text.utf8), to: "run")
        let error = try #require(throws: RecordError.self) { try ReportedRun(contentsOf: path) }
        return error.description.replacingOccurrences(of: path, with: "run")
    }

    @Test func `has the findings that were reported, from JSON and from lines`() throws {
        for document in [JSONReporter().document(of: .sample), NDJSONReporter().document(of: .sample)] {
            let run = try read(document)
            #expect(
                run.findings.findings.map(\.fingerprint) == FindingReport.screens.findings.map(\.fingerprint))
            #expect(run.findings.findings.map(\.message) == FindingReport.screens.findings.map(\.message))
            #expect(run.findings.files.map(\.path) == FindingReport.screens.files.map(\.path))
            #expect(run.findings.unread.map(\.fault) == FindingReport.screens.unread.map(\.fault))
        }
    }

    @Test func `names no backdrop by a colour of another platform`() throws {
        let screen = ScreenAudit.sample(regions: [.line()])
        let text = JSONReporter().document(of: AuditReport(standard: .wcagAA, screens: [screen]))
        let other = text.replacing("\"role\" : \"systemBackground\"", with: "\"platform\" : \"macos\", $0")
            .replacing("$0", with: "\"role\" : \"systemBackground\"")
        #expect(text != other)
        let titles = try [text, other].map { text in
            let run = try read(text)
            return RunComparison(of: run, with: run).rows.map(\.title)
        }
        #expect(titles[0].first?.hasPrefix("secondaryLabel on systemBackground") == true)
        #expect(titles[1].first?.hasPrefix("secondaryLabel on #FFFFFF") == true)
    }

    @Test func `of palettes has the findings that a baseline knows`() throws {
        let run = try read(PaletteJSONReporter().document(of: .samplePalettes))
        let found = FindingReport(of: .samplePalettes, project: .sample)
        #expect(run.findings.kind == .palettes)
        #expect(run.findings.findings.map(\.fingerprint) == found.findings.map(\.fingerprint))
        #expect(run.findings.findings.map(\.subject) == found.findings.map(\.subject))
        let same = RunComparison(of: run, with: run)
        #expect(same.rows.allSatisfy { $0.change == .unchanged } && !same.rows.isEmpty)
    }

    @Test func `is refused where it is no report, with its place`() throws {
        #expect(try fault("{\n  \"images\": [,]\n}").hasPrefix("run:2:14: this is no report of legible"))
        #expect(try fault("").hasPrefix("run"))
        #expect(try fault("[]").contains("no report of legible"))
        #expect(
            try fault(#"{"schemaVersion": 1, "sets": []}"#)
                == "run: this is a report of 'legible assets'; diff takes those of audit and palette")
        #expect(try fault("{\"schemaVersion\": 1}").contains("images is missing"))
        #expect(throws: RecordError.self) { try ReportedRun(contentsOf: folder.path("missing")) }
    }

    @Test func `is refused where it is of another schema`() throws {
        let document = JSONReporter().document(of: .sample)
        #expect(
            try fault(
                document.replacingOccurrences(of: "\"schemaVersion\" : 1", with: "\"schemaVersion\" : 2"))
                == "run: this is no report of legible: schemaVersion is 2, a version that is not known here")
        let lines = NDJSONReporter().document(of: .sample)
        #expect(
            try fault(lines.replacingOccurrences(of: "\"schemaVersion\":1", with: "\"schemaVersion\":7"))
                .hasPrefix("run:1: "))
    }

    @Test func `may have two findings that are recognised by the same`() throws {
        let report = AuditReport(
            standard: .wcagAA, screens: [.sample(regions: [.line(), .line(pointSize: 12)])])
        let document = JSONReporter().document(of: report)
        let run = try read(document.replacingOccurrences(of: ":2\"", with: ":1\""))
        #expect(Set(run.findings.findings.map(\.fingerprint)).count == 1)
        let rows = RunComparison(of: run, with: run).rows
        #expect(rows.map(\.change) == [.unchanged, .unchanged])
    }

    @Test func `is refused where a finding is on no screen`() throws {
        let document = JSONReporter().document(of: .sample)
        let other = document.replacingOccurrences(
            of: "\"image\" : \"Screens/home@3x.png\"", with: "\"image\" : \"x.png\"")
        #expect(try fault(other).contains("findings is a finding on no screen of the report"))
    }
}
