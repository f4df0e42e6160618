import Audit
import Foundation
import Reporting
import TestSupport
import Testing

/// The schema that OASIS publishes, which is no part of the repository: its path, where the environment says
/// that there is a copy.
private let wholeSchema = ProcessInfo.processInfo.environment["SARIF_SCHEMA"]

@Suite("The SARIF report")
struct SARIFReporterTests {
    private static let schema = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "sarif-subset.schema.json")

    /// The parts of a document that tests look at.
    private struct Log: Decodable {
        struct Run: Decodable {
            let results: [Result]
            let invocations: [Invocation]
        }
        struct Invocation: Decodable {
            let toolExecutionNotifications: [Notification]
        }
        struct Notification: Decodable {
            let message: Message
        }
        struct Result: Decodable {
            let level: String
            let message: Message
            let baselineState: String?
            let suppressions: [Suppression]?
        }
        struct Message: Decodable {
            let text: String
        }
        struct Suppression: Decodable {
            let kind: String
            let justification: String
        }
        let runs: [Run]
    }

    private func run(_ document: String) throws -> Log.Run {
        try #require(try JSONDecoder().decode(Log.self, from: Data(document.utf8)).runs.first)
    }

    @Test("is what it was", arguments: [FindingReport.screens, .palettes])
    func golden(report: FindingReport) throws {
        let document = SARIFReporter().document(of: report)
        #expect(document.split(separator: "\n").count == 1)
        let object = try JSONSerialization.jsonObject(with: Data(document.utf8))
        let data = try JSONSerialization.data(
            withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        let text = String(decoding: data, as: UTF8.self) + "\n"
        #expect(try text == Golden("\(report.kind.rawValue).sarif").text(recording: text))
    }

    @Test(
        "keeps to the standard's schema",
        arguments: [FindingReport.screens, .palettes, .hostile])
    func schema(report: FindingReport) throws {
        let schema = try JSONSchema(contentsOf: Self.schema)
        #expect(try schema.faults(in: SARIFReporter().document(of: report)) == [])
    }

    @Test(
        "keeps to the whole schema of the standard",
        .enabled(if: wholeSchema != nil, "needs SARIF_SCHEMA, the path of OASIS' sarif-schema-2.1.0.json"),
        arguments: [FindingReport.screens, .palettes, .hostile])
    func standard(report: FindingReport) throws {
        let schema = try JSONSchema(contentsOf: URL(filePath: #require(wholeSchema)))
        let document = SARIFReporter().document(of: report)
        #expect(try schema.faults(in: document) == [])
        #expect(try !schema.faults(in: document.replacing("\"ruleId\"", with: "\"rule-id\"")).isEmpty)
    }

    @Test(
        "does not keep to the schema where something is wrong",
        arguments: [
            ("\"version\":\"2.1.0\"", "\"version\":\"2.0.0\""),
            ("\"level\":\"error\"", "\"level\":\"fatal\""),
            ("\"ruleId\"", "\"rule\""), ("\"startLine\":12", "\"startLine\":0"),
            ("\"uri\":\"", "\"uri\":\" "),
            ("\"kind\":\"external\"", "\"kind\":\"baseline\""), ("\"driver\"", "\"program\""),
            ("\"primaryLocationLineHash\"", "\"hash\""),
        ])
    func faults(original: String, fault: String) throws {
        let document = SARIFReporter().document(of: .palettes)
        let faulty = document.replacing(original, with: fault, maxReplacements: 1)
        #expect(faulty != document)
        #expect(try !JSONSchema(contentsOf: Self.schema).faults(in: faulty).isEmpty)
    }

    @Test("keeps within GitHub's limits, the worst findings first, and says what it leaves out")
    func limits() throws {
        let document = SARIFReporter().document(of: .huge)
        #expect(document.utf8.count <= 10_000_000)
        let run = try run(document)
        #expect(run.results.count > 5_000 && run.results.count <= 25_000)
        #expect(run.results.prefix(10_000).allSatisfy { $0.level == "error" })
        #expect(
            run.invocations.flatMap(\.toolExecutionNotifications).map(\.message.text)
                == ["\(30_000 - run.results.count) findings left out, as the document would grow too large."])
        let few = try self.run(
            SARIFReporter(resultLimit: 25_000, sizeLimit: .max / 1_000_000).document(of: .huge))
        #expect(few.results.count == 25_000)
        #expect(try self.run(SARIFReporter(sizeLimit: 1).document(of: .palettes)).results.isEmpty)
    }

    @Test("has no more tags a rule than GitHub shows, each once")
    func tags() throws {
        let document = try JSONSerialization.jsonObject(
            with: Data(SARIFReporter().document(of: .palettes).utf8))
        let runs = (document as? [String: Any])?["runs"] as? [[String: Any]]
        let driver = (runs?.first?["tool"] as? [String: Any])?["driver"] as? [String: Any]
        let rules = try #require(driver?["rules"] as? [[String: Any]])
        #expect(rules.count == Rule.all.count)
        for rule in rules {
            let tags = try #require((rule["properties"] as? [String: Any])?["tags"] as? [String])
            #expect((1...10).contains(tags.count))
            #expect(Set(tags).count == tags.count)
        }
    }

    @Test("refers to clauses of standards that the run has, from rules and from results")
    func taxonomies() throws {
        struct Log: Decodable {
            struct Run: Decodable {
                let taxonomies: [Taxonomy]
                let tool: Tool
                let results: [Result]
            }
            struct Taxonomy: Decodable {
                let name: String
                let version: String?
                let taxa: [Taxon]
            }
            struct Taxon: Decodable { let id: String }
            struct Tool: Decodable { let driver: Driver }
            struct Driver: Decodable {
                let rules: [Rule]
                let supportedTaxonomies: [Component]
            }
            struct Rule: Decodable {
                let id: String
                let relationships: [Relationship]?
            }
            struct Relationship: Decodable {
                let target: Reference
                let kinds: [String]
            }
            struct Reference: Decodable {
                let id: String
                let index: Int
                let toolComponent: Component
            }
            struct Component: Decodable {
                let index: Int
                let name: String?
            }
            struct Result: Decodable {
                let ruleId: String
                let taxa: [Reference]?
            }
            let runs: [Run]
        }
        let document = SARIFReporter().document(of: .screens)
        let run = try #require(try JSONDecoder().decode(Log.self, from: Data(document.utf8)).runs.first)
        #expect(run.taxonomies.first { $0.name == "EN 301 549" }?.version == "V3.2.1")
        #expect(run.tool.driver.supportedTaxonomies.map(\.name) == run.taxonomies.map(\.name))
        func name(_ reference: Log.Reference) -> String {
            let taxonomy = run.taxonomies[reference.toolComponent.index]
            #expect(taxonomy.taxa[reference.index].id == reference.id)
            return "\(taxonomy.name) \(reference.id)"
        }
        let rules = run.tool.driver.rules
        let contrast = try #require(rules.first { $0.id == "text-contrast" }?.relationships)
        #expect(contrast.map { name($0.target) }.contains("RGAA 3.2"))
        #expect(contrast.allSatisfy { $0.kinds == ["superset"] })
        #expect(rules.first { $0.id == "small-text" }?.relationships == nil)
        let result = try #require(run.results.first { $0.ruleId == "text-contrast" }?.taxa)
        #expect(result.map(name) == ["WCAG 1.4.3", "EN 301 549 11.1.4.3", "Section 508 E207.2"])
    }

    @Test("marks what is suppressed, and what a baseline does not know as new")
    func suppressions() throws {
        let results = try run(SARIFReporter().document(of: .palettes)).results
        #expect(results.compactMap(\.suppressions).map { $0.map(\.kind) } == [["external"], ["inSource"]])
        #expect(results.last?.suppressions?.first?.justification == "part of a logo")
        #expect(results.allSatisfy { $0.baselineState == nil })

        let folder = try TemporaryFolder()
        let file = BaselineFile(at: folder.path("b.json"), in: .sample)
        try file.write(.palettes([.token()]))
        var report = FindingReport.palettes([.token("x"), .token()])
        _ = file.apply(try file.read(), to: &report)
        let states = try run(SARIFReporter().document(of: report)).results.map(\.baselineState)
        #expect(states == ["new", "unchanged"])
    }

    @Test("lets no name make a link or a placeholder of itself")
    func hostile() throws {
        let text = try #require(try run(SARIFReporter().document(of: .hostile)).results.first).message.text
        #expect(text.contains("\\[x\\](http://evil.example)\\]\\]>{{0}}"))
        #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
}
