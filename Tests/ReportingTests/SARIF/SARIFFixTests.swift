import Audit
import Foundation
import PaletteFiles
import Reporting
import TestSupport
import Testing

struct `Fixes in SARIF` {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The findings of a file with the edits of `palette fix`, and that file as `palette fix` would write it.
    private func audit(_ text: String, in name: String) throws -> (findings: FindingReport, fixed: String) {
        let path = try folder.write(Array(text.utf8), to: name)
        let report = PaletteAuditor(today: CalendarDate(secondsSince1970: 0)).audit(contentsOf: [path])
        let project = ProjectFolder(workingFolder: folder.url.path)
        let fix = PaletteFix(
            of: try #require(report.audits.first), options: RepairOptions(fixesGuessedPairs: true))
        return (
            FindingReport(of: report, project: project, hasEdits: true),
            String(decoding: try #require(fix.files.first).repaired, as: UTF8.self)
        )
    }

    /// A text with the edits of all findings, each once, from the last to the first.
    private func text(_ text: String, with findings: FindingReport) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            Array($0.unicodeScalars)
        }
        let edits = Set(findings.findings.flatMap(\.edits)).sorted {
            ($0.line, $0.columns.lowerBound) > ($1.line, $1.columns.lowerBound)
        }
        for edit in edits {
            let columns = edit.columns.lowerBound - 1..<edit.columns.upperBound - 1
            lines[edit.line - 1].replaceSubrange(columns, with: edit.text.unicodeScalars)
        }
        return lines.map { line in String(String.UnicodeScalarView(line)) }.joined(separator: "\n")
    }

    @Test(arguments: [
        (
            "theme.css",
            ":root {\n  /* é */ --text: #9aa0a6; --text-muted: #a8adb3;\n  --background: #ffffff;\n}\n"
        ),
        (
            "brand.tokens.json",
            """
            {"text": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.6, 0.62, 0.64],
              "hex": "#999ea3"}},
             "background": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}
            """
        ),
    ])
    func `are the edits that palette fix makes`(name: String, source: String) throws {
        let (findings, fixed) = try audit(source, in: name)
        #expect(fixed != source)
        #expect(text(source, with: findings) == fixed)
        let schema = try JSONSchema(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "sarif-subset.schema.json"))
        let document = SARIFReporter().document(of: findings)
        #expect(document.contains("\"fixes\":[{\"artifactChanges\":"))
        #expect(try schema.faults(in: document) == [])
    }

    @Test func `of a pair in several modes are one, at the places of all`() throws {
        let source = """
            :root { --text: #9aa0a6; --background: #ffffff }
            .dark { --text: #555555; --background: #000000 }

            """
        let (findings, _) = try audit(source, in: "theme.css")
        #expect(findings.findings.count { $0.rule == Rule.pairContrast.id } == 2)
        let document = try JSONSerialization.jsonObject(
            with: Data(SARIFReporter().document(of: findings).utf8))
        let runs = try #require((document as? [String: Any])?["runs"] as? [[String: Any]])
        let results = try #require(runs.first?["results"] as? [[String: Any]])
            .filter { $0["ruleId"] as? String == Rule.pairContrast.id }
        #expect(results.count == 1)
        #expect((results.first?["locations"] as? [Any])?.count == 2)
        let fix = try #require((results.first?["fixes"] as? [[String: Any]])?.first)
        let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
        let lines = try #require(change["replacements"] as? [[String: Any]]).compactMap {
            ($0["deletedRegion"] as? [String: Any])?["startLine"] as? Int
        }
        #expect(Set(lines) == [1, 2])
    }

    @Test func `are left out where nobody asked, or nothing is known`() throws {
        let path = try folder.write(Array(":root { --text: #9aa0a6; --background: #fff }".utf8), to: "a.css")
        let report = PaletteAuditor(today: CalendarDate(secondsSince1970: 0)).audit(contentsOf: [path])
        let findings = FindingReport(of: report, project: ProjectFolder(workingFolder: folder.url.path))
        #expect(!SARIFReporter().document(of: findings).contains("\"fixes\""))
    }
}
