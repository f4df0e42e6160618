import Audit
import ColorMath
import Raster
import Reporting
import TestSupport
import Testing
import TextDetection

@Suite("A finding is recognised by its content")
struct FingerprintTests {
    private func fingerprints(
        of regions: Region..., standard: ContrastStandard = .wcagAA, path: String = "home.png"
    ) -> [String] {
        let screen = ScreenAudit.sample(path: path, regions: regions, standard: standard)
        let report = AuditReport(standard: standard, screens: [screen])
        return FindingReport(of: report, project: .sample).findings.map(\.fingerprint.description)
    }

    /// FNV-1a of 64 bits over "a", "foobar" and "" each followed by a NUL, by an implementation of its own in
    /// Python: `h = 0xcbf29ce484222325; for b in text: h = ((h ^ b) * 0x100000001b3) % 2**64`.
    @Test(
        "Its hash is FNV-1a",
        arguments: [
            (["a"], "089be207b544f1e4:1"), (["foobar"], "34531ca7168b8f38:1"), ([], "cbf29ce484222325:1"),
            (["a", "foobar"], "abf0abbf96d4bf1b:1"),
        ])
    func hash(content: [String], expected: String) {
        #expect(Fingerprint(of: content).description == expected)
    }

    @Test("Where the text moves, or its size is read otherwise, it stays")
    func moved() {
        let here = fingerprints(of: .line(box: PixelRect(x: 10, y: 10, width: 80, height: 12)))
        let there = fingerprints(
            of: .line(pointSize: 16.5, box: PixelRect(x: 30, y: 410, width: 81, height: 13)))
        #expect(here == there && here.count == 1)
    }

    @Test("Other colours or another verdict make another finding")
    func changed() {
        let ink = SRGB8(red: 139, green: 138, blue: 142)
        let prints = [
            fingerprints(of: .line()), fingerprints(of: .line(ink: ink)),
            fingerprints(of: .line(backdrop: ink)), fingerprints(of: .line(doubts: [.busyBackdrop])),
        ]
        #expect(Set(prints).count == prints.count)
    }

    @Test("Over a varied backdrop, its typical colour does not count")
    func varied() {
        let dark = SRGB8(red: 40, green: 40, blue: 40)
        #expect(
            fingerprints(of: .line(low: 1.2, high: 2))
                == fingerprints(of: .line(low: 1.3, high: 2, backdrop: dark)))
    }

    @Test("Findings of the same content are numbered in each file")
    func numbered() throws {
        let prints = fingerprints(of: .line(), .line(pointSize: 12), .line(ink: .black))
        let hash = try #require(prints[0].split(separator: ":").first)
        #expect(prints[0] == "\(hash):1" && prints[1] == "\(hash):2" && prints[2].hasSuffix(":1"))
        #expect(fingerprints(of: .line(), path: "other.png") == [prints[0]])
    }
}
