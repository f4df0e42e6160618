import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing

/// The right end of a Mac's bar of menus: a battery, and what stands right of it.
struct `The end of a bar of menus` {
    private static let bar = SRGB8(red: 30, green: 30, blue: 76)

    /// Whether one is seen where a battery lies in the bar, with signs right of it.
    private func isShown(signs: Int = 2, nub: Int = 8, width: Int = 44, gap: Int = 28) -> Bool {
        var screen = Bitmap(width: 500, height: 300, filledWith: DrawnText.pixel(Self.bar))
        func paint(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ level: UInt8 = 230) {
            for row in y..<y + height {
                for column in x..<x + width {
                    screen[column, row] = DrawnText.pixel(SRGB8(red: level, green: level, blue: level))
                }
            }
        }
        // The outline is translucent, the charge within is not.
        paint(200, 12, width, 2, 110)
        paint(200, 34, width, 2, 110)
        paint(200, 12, 2, 24, 110)
        paint(198 + width, 12, 2, 24, 110)
        paint(204, 16, 16, 16)
        paint(202 + width, 24 - nub / 2, 3, nub, 110)
        for sign in 0..<signs { paint(205 + width + gap + (24 + gap) * sign, 12, 24, 24) }
        return ScreenModel(reading: screen, scale: 2).chrome.hasMenuBar
    }

    @Test func `has a battery with signs right of it`() {
        #expect(isShown())
        #expect(isShown(signs: 3))
    }

    @Test func `is no status bar, whose battery is the last`() {
        #expect(!isShown(signs: 0))
        #expect(!isShown(signs: 1))
        #expect(!isShown(gap: 8))
    }

    @Test func `has no box without a nub, nor a square one`() {
        #expect(!isShown(nub: 0))
        #expect(!isShown(nub: 22))
        #expect(!isShown(width: 26))
    }
}
