import Audit
import ColorMath
import Foundation
import PaletteFiles
import Reporting
import TestSupport
import Testing

/// What every report says of a finding on a palette.
struct `Findings on palettes in every report` {
    private static let auditor: PaletteAuditor = {
        func pair(_ ink: String, _ backdrops: [String]) -> PairDeclaration {
            PairDeclaration(
                .ratio(4.5), inks: [NamePattern(ink)], backdrops: backdrops.map { NamePattern($0) },
                canvases: [NamePattern("page"), NamePattern("hero")])
        }
        return PaletteAuditor(
            configuration: PaletteConfiguration(pairs: [
                pair("ink", ["veil", "page"]), pair("note", ["low", "high"]),
                pair("low", ["high"]),
                pair("label", ["tile"]),
            ]), today: CalendarDate(secondsSince1970: 0))
    }()

    private static let palette = Palette.sample(
        modes: [.base, .dark],
        [
            "ink": ["#8C8C90", "#6E6E73"], "veil": ["#FFFFFF80", "#00000080"],
            "page": ["#FFFFFF", "#1C1C1E"],
            "hero": ["#A0A0A0"], "label": ["#707074"], "tile": ["#E8E8EC"], "note": ["#777777"],
            "low": ["#6A6A6A"], "high": ["#888888"],
        ])

    private static let report = PaletteReport(auditors: [auditor], audits: [auditor.audit(palette)])
    private static let findings = FindingReport(of: report, project: .sample)

    private static let documents: [String: String] = [
        "html": HTMLReporter().document(of: findings), "github": GitHubReporter().document(of: findings),
        "gitlab": GitLabReporter().document(of: findings), "sarif": SARIFReporter().document(of: findings),
        "junit": JUnitReporter().document(of: findings),
        "markdown": MarkdownReporter().document(of: findings).replacing("\\", with: ""),
        "terminal": PaletteTerminalReporter(style: TerminalStyle(width: 160)).document(of: report),
        "json": PaletteJSONReporter().document(of: report),
    ]

    @Test(arguments: documents.keys.sorted())
    func `name the mode, the canvas and both repairs, or why there is none`(format: String) throws {
        let document = try #require(Self.documents[format])
        #expect(document.contains("dark"))
        #expect(document.contains("hero"))
        let offered = Self.report.findings.filter { finding in
            [finding.suggestion, finding.alternative].compactMap(\.self).count { offer in
                document.contains(SRGB8(clipping: offer.color.extended(to: SRGB.self).color).description)
            } == 2
        }
        #expect(!offered.isEmpty)
        let obstacle = try #require(Self.report.findings.compactMap(\.obstacle).first)
        #expect(document.contains(obstacle.prefix(20)))
    }

    @Test func `are written in code values where these are near, and in whole words of their modes`() {
        let palette = Palette.sample(
            modes: [.base, .dark],
            ["text": ["oklch(0.62 0.02 250)", "#FFFFFF"], "background": ["oklch(0.9 0.01 250)", "#000000"]])
        let auditor = PaletteAuditor(
            rules: RuleSelection(only: .pairContrast), today: CalendarDate(secondsSince1970: 0))
        let report = PaletteReport(auditors: [auditor], audits: [auditor.audit(palette)])
        let text = PaletteTerminalReporter().document(of: report)
        #expect(!text.contains("rgb("))
        #expect(text.contains("in the base mode"))
        #expect(text.firstMatch(of: /#[0-9A-F]{6} on background #[0-9A-F]{6}/) != nil)
    }

