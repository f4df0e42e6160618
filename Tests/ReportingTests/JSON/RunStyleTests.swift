import Audit
import ColorMath
import Foundation
import Reporting
import TestSupport
import Testing
import TextDetection

/// The styles of a run: what the same lines on several screens have in common.
struct `The styles of a run` {
    private struct Document: Decodable {
        struct Style: Decodable, Equatable {
            let foreground: String
            let pointSize: Double
            let weight: String
            let verdict: String
            let lines: Int
            let screens: Int
        }
        let styles: [Style]
    }

    private func screens(_ screens: [Region]...) -> AuditReport {
        AuditReport(
            standard: .wcagAA,
            screens: screens.enumerated().map { .sample(path: "\($0).png", regions: $1) })
    }

    private func styles(_ report: AuditReport) throws -> [Document.Style] {
        try JSONDecoder().decode(Document.self, from: Data(JSONReporter().document(of: report).utf8)).styles
    }

    @Test func `count lines and screens, to the nearest point`() throws {
        let report = screens(
            [.line(), .line(), .line(contrast: 21, ink: .black)], [.line(pointSize: 16.8)], [])
        let found = try styles(report)
        #expect(found.map(\.foreground) == ["#000000", "#8A8A8E"])
        #expect(found.map(\.lines) == [1, 3] && found.map(\.screens) == [1, 2])
        #expect(found.map(\.verdict) == ["pass", "fail"] && found.map(\.pointSize) == [17, 17])
    }

    @Test func `leave out lines over a backdrop that varies`() throws {
        #expect(try styles(screens([.line(low: 1.5, high: 5)])).isEmpty)
    }

    @Test func `of a run without lines are none`() throws {
        #expect(try styles(screens([], [])).isEmpty)
    }

    @Test func `are the same in whatever order the screens come`() throws {
        let black = Region.line(contrast: 21, ink: .black)
        let (a, b) = ([Region.line(), .line(pointSize: 12)], [Region.line(), black])
        #expect(try styles(screens(a, b)) == styles(screens(b, a)))
    }

    @Test func `that do not pass are named in a terminal, the most frequent first`() {
        let pale = Region.line(contrast: 2.1, ink: SRGB8(hex: 0xB0B0B0))
        let second = [.line(), pale, pale, .line(place: .statusBar)]
        let document = TerminalReporter(style: TerminalStyle()).document(
            of: screens([.line(), .line(pointSize: 30), .line(weight: .undecided)], second, [pale]))
        let part = document.components(separatedBy: "Styles that do not pass:\n").last
        let lines = part?.split(separator: "\n").prefix { $0.hasPrefix("  ") }
        #expect(
            lines == [
                "  ✗ #B0B0B0 on systemBackground, 17 pt: 2.10, 3 lines on 2 screens",
                "  ✗ secondaryLabel on systemBackground, 17 pt: 3.43, 2 lines on 2 screens",
                "  ? secondaryLabel on systemBackground, 17 pt, maybe bold: 3.43, 1 line on 1",
                "    screen",
            ])
        let one = TerminalReporter(style: TerminalStyle()).document(of: screens([.line(), pale]))
        #expect(!one.contains("Styles that do not pass"))
    }
}
