import Audit
import ColorMath
import Foundation
import Legible
import Reporting
import TestSupport
import Testing

@Suite("The published JSON Schema")
struct SchemaTests {
    let schema: JSONSchema

    private static let file = URL(filePath: #filePath)
        .appending(path: "../../../../Sources/Reporting/JSON/audit-report.schema.json").standardizedFileURL

    init() throws {
        schema = try JSONSchema(contentsOf: Self.file)
    }

    private let document = JSONReporter().document(of: .sample)

    @Test(
        "holds for a report with everything in it")
    func sample() throws {
        #expect(try schema.faults(in: document) == [])
    }

    @Test("has what findings are about by number, and what screens show of each criterion")
    func norms() throws {
        struct Report: Decodable {
            struct Finding: Decodable {
                let rule: String
                let norms: [String: [String]]?
            }
            struct Image: Decodable { let criteria: [Criterion] }
            struct Criterion: Decodable, Equatable {
                let criterion: String
                let passed: Int
                let failed: Int
                let cannotTell: Int
            }
            let findings: [Finding]
            let images: [Image]
        }
        let report = try JSONDecoder().decode(Report.self, from: Data(document.utf8))
        let fail = try #require(report.findings.first { $0.rule == "text-contrast" && $0.norms != nil })
        #expect(
            fail.norms == [
                "WCAG 2.2": ["1.4.3"], "EN 301 549 V3.2.1": ["11.1.4.3"], "Section 508": ["E207.2"],
            ])
        #expect(
            report.images[0].criteria == [
                .init(criterion: "1.4.3", passed: 1, failed: 2, cannotTell: 2),
                .init(criterion: "1.4.6", passed: 1, failed: 3, cannotTell: 1),
                .init(criterion: "1.4.11", passed: 1, failed: 0, cannotTell: 0),
            ])
    }

    @Test("names every success criterion that a screen with a view tree may be counted by")
    func criteria() throws {
        let text = try String(contentsOf: Self.file, encoding: .utf8)
        let list = try #require(text.firstMatch(of: /"Its number.", "enum": (\[[^\]]*\])/)?.1)
        let numbers = try JSONDecoder().decode([String].self, from: Data(list.utf8))
        #expect(Set(numbers) == Set(SuccessCriterion.allCases.map(\.rawValue)))
    }

    @Test("names every rule")
    func rules() throws {
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.file)) as? [String: Any]
        let definitions = object?["$defs"] as? [String: [String: Any]]
        let properties = definitions?["finding"]?["properties"] as? [String: [String: Any]]
        #expect(properties?["rule"]?["enum"] as? [String] == Rule.forScreens.map(\.id))
    }

    @Test(
        "holds for audited screens",
        arguments: ["wcag-aa", "wcag-aaa", "apple"])
    func screens(standard: String) async throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../../Samples/Screens")
            .standardizedFileURL
        let files = ScreenshotPaths([folder.path]).files.prefix(4)
        try #require(!files.isEmpty)
        let auditor = Auditor(standard: try #require(.init(rawValue: standard)))
        let report = await auditor.audit(contentsOf: Array(files), jobs: 2)
        #expect(!report.screens.flatMap(\.regions).isEmpty)
        #expect(try schema.faults(in: JSONReporter().document(of: report)) == [])
    }

    @Test(
        "does not hold for a report with a fault",
        arguments: [
            ("\"schemaVersion\" : 1", "\"schemaVersion\" : 2"),
            ("\"standard\" : \"wcag-aa\"", "\"standard\" : \"wcag\""),
            ("\"kind\" : \"icon\"", "\"kind\" : \"text\""),
            ("\"kind\" : \"text\"", "\"kind\" : \"icon\""),
            ("\"passes\" : true", "\"passes\" : false"),
            ("\"passes\" : false", "\"passes\" : true"),
            ("\"reason\"", "\"because\""),
            ("\"verdict\" : \"review\"", "\"verdict\" : \"fail\""),
            ("\"bold\" : false", "\"bold\" : 0"),
            ("\"contrast\" : 21", "\"contrast\" : 21.01"),
            ("\"contrast\" : 21", "\"contrast\" : \"21\""),
            ("\"width\" : 390", "\"width\" : 390.5"),
            ("\"#FFFFFF\"", "\"#fff\""),
            ("\"severity\" : \"error\"", "\"severity\" : \"fatal\""),
            ("\"region\" : 2", "\"region\" : -1"),
            ("\"errors\"", "\"unread\""),
        ])
    func faults(original: String, fault: String) throws {
        // What the screens' styles repeat behind the lists may be otherwise.
        let styles = try #require(document.range(of: "\n  \"styles\"", options: .backwards)).lowerBound
        let range = try #require(
            document.range(of: original, options: .backwards, range: document.startIndex..<styles)
                ?? document.range(of: original))
        let faulty = document.replacingCharacters(in: range, with: fault)
        #expect(try !schema.faults(in: faulty).isEmpty)
    }
}
