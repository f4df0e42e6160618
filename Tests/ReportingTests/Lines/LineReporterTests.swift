import Audit
import ColorMath
import Reporting
import TestSupport
import Testing

@Suite("Reports of one line a finding")
struct LineReporterTests {
    private static let reports: [FindingReport] = [.screens, .palettes]

    private func xcode(_ report: FindingReport) -> String {
        XcodeReporter(project: .sample).document(of: report)
    }

    @Test("for Xcode are what they were", arguments: reports)
    func xcodeGolden(report: FindingReport) throws {
        let document = xcode(report)
        #expect(try document == Golden("\(report.kind.rawValue).xcode.txt").text(recording: document))
    }

    @Test("to search are what they were", arguments: reports)
    func oneLineGolden(report: FindingReport) throws {
        let document = OneLineReporter().document(of: report)
        #expect(try document == Golden("\(report.kind.rawValue).oneline.txt").text(recording: document))
    }

    @Test(
        "have a line for each finding that counts and each input that could not be read", arguments: reports)
    func lineCount(report: FindingReport) {
        let count = report.counting.count + report.unread.count
        let lines = OneLineReporter().document(of: report).split(separator: "\n")
        let unchecked = lines.count { $0.hasPrefix("-: note unchecked - - ") }
        // The last line of Xcode's names the configuration in force; to search, only where there is one.
        #expect(xcode(report).split(separator: "\n").count == count + unchecked + 1)
        let configured = lines.count { $0.hasPrefix("-: note configuration - - ") }
        #expect(lines.count == count + unchecked + configured)
    }

    @Test("for Xcode name absolute paths, lines and columns, and what compilers call severities")
    func xcodeSyntax() throws {
        let line = /\/project\/[^:]+:[0-9]+:[0-9]+: (error|warning|note): .+ \[[a-z-]+\]/
        for report in Self.reports {
            let lines = xcode(report).split(separator: "\n")
            #expect(lines.last?.hasPrefix("note: legible: configuration: ") == true)
            for text in lines.dropLast() where !text.hasPrefix("note: legible: ") {
                #expect(text.wholeMatch(of: line) != nil, "\(text)")
            }
        }
    }

    @Test("cannot be broken out of by names")
    func hostile() {
        for (document, count) in [(xcode(.hostile), 4), (OneLineReporter().document(of: .hostile), 3)] {
            #expect(document.split(separator: "\n", omittingEmptySubsequences: false).count == count)
            #expect(
                !document.unicodeScalars.contains {
                    $0 != "\n" && $0.properties.generalCategory == .control
                })
        }
    }

    @Test("hold no command for a runner that reads them", arguments: [ReportFormat.xcode, .oneline])
    func log(format: ReportFormat) throws {
        let screen = ScreenAudit.sample(path: "##[add-path]x.png", regions: [.line()])
        let records = ScreenRecord.records(of: AuditReport(standard: .wcagAA, screens: [screen]))
        let lines = try ReportDelivery.deliver(
            [ReportRequest(format)], on: records, environment: ["GITHUB_ACTIONS": "true"])
        #expect(lines.contains("\\u{23}#[add-path]x.png"))
        #expect(!lines.contains("##["))
    }

    @Test("say in a line of their own that a run was stopped")
    func partial() throws {
        let lines = try ReportDelivery.deliver(
            [ReportRequest(.oneline)], shortfall: Shortfall(reason: "stopped by SIGINT", done: 1, of: 3))
        #expect(lines.split(separator: "\n").last?.hasPrefix("-: error partial - - Partial: 1 of 3") == true)
    }
}
