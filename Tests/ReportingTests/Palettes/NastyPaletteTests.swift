import Audit
import ColorMath
import PaletteFiles
import RandomNumbers
import Reporting
import Simulation
import SystemColors
import TestSupport
import Testing

@Suite("Palettes that nobody would write")
struct NastyPaletteTests {
    @Test(
        "are checked, fixed, proposed for, shown and simulated, whatever their names and values",
        arguments: NastyPalette.formats)
    func everyCommand(format: String) throws {
        let folder = try TemporaryFolder()
        var (colorCount, findingCount) = (0, 0)
        for seed in 0..<250 {
            var palette = NastyPalette(seed: UInt64(seed) << 8 + UInt64(format.utf8.count))
            let (name, bytes) = palette.file(format)
            let path = try folder.write(bytes, to: "\(seed)/\(name)")
            let report = PaletteAuditor(today: CalendarDate(secondsSince1970: 0)).audit(contentsOf: [path])
            colorCount += report.audits.reduce(0) { $0 + $1.palette.entries.count }
            findingCount += report.findings.count
            try Self.useAll(of: report, at: path, forPeople: seed % 5 == 0)
        }
        // Files that are all refused would test nothing.
        #expect(colorCount > 150, "\(format)")
        #expect(findingCount > 2, "\(format)")
    }

    @Test(
        "of which no name has a letter or a digit are audited",
        arguments: [
            ["--a", "--_"], ["--_", "--★"], ["--_"], ["--on-_", "--_"], ["--a-b", "--a", "--a-_", "--_-a"],
            ["--🔴", "--🔴-1"],
        ])
    func symbols(names: [String]) throws {
        let folder = try TemporaryFolder()
        let text = ":root { " + names.map { "\($0): #777; " }.joined() + "}"
        let path = try folder.write(Array(text.utf8), to: "t.css")
        let report = PaletteAuditor(today: CalendarDate(secondsSince1970: 0)).audit(contentsOf: [path])
        #expect(report.audits.map { $0.palette.entries.map(\.name) } == [names])
        #expect(report.unread.isEmpty && report.faults.isEmpty)
        try Self.useAll(of: report, at: path)
    }

    @Test("A name without words says nothing of what the others begin with")
    func sharedWords() throws {
        func pairs(_ names: [String]) throws -> [PalettePair] {
            let folder = try TemporaryFolder()
            let text = ":root { " + names.map { "\($0): #777; " }.joined() + "}"
            let path = try folder.write(Array(text.utf8), to: "t.css")
            return PaletteAuditor(today: CalendarDate(secondsSince1970: 0)).audit(contentsOf: [path]).audits[
                0
            ].pairs
        }
        let names = ["--acme-text", "--acme-background"]
        #expect(try pairs(names).map(\.ink) == [0])
        #expect(try pairs(names + ["--★"]).map(\.ink) == [0])
    }

    @Test(
        "Colours beyond all numbers are to review, and neither pass nor fail",
        arguments: [false, true])
    func beyondNumbers(isTranslucent: Bool) throws {
        let folder = try TemporaryFolder()
        let components = "[1e300, -1e300, 1e308]"
        let text = """
            {"text": {"$type": "color", "$value": {"colorSpace": "oklab", "components": \(components)}},
             "background": {"$type": "color", "$value": "#fff\(isTranslucent ? "8" : "")"}}
            """
        let path = try folder.write(Array(text.utf8), to: "a.tokens.json")
        let report = PaletteAuditor(today: CalendarDate(secondsSince1970: 0)).audit(contentsOf: [path])
        let finding = try #require(report.findings.first { $0.rule == "pair-contrast" })
        #expect(finding.verdict == .review && finding.message.contains("cannot be judged"))
        try Self.useAll(of: report, at: path)
    }

    /// Does what every command on palettes does with what it has audited.
    private static func useAll(of report: PaletteReport, at path: String, forPeople: Bool = true) throws {
        let findings = FindingReport(of: report, project: ProjectFolder(workingFolder: "/", environment: [:]))
        #expect(findings.findings.count >= report.findings.count)
        let reporters: [any PaletteReporter] = [
            PaletteJSONReporter(), PaletteTerminalReporter(), ConfigurationProposal(),
            MatrixTerminalReporter(),
            MatrixMarkdownReporter(), MatrixCSVReporter(), MatrixHTMLReporter(),
        ]
        for reporter in reporters {
            #expect(reporter.document(of: report).utf8.last == UInt8(ascii: "\n"))
        }
        for reporter in [SARIFReporter(), MarkdownReporter()] as [any FindingReporter] where forPeople {
            #expect(!reporter.document(of: findings).isEmpty)
        }
        let inputs = PaletteInputs(at: [path], by: Configurations(for: [], workingFolder: "/"))
        let fix = FixDelivery(
            of: PaletteFixes(of: inputs) { _ in PaletteAuditor(today: CalendarDate(secondsSince1970: 0)) })
        #expect(fix.diff.isEmpty || fix.diff.hasPrefix("---"))
        _ = (fix.costs, fix.remainders, fix.summary(ofWritten: false))
        let model = SettingsModel(release: Release(.iOS, 26))
        let chains = [
            [
                .outdoors(AmbientLight(illuminance: 20_000)), .vision(VisionSimulation(.deutan)),
                .invert(.classic),
            ],
            [
                .settings(
                    SystemSettings(
                        increasesContrast: true, reducesTransparency: true, release: Release(.iOS, 26)))
            ],
        ].map { SimulationChain($0) }
        var simulation = SimulationReport(chains, of: [], in: SimulationContext(style: .light, model: model))
        simulation.add(report)
        #expect(simulation.json.hasSuffix("\n") && !simulation.text(in: TerminalStyle()).isEmpty)
    }
}

extension NastyPaletteTests {
    @Test("say the same whatever the order of the file", arguments: 0..<8)
    func order(seed: Int) throws {
        var random = SplitMix64(state: UInt64(seed))
        let members = [
            ("text", "{ink.3}"), ("text-muted", "{ink.2}"), ("background", "#fff"),
            ("surface", "{background}"), ("ink.1", "#999"),
            ("ink.2", "{ink.1}"), ("ink.3", "{ink.2}"), ("onPrimary", "{loop}"), ("loop", "{loop}"),
            ("primary", "{gone}"),
            ("blue-100", "#def"), ("blue-200", "#25e"), ("blue-300", "#38f"), ("link", "rgba({ink.3}, 1)"),
        ]
        func outcome(_ members: [(String, String)]) throws -> Set<String> {
            let folder = try TemporaryFolder()
            let text = members.map { "\"\($0)\": {\"$type\": \"color\", \"$value\": \"\($1)\"}" }.joined(
                separator: ",\n")
            // A dot in a key is none of the format; the reader takes it for one of a path.
            let path = try folder.write(Array("{\(text)}".utf8), to: "a.tokens.json")
            let report = PaletteAuditor(today: CalendarDate(secondsSince1970: 0)).audit(contentsOf: [path])
            #expect(report.findings.count > 4 && report.faults.isEmpty && report.unresolved.count == 2)
            return Set(report.findings.map { "\($0.rule) \($0.colors) \($0.modes) \($0.message)" })
        }
        #expect(try outcome(members.shuffled(using: &random)) == outcome(members))
    }
}
