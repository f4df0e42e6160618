import Audit
import PaletteFiles
import TestSupport
import Testing

@Suite("Colours that cannot be worked out")
struct UnresolvedTests {
    private static let today = CalendarDate(secondsSince1970: 0)

    private func report(
        _ configuration: PaletteConfiguration = PaletteConfiguration(),
        rules: RuleSelection = RuleSelection(),
        missing: String = "link", kind: PaletteFault.Kind? = nil
    ) -> PaletteReport {
        let fault = PaletteFault(
            at: SourceLocation(path: "kit.css", line: 3, column: 5), "--gone is declared nowhere",
            kind: kind ?? .unresolved([EntryName(missing, path: [missing])]))
        let palette = Palette.sample(
            name: "kit.css", modes: [.base, .dark],
            ["text": ["#000000", "#FFFFFF"], "background": ["#FFFFFF", "#000000"]], faults: [fault])
        let auditor = PaletteAuditor(rules: rules, configuration: configuration, today: Self.today)
        return PaletteReport(auditors: [auditor], audits: [auditor.audit(palette)])
    }

    @Test("are notes with their place, and no fault")
    func note() {
        let report = report()
        #expect(report.faults.isEmpty && report.unresolved.count == 1)
        #expect(report.findings.map(\.rule) == ["unknown-color"] && report.gravest == .note)
        #expect(report.findings[0].location == SourceLocation(path: "kit.css", line: 3, column: 5))
        #expect(
            report.findings[0].message == "--gone is declared nowhere: 'link' is not measured.")
    }

    @Test("weigh what the configuration says, unless it says more of the rule")
    func severity() {
        #expect(report(PaletteConfiguration(unresolved: .error)).gravest == .error)
        let rules = RuleSelection(severities: [.unknownColor: .warning])
        #expect(report(PaletteConfiguration(unresolved: .error), rules: rules).gravest == .warning)
        let off = RuleSelection(disabling: [.unknownColor])
        #expect(report(PaletteConfiguration(unresolved: .error), rules: off).findings.isEmpty)
    }

    @Test("are none of a pair of which a pattern captures something else, or that is excepted")
    func patterns() {
        func rules(_ ink: String, _ backdrop: String, except: [String] = []) -> [String] {
            let fault = PaletteFault(
                at: SourceLocation(path: "kit.css"), "--gone is declared nowhere",
                kind: .unresolved([EntryName("tag-gray-bg", path: ["tag", "gray", "bg"])]))
            let palette = Palette.sample(
                name: "kit.css",
                [
                    "tag-red-fg": ["#000000"], "tag-red-bg": ["#FFFFFF"], "tag-gray-fg": ["#000000"],
                ], faults: [fault])
            let configuration = PaletteConfiguration(pairs: [
                PairDeclaration(
                    .ratio(4.5), inks: [NamePattern(ink)], backdrops: [NamePattern(backdrop)],
                    except: except.map { NamePattern($0) })
            ])
            let auditor = PaletteAuditor(configuration: configuration, today: Self.today)
            return auditor.audit(palette).findings.filter { $0.rule == "unresolved-pair" }.map(\.message)
        }
        let found = rules("tag-{x}-fg", "tag-{x}-bg")
        #expect(found.count == 1 && found[0].hasPrefix("'tag-gray-fg' on 'tag-gray-bg'"))
        #expect(rules("tag-{x}-fg", "tag-{x}-bg", except: ["tag-gray-*"]) == [])
        #expect(rules("tag-red-fg", "tag-red-bg") == [])
    }

    @Test("are errors where a declared pair needs them, which is named")
    func declared() {
        let place = SourceLocation(path: ".legible.yml", line: 4, column: 7)
        func configuration(_ ink: String) -> PaletteConfiguration {
            PaletteConfiguration(pairs: [
                PairDeclaration(
                    .ratio(4.5), inks: [NamePattern(ink)], backdrops: [NamePattern("background")], at: place)
            ])
        }
        for ink in ["link", "l?nk"] {
            let findings = report(configuration(ink)).findings.filter { $0.rule == "unresolved-pair" }
            #expect(findings.map(\.severity) == [.error])
            #expect(
                findings.first?.message == """
                    'link' on 'background', declared at .legible.yml:4:7, cannot be measured: 'link' has no value, \
                    as --gone is declared nowhere.
                    """)
        }
        #expect(report(configuration("text")).gravest == .note)
        #expect(report(configuration("text"), missing: "text").gravest == .note)
    }

    @Test("are not what cannot be read")
    func unreadable() {
        let report = report(kind: .unreadable)
        #expect(report.faults.count == 1 && report.findings.isEmpty)
    }
}

@Suite("Runs that measure nothing")
struct PairlessTests {
    private static let steps = Palette.sample(name: "steps.css", ["red": ["#FF3B30"], "blue": ["#007AFF"]])
    private static let theme = Palette.sample(
        name: "theme.css", modes: [.base, .dark],
        ["text": ["#000000", "#FFFFFF"], "background": ["#FFFFFF", "#000000"]])
    private static let empty = Palette.sample(name: "empty.css", [:])

    private func findings(_ palettes: [Palette], rules: RuleSelection = RuleSelection()) -> [PaletteFinding] {
        let auditor = PaletteAuditor(rules: rules, today: CalendarDate(secondsSince1970: 0))
        return PaletteReport(auditors: [auditor], audits: palettes.map(auditor.audit)).findings
    }

    @Test("are errors, and a palette without pairs beside others is a note")
    func severity() {
        #expect(findings([Self.steps]).map(\.rule) == ["no-pairs"])
        #expect(findings([Self.steps, Self.empty]).map(\.severity) == [.error])
        let beside = findings([Self.steps, Self.theme])
        #expect(beside.map(\.severity) == [.note] && beside[0].message.contains("'steps.css'"))
        #expect(findings([Self.theme]).isEmpty && findings([Self.empty]).isEmpty)
        #expect(findings([Self.steps], rules: RuleSelection(disabling: [.noPairs])).isEmpty)
    }

    @Test("have a matrix of every colour on every other")
    func matrix() throws {
        let audit = PaletteAuditor(today: CalendarDate(secondsSince1970: 0)).audit(Self.steps)
        let matrix = try #require(audit.matrices.first)
        #expect(matrix.inks == [0, 1] && matrix.backdrops == [0, 1])
        #expect(matrix.rows[0][0] == nil && matrix.rows[0][1]?.verdict == nil)
        #expect(matrix.rows[0][1]?.measure.least == matrix.rows[1][0]?.measure.least)
    }
}
