import Audit
import ColorMath
import Foundation
import Reporting
import TestSupport
import Testing
import TextDetection

@Suite("The JSON report")
struct JSONReporterTests {
    @Test("is what it was")
    func golden() throws {
        let document = JSONReporter().document(of: .sample)
        #expect(try document == Golden("report.json").text(recording: document))
    }

    @Test("cuts numbers to two decimals towards zero")
    func figures() throws {
        let screen = ScreenAudit.sample(
            regions: [.line(contrast: 4.499, pointSize: 17.999, low: 3.999, high: 20.999)])
        let document = JSONReporter().document(of: AuditReport(standard: .wcagAA, screens: [screen]))
        for line in [
            "\"contrast\" : 4.49,", "\"contrastMax\" : 20.99,", "\"contrastMin\" : 3.99,",
            "\"pointSize\" : 17.99,",
        ] {
            #expect(document.contains(line))
        }
    }

    @Test("says that a line passes only where its verdict is pass")
    func passes() throws {
        struct Document: Decodable {
            struct Image: Decodable { let regions: [Region] }
            struct Region: Decodable {
                let passes: Bool?
                let verdict: Verdict?
                let reason: String?
            }
            let images: [Image]
        }
        let document = JSONReporter().document(of: .sample)
        let regions = try JSONDecoder().decode(Document.self, from: Data(document.utf8)).images.flatMap(
            \.regions)
        #expect(Set(regions.compactMap(\.verdict)) == [.pass, .fail, .review])
        for region in regions {
            #expect(region.passes == region.verdict.map { $0 == .pass })
            #expect((region.reason != nil) == (region.verdict == .review))
        }
    }

    @Test("escapes control characters, and no slashes")
    func escapes() {
        let document = JSONReporter().document(of: .sample)
        #expect(!document.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
        #expect(document.contains("Screens/empty\\u001b[31m.png"))
    }
}
