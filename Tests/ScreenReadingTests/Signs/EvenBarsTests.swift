import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// The bars of a chart on one foot, and those of a sound around one middle.
struct `Even bars` {
    private static let ink = SRGB8(red: 150, green: 150, blue: 156)
    private static let heights = [24, 30, 40, 36, 20, 12]

    /// Whether bars of some heights are told, each 12 pixels after the one before it. The first may be wider,
    /// the second above its foot, and the third aside; all may have a hole.
    private func isTold(
        _ heights: [Int] = Self.heights, width: Int = 6, shift: Int = 0, raise: Int = 0,
        isCentred: Bool = false, hole: Int = 0, contrast: Double = 2.4
    ) -> Bool {
        var screen = Bitmap(width: 120, height: 80, filledWith: DrawnText.pixel(.white))
        let box = PixelRect(x: 20, y: 20, width: 12 * (heights.count - 1) + 6, height: 40)
        for (place, height) in heights.enumerated() {
            let top = box.maxY - (isCentred ? (box.height + height) / 2 : height) - (place == 1 ? raise : 0)
            let left = box.x + 12 * place + (place == 2 ? shift : 0)
            for y in top..<top + height where y < top + 4 || y >= top + 4 + hole {
                for x in left..<left + (place == 0 ? width : 6) { screen[x, y] = DrawnText.pixel(Self.ink) }
            }
        }
        return EvenBars.holds(
            Region.line(contrast: contrast, ink: Self.ink, backdrop: .white, box: box), on: screen)
    }

    @Test func `stand on one foot, or lie around one middle`() {
        #expect(isTold())
        #expect(isTold(isCentred: true))
        #expect(isTold([12, 24, 40, 24, 12], isCentred: true))
        // One is above its foot.
        #expect(!isTold(raise: 4))
    }

    @Test func `are of several heights, as letters of one stroke are not`() {
        #expect(!isTold([40, 40, 36, 40, 40, 36]))
        #expect(isTold([40, 40, 30, 40, 40, 30]))
    }

    @Test func `are as wide and as far apart as each other`() {
        #expect(!isTold(width: 9))
        #expect(!isTold(shift: 3))
    }

    @Test func `are filled, and five at least`() {
        #expect(!isTold(hole: 3))
        #expect(!isTold([24, 30, 40, 36]))
    }

    @Test func `are looked for where text would need more contrast`() {
        #expect(!isTold(contrast: 4.6))
    }
}
