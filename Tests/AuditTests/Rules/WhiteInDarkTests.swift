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
    private func isFound(width: Int, height: Int, source: Scale.Source = .text) -> Bool {
        let model = ScreenModel(
            width: width, height: height, scale: Scale(1, source: source), regions: [],
            surfaces: [
                Surface(color: .black, box: PixelRect(x: 0, y: 0, width: width, height: height), share: 0.8),
                Surface(color: .white, box: PixelRect(x: 4, y: 4, width: 20, height: 20), share: 0.1),
            ], luminance: 0)
        let audit = Auditor(images: PNGDecoder(), conditions: KnownConditions(platform: .iOS))
            .audit(model, from: ScreenSource(path: "home.png"))
        return audit.findings.contains { $0.rule == "white-in-dark" }
    }

    @Test func `is a twentieth of a screen, or of what a part of one belongs to`() {
        #expect(isFound(width: 390, height: 844))
        #expect(!isFound(width: 120, height: 40))
        // A watch has no more.
        #expect(isFound(width: 176, height: 215, source: .device))
    }
}
