import Audit
import ColorMath
import Raster
import Recognition
import ScreenReading
import SystemColors
import TestSupport
import Testing
import TextDetection

/// Signs with too little contrast, and who draws them.
struct `A faint icon` {
    private func finding(
        _ ink: String, on backdrop: String, side: Int = 12, chrome: Chrome = .none
    ) throws -> Finding? {
        let (ink, backdrop) = (try #require(SRGB8(ink)), try #require(SRGB8(backdrop)))
        let icon = Region(
            kind: .icon, box: PixelRect(x: 300, y: 100, width: side * 7 / 12, height: side), ink: ink,
            backdrop: backdrop, contrast: MeasuredContrast(plain: ink.contrastRatio(with: backdrop)),
            pointSize: Double(side))
        return ScreenAudit.sample(regions: [icon], chrome: chrome).findings.first {
            $0.rule == "icon-contrast"
        }
    }

    @Test func `of the app is a warning`() throws {
        #expect(try finding("#B9C2CF", on: "#FFFFFF")?.severity == .warning)
    }

    @Test func `of the system is a note, and says so`() throws {
        let chevron = try finding("#C5C5C7", on: "#FFFFFF")
        #expect(chevron?.severity == .note && chevron?.verdict == .review)
        #expect(chevron?.message.contains(", both the system's own") == true)
    }

    @Test func `in a tint, or larger than signs of the system, is the app's`() throws {
        #expect(try finding("#FFCC00", on: "#FFFFFF")?.severity == .warning)
        #expect(try finding("#C5C5C7", on: "#FFFFFF", side: 40)?.severity == .warning)
    }

    @Test func `is a note where higher than controls, and none where larger either way`() throws {
        #expect(try finding("#C5C5C7", on: "#FFFFFF", side: 43)?.severity == .warning)
        #expect(try finding("#C5C5C7", on: "#FFFFFF", side: 75)?.severity == .note)
        #expect(try finding("#C5C5C7", on: "#FFFFFF", side: 76) == nil)
    }

    @Test func `is a note where it may be the switch of a system that is not known`() throws {
        func severity(_ known: KnownConditions, width: Int = 55) -> Severity? {
            let (ink, box) = (SRGB8(hex: 0xCACACA), PixelRect(x: 200, y: 100, width: width, height: 30))
            return ScreenAudit.sample(regions: [.icon(box, ink: ink)], known: known).findings.first {
                $0.rule == "icon-contrast"
            }?.severity
        }
        #expect(severity(KnownConditions()) == .note)
        #expect(severity(KnownConditions(platform: .android)) == .warning)
        #expect(severity(KnownConditions(), width: 30) == .warning)
    }

    @Test func `is no button of a window`() throws {
        let controls = Chrome(windowControls: PixelRect(x: 290, y: 100, width: 52, height: 12))
        #expect(try finding("#B9C2CF", on: "#FFFFFF", chrome: controls) == nil)
        let others = Chrome(windowControls: PixelRect(x: 20, y: 100, width: 52, height: 12))
        #expect(try finding("#B9C2CF", on: "#FFFFFF", chrome: others)?.severity == .warning)
    }
}
