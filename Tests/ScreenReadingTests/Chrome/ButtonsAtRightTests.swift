import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// The dash, the square and the cross at the top right of a window of Windows.
struct `The buttons at the right of a window` {
    private static let grey = SRGB8(hex: 0x919191)
    private static let window = PixelRect(x: 0, y: 0, width: 700, height: 400)

    /// The buttons in one grey, as far apart as is said, with a dash or another square before them.
    private func buttons(pitch: Int = 46, dash: Int = 1, ink: SRGB8 = Self.grey) -> ButtonsAtRight? {
        var screen = Bitmap(width: 700, height: 400, filledWith: DrawnText.pixel(.white))
        let cross = PixelRect(x: 666, y: 14, width: 10, height: 10)
        for y in 19..<19 + dash {
            for x in 0..<10 { screen[cross.x - 2 * pitch + x, y] = DrawnText.pixel(ink) }
        }
        let signs = [cross, cross.moved(right: -pitch)].map { Region.icon($0, ink: ink) }
        return ButtonsAtRight(among: signs, on: screen, within: Self.window, scale: 1)
    }

    @Test func `are a dash and two signs of one size, far from each other`() {
        #expect(buttons() != nil)
        #expect(buttons(pitch: 14) == nil, "signs of a status bar")
        #expect(buttons(dash: 5) == nil, "a row of signs")
    }

    @Test func `have the grey of the title where the window is not in front`() {
        let title = PixelRect(x: 30, y: 12, width: 140, height: 14)
        func isInactive(_ ink: SRGB8, buttons grey: SRGB8 = Self.grey) -> Bool? {
            buttons(ink: grey)?.isInactive(
                .line(contrast: ink.contrastRatio(with: .white), ink: ink, box: title))
        }
        #expect(isInactive(Self.grey) == true)
        #expect(isInactive(.black) == false)
        #expect(isInactive(.black, buttons: .black) == false)
    }
}