    @Test func `on one pair are counted once by every format for people, and by mode in JSON`() throws {
        let pairs = Self.report.findings.filter { $0.rule == Rule.pairContrast.id }
        let once = Set(pairs.map { [$0.colors.joined(separator: "\n"), $0.verdict.rawValue] })
        #expect(once.count < pairs.count)
        func lines(_ document: String, naming text: String) -> Int {
            document.split(separator: "\n").count { $0.contains(text) }
        }
        let rule = Rule.pairContrast.id
        #expect(lines(OneLineReporter().document(of: Self.findings), naming: " \(rule) ") == once.count)
        #expect(
            lines(XcodeReporter(project: .sample).document(of: Self.findings), naming: "[\(rule)]")
                == once.count)
        for (format, text) in [
            ("gitlab", "\"check_name\" : \"\(rule)\""), ("sarif", "\"ruleId\":\"\(rule)\""),
            ("junit", "name=\"\(rule): "), ("github", "title=\(Rule.pairContrast.name)::"),
        ] {
            #expect(try #require(Self.documents[format]).ranges(of: text).count == once.count, "\(format)")
        }
        #expect(try lines(#require(Self.documents["json"]), naming: "\"rule\" : \"\(rule)\"") == pairs.count)
        let errors = Self.report.findings.filter { $0.severity == .error && $0.rule == rule }
        let count = Set(errors.map { [$0.colors.joined(separator: "\n"), $0.verdict.rawValue] }).count
        for format in ["github", "html", "markdown"] {
            #expect(try #require(Self.documents[format]).contains("\(count) error"), "\(format)")
        }
        let tables = PaletteTerminalReporter(style: TerminalStyle(width: 160), detail: .summary)
            .document(of: Self.report)
        let row = try #require(tables.split(separator: "\n").first { $0.contains("  \(rule) ") })
        #expect(row.contains("  \(count) error"))
    }

    @Test func `in several modes are one row of Markdown, with the worst figure first`() {
        let document = MarkdownReporter().document(of: Self.findings)
        let rows = document.split(separator: "\n").filter { $0.contains("'ink'") && $0.contains("'page'") }
        #expect(rows.count { $0.contains("on 'page'") } == 1)
        #expect(rows.contains { $0.contains("Also ") && $0.contains("in dark") })
    }

    @Test func `in several modes are said once in the terminal, unless everything is asked for`() {
        let palette = Palette.sample(
            modes: [.base, .dark], ["text": ["#777777", "#666666"], "background": ["#FFFFFF", "#000000"]])
        let auditor = PaletteAuditor(
            rules: RuleSelection(only: .pairContrast), today: CalendarDate(secondsSince1970: 0))
        let report = PaletteReport(auditors: [auditor], audits: [auditor.audit(palette)])
        let brief = PaletteTerminalReporter().document(of: report)
        #expect(brief.split(separator: "needs 4.5").count == 2)
        #expect(brief.contains("also 4.47 in the base mode"))
        #expect(brief.contains("2 fail"))
        let full = PaletteTerminalReporter(detail: .full).document(of: report)
        #expect(full.split(separator: "needs 4.5").count == 3)
        #expect(!full.contains("also "))
    }
}

struct `Suppressed findings` {
    private func report() throws -> PaletteReport {
        let exception = PairException(
            inks: [NamePattern("text-old")], reason: "Redrawn in spring",
            until: try #require(CalendarDate("2100-01-01")))
        let palette = Palette.sample(
            [
                "text": ["#777777"], "text-old": ["#888888"], "text-logo": ["#999999"],
                "text-muted": ["#AAAAAA"], "background": ["#FFFFFF"],
            ], ignoring: ["text-logo": "part of a logo"])
        let auditor = PaletteAuditor(
            rules: RuleSelection(only: .pairContrast),
            configuration: PaletteConfiguration(
                pairs: [
                    PairDeclaration(
                        .ratio(4.5), inks: [NamePattern("text*")], backdrops: [NamePattern("background")])
                ], exceptions: [exception]), today: CalendarDate(secondsSince1970: 0))
        return PaletteReport(auditors: [auditor], audits: [auditor.audit(palette)])
    }

    @Test func `are counted apart from failures, with their causes, the same in every report`() throws {
        let folder = try TemporaryFolder()
        try folder.write(to: "sample.json")
        let project = ProjectFolder(workingFolder: folder.url.path)
        let file = BaselineFile(at: folder.path("b.json"), in: project)
        let report = try report()
        let all = FindingReport(of: report, project: project)
        try file.write(
            FindingReport(
                kind: .palettes, standard: all.standard, rules: all.rules, threshold: .error,
                files: all.files, findings: all.findings.filter { $0.subject.hasPrefix("text-muted") },
                unread: []))
        var findings = FindingReport(of: report, project: project)
        _ = file.apply(try file.read(), to: &findings)
        let delivery = try PaletteDelivery(
            of: [ReportRequest(.terminal)], style: TerminalStyle(), keeping: report)
        let text = try delivery.deliver(report, findings: findings)
        let words = "3 suppressed (1 by an exception, 1 by a comment, 1 by the baseline)"
        #expect(text.contains("1 fail, 0 to review, 0 pass, \(words)"))
        for document in [
            MarkdownReporter().document(of: findings).replacing("\\", with: ""),
            HTMLReporter().document(of: findings), GitHubReporter().document(of: findings),
        ] {
            #expect(document.contains("1 error, \(words)"))
        }
        let sarif = SARIFReporter().document(of: findings)
        #expect(sarif.matches(of: /"suppressions":/).count == 3)
        #expect(JUnitReporter().document(of: findings).contains("failures=\"1\""))
        #expect(
            HTMLReporter().document(of: findings).contains("suppressed by an exception: Redrawn in spring"))
        #expect(HTMLReporter().document(of: findings).contains("suppressed by a comment: part of a logo"))
    }
}
