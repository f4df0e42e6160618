import Audit
import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// What is pale in a status bar by itself, whatever the app puts under it.
@Suite("A pale part of the status bar")
struct StatusBarSignTests {
    private func sign(_ ink: UInt32, on backdrop: UInt32, x: Int) -> Region {
        let (ink, backdrop) = (SRGB8(hex: ink), SRGB8(hex: backdrop))
        return .line(
            contrast: ink.contrastRatio(with: backdrop), pointSize: 12, place: .statusBar, ink: ink,
            backdrop: backdrop, box: PixelRect(x: x, y: 18, width: 20, height: 10))
    }

    private func count(_ regions: Region...) -> Int {
        ScreenAudit.sample(regions: regions).findings.filter { $0.rule == "status-bar-contrast" }
            .reduce(0) { $0 + $1.regions.count }
    }

    @Test("is no failure of the app's beside what stands out more on the same: a bar that is not reached")
    func dim() {
        #expect(count(sign(0xFFFFFF, on: 0xE65100, x: 30), sign(0xED844B, on: 0xE65100, x: 340)) == 1)
        #expect(count(sign(0xFFFFFF, on: 0xE65100, x: 30), sign(0xFFFFFF, on: 0xE65100, x: 340)) == 2)
    }

    @Test("is none in a battery that the system fills, but is on an app's own bar in that colour")
    func battery() {
        #expect(count(sign(0x000000, on: 0xFFFFFF, x: 30), sign(0xFFFFFF, on: 0x34C759, x: 340)) == 0)
        #expect(count(sign(0xFFFFFF, on: 0x34C759, x: 30), sign(0xFFFFFF, on: 0x34C759, x: 340)) == 2)
        #expect(count(sign(0x000000, on: 0xFFFFFF, x: 30), sign(0xFFFFFF, on: 0xC0E0A0, x: 340)) == 1)
    }
}
