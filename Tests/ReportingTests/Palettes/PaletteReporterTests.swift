import Audit
import ColorMath
import Foundation
import PaletteFiles
import Reporting
import TestSupport
import Testing

@Suite("Reports on palettes")
struct PaletteReporterTests {
    @Test("look as recorded in the terminal")
    func terminal() throws {
        let text = PaletteTerminalReporter().document(of: .samplePalettes)
        #expect(text == (try Golden("palette.txt").text(recording: text)))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 || !$0.contains(" ") })
        #expect(!text.contains("\u{1B}"))
    }

    @Test("name the colours of a pair to every format, where nothing shines through them")
    func findingColors() throws {
        let report = FindingReport(of: .samplePalettes, project: .sample)
        let muted = try #require(report.findings.first { $0.subject.hasPrefix("text-muted on page") })
        #expect(muted.colors == ReportedFinding.Colors(SRGB8(red: 153, green: 153, blue: 153), on: .white))
        let glass = try #require(report.findings.first { $0.subject.hasPrefix("icon on glass") })
        #expect(glass.colors == nil)
        #expect(HTMLReporter().document(of: report).contains("text-muted #999999 on page #FFFFFF"))
    }

    @Test("say the same with colours as without")
    func colors() throws {
        let style = TerminalStyle(palette: .basic)
        let text = PaletteTerminalReporter(style: style).document(of: .samplePalettes)
        let plain = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
        #expect(text != plain)
        #expect(plain == PaletteTerminalReporter().document(of: .samplePalettes))
    }

    @Test("are as recorded in JSON")
    func json() throws {
        let text = PaletteJSONReporter().document(of: .samplePalettes)
        #expect(text == (try Golden("palette.json").text(recording: text)))
    }
}

@Suite("The published JSON Schema of palette reports")
struct PaletteSchemaTests {
    private static let file = URL(filePath: #filePath)
        .appending(path: "../../../../Sources/Reporting/Palettes/palette-report.schema.json")
        .standardizedFileURL

    private let schema: JSONSchema
    private let document = PaletteJSONReporter().document(of: .samplePalettes)

    init() throws {
        schema = try JSONSchema(contentsOf: Self.file)
    }

    @Test(
        "holds for a report with everything in it")
    func sample() throws {
        #expect(try schema.faults(in: document) == [])
    }

    @Test("names every rule for palettes")
    func rules() throws {
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.file)) as? [String: Any]
        let definitions = object?["$defs"] as? [String: [String: Any]]
        let properties = definitions?["finding"]?["properties"] as? [String: [String: Any]]
        #expect(properties?["rule"]?["enum"] as? [String] == Rule.forPalettes.map(\.id))
    }

    @Test(
        "does not hold for a report with a fault",
        arguments: [
            ("\"schemaVersion\" : 1", "\"schemaVersion\" : 2"), ("\"passes\" : true", "\"passes\" : false"),
            ("\"passes\" : false", "\"passes\" : true"), ("\"line\" : 40", "\"line\" : 0"),
            ("\"severity\" : \"error\"", "\"severity\" : \"fatal\""), ("\"declared\"", "\"inferred\""),
            ("\"reason\"", "\"because\""), ("\"required\" : 4.5", "\"required\" : 45"),
            ("\"conflict\"", "\"conflicts\""), ("\"errors\"", "\"unread\""),
        ])
    func faults(original: String, fault: String) throws {
        let range = try #require(document.range(of: original, options: .backwards))
        let faulty = document.replacingCharacters(in: range, with: fault)
        #expect(try !schema.faults(in: faulty).isEmpty)
    }
}
