import Audit
import ColorMath
import Raster
import TestSupport
import Testing
import TextDetection

@Suite("A line that its thin strokes leave open, among lines like it")
struct FailingLikesTests {
    private func line(_ level: UInt8, y: Int, pointSize: Double = 12, isThin: Bool = false) -> Region {
        let ink = SRGB8(red: level, green: level, blue: level)
        return .line(
            contrast: ink.contrastRatio(with: .white), pointSize: pointSize,
            doubts: isThin ? [.thinStrokes] : [], ink: ink,
            box: PixelRect(x: 20, y: y, width: 90, height: 9))
    }

    /// The verdict on a thin line of #7C7C7C, 4.2, whose strokes may be of more.
    private func verdict(_ level: UInt8 = 0x7C, beside lines: [Region]) -> Verdict? {
        var open = line(level, y: 100, isThin: true)
        open.inkShare = 0.5
        return ScreenAudit.sample(regions: [open] + lines).regions.first?.judgement?.verdict
    }

    @Test("fails where two of them fail and none passes, and is left to review elsewhere")
    func likes() {
        let failing = [line(0x7D, y: 140), line(0x80, y: 180)]
        #expect(verdict(beside: failing) == .fail)
        #expect(verdict(beside: []) == .review)
        #expect(verdict(beside: Array(failing.prefix(1))) == .review)
        #expect(verdict(beside: failing + [line(0x70, y: 220)]) == .review)
        #expect(verdict(beside: failing + [line(0x20, y: 220)]) == .fail)
        // So far below that no ink would be enough that thin strokes show as this.
        #expect(verdict(0xA8, beside: [line(0xB0, y: 140), line(0xB0, y: 180)]) == .fail)
        // All of them weaker, of another size, or of another ink.
        #expect(verdict(beside: [line(0x84, y: 140), line(0x88, y: 180)]) == .review)
        #expect(verdict(beside: failing.map { line(0x7D, y: $0.box.y, pointSize: 16) }) == .review)
        #expect(verdict(beside: [line(0xA0, y: 140), line(0xA0, y: 180)]) == .review)
    }
}
