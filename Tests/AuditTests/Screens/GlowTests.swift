import Audit
import Legible
import Raster
import Screenshots
import Testing

@Suite("A large white area")
struct GlowTests {
    private func findings(cardOf code: UInt8) -> [Finding] {
        var bitmap = Bitmap(width: 320, height: 480, filledWith: RGBA<UInt8>(red: 0, green: 0, blue: 0))
        for y in card.y..<card.maxY {
            for x in card.x..<card.maxX { bitmap[x, y] = RGBA(red: code, green: code, blue: code) }
        }
        return Auditor().audit(Screenshot(bitmap: bitmap, scale: Scale(1, source: .option))).findings
    }

    private let card = PixelRect(x: 32, y: 160, width: 256, height: 160)

    @Test("glows on a dark screen")
    func glow() throws {
        let findings = findings(cardOf: 255)
        let finding = try #require(findings.first)
        #expect(findings.count == 1)
        #expect(finding.rule == "white-in-dark")
        #expect(finding.region == nil)
        #expect(finding.boxes == [card])
        #expect(finding.message.contains("26 %"))
        #expect(self.findings(cardOf: 254).isEmpty)
    }
}
