import Foundation
import Reporting
import TestSupport
import Testing

@Suite("GitLab's code quality report")
struct GitLabReporterTests {
    private struct Issue: Decodable {
        struct Location: Decodable {
            struct Lines: Decodable { let begin: Int }
            let path: String
            let lines: Lines
        }
        let description: String
        let check_name: String
        let fingerprint: String
        let severity: String
        let location: Location
    }

    private func issues(of report: FindingReport) throws -> [Issue] {
        try JSONDecoder().decode([Issue].self, from: Data(GitLabReporter().document(of: report).utf8))
    }

    @Test("is what it was", arguments: [FindingReport.screens, .palettes])
    func golden(report: FindingReport) throws {
        let document = GitLabReporter().document(of: report)
        #expect(try document == Golden("\(report.kind.rawValue).gitlab.json").text(recording: document))
    }

    @Test(
        "has every field that GitLab asks for, and no two findings of one fingerprint",
        arguments: [FindingReport.screens, .palettes, .hostile, .huge])
    func fields(report: FindingReport) throws {
        let issues = try issues(of: report)
        let others = issues.count { ["unchecked", "configuration"].contains($0.check_name) }
        #expect(issues.count == report.counting.count + report.unread.count + others)
        #expect(issues.prefix(report.unread.count).allSatisfy { $0.severity == "blocker" })
        #expect(
            issues.allSatisfy { ["info", "minor", "major", "critical", "blocker"].contains($0.severity) })
        #expect(issues.allSatisfy { $0.location.lines.begin >= 1 && !$0.location.path.hasPrefix("./") })
        #expect(Set(issues.map(\.fingerprint)).count == issues.count)
    }

    @Test("tells findings of the same content in two files apart")
    func files() throws {
        let issues = try issues(of: .palettes([.token(path: "a.json"), .token(path: "b.json")]))
        #expect(Set(issues.map(\.fingerprint)).count == 2)
    }
}
