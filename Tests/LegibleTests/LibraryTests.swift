import Foundation
import Legible
import Testing

@Suite("The library")
struct LibraryTests {
    private let screens = URL(filePath: #filePath).appending(path: "../../../Samples/Screens")
        .standardizedFileURL.path

    @Test("needs three lines from a file to what is wrong with it")
    func oneFile() throws {
        let screen = try Auditor().audit(contentsOf: screens + "/02-settings@2x.png")
        let messages = screen.findings.map(\.message)
        #expect(messages.contains { $0.contains("below the required 4.5") })
    }

    @Test("audits a folder and words the report")
    func manyFiles() async {
        let paths = Array(ScreenshotPaths([screens]).files.prefix(3))
        let report = await Auditor(standard: .wcagAAA).audit(contentsOf: paths, jobs: 2)
        #expect(report.screens.count == 3)
        #expect(TerminalReporter().document(of: report).contains("on 3 screens, judged by wcag-aaa"))
    }
}
