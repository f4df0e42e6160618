import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// The short bars before the names of curves in a chart.
struct `The bars of a legend` {
    private static let ink = SRGB8(hex: 0xC11800)

    /// Whether a box, of which only every so many columns is filled, is told beside type of a size in pixels.
    private func isTold(
        width: Int, height: Int, size: Double = 24, every step: Int = 1, ofName name: SRGB8 = .black,
        behind gap: Int = 8
    ) -> Bool {
        var screen = Bitmap(width: 60, height: 40, filledWith: DrawnText.pixel(.white))
        let box = PixelRect(x: 10, y: 10, width: width, height: height)
        for y in box.y..<box.maxY {
            for x in stride(from: box.x, to: box.maxX, by: step) { screen[x, y] = DrawnText.pixel(Self.ink) }
        }
        let bar = Region.line(contrast: 6, pointSize: size, ink: Self.ink, box: box)
        let line = Region.line(
            contrast: 21, pointSize: size, ink: name,
            box: PixelRect(x: box.maxX + gap, y: 4, width: 80, height: 20))
        return LegendBars.holds(bar, among: [bar, line], on: screen, scale: 1)
    }

    @Test func `are thicker than dashes`() {
        #expect(isTold(width: 25, height: 7))
        #expect(!isTold(width: 25, height: 3), "a dash")
        #expect(!isTold(width: 25, height: 7, size: 48), "a dash of large type")
    }

    @Test func `stand before a name in another ink`() {
        #expect(!isTold(width: 25, height: 7, ofName: Self.ink), "a dash of its line")
        #expect(!isTold(width: 25, height: 7, behind: 60), "far from it")
        #expect(!isTold(width: 25, height: 7, behind: -20), "on it")
    }

    @Test func `are filled, and wider than high`() {
        #expect(!isTold(width: 25, height: 7, every: 3), "letters")
        #expect(!isTold(width: 9, height: 9), "a square")
    }
}
