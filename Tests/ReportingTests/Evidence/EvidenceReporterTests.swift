import Audit
import ColorMath
import Recognition
import Reporting
import SystemColors
import TestSupport
import Testing

@Suite("The report on what was looked at")
struct EvidenceReporterTests {
    private func document(_ format: ReportFormat, _ screens: [ScreenAudit]) throws -> String {
        let records = ScreenRecord.records(of: AuditReport(standard: .wcagAA, screens: screens))
        return try ReportDelivery.deliver([ReportRequest(format)], on: records)
    }

    private func row(_ criterion: SuccessCriterion, in document: String) throws -> String {
        let lines = document.split(separator: "\n").map(String.init)
        return try #require(lines.first { $0.hasPrefix("| [\(criterion.id) ") })
    }

    @Test("is what it was")
    func golden() throws {
        let document = try ReportDelivery.deliver([ReportRequest(.evidence)])
        #expect(try document == Golden("screens.evidence.md").text(recording: document))
    }

    @Test("has a row for every criterion, tested or not")
    func criteria() throws {
        let document = try ReportDelivery.deliver([ReportRequest(.evidence)])
        #expect(try row(.contrastMinimum, in: document).contains("**failed** | 1 | 2 | 2 |"))
        #expect(try row(.nonTextContrast, in: document).contains("**passed** | 1 | 0 | 0 |"))
        for criterion in [SuccessCriterion.useOfColor, .focusVisible, .focusAppearance, .targetSize] {
            #expect(try row(criterion, in: document).contains("**not tested** |"))
        }
    }

    @Test("what has no text is nothing to test, and what passes is said to have passed")
    func outcomes() throws {
        let empty = try document(.evidence, [.sample(regions: [])])
        #expect(try row(.contrastMinimum, in: empty).contains("**nothing found to test** | 0 | 0 | 0 |"))
        let fine = try document(.evidence, [.sample(regions: [.line(contrast: 5)])])
        #expect(try row(.contrastMinimum, in: fine).contains("**passed** | 1 | 0 | 0 |"))
        #expect(try row(.contrastEnhanced, in: fine).contains("**failed** | 0 | 1 | 0 |"))
        let none = try document(.evidence, [])
        #expect(try row(.contrastMinimum, in: none).contains("**not tested** |"))
    }

    @Test("names what asks for the same where the screens are from, and both where that is not known")
    func norms() throws {
        func screen(_ platform: Platform?) -> ScreenAudit {
            .sample(regions: [.line()], known: KnownConditions(platform: platform))
        }
        let app = try document(.evidence, [screen(.android)])
        #expect(app.contains("11.1.4.3") && !app.contains("9.1.4.3 ") && !app.contains("RGAA"))
        let web = try document(.evidence, [screen(.web)])
        #expect(web.contains("9.1.4.3") && !web.contains("11.1.4.3") && web.contains("RGAA 4.1, 3.2"))
        let unknown = try document(.evidence, [screen(nil)])
        #expect(unknown.contains(" 9.1.4.3") && unknown.contains("11.1.4.3"))
    }

    @Test("speaks of Apple's label for Apple's screens, and never claims it")
    func label() throws {
        let apple = try document(.evidence, [.sample(regions: [.line(contrast: 5)])])
        #expect(apple.contains("Evidence, not a claim."))
        #expect(apple.contains("| Increase Contrast on | 0 | not tested |"))
        let known = KnownConditions(platform: .android)
        let android = try document(.evidence, [.sample(regions: [.line(contrast: 5)], known: known)])
        #expect(!android.contains("Sufficient Contrast"))
    }

    @Test("names no conformance: neither of a product nor with a law")
    func words() throws {
        for format in [ReportFormat.evidence, .openacr, .earl, .html] {
            let document = try ReportDelivery.deliver([ReportRequest(format)])
            for claim in ["EAA", "compliant", "level: supports"] { #expect(!document.contains(claim)) }
        }
    }

    @Test("a page has it as a section of its own, and one of palettes has none")
    func page() throws {
        let page = try ReportDelivery.deliver([ReportRequest(.html, images: .none)])
        #expect(page.contains("<h2 id=\"looked-at\">What was looked at</h2>"))
        #expect(page.contains("<strong>failed</strong>: 1 passed, 2 failed, 2 cannot tell"))
        #expect(!HTMLReporter().document(of: .palettes).contains("looked-at"))
    }
}
