import Audit
import ColorMath
import Foundation
import PNGFiles
import PaletteFiles
import Recognition
import Reporting
import ScreenReading
import Screenshots
import SystemColors
import TestSupport
import Testing
import TextDetection

@Suite("Reports on screens in the palette's terms")
struct TokenReportTests {
    /// Two screens with the same text that fails, in a palette that has a change for it.
    private let report: AuditReport = {
        let palette = Palette.sample(
            name: "tokens.json", ["hint": ["#9A9A9A"], "card": ["#FFFFFF"]])
        let auditor = PaletteAuditor(
            configuration: PaletteConfiguration(infersPairs: false), today: CalendarDate(secondsSince1970: 0))
        var screens = Auditor(images: PNGDecoder(), conditions: KnownConditions(platform: .web))
        screens.tokens = TokenPalettes(
            PaletteReport(
                auditors: [auditor],
                audits: [
                    PaletteAudit(
                        of: palette,
                        configuration: PaletteConfiguration(
                            pairs: [
                                PairDeclaration(
                                    .ratio(4.5), inks: [NamePattern("hint")], backdrops: [NamePattern("card")]
                                )
                            ], infersPairs: false), today: CalendarDate(secondsSince1970: 0))
                ]))
        let ink = SRGB8(hex: 0x9A9A9A)
        let line = Region.line(contrast: ink.contrastRatio(with: .white), ink: ink)
        return AuditReport(
            standard: .wcagAA,
            screens: ["a.png", "b.png"].map { path in
                let model = ScreenModel(
                    width: 390, height: 600, scale: Scale(1, source: .option), regions: [line], luminance: 1)
                return screens.audit(model, from: ScreenSource(path: path))
            })
    }()

    @Test("name the tokens, the change, and in the terminal what it settles")
    func terminal() throws {
        let text = try ReportDelivery.deliver(
            [ReportRequest(.terminal)], on: ScreenRecord.records(of: report), inputs: 2
        ).replacing(/\s+/, with: " ")
        #expect(text.contains("hint #9A9A9A on card #FFFFFF, 2.81 as specified"))
        #expect(text.contains("in the palette, hint #767676 for 4.54; nothing else changes"))
        #expect(text.contains("hint #767676: 2 styles on 2 screens"))
    }

    @Test("hold to the schema in JSON, and say what each change settles")
    func json() throws {
        let schema = try JSONSchema(
            contentsOf: URL(filePath: #filePath)
                .appending(path: "../../../../Sources/Reporting/JSON/audit-report.schema.json")
                .standardizedFileURL)
        let text = JSONReporter().document(of: report)
        #expect(try schema.faults(in: text) == [])
        #expect(text.contains("\"tokenRepairs\" : ["))
        #expect(text.contains("\"screens\" : 2"))
        #expect(try !schema.faults(in: text.replacing("\"tokens\" : 0", with: "\"tokens\" : -1")).isEmpty)
        #expect(!JSONReporter().document(of: .sample).contains("tokenRepairs"))
    }

    @Test("say the same in every format for findings")
    func findings() {
        let findings = FindingReport(of: report, project: .sample)
        let finding = findings.findings.first { $0.rule == "text-contrast" }
        #expect(
            finding?.message.hasSuffix(
                "In the palette, it is hint #9A9A9A on card #FFFFFF, 2.81 as specified.") == true)
        #expect(finding?.repair?.contains("in the palette, hint #767676 for 4.54") == true)
    }
}
