import Audit
import ColorMath
import Foundation
import Raster
import Reporting
import TestSupport
import Testing
import TextDetection

/// What a terminal shows of a run over many screens.
struct `The terminal report of many screens` {
    /// Screens with one failing style more each, some lines that pass, and notes.
    private static let many = AuditReport(
        standard: .wcagAA,
        screens: (0..<30).map { number in
            let lines = (0..<number).map { place in
                Region.line(
                    contrast: 1.2 + Double(place) / 10, ink: SRGB8(hex: 0x909090 + UInt32(place)),
                    box: PixelRect(x: 10, y: 10 * place, width: 90, height: 9))
            }
            return .sample(path: "Screens/\(number).png", regions: lines + [.line(contrast: 21, ink: .black)])
        })

    private func text(_ detail: TerminalDetail, of report: AuditReport = many, width: Int = 80) -> String {
        TerminalReporter(style: TerminalStyle(width: width), detail: detail).document(of: report)
    }

    private func headings(_ text: String) -> [Substring] {
        text.split(separator: "\n").filter { $0.hasPrefix("Screens/") }
    }

    @Test func `is at most 150 lines, the worst screen first, and says what shows the rest`() {
        let text = text(.brief)
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
        #expect(headings(text).count == 8)
        #expect(text.hasPrefix("Screens/29.png"))
        #expect(text.contains("\n  and 26 more findings"))
        #expect(
            text.contains(
                "\nAnd 22 other screens, 21 with findings and 1 with notes or nothing: --full shows everything\n"
            ))
    }

    @Test func `is whole where all of it is asked for`() {
        let text = text(.full)
        #expect(headings(text).count == 30)
        #expect(text.hasPrefix("Screens/29.png"))
        #expect(!text.contains("--full"))
        #expect(text.split(separator: "\n").count { $0.contains("needs 4.5") } == 29 * 30 / 2)
    }

    @Test func `is whole where it is short`() {
        #expect(headings(text(.brief, of: .sample)).count == 2)
        #expect(text(.brief, of: .sample) == text(.full, of: .sample))
    }

    @Test func `is nothing but tables where only these are asked for`() {
        let text = text(.summary)
        #expect(text.hasPrefix("Styles that do not pass:\n"))
        #expect(text.contains("\n  and 19 other styles\n"))
        #expect(text.contains("\nFindings by rule:\n  text-contrast         435 errors, 29 screens\n"))
        #expect(text.contains("\nThe worst screens:\n  Screens/29.png  29 errors, 7 notes\n"))
        #expect(text.contains("\n  and 18 other screens\n"))
        #expect(self.text(.brief).hasSuffix(text))
    }

    @Test func `of which there is one is whole, and has no tables`() {
        let one = AuditReport(standard: .wcagAA, screens: [Self.many.screens[29]])
        #expect(text(.brief, of: one) == text(.full, of: one))
        #expect(!text(.brief, of: one).contains("Findings by rule"))
    }

    @Test func `leaves styles and failures that a baseline knows out of its tables`() throws {
        let folder = try TemporaryFolder()
        let file = BaselineFile(at: folder.path("baseline.json"), in: .sample)
        let known = try file.write(FindingReport(of: Self.many, project: .sample)).baseline
        let text = try ReportDelivery.deliver(
            [ReportRequest(.terminal, detail: .summary)], on: ScreenRecord.records(of: Self.many),
            baseline: BaselineRun(comparingWith: (file, known)))
        #expect(!text.contains("Styles that do not pass"))
        #expect(text.contains("  text-contrast         435 suppressed, 29 screens\n"))
        #expect(text.contains("  0 fail, 0 to review, 30 pass, 435 suppressed by the baseline\n"))
    }
}

/// What a terminal shows of one screen.
struct `The terminal report of a screen` {
    private func text(_ regions: Region..., width: Int = 80) -> String {
        let report = AuditReport(standard: .wcagAA, screens: [.sample(path: "home.png", regions: regions)])
        return TerminalReporter(style: TerminalStyle(width: width)).document(of: report)
    }

    private func small(_ size: Double, y: Int) -> Region {
        .line(
            contrast: 21, pointSize: size, ink: .black, box: PixelRect(x: 4, y: y, width: 30, height: 9))
    }

    @Test func `says once what notes say alike but for their figures`() {
        let text = text(small(9.95, y: 10), small(9.98, y: 30), small(8.5, y: 50))
        #expect(text.split(separator: "\n").count { $0.contains("small-text") } == 1)
        #expect(text.contains("Text that measures 8.5 to 9.98 pt is smaller than 11\n            pt,"))
        #expect(text.contains("30×9 at 4,10 · 30×9 at 4,30 · 30×9 at 4,50"))
    }

    @Test func `wraps all of its lines in a narrow terminal`() {
        let text = text(.line(), .line(contrast: 2, ink: SRGB8(hex: 0xC0C0C0)), width: 40)
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 40 })
    }

    @Test func `says what is set aside, and that it fails no run`() {
        let text = text(.line(place: .statusBar), .line(place: .picture), .line(place: .picture))
        #expect(text.contains("  0 fail, 0 to review, 0 pass, 3 set aside\n"))
        #expect(
            text.contains(
                "  set aside: 1 in the status bar, 2 inside a picture; not the app's own text,\n    so notes at most\n"
            ))
    }

    @Test func `gives what some eyes see for no advice on text that fails`() {
        // Seen without colours, this red on this blue would be enough.
        let line = Region.line(contrast: 4.4, ink: SRGB8(hex: 0xFF3B30), backdrop: SRGB8(hex: 0x101040))
        #expect(!text(line).contains("enough with achromatopsia"))
        #expect(!text(line).contains("monochromacy"))
    }
}
