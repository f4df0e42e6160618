import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// The buttons of a window of Linux that has them at its left.
struct `Buttons at the left` {
    private static let bar = SRGB8(red: 0x2F, green: 0x34, blue: 0x3F)
    private static let window = PixelRect(x: 0, y: 0, width: 400, height: 200)

    /// Whether they are seen, given the box of the dash, where the last one begins, and its side.
    private func areShown(
        dash: PixelRect? = PixelRect(x: 39, y: 13, width: 6, height: 2), first: Int = 11, last x: Int = 63,
        side: Int = 6
    ) -> Bool {
        var screen = Bitmap(width: 400, height: 200, filledWith: DrawnText.pixel(Self.bar))
        let signs = [
            PixelRect(x: first, y: 7, width: 14, height: 14),
            PixelRect(x: x, y: 14 - side / 2, width: side, height: side),
        ]
        for box in signs + [dash].compactMap({ $0 }) {
            for y in box.y..<box.maxY {
                for x in box.x..<box.maxX { screen[x, y] = DrawnText.pixel(.white) }
            }
        }
        let regions = signs.map {
            Region(
                kind: .icon, box: $0, ink: .white, backdrop: Self.bar,
                contrast: MeasuredContrast(plain: 12), pointSize: Double($0.height))
        }
        return ButtonsAtLeft.areShown(among: regions, on: screen, within: Self.window, scale: 1)
    }

    @Test func `are a cross, a dash and a smaller sign, as far from one another`() { #expect(areShown()) }

    @Test func `are no two signs with nothing, or something else, between them`() {
        #expect(!areShown(dash: nil))
        #expect(!areShown(dash: PixelRect(x: 39, y: 9, width: 6, height: 10)))
        #expect(!areShown(dash: PixelRect(x: 32, y: 13, width: 6, height: 2)))
        #expect(!areShown(last: 90))
        #expect(!areShown(first: 60, last: 112))
    }

    @Test func `are no three of one size, as a Mac has them`() {
        #expect(!areShown(dash: PixelRect(x: 35, y: 7, width: 14, height: 14), last: 59, side: 14))
    }
}
