import Audit
import Foundation
import Testing

@Suite("The list of guidelines")
struct GuidelineTests {
    private let guidelines = GuidelineTable.embedded.guidelines

    @Test("names rules that there are, and every rule that stems from the platform's guidelines")
    func rules() {
        let named = Set(guidelines.flatMap { $0.rules ?? [] })
        for id in named { #expect(Rule(id: id) != nil, "\(id)") }
        let stemming = Rule.all.filter { rule in
            rule.guidelines.contains { $0.title.hasPrefix("Human Interface Guidelines") }
        }
        #expect(stemming.allSatisfy { named.contains($0.id) })
    }

    @Test("says of each requirement what becomes of it, and only one thing where nothing does")
    func status() {
        #expect(Set(guidelines.map(\.id)).count == guidelines.count)
        for entry in guidelines {
            #expect(entry.requirement.hasSuffix("."))
            let isServed = [entry.rules, entry.commands, entry.fields, entry.tables].contains { $0 != nil }
            #expect([isServed, entry.open != nil, entry.beyond != nil].count { $0 } == 1, "\(entry.id)")
        }
        #expect(Set(guidelines.map(\.status)) == Set(GuidelineEntry.Status.allCases))
    }

    @Test("names tables and fields that there are")
    func tables() throws {
        let package = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        for table in Set(guidelines.flatMap { $0.tables ?? [] }) {
            #expect(FileManager.default.fileExists(atPath: package.appending(path: "Palettes/\(table)").path))
        }
        let schema = try String(
            contentsOf: package.appending(path: "Sources/Reporting/JSON/audit-report.schema.json"),
            encoding: .utf8)
        for field in Set(guidelines.flatMap { $0.fields ?? [] }) {
            #expect(schema.contains("\"\(field)\": {"), "\(field)")
        }
    }
}
