import Audit
import ColorMath
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
}
