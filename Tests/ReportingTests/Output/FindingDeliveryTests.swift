import Audit
import ColorMath
import Foundation
import Reporting
import TestSupport
import Testing

@Suite("Reports for continuous integration go where they are asked to")
struct FindingDeliveryTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func deliver(_ requests: [ReportRequest], environment: [String: String] = [:]) throws -> String {
        try ReportDelivery.deliver(requests, environment: environment)
    }

    @Test("Every format can have a file, all in one run")
    func files() throws {
        let formats = ReportFormat.allCases.filter { !$0.isDrawn }
        let output = try deliver(formats.map { ReportRequest($0, to: folder.path($0.rawValue)) })
        #expect(output.isEmpty)
        for format in formats {
            #expect(try !Data(contentsOf: folder.url.appending(path: format.rawValue)).isEmpty)
        }
    }

    @Test("Lines for a log may be mixed with those for people, and with no other")
    func log() throws {
        let output = try deliver([ReportRequest(.terminal), ReportRequest(.github), ReportRequest(.oneline)])
        #expect(
            output == TerminalReporter().document(of: .sample) + GitHubReporter().document(of: .screens)
                + OneLineReporter().document(of: .screens))
        let lines: [ReportFormat] = [.terminal, .github, .xcode, .oneline]
        for format in ReportFormat.allCases where !lines.contains(format) && !format.isDrawn {
            #expect(throws: DeliveryError.severalOnStandardOutput) {
                try deliver([ReportRequest(.github), ReportRequest(format)])
            }
        }
    }

    @Test("Two reports do not go to one file")
    func sameFile() throws {
        #expect(throws: DeliveryError.severalToOneFile(path: folder.path("./a"))) {
            try deliver([
                ReportRequest(.json, to: folder.path("a")), ReportRequest(.html, to: folder.path("./a")),
            ])
        }
    }

    @Test("The summary of a step is added to what the step has written")
    func summary() throws {
        let file = try folder.write(Array("before\n".utf8), to: "summary.md")
        let environment = ["GITHUB_STEP_SUMMARY": file]
        _ = try deliver([ReportRequest(.terminal)], environment: environment)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "before\n")
        _ = try deliver([ReportRequest(.github)], environment: environment)
        #expect(
            try String(contentsOfFile: file, encoding: .utf8)
                == "before\n" + MarkdownReporter().document(of: .screens))
    }

    @Test("The summary of a step keeps within a mebibyte", arguments: [0, 1_000_000, 1_048_000, 1_048_576])
    func summaryLimit(before: Int) throws {
        let file = try folder.write([UInt8](repeating: 35, count: before), to: "summary.md")
        let delivery = try PaletteDelivery(
            of: [ReportRequest(.github)], style: TerminalStyle(), keeping: .samplePalettes,
            environment: ["GITHUB_STEP_SUMMARY": file])
        _ = try delivery.deliver(.samplePalettes, findings: .huge)
        let size = try Data(contentsOf: URL(filePath: file)).count
        #expect(size <= 1 << 20)
        #expect(before > 1_047_000 || size > (1 << 20) - 1000)
        #expect(size > before || before > 1_047_000)
    }
}
