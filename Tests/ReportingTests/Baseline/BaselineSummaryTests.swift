import Audit
import ColorMath
import Foundation
import Reporting
import TestSupport
import Testing

/// What the summaries of reports say of findings that a baseline knows.
struct `What a baseline knows` {
    /// The sample screens, everything on them known.
    private func document(_ format: ReportFormat) throws -> String {
        let folder = try TemporaryFolder()
        let report = AuditReport(standard: .wcagAA, screens: AuditReport.sample.screens)
        let file = BaselineFile(at: folder.path("baseline.json"), in: .sample)
        let known = try file.write(FindingReport(of: report, project: .sample)).baseline
        return try ReportDelivery.deliver(
            [ReportRequest(format)], on: ScreenRecord.records(of: report),
            baseline: BaselineRun(comparingWith: (file, known)))
    }

    @Test(arguments: [
        (ReportFormat.terminal, "  0 fail, 0 to review, 1 pass, 4 suppressed by the baseline, 1 set aside\n"),
        (.markdown, "### ✅ Legible: nothing found, 5 suppressed by the baseline\n"),
        (.github, "legible: nothing found, 5 suppressed by the baseline; configuration: none\n"),
        (.html, "<h1>Legible: nothing found, 5 suppressed by the baseline</h1>"),
        (.junit, "failures=\"0\""),
    ])
    func `fails in no summary`(_ format: ReportFormat, _ summary: String) throws {
        #expect(try document(format).contains(summary))
    }

    @Test(arguments: [ReportFormat.github, .gitlab, .xcode, .oneline])
    func `has no line and no issue`(_ format: ReportFormat) throws {
        #expect(try !document(format).contains("text-contrast"))
        #expect(try !document(format).contains("Text contrast"))
    }

    @Test(arguments: [
        ("\"schemaVersion\"", "\"schemaVersion\"", true), ("\"place\"", "\"was\"", false),
        ("\"contrast\" : ", "\"contrast\" : 1", false), ("\"place\" : \"", "\"place\" : \"9", false),
    ])
    func `is text in other colours, where it stands as before and is no worse`(
        part: String, changed: String, isKnown: Bool
    ) throws {
        let folder = try TemporaryFolder()
        let report = AuditReport(standard: .wcagAA, screens: AuditReport.sample.screens)
        let findings = FindingReport(of: report, project: .sample)
        let path = folder.path("baseline.json")
        let file = BaselineFile(at: path, in: .sample)
        try file.write(findings)
        // Other colours have other fingerprints.
        let text = try String(contentsOfFile: path, encoding: .utf8)
            .replacing("\"fingerprint\" : \"", with: "\"fingerprint\" : \"x").replacing(part, with: changed)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        let known = try file.read()
        let summary = try ReportDelivery.deliver(
            [ReportRequest(.terminal)], on: ScreenRecord.records(of: report),
            baseline: BaselineRun(comparingWith: (file, known)))
        #expect(summary.contains("  0 fail, ") == isKnown)
        var now = findings
        _ = file.apply(known, to: &now)
        #expect(now.counting.contains { $0.severity == .error && $0.contrast != nil } != isKnown)
    }
}
