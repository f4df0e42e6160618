import Audit
import ColorMath
import PNGFiles
import Raster
import Recognition
import ScreenReading
import Screenshots
import SystemColors
import Testing

/// White on a dark screen glows where there is much of it, and not in a picture of a button alone.
struct `White in the dark` {
    private func found(
        width: Int, height: Int, source: Scale.Source = .text, platform: Platform = .iOS
    ) -> Finding? {
        let model = ScreenModel(
            width: width, height: height, scale: Scale(1, source: source), regions: [],
            surfaces: [
                Surface(color: .black, box: PixelRect(x: 0, y: 0, width: width, height: height), share: 0.8),
                Surface(color: .white, box: PixelRect(x: 4, y: 4, width: 20, height: 20), share: 0.1),
            ], luminance: 0)
        let audit = Auditor(images: PNGDecoder(), conditions: KnownConditions(platform: platform))
            .audit(model, from: ScreenSource(path: "home.png"))
        return audit.findings.first { $0.rule == "white-in-dark" }
    }

    @Test func `is a twentieth of a screen, or of what a part of one belongs to`() {
        #expect(found(width: 390, height: 844)?.severity == .warning)
        #expect(found(width: 120, height: 40) == nil)
        // A watch has no more.
        #expect(found(width: 176, height: 215, source: .device) != nil)
    }

    @Test func `is a note for review on a page, which may be a light one`() {
        let finding = found(width: 390, height: 844, platform: .web)
        #expect(finding?.severity == .note && finding?.verdict == .review)
    }
}
