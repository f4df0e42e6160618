import Audit
import ColorMath
import Foundation
import Reporting
import TestSupport
import Testing
import TextDetection

@Suite("The terminal report")
struct TerminalReporterTests {
    private func document(of report: AuditReport = .sample, style: TerminalStyle = TerminalStyle()) -> String
    {
        TerminalReporter(style: style).document(of: report)
    }

    @Test("is what it was, in plain text and 80 columns")
    func golden() throws {
        let document = document()
        #expect(try document == Golden("report.txt").text(recording: document))
        #expect(document.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test(
        "has the numbers of annotated pictures, as Markdown has, where such are written",
        arguments: [ReportFormat.terminal, .markdown])
    func numbers(format: ReportFormat) throws {
        let requests = [ReportRequest(format), ReportRequest(.annotated, to: "out")]
        let with = try ReportDelivery.deliver(requests)
        let without = try ReportDelivery.deliver([ReportRequest(format)])
        let number = /number ([0-9]+) on the picture|\(([0-9]+)\)/
        #expect(without.firstMatch(of: number) == nil)
        let numbers = with.matches(of: number).compactMap { ($0.1 ?? $0.2).flatMap { Int($0) } }
        #expect(Set(numbers).isSuperset(of: [1, 2]))
    }

    @Test("is what it was, in colour")
    func goldenInColor() throws {
        let document = document(style: TerminalStyle(palette: .trueColor, width: 100))
        #expect(try document == Golden("report-color.txt").text(recording: document))
    }

    @Test("says in colour what it says without", arguments: [TerminalStyle.Palette.basic, .trueColor])
    func colorIsNoSignalOfItsOwn(palette: TerminalStyle.Palette) {
        let colored = document(style: TerminalStyle(palette: palette))
        let plain = colored.replacing(/\u{1B}\[[0-9;]*m( {2}\u{1B}\[0m )?/, with: "")
        #expect(plain == document())
        #expect(colored != plain)
    }

    @Test("lets no file name reach the terminal's controls")
    func hostileNames() {
        let name = "a\u{1B}]0;title\u{7}\u{202E}gnp.\u{9B}31m\n.png"
        let report = AuditReport(
            standard: .wcagAA, screens: [.sample(path: name, regions: [])],
            unread: [UnreadInput(path: name, fault: name)])
        let document = document(of: report)
        #expect(!document.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
        #expect(!document.unicodeScalars.contains("\u{202E}"))
        #expect(document.contains("a\\u{1B}]0;title\\u{7}\\u{202E}gnp.\\u{9B}31m\\u{A}.png"))
    }

    @Test("puts the worst line of a screen first, and lines of the same colours together")
    func order() throws {
        let screen = ScreenAudit.sample(regions: [
            .line(contrast: 4.2), .line(contrast: 4, weight: .undecided), .line(contrast: 2.8, pointSize: 24),
            .line(contrast: 1.3), .line(contrast: 4.2),
        ])
        let document = document(of: AuditReport(standard: .wcagAA, screens: [screen]))
        let ratios = ["1.30", "2.80", "4.20", "4.00"].map { document.range(of: "  \($0)  ")?.lowerBound }
        #expect(ratios.compactMap(\.self).count == 4)
        #expect(ratios.compactMap(\.self) == ratios.compactMap(\.self).sorted())
        #expect(document.contains("17 pt, 2 lines"))
    }
}
