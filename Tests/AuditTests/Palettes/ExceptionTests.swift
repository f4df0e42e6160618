import Audit
import PaletteFiles
import TestSupport
import Testing

@Suite("Exceptions")
struct ExceptionTests {
    private static let palette = Palette.sample(
        modes: [.base, .dark], ["text": ["#999999", "#555555"], "background": ["#FFFFFF", "#000000"]])

    private func audit(_ exception: PairException, today: String = "2026-06-01") throws -> PaletteAudit {
        PaletteAudit(
            of: Self.palette, configuration: PaletteConfiguration(exceptions: [exception]),
            rules: RuleSelection(disabling: [.darkLightness]), today: try #require(CalendarDate(today)))
    }

    private func exception(
        ink: String = "te*", backdrop: String = "background", modes: [String] = [], rules: [Rule] = []
    ) throws -> PairException {
        PairException(
            inks: [NamePattern(ink)], backdrops: [NamePattern(backdrop)],
            modes: modes.map { ModePattern($0) },
            rules: rules, reason: "Redrawn in spring", until: try #require(CalendarDate("2026-06-01")),
            at: SourceLocation(path: ".legible.yml", line: 9, column: 3))
    }

    @Test("hold to the end of their last day, with their reason")
    func lasts() throws {
        let audit = try audit(try exception())
        #expect(audit.findings.isEmpty)
        #expect(audit.suppressed.map(\.reason) == ["Redrawn in spring", "Redrawn in spring"])
        #expect(audit.guessedRepairs.isEmpty)
    }

    @Test("that have expired hold no more")
    func expires() throws {
        #expect(
            try audit(try exception(), today: "2026-06-02").findings.count { $0.rule == "pair-contrast" } == 2
        )
    }

    @Test("hold in the modes that they name, for the pairs and the rules that they name")
    func limits() throws {
        let inDark = try audit(try exception(modes: ["dark"]))
        #expect(inDark.findings.map(\.modes) == [[.base]])
        #expect(inDark.suppressed.map(\.finding.modes) == [[.dark]])
        #expect(try audit(try exception(ink: "label")).suppressed.isEmpty)
        #expect(try audit(try exception(backdrop: "text")).suppressed.isEmpty)
        #expect(try audit(try exception(rules: [.rampLightness])).suppressed.isEmpty)
        #expect(try audit(try exception(rules: [.pairContrast])).findings.isEmpty)
    }

    @Test("that suppress nothing are reported, unless what they are for is not looked at")
    func idle() throws {
        let today = try #require(CalendarDate("2026-06-01"))
        func remarks(_ exception: PairException, off: [Rule] = []) -> [String] {
            let auditor = PaletteAuditor(
                rules: RuleSelection(disabling: off),
                configuration: PaletteConfiguration(exceptions: [exception]), today: today)
            let report = PaletteReport(auditors: [auditor], audits: [auditor.audit(Self.palette)])
            return report.remarks.filter { $0.rule == "configuration-upkeep" }.map {
                "\($0.severity) \($0.message.prefix(24))"
            }
        }
        #expect(try remarks(exception()) == [] && remarks(exception(modes: ["dark"])) == [])
        let turned = try exception(ink: "background", backdrop: "text")
        #expect(remarks(turned) == ["warning This exception suppresse"])
        #expect(remarks(turned, off: [.pairContrast]) == [])
        #expect(try remarks(exception(ink: "label")) == ["error No colour of any palette"])
    }

    @Test("in a comment of the file hold with a reason")
    func comments() {
        let colors: KeyValuePairs<String, [String?]> = ["text": ["#999999"], "background": ["#FFFFFF"]]
        let ignored = PairTests.audit(
            .sample(colors, ignoring: ["text": "the logo"]),
            rules: RuleSelection(disabling: [.missingVariant]))
        #expect(ignored.findings.isEmpty && ignored.suppressed.map(\.reason) == ["the logo"])
        let bare = PairTests.audit(.sample(colors, ignoring: ["text": ""]))
        #expect(bare.findings.contains { $0.rule == "pair-contrast" })
    }
}
