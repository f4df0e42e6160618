import Audit
import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// Pale marks in a row that say what they say by the one among them that is not pale.
struct `Faint marks in a row` {
    /// The finding on the first region.
    private func finding(_ regions: [Region]) -> Finding? {
        ScreenAudit.sample(regions: regions).findings.first { $0.rule == "icon-contrast" && $0.region == 0 }
    }

    @Test func `are notes where they are the dots that count pages`() {
        var dots = Region.icon(
            PixelRect(x: 100, y: 100, width: 24, height: 8), ink: SRGB8(hex: 0xB9C2CF), isEmptyFrame: false)
        #expect(finding([dots])?.severity == .warning)
        dots.surroundings.count = .pages
        #expect(finding([dots])?.message.contains("count pages") == true)
        #expect(finding([dots])?.severity == .note)
    }
}
