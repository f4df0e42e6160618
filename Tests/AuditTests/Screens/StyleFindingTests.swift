import Audit
import ColorMath
import Foundation
import Legible
import Raster
import TestSupport
import Testing
import TextDetection

/// What a rule says of lines that are drawn alike.
struct `A finding about a style` {
    private func place(_ y: Int) -> PixelRect { PixelRect(x: 20, y: y, width: 80, height: 12) }

    @Test func `is one, and names every line`() throws {
        let screen = ScreenAudit.sample(regions: [
            .line(box: place(10)), .line(contrast: 21, ink: .black, box: place(30)),
            .line(pointSize: 17.3, box: place(50)),
            .line(contrast: 3.438, pointSize: 12, box: place(70)),
        ])
        let findings = screen.findings.filter { $0.rule == Rule.textContrast.id }
        #expect(findings.map(\.regions) == [[0, 2], [3]])
        #expect(findings.map(\.region) == [0, 3])
        #expect(findings[0].boxes == [place(10), place(50)])
        #expect(screen.styles.map(\.lines) == [[0, 2], [1], [3]])
    }

    @Test func `is not about lines of another verdict or place`() {
        let screen = ScreenAudit.sample(regions: [
            .line(box: place(10)), .line(place: .statusBar, box: place(30)),
            .line(doubts: [.veiled], box: place(50)),
        ])
        #expect(screen.findings.filter { $0.rule == Rule.textContrast.id }.map(\.regions) == [[0], [1], [2]])
    }

    @Test func `is one for icons of which it says the same`() {
        let pale = SRGB8(hex: 0xC7C7C7)
        let icons = [10, 40, 70].map { y in
            Region(
                kind: .icon, box: PixelRect(x: 20, y: y, width: 20, height: 20), ink: pale, backdrop: .white,
                contrast: MeasuredContrast(plain: pale.contrastRatio(with: .white)), pointSize: 20)
        }
        let screen = ScreenAudit.sample(regions: icons)
        #expect(screen.findings.map(\.rule) == [Rule.iconContrast.id])
        #expect(screen.findings.first?.regions == [0, 1, 2])
    }

    @Test func `is one for icons whose colours nobody tells apart`() {
        func findings(_ inks: [UInt32]) -> [[Int]] {
            let icons = inks.enumerated().map { index, hex in
                Region.icon(
                    PixelRect(x: 20, y: 10 + 30 * index, width: 20, height: 20), ink: SRGB8(hex: hex))
            }
            return ScreenAudit.sample(regions: icons).findings.map(\.regions)
        }
        #expect(findings([0xC7C7C7, 0xC4C7C9, 0xC7C7C7]) == [[0, 1, 2]])
        #expect(findings([0xC7C7C7, 0xC0C7C7]).count == 2)
    }

    @Test(arguments: DisplayP3CopyTests.screens)
    func `holds for each line of its style, on every sample`(file: URL) throws {
        let screen = try Auditor().audit(contentsOf: file.path(percentEncoded: false))
        for finding in screen.findings where finding.rule == Rule.textContrast.id {
            for region in finding.regions {
                #expect(screen.regions[region].judgement?.verdict == finding.verdict)
            }
        }
        let judged = screen.regions.indices.filter { screen.regions[$0].judgement != nil }
        #expect(screen.styles.flatMap(\.lines).sorted() == judged)
        for style in screen.styles {
            #expect(Set(style.lines.map { screen.regions[$0].judgement?.verdict }).count == 1)
        }
    }
}
