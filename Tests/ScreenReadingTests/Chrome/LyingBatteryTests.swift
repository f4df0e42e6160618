import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing

/// The battery at the right end of an iPhone's status bar.
struct `A battery that lies` {
    private static let page = SRGB8(hex: 0xFFFFFF)
    private static let box = PixelRect(x: 1010, y: 69, width: 75, height: 36)

    /// A phone's screen of three pixels a point with an outline and a nub at its right.
    private func battery(
        at box: PixelRect = Self.box, ink: UInt32 = 0x000000,
        nub: PixelRect? = PixelRect(x: 78, y: 12, width: 4, height: 12),
        screenHeight: Int = 2556, _ others: PixelRect...
    ) -> Chrome.Battery? {
        let ink = SRGB8(hex: ink)
        var screen = Bitmap(width: 1179, height: screenHeight, filledWith: DrawnText.pixel(Self.page))
        func fill(_ box: PixelRect, _ color: SRGB8) {
            for y in box.y..<box.maxY {
                for x in box.x..<box.maxX { screen[x, y] = DrawnText.pixel(color) }
            }
        }
        fill(box, ink)
        fill(box.grown(by: -3), Self.page)
        fill(PixelRect(x: box.x + 6, y: box.y + 6, width: 50, height: box.height - 12), ink)
        // Its corners are round.
        for (x, y) in [
            (box.x, box.y), (box.maxX - 3, box.y), (box.x, box.maxY - 3), (box.maxX - 3, box.maxY - 3),
        ] {
            fill(PixelRect(x: x, y: y, width: 3, height: 3), Self.page)
        }
        if let nub {
            fill(PixelRect(x: box.x + nub.x, y: box.y + nub.y, width: nub.width, height: nub.height), ink)
        }
        for other in others { fill(other, ink) }
        return ScreenModel(reading: screen, scale: 3).chrome.battery
    }

    @Test func `is a box with a nub at its right`() {
        #expect(battery() == Chrome.Battery(box: Self.box, ink: .black))
        #expect(battery(ink: 0x5F5F5F)?.ink == SRGB8(hex: 0x5F5F5F))
        #expect(battery(nub: nil) == nil)
        #expect(battery(nub: PixelRect(x: 78, y: 0, width: 4, height: 12)) == nil)
        #expect(battery(nub: PixelRect(x: 78, y: 0, width: 4, height: 36)) == nil)
        #expect(battery(nub: PixelRect(x: 95, y: 12, width: 4, height: 12)) == nil)
    }

    @Test func `is found beside text that runs under the bar`() {
        let letter = PixelRect(x: 985, y: 60, width: 18, height: 50)
        #expect(battery(letter)?.box == Self.box)
        // What touches it is one with it.
        #expect(battery(PixelRect(x: 1000, y: 60, width: 12, height: 70)) == nil)
    }

    @Test func `lies at the top right of a screen that is held upright, and is as wide as on phones`() {
        #expect(battery(at: PixelRect(x: 300, y: 69, width: 75, height: 36)) == nil)
        #expect(battery(at: PixelRect(x: 1010, y: 269, width: 75, height: 36)) == nil)
        #expect(battery(at: PixelRect(x: 950, y: 69, width: 130, height: 60)) == nil)
        #expect(battery(screenHeight: 1179) == nil)
    }
}
