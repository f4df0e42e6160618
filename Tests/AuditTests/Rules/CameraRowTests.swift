import Audit
import ColorMath
import PNGFiles
import Raster
import Recognition
import ScreenReading
import Screenshots
import SystemColors
import TestSupport
import Testing
import TextDetection

/// Text that has become one with the signs of a status bar, in their ink.
@Suite("Text across the row of a camera")
struct CameraRowTests {
    /// What is said of a line that runs across a phone's screen, all signs but the battery lost in it.
    private func findings(
        y: Int = 20, width: Int = 300, ink: SRGB8 = .black, battery: SRGB8? = .black, known: Platform? = nil
    ) -> [Finding] {
        let line = Region.line(
            contrast: ink.contrastRatio(with: .white), pointSize: 17, ink: ink, backdrop: .white,
            box: PixelRect(x: 20, y: y, width: width, height: 17))
        let chrome = Chrome(
            battery: battery.map {
                Chrome.Battery(box: PixelRect(x: 340, y: 22, width: 25, height: 12), ink: $0)
            })
        let model = ScreenModel(
            width: 393, height: 852, scale: Scale(1, source: .option), regions: [line], luminance: 1,
            chrome: chrome)
        var auditor = Auditor(images: PNGDecoder())
        auditor.conditions = KnownConditions(platform: known)
        let audit = auditor.audit(model, from: ScreenSource(path: "home.png", colorSpace: "sRGB"))
        return audit.findings.filter { $0.rule == "status-bar-contrast" }
    }

    @Test("fails where the battery, which it does not touch, has its ink")
    func battery() {
        #expect(findings(known: .iOS).map(\.verdict) == [.fail])
        #expect(findings(ink: SRGB8(hex: 0x5A5A5A), known: .iOS).map(\.verdict) == [.fail])
    }

    @Test("can be told from a battery of another colour")
    func otherInk() {
        #expect(findings(ink: SRGB8(hex: 0xC7C7CC), known: .iOS).isEmpty)
    }

    @Test("is for review without a battery, and nothing below the row or on one side of it")
    func elsewhere() {
        #expect(findings(battery: nil, known: .iOS).map(\.verdict) == [.review])
        #expect(findings(y: 70, known: .iOS).isEmpty)
        #expect(findings(width: 100, known: .iOS).isEmpty)
    }

    @Test("is found where what has become one with the signs has their ink")
    func tangles() {
        func line(_ ink: UInt32, x: Int, y: Int, width: Int, height: Int) -> Region {
            let ink = SRGB8(hex: ink)
            return .line(
                contrast: ink.contrastRatio(with: .white), pointSize: 32, ink: ink, backdrop: .white,
                box: PixelRect(x: x, y: y, width: width, height: height))
        }
        let model = ScreenModel(
            width: 390, height: 844, scale: Scale(1, source: .option),
            regions: [
                line(0x000000, x: 278, y: 16, width: 87, height: 32),
                line(0x000000, x: 17, y: 20, width: 58, height: 28),
                line(0x00783C, x: 85, y: 23, width: 183, height: 31),
            ], luminance: 1)
        func verdicts(on platform: Platform?) -> [Verdict] {
            var auditor = Auditor(images: PNGDecoder())
            auditor.conditions = KnownConditions(platform: platform)
            return auditor.audit(model, from: ScreenSource(path: "home.png", colorSpace: "sRGB"))
                .findings.filter { $0.rule == "status-bar-contrast" }.map(\.verdict)
        }
        #expect(verdicts(on: .iOS) == [.review])
        #expect(verdicts(on: nil).isEmpty)
    }
}
