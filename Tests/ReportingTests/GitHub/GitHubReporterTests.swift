import Audit
import Foundation
import Reporting
import TestSupport
import Testing

@Suite("The lines for GitHub Actions")
struct GitHubReporterTests {
    private func lines(of report: FindingReport) -> [Substring] {
        GitHubReporter().document(of: report).split(separator: "\n")
    }

    @Test("are what they were", arguments: [FindingReport.screens, .palettes])
    func golden(report: FindingReport) throws {
        let document = GitHubReporter().document(of: report)
        #expect(try document == Golden("\(report.kind.rawValue).github.txt").text(recording: document))
    }

    @Test(
        "leave out what is suppressed")
    func suppressed() {
        #expect(!GitHubReporter().document(of: .palettes).contains("logo"))
        #expect(
            GitHubReporter().document(of: .palettes).contains(
                "2 suppressed (1 by a comment, 1 by the baseline)"))
    }

    @Test("are ten of a kind at most, the worst first, and the last says how many are left out")
    func limits() throws {
        let lines = lines(of: .huge)
        for (level, count) in [("error", 10), ("warning", 10), ("notice", 10)] {
            #expect(lines.count { $0.hasPrefix("::\(level) ") } == count)
        }
        #expect(lines.count == 31)
        #expect(lines[29].hasSuffix("::29971 further findings not shown here: GitHub keeps ten of a kind."))
        // The lowest contrast of the sample is 1; it is that of an error among others.
        #expect(lines[0].contains("has contrast 1.00."))
    }

    @Test("are not cut where there are ten of each")
    func full() {
        let findings = Severity.allCases.flatMap { severity in
            (0..<10).map { ReportedFinding.token("\(severity.rawValue).\($0)", severity: severity) }
        }
        let lines = lines(of: .palettes(findings))
        #expect(lines.count { $0.hasPrefix("::notice ") } == 10)
        #expect(lines.count == 31)
        let more = self.lines(of: .palettes(findings + [.token("one more")]))
        #expect(more.count { $0.hasPrefix("::notice ") } == 10)
        #expect(
            more.contains { $0.hasSuffix("::2 further findings not shown here: GitHub keeps ten of a kind.") }
        )
    }

    @Test("cannot be broken out of by names")
    func hostile() throws {
        let lines = lines(of: .hostile)
        #expect(lines.count == 3)
        #expect(lines.dropLast().allSatisfy { $0.hasPrefix("::error file=") })
        for line in lines.dropLast() {
            // Properties end where the message begins; a comma or a colon in one of them would end it before.
            let properties = try #require(
                line.dropFirst("::error ".count).components(separatedBy: "::").first)
            let names = properties.split(separator: ",").map { $0.prefix { $0 != "=" } }
            #expect([["file", "title"], ["file", "line", "col", "title"]].contains(names.map(String.init)))
            #expect(line.contains("a%2Cb%3Ac%25d"))
            #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
        }
    }
}
