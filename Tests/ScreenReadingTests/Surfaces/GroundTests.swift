import ColorMath
import Raster
import ScreenReading
import Screenshots
import TestSupport
import Testing
import TextDetection

@Suite("What a line lies right on")
struct GroundTests {
    private let page = Surface(
        color: .white, box: PixelRect(x: 0, y: 0, width: 390, height: 600), share: 0.6)
    private let card = Surface(
        color: SRGB8(red: 28, green: 28, blue: 30), box: PixelRect(x: 20, y: 100, width: 350, height: 200),
        share: 0.3)

    private func ground(of line: Region, beside others: [Region] = []) -> Ground? {
        ScreenModel(
            width: 390, height: 600, scale: Scale(1, source: .option), regions: [line] + others,
            surfaces: [page, card], luminance: 1
        ).grounds.first
    }

    private func line(on backdrop: SRGB8, x: Int, y: Int) -> Region {
        .line(
            ink: .black, backdrop: backdrop, box: PixelRect(x: x, y: y, width: 100, height: 20))
    }

    @Test("is the surface of its backdrop, within a code value or two")
    func surface() {
        #expect(ground(of: line(on: .white, x: 30, y: 40)) == .surface(0))
        #expect(ground(of: line(on: card.color, x: 30, y: 120)) == .surface(1))
        #expect(ground(of: line(on: SRGB8(red: 29, green: 27, blue: 31), x: 30, y: 120)) == .surface(1))
    }

    @Test("is a patch where its backdrop is a colour of its own, or a surface that is elsewhere")
    func patch() {
        #expect(ground(of: line(on: SRGB8(red: 255, green: 59, blue: 48), x: 30, y: 120)) == .patch)
        #expect(ground(of: line(on: card.color, x: 30, y: 400)) == .patch)
    }

    @Test("is the picture around it, where no surface is")
    func picture() {
        let picture = Region(
            kind: .picture, box: PixelRect(x: 0, y: 380, width: 390, height: 200), ink: .black,
            backdrop: .black, contrast: MeasuredContrast(plain: 1), pointSize: 100)
        let caption = line(on: SRGB8(red: 90, green: 70, blue: 60), x: 30, y: 400)
        #expect(ground(of: caption, beside: [picture]) == .picture(1))
    }
}
