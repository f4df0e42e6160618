import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing

@Suite("Blurred panes")
struct BlurredPaneTests {
    private let text = PixelRect(x: 40, y: 40, width: 160, height: 20)

    private func panes(
        of screen: Bitmap<UInt8>, around contents: [PixelRect]? = nil
    ) -> [BlurredPane] {
        BlurredPane.panes(of: screen, around: contents ?? [text], scale: 2)
    }

    @Test("are found where something lies on them")
    func found() throws {
        let screen = DrawnText.screen(.black, onPaneOf: .white, share: 0.6)
        let pane = try #require(panes(of: screen).first)
        #expect(panes(of: screen).count == 1)
        #expect(pane.box == PixelRect(x: 20, y: 20, width: 360, height: 180))
        #expect(pane.holds(text, over: SRGB8(clipping: pane.color)))
        #expect(!pane.holds(text, over: .black))
        #expect(!pane.holds(PixelRect(x: 0, y: 0, width: 40, height: 30), over: SRGB8(clipping: pane.color)))
        #expect(panes(of: screen, around: []).isEmpty)
        #expect(panes(of: screen, around: [PixelRect(x: 0, y: 205, width: 90, height: 10)]).isEmpty)
    }

    @Test("are looked for beside lines as narrow as a stroke, at the sides of the screen and beyond them")
    func sides() {
        let screen = DrawnText.screen(.black, onPaneOf: .white, share: 0.6)
        let (right, bottom) = (screen.width, screen.height)
        let lines = [
            PixelRect(x: 0, y: 0, width: 1, height: 1), PixelRect(x: right - 1, y: 0, width: 1, height: 1),
            PixelRect(x: 0, y: bottom - 1, width: 1, height: 1),
            PixelRect(x: right - 1, y: bottom - 1, width: 1, height: 1),
            PixelRect(x: right + 40, y: 10, width: 20, height: 10),
            PixelRect(x: 10, y: bottom + 40, width: 20, height: 10),
        ]
        #expect(panes(of: screen, around: lines).isEmpty)
        #expect(panes(of: screen, around: lines + [text]).count == 1)
    }

    @Test("are no plain colours, no linear gradients and no textures")
    func others() {
        let plain = DrawnText.screen(.black) { _, _ in SRGB8(red: 210, green: 220, blue: 230) }
        let gradient = DrawnText.screen(.black) { x, y in
            DrawnText.isPane(x, y)
                ? SRGB8(red: UInt8(100 + x / 4), green: UInt8(220 - y / 4), blue: 200) : .white
        }
        let texture = DrawnText.screen(.black) { x, y in
            guard DrawnText.isPane(x, y) else { return .white }
            let level = UInt8(180 + (x * 7 + y * 13) % 3 + (x / 40 + y / 30) % 2 * 2)
            return SRGB8(red: level, green: level, blue: level)
        }
        for screen in [plain, gradient, texture] { #expect(panes(of: screen).isEmpty) }
    }
}
