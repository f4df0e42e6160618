import Audit
import Foundation
import Reporting
import TestSupport
import Testing

@Suite("Reports of findings alone, whatever was audited")
struct FindingTerminalReporterTests {
    private static let reports: [FindingReport] = [.screens, .palettes]

    private struct Document: Decodable {
        let kind: String
        let files: [File]
        let findings: [Finding]
        let errors: [File]

        struct File: Decodable {
            let path: String
        }

        struct Finding: Decodable {
            let rule: String
            let fingerprint: String
        }
    }

    @Test("name every finding that counts, its rule and its file for people", arguments: reports)
    func text(report: FindingReport) {
        let text = FindingTerminalReporter().document(of: report)
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for finding in report.counting {
            #expect(words.contains(finding.message), "\(finding.message)")
            #expect(words.contains("· \(finding.rule)") || words.contains(finding.rule))
        }
        for file in report.unread { #expect(text.contains(file.path)) }
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 || $0.contains("/") })
    }

    @Test("have all of them in JSON", arguments: reports)
    func json(report: FindingReport) throws {
        let data = Data(FindingJSONReporter().document(of: report).utf8)
        let document = try JSONDecoder().decode(Document.self, from: data)
        #expect(document.kind == report.kind.rawValue)
        #expect(document.files.map(\.path) == report.files.map(\.path))
        #expect(document.findings.map(\.rule) == report.findings.map(\.rule))
        #expect(document.findings.map(\.fingerprint) == report.findings.map(\.fingerprint.description))
        #expect(document.errors.map(\.path) == report.unread.map(\.path))
    }

    @Test("go to files and to the standard output, each as asked")
    func delivery() throws {
        let folder = try TemporaryFolder()
        let requests = FindingDelivery.formats.map { ReportRequest($0, to: folder.path($0.rawValue)) }
        var printed = ""
        try FindingDelivery(of: requests + [ReportRequest(.terminal)], style: TerminalStyle(), keeping: [])
            .deliver(.palettes) { printed += $0 }
        #expect(printed == FindingTerminalReporter().document(of: .palettes))
        for format in FindingDelivery.formats {
            let text = try String(
                contentsOf: folder.url.appending(path: format.rawValue), encoding: .utf8)
            #expect(!text.isEmpty)
        }
        let kept = try folder.write([], to: "kept.png")
        #expect(throws: DeliveryError.self) {
            try FindingDelivery(of: [ReportRequest(.json, to: kept)], style: TerminalStyle(), keeping: [kept])
        }
    }

    @Test("are not broken out of by names")
    func hostile() {
        let text = FindingTerminalReporter().document(of: .hostile)
        #expect(
            !text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
    }
}
