import Audit
import Foundation
import PNGFiles
import Screenshots
import Testing

/// The W3C's cases for ACT rule oj04fd, as a browser draws them, beside the package where they are present.
enum FocusCases {
    static let folder = URL(filePath: #filePath).appending(path: "../../../../../shared/act-focus")
        .standardizedFileURL
    static let arePresent = FileManager.default.fileExists(atPath: folder.path())

    struct Case: Decodable {
        let expected: String
        let rest: String
        let focus: String
        let stop: Int
    }
}

@Suite("The W3C's cases of visible focus", .enabled(if: FocusCases.arePresent, "needs ../shared/act-focus"))
struct FocusCaseTests {
    @Test("are all judged as it says")
    func cases() throws {
        let cases = try JSONDecoder().decode(
            [FocusCases.Case].self, from: Data(contentsOf: FocusCases.folder.appending(path: "truth.json")))
        #expect(cases.count >= 7)
        for own in cases {
            let pair = try ScreenPair(screen(own.rest), screen(own.focus))
            let findings = ComparisonCheck.findings(on: pair, by: RuleSelection(only: .focusVisible))
            #expect(findings.isEmpty == (own.expected == "Passed"), "\(own.focus)")
            #expect(findings.allSatisfy { $0.verdict == .fail })
            if own.expected == "Passed" { #expect(pair.change?.box != nil) }
        }
    }

    /// A picture, whose text does not matter here.
    private func screen(_ name: String) throws -> ComparedScreen {
        let path = FocusCases.folder.appending(path: name).path()
        let member = ScreenMember(path: path, name: ScreenName(recognizing: name))
        let picture = try Auditor(images: PNGDecoder()).screenshot(
            decoding: [UInt8](Data(contentsOf: URL(filePath: path))), path: path)
        return ComparedScreen(member, drawnAs: picture.opaqueSRGB())
    }
}
