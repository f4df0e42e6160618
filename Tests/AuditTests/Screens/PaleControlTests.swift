import Audit
import ColorMath
import Legible
import Raster
import Recognition
import ScreenReading
import Screenshots
import Testing
import TextDetection

/// Buttons that are pale as a whole.
struct `A pale button` {
    /// How severe a grey label in boxes of a width, so many of them, is on a white page.
    private func severity(width: Int = 90, fill: UInt32 = 0xDEDEDE, count: Int = 1) -> Severity? {
        let (ink, backdrop) = (SRGB8(hex: 0xB5B5B5), SRGB8(hex: fill))
        let labels = (0..<count).map { index in
            var label = Region(
                kind: .text, box: PixelRect(x: 60, y: 100 + 80 * index, width: 50, height: 10), ink: ink,
                backdrop: backdrop, contrast: MeasuredContrast(plain: ink.contrastRatio(with: backdrop)),
                pointSize: 14)
            label.button = PixelRect(
                x: 85 - width / 2, y: 88 + 80 * index, width: width, height: 34)
            return label
        }
        let page = Surface(
            color: .white, box: PixelRect(x: 0, y: 0, width: 800, height: 600), share: 0.8)
        let model = ScreenModel(
            width: 800, height: 600, scale: Scale(1, source: .option), regions: labels, surfaces: [page],
            luminance: 1)
        return Auditor(conditions: KnownConditions()).audit(
            model, from: ScreenSource(path: "")
        ).findings.first {
            $0.rule == "text-contrast"
        }?.severity
    }

    @Test func `is a note, as it looks switched off`() {
        #expect(severity() == .note)
        #expect(severity(count: 3) == .note)
    }

    @Test func `is an app's own grey where there are more, on the page, or as wide as fields are`() {
        #expect(severity(count: 4) == .error)
        #expect(severity(width: 162) == .error)
        #expect(severity(fill: 0xFFFFFF) == .error)
    }
}
